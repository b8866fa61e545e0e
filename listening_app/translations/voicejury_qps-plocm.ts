<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ConsentPage</name>
    <message>
        <source>This study asks how recorded voices sound to people. If you take part, you will listen to short recordings and answer a few questions about each.

We keep your answers and when you gave them, how often and how long you listened, and what you tell us about yourself on the next page. All of it is kept under your code, never under your name, and is used for research only.

Taking part is your own choice. You may pause or stop at any time without saying why, and you may ask the organizer to delete everything kept under your code.</source>
        <translation>תהייש שתעודיו אאשקש האווו ראיכאורדאיד ואוייכאיש שאועונד תאו ףאיאוףלאי. ייפ יואועו תאאקאי ףאארת, יואועו וויילל ליישתאינ תאו שהאורת ראיכאורדיינגש אאנד אאנשוואיר אא פאיוו כעואישתייאונש אאבאועות איאאכה.

וואי קאיאיף יואועור אאנשוואירש אאנד ווהאינ יואועו גאאואי תהאימ, האווו אופתאינ אאנד האווו לאונג יואועו ליישתאינאיד, אאנד ווהאאת יואועו תאילל עוש אאבאועות יואועורשאילפ אונ תהאי נאיכסת ףאאגאי. אאלל אופ יית ייש קאיףת עונדאיר יואועור כאודאי, נאיואיר עונדאיר יואועור נאאמאי, אאנד ייש עושאיד פאור ראישאיאארכה אונליו.

תאאקיינג ףאארת ייש יואועור אווונ כהאוייכאי. יואועו מאאיו ףאאעושאי אור שתאוף אאת אאניו תיימאי ווייתהאועות שאאיויינג ווהיו, אאנד יואועו מאאיו אאשק תהאי אורגאאנייצאיר תאו דאילאיתאי איואיריותהיינג קאיףת עונדאיר יואועור כאודאי.</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>באיפאוראי יואועו באיגיינ</translation>
    </message>
    <message>
        <source>I do not want to</source>
        <translation>יי דאו נאות וואאנת תאו</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>יי אאגראיאי אאנד תאאקאי ףאארת</translation>
    </message>
</context>
<context>
    <name>DisplayMenu</name>
    <message>
        <source>Display</source>
        <translation>דיישףלאאיו</translation>
    </message>
    <message>
        <source>Like the computer</source>
        <translation>לייקאי תהאי כאומףעותאיר</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>לייגהת</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>דאארק</translation>
    </message>
    <message>
        <source>Text {percent} %</source>
        <translation>תאיכסת {percent} %</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>ווייתהאועות מאותייאונ</translation>
    </message>
</context>
<context>
    <name>InstructionsPage</name>
    <message>
        <source>You work for a radio station. It airs interviews with people who have something to tell but must not be recognized, so their voices may have been changed beforehand.

You are the last one to listen before an interview goes on air. For each of them you answer these questions:</source>
        <translation>יואועו וואורק פאור אא ראאדייאו שתאאתייאונ. יית אאיירש יינתאירוייאיווש ווייתה ףאיאוףלאי ווהאו האאואי שאומאיתהיינג תאו תאילל בעות מעושת נאות באי ראיכאוגנייצאיד, שאו תהאיייר ואוייכאיש מאאיו האאואי באיאינ כהאאנגאיד באיפאוראיהאאנד.

יואועו אאראי תהאי לאאשת אונאי תאו ליישתאינ באיפאוראי אאנ יינתאירוייאיוו גאואיש אונ אאייר. פאור איאאכה אופ תהאימ יואועו אאנשוואיר תהאישאי כעואישתייאונש:</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>יואועור ףאארת</translation>
    </message>
    <message>
        <source>Back to the interview</source>
        <translation>באאכק תאו תהאי יינתאירוייאיוו</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>כאונתיינעואי</translation>
    </message>
    <message>
        <source>Does the voice sound natural?</source>
        <translation>דאואיש תהאי ואוייכאי שאועונד נאאתעוראאל?</translation>
    </message>
    <message>
        <source>As if a person were speaking, not a machine.</source>
        <translation>אאש ייפ אא ףאירשאונ וואיראי שףאיאאקיינג, נאות אא מאאכהיינאי.</translation>
    </message>
    <message>
        <source>Can every word be understood?</source>
        <translation>כאאנ איואיריו וואורד באי עונדאירשתאואוד?</translation>
    </message>
    <message>
        <source>The audience will hear it once only.</source>
        <translation>תהאי אאעודייאינכאי וויילל האיאאר יית אונכאי אונליו.</translation>
    </message>
    <message>
        <source>Is it the same person?</source>
        <translation>ייש יית תהאי שאאמאי ףאירשאונ?</translation>
    </message>
    <message>
        <source>You get a second recording, of someone we know. Could that be the person in the interview?</source>
        <translation>יואועו גאית אא שאיכאונד ראיכאורדיינג, אופ שאומאיאונאי וואי קנאווו. כאועולד תהאאת באי תהאי ףאירשאונ יינ תהאי יינתאירוייאיוו?</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides, and you may listen again as often as you like.</source>
        <translation>נאותהיינג ייש רייגהת אור ווראונג: יואועור איאאר דאיכיידאיש, אאנד יואועו מאאיו ליישתאינ אאגאאיינ אאש אופתאינ אאש יואועו לייקאי.</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides. You hear each recording once.</source>
        <translation>נאותהיינג ייש רייגהת אור ווראונג: יואועור איאאר דאיכיידאיש. יואועו האיאאר איאאכה ראיכאורדיינג אונכאי.</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides. You may play each recording up to {count} times.</source>
        <translation>נאותהיינג ייש רייגהת אור ווראונג: יואועור איאאר דאיכיידאיש. יואועו מאאיו ףלאאיו איאאכה ראיכאורדיינג עוף תאו {count} תיימאיש.</translation>
    </message>
    <message>
        <source>Use the whole of each scale.</source>
        <translation>עושאי תהאי ווהאולאי אופ איאאכה שכאאלאי.</translation>
    </message>
    <message>
        <source>Use the whole scale from {lowest} to {highest}.</source>
        <translation>עושאי תהאי ווהאולאי שכאאלאי פראומ {lowest} תאו {highest}.</translation>
    </message>
    <message>
        <source>Everything works by mouse or by keyboard: Space plays, 1 to 9 choose a number and 0 stands for 10, Tab moves on, Enter confirms.</source>
        <translation>איואיריותהיינג וואורקש ביו מאועושאי אור ביו קאייובאואארד: שףאאכאי ףלאאיוש, 1 תאו 9 כהאואושאי אא נעומבאיר אאנד 0 שתאאנדש פאור 10, תאאב מאוואיש אונ, אינתאיר כאונפיירמש.</translation>
    </message>
    <message>
        <source>Everything works by mouse or by keyboard: Space plays, number keys choose a number, Tab moves on, Enter confirms.</source>
        <translation>איואיריותהיינג וואורקש ביו מאועושאי אור ביו קאייובאואארד: שףאאכאי ףלאאיוש, נעומבאיר קאייוש כהאואושאי אא נעומבאיר, תאאב מאוואיש אונ, אינתאיר כאונפיירמש.</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Language: {name}</source>
        <translation>לאאנגעואאגאי: {name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>לאאנגעואאגאי</translation>
    </message>
</context>
<context>
    <name>LanguagePicker</name>
    <message>
        <source>Type the first letters</source>
        <translation>תיוףאי תהאי פיירשת לאיתתאירש</translation>
    </message>
    <message>
        <source>A language that is not listed</source>
        <translation>אא לאאנגעואאגאי תהאאת ייש נאות ליישתאיד</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>Play</source>
        <translation>ףלאאיו</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>ףלאאיו אאגאאיינ</translation>
    </message>
    <message>
        <source>{name}: how far it has played</source>
        <translation>{name}: האווו פאאר יית האאש ףלאאיואיד</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>שתאוף</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>ףלאאיויינג</translation>
    </message>
    <message>
        <source>{action} ({count} left)</source>
        <translation>{action} ({count} לאיפת)</translation>
    </message>
    <message>
        <source>disturbed, please play it again</source>
        <translation>דיישתעורבאיד, ףלאיאאשאי ףלאאיו יית אאגאאיינ</translation>
    </message>
    <message>
        <source>heard once</source>
        <translation>האיאארד אונכאי</translation>
    </message>
    <message>
        <source>heard twice</source>
        <translation>האיאארד תווייכאי</translation>
    </message>
    <message>
        <source>heard {count} times</source>
        <translation>האיאארד {count} תיימאיש</translation>
    </message>
    <message>
        <source>not heard to the end yet</source>
        <translation>נאות האיאארד תאו תהאי אינד יואית</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>נאות האיאארד יואית</translation>
    </message>
</context>
<context>
    <name>QuestionnairePage</name>
    <message>
        <source>About you</source>
        <translation>אאבאועות יואועו</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>כאונתיינעואי</translation>
    </message>
    <message>
        <source>Please choose the language you grew up with.</source>
        <translation>ףלאיאאשאי כהאואושאי תהאי לאאנגעואאגאי יואועו גראיוו עוף ווייתה.</translation>
    </message>
    <message>
        <source>Which language did you grow up with?</source>
        <translation>ווהייכה לאאנגעואאגאי דייד יואועו גראווו עוף ווייתה?</translation>
    </message>
    <message>
        <source>How old are you?</source>
        <translation>האווו אולד אאראי יואועו?</translation>
    </message>
    <message>
        <source>How is your hearing?</source>
        <translation>האווו ייש יואועור האיאאריינג?</translation>
    </message>
    <message>
        <source>Have you taken part in listening tests before?</source>
        <translation>האאואי יואועו תאאקאינ ףאארת יינ ליישתאיניינג תאישתש באיפאוראי?</translation>
    </message>
    <message>
        <source>18 to 29</source>
        <translation>18 תאו 29</translation>
    </message>
    <message>
        <source>30 to 44</source>
        <translation>30 תאו 44</translation>
    </message>
    <message>
        <source>45 to 59</source>
        <translation>45 תאו 59</translation>
    </message>
    <message>
        <source>60 or older</source>
        <translation>60 אור אולדאיר</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>נאורמאאל</translation>
    </message>
    <message>
        <source>impaired</source>
        <translation>יימףאאייראיד</translation>
    </message>
    <message>
        <source>never</source>
        <translation>נאיואיר</translation>
    </message>
    <message>
        <source>a few times</source>
        <translation>אא פאיוו תיימאיש</translation>
    </message>
    <message>
        <source>often</source>
        <translation>אופתאינ</translation>
    </message>
    <message>
        <source>rather not say</source>
        <translation>ראאתהאיר נאות שאאיו</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>The voice on air</source>
        <translation>תהאי ואוייכאי אונ אאייר</translation>
    </message>
    <message>
        <source>A recording of someone we know</source>
        <translation>אא ראיכאורדיינג אופ שאומאיאונאי וואי קנאווו</translation>
    </message>
    <message>
        <source>How natural does the voice sound?</source>
        <translation>האווו נאאתעוראאל דאואיש תהאי ואוייכאי שאועונד?</translation>
    </message>
    <message>
        <source>totally unnatural</source>
        <translation>תאותאאלליו עוננאאתעוראאל</translation>
    </message>
    <message>
        <source>totally natural</source>
        <translation>תאותאאלליו נאאתעוראאל</translation>
    </message>
    <message>
        <source>How much could you understand?</source>
        <translation>האווו מעוכה כאועולד יואועו עונדאירשתאאנד?</translation>
    </message>
    <message>
        <source>totally unintelligible</source>
        <translation>תאותאאלליו עוניינתאיללייגייבלאי</translation>
    </message>
    <message>
        <source>totally intelligible</source>
        <translation>תאותאאלליו יינתאיללייגייבלאי</translation>
    </message>
    <message>
        <source>Is it the same person?</source>
        <translation>ייש יית תהאי שאאמאי ףאירשאונ?</translation>
    </message>
    <message>
        <source>different speakers</source>
        <translation>דייפפאיראינת שףאיאאקאירש</translation>
    </message>
    <message>
        <source>the same speaker</source>
        <translation>תהאי שאאמאי שףאיאאקאיר</translation>
    </message>
    <message>
        <source>What happens here?</source>
        <translation>ווהאאת האאףףאינש האיראי?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>נאיכסת</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>באאכק</translation>
    </message>
    <message>
        <source>Take back the answers that you confirmed last.</source>
        <translation>תאאקאי באאכק תהאי אאנשוואירש תהאאת יואועו כאונפיירמאיד לאאשת.</translation>
    </message>
    <message>
        <source>after you have heard it to the end</source>
        <translation>אאפתאיר יואועו האאואי האיאארד יית תאו תהאי אינד</translation>
    </message>
    <message>
        <source>after you have heard both to the end</source>
        <translation>אאפתאיר יואועו האאואי האיאארד באותה תאו תהאי אינד</translation>
    </message>
    <message>
        <source>Play the recording: click Play or press Space.</source>
        <translation>ףלאאיו תהאי ראיכאורדיינג: כלייכק ףלאאיו אור ףראישש שףאאכאי.</translation>
    </message>
    <message>
        <source>Change what you like, then click Next or press Enter.</source>
        <translation>כהאאנגאי ווהאאת יואועו לייקאי, תהאינ כלייכק נאיכסת אור ףראישש אינתאיר.</translation>
    </message>
    <message>
        <source>Choose a number: click on the line or type it, then press Enter.</source>
        <translation>כהאואושאי אא נעומבאיר: כלייכק אונ תהאי ליינאי אור תיוףאי יית, תהאינ ףראישש אינתאיר.</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key; 0 stands for 10.</source>
        <translation>כהאואושאי אא נעומבאיר: כלייכק יית אור ףראישש ייתש קאייו; 0 שתאאנדש פאור 10.</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key.</source>
        <translation>כהאואושאי אא נעומבאיר: כלייכק יית אור ףראישש ייתש קאייו.</translation>
    </message>
</context>
<context>
    <name>Reception</name>
    <message>
        <source>A code is made of the letters A to Z, digits, dots, hyphens and underscores, and begins with a letter or a digit.</source>
        <translation>אא כאודאי ייש מאאדאי אופ תהאי לאיתתאירש אא תאו צ, דייגייתש, דאותש, היוףהאינש אאנד עונדאירשכאוראיש, אאנד באיגיינש ווייתה אא לאיתתאיר אור אא דייגיית.</translation>
    </message>
    <message>
        <source>There is no sound output</source>
        <translation>תהאיראי ייש נאו שאועונד אועותףעות</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>תריו אאגאאיינ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>כלאושאי</translation>
    </message>
    <message>
        <source>Please plug in the headphones, or tell the organizer. Nothing is lost.</source>
        <translation>ףלאיאאשאי ףלעוג יינ תהאי האיאאדףהאונאיש, אור תאילל תהאי אורגאאנייצאיר. נאותהיינג ייש לאושת.</translation>
    </message>
    <message>
        <source>Every place in this study is taken. If you took part before, type the same code as then; if not, please tell the organizer, who can add a place.</source>
        <translation>איואיריו ףלאאכאי יינ תהייש שתעודיו ייש תאאקאינ. ייפ יואועו תאואוק ףאארת באיפאוראי, תיוףאי תהאי שאאמאי כאודאי אאש תהאינ; ייפ נאות, ףלאיאאשאי תאילל תהאי אורגאאנייצאיר, ווהאו כאאנ אאדד אא ףלאאכאי.</translation>
    </message>
    <message>
        <source>There is no session left for this code; all its answers are saved. If you are new here, please choose another code.</source>
        <translation>תהאיראי ייש נאו שאיששייאונ לאיפת פאור תהייש כאודאי; אאלל ייתש אאנשוואירש אאראי שאאואיד. ייפ יואועו אאראי נאיוו האיראי, ףלאיאאשאי כהאואושאי אאנאותהאיר כאודאי.</translation>
    </message>
    <message>
        <source>Whoever used this code withdrew from the study. Please choose another code.</source>
        <translation>ווהאואיואיר עושאיד תהייש כאודאי ווייתהדראיוו פראומ תהאי שתעודיו. ףלאיאאשאי כהאואושאי אאנאותהאיר כאודאי.</translation>
    </message>
    <message>
        <source>Your session is open in another window. Please go on there, or close it first.</source>
        <translation>יואועור שאיששייאונ ייש אוףאינ יינ אאנאותהאיר וויינדאווו. ףלאיאאשאי גאו אונ תהאיראי, אור כלאושאי יית פיירשת.</translation>
    </message>
    <message>
        <source>Please show this to the organizer: {reason}</source>
        <translation>ףלאיאאשאי שהאווו תהייש תאו תהאי אורגאאנייצאיר: {reason}</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Progress of the session</source>
        <translation>ףראוגראישש אופ תהאי שאיששייאונ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>ףאאעושאי</translation>
    </message>
    <message>
        <source>Practice {position} of {total}</source>
        <translation>ףראאכתייכאי {position} אופ {total}</translation>
    </message>
    <message>
        <source>Interview {position} of {total}</source>
        <translation>יינתאירוייאיוו {position} אופ {total}</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>אאבאועות {minutes} מיינ לאיפת</translation>
    </message>
</context>
<context>
    <name>SessionPages</name>
    <message>
        <source>Time for a break</source>
        <translation>תיימאי פאור אא בראיאאק</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>גאו אונ</translation>
    </message>
    <message>
        <source>How that compares</source>
        <translation>האווו תהאאת כאומףאאראיש</translation>
    </message>
    <message>
        <source>The sound is gone</source>
        <translation>תהאי שאועונד ייש גאונאי</translation>
    </message>
    <message>
        <source>This recording cannot be played</source>
        <translation>תהייש ראיכאורדיינג כאאננאות באי ףלאאיואיד</translation>
    </message>
    <message>
        <source>Answers cannot be saved right now</source>
        <translation>אאנשוואירש כאאננאות באי שאאואיד רייגהת נאווו</translation>
    </message>
    <message>
        <source>{done} of {total} interviews are done.</source>
        <translation>{done} אופ {total} יינתאירוייאיווש אאראי דאונאי.</translation>
    </message>
    <message>
        <source>Take off your headphones, look out of the window, stretch your legs: a few minutes of quiet do your ears good. Everything you have answered is saved.</source>
        <translation>תאאקאי אופפ יואועור האיאאדףהאונאיש, לאואוק אועות אופ תהאי וויינדאווו, שתראיתכה יואועור לאיגש: אא פאיוו מיינעותאיש אופ כעוייאית דאו יואועור איאארש גאואוד. איואיריותהיינג יואועו האאואי אאנשוואיראיד ייש שאאואיד.</translation>
    </message>
    <message>
        <source>Nobody had changed this voice: it is a person&apos;s own.</source>
        <translation>נאובאודיו האאד כהאאנגאיד תהייש ואוייכאי: יית ייש אא ףאירשאונ&apos;ש אווונ.</translation>
    </message>
    <message>
        <source>The other recording is of the same person.</source>
        <translation>תהאי אותהאיר ראיכאורדיינג ייש אופ תהאי שאאמאי ףאירשאונ.</translation>
    </message>
    <message>
        <source>The other recording is of a different person.</source>
        <translation>תהאי אותהאיר ראיכאורדיינג ייש אופ אא דייפפאיראינת ףאירשאונ.</translation>
    </message>
    <message>
        <source>You chose: {answers}.</source>
        <translation>יואועו כהאושאי: {answers}.</translation>
    </message>
    <message>
        <source>natural {number} of {highest}</source>
        <translation>נאאתעוראאל {number} אופ {highest}</translation>
    </message>
    <message>
        <source>understood {number} of {highest}</source>
        <translation>עונדאירשתאואוד {number} אופ {highest}</translation>
    </message>
    <message>
        <source>the same person {number} of {highest}</source>
        <translation>תהאי שאאמאי ףאירשאונ {number} אופ {highest}</translation>
    </message>
    <message>
        <source>Nothing you rated is lost. What was playing can be played again.</source>
        <translation>נאותהיינג יואועו ראאתאיד ייש לאושת. ווהאאת וואאש ףלאאיויינג כאאנ באי ףלאאיואיד אאגאאיינ.</translation>
    </message>
    <message>
        <source>{reason} Check that the headphones are plugged in, then try again.</source>
        <translation>{reason} כהאיכק תהאאת תהאי האיאאדףהאונאיש אאראי ףלעוגגאיד יינ, תהאינ תריו אאגאאיינ.</translation>
    </message>
    <message>
        <source>Nothing you rated is lost. Please tell the organizer.</source>
        <translation>נאותהיינג יואועו ראאתאיד ייש לאושת. ףלאיאאשאי תאילל תהאי אורגאאנייצאיר.</translation>
    </message>
    <message>
        <source>It belongs to interview {position}.</source>
        <translation>יית באילאונגש תאו יינתאירוייאיוו {position}.</translation>
    </message>
    <message>
        <source>The computer says: {reason}. Once there is room on the disk again, or the drive is back, try again; your last answer is kept while this window is open.</source>
        <translation>תהאי כאומףעותאיר שאאיוש: {reason}. אונכאי תהאיראי ייש ראואומ אונ תהאי דיישק אאגאאיינ, אור תהאי דרייואי ייש באאכק, תריו אאגאאיינ; יואועור לאאשת אאנשוואיר ייש קאיףת ווהיילאי תהייש וויינדאווו ייש אוףאינ.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>ףאאעושאיד</translation>
    </message>
    <message>
        <source>Leave for today</source>
        <translation>לאיאאואי פאור תאודאאיו</translation>
    </message>
    <message>
        <source>Rest as long as you like. Everything you have answered is saved.</source>
        <translation>ראישת אאש לאונג אאש יואועו לייקאי. איואיריותהיינג יואועו האאואי אאנשוואיראיד ייש שאאואיד.</translation>
    </message>
    <message>
        <source>You may also leave and come back another time: begin with your code {code} again, and you go on exactly here.</source>
        <translation>יואועו מאאיו אאלשאו לאיאאואי אאנד כאומאי באאכק אאנאותהאיר תיימאי: באיגיינ ווייתה יואועור כאודאי {code} אאגאאיינ, אאנד יואועו גאו אונ איכסאאכתליו האיראי.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>תהאאנק יואועו</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>כלאושאי</translation>
    </message>
    <message>
        <source>Take another session</source>
        <translation>תאאקאי אאנאותהאיר שאיששייאונ</translation>
    </message>
    <message>
        <source>That was the last interview. All your answers are saved.</source>
        <translation>תהאאת וואאש תהאי לאאשת יינתאירוייאיוו. אאלל יואועור אאנשוואירש אאראי שאאואיד.</translation>
    </message>
    <message>
        <source>You may take off your headphones and tell the organizer that you are done.</source>
        <translation>יואועו מאאיו תאאקאי אופפ יואועור האיאאדףהאונאיש אאנד תאילל תהאי אורגאאנייצאיר תהאאת יואועו אאראי דאונאי.</translation>
    </message>
    <message>
        <source>That is fine</source>
        <translation>תהאאת ייש פיינאי</translation>
    </message>
    <message>
        <source>You are not taking part, and no answers were kept.</source>
        <translation>יואועו אאראי נאות תאאקיינג ףאארת, אאנד נאו אאנשוואירש וואיראי קאיףת.</translation>
    </message>
    <message>
        <source>You may close the window now.</source>
        <translation>יואועו מאאיו כלאושאי תהאי וויינדאווו נאווו.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>תריו אאגאאיינ</translation>
    </message>
</context>
<context>
    <name>SessionPresenter</name>
    <message>
        <source>No sound output was found.</source>
        <translation>נאו שאועונד אועותףעות וואאש פאועונד.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Choose the folder of the study that is to be taken.</source>
        <translation>כהאואושאי תהאי פאולדאיר אופ תהאי שתעודיו תהאאת ייש תאו באי תאאקאינ.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>כהאואושאי אא פאולדאיר…</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>תהאי שתעודיו&apos;ש פאולדאיר</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>nothing chosen yet</source>
        <translation>נאותהיינג כהאושאינ יואית</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message numerus="yes">
        <source>You will hear %n short recording(s) of people being interviewed, and say how they sound to you.</source>
        <translation>
            <numerusform>יואועו וויילל האיאאר %n שהאורת ראיכאורדיינג אופ שאומאיבאודיו באייינג יינתאירוייאיוואיד, אאנד שאאיו האווו יית שאועונדש תאו יואועו.</numerusform>
            <numerusform>יואועו וויילל האיאאר %n שהאורת ראיכאורדיינגש אופ ףאיאוףלאי באייינג יינתאירוייאיוואיד, אאנד שאאיו האווו תהאייו שאועונד תאו יואועו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please put on your headphones. There is a break halfway, you can pause whenever you like, and every answer is saved the moment you give it.</source>
        <translation>ףלאיאאשאי ףעות אונ יואועור האיאאדףהאונאיש. תהאיראי ייש אא בראיאאק האאלפוואאיו, יואועו כאאנ ףאאעושאי ווהאינאיואיר יואועו לייקאי, אאנד איואיריו אאנשוואיר ייש שאאואיד תהאי מאומאינת יואועו גייואי יית.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>באיגיינ</translation>
    </message>
    <message>
        <source>Your participant code</source>
        <translation>יואועור ףאארתייכייףאאנת כאודאי</translation>
    </message>
    <message>
        <source>Use the code that you were given, or make one up, such as maple-27. Please do not use your name. If you took part before, use the same code again.</source>
        <translation>עושאי תהאי כאודאי תהאאת יואועו וואיראי גייואינ, אור מאאקאי אונאי עוף, שעוכה אאש מאאףלאי-27. ףלאיאאשאי דאו נאות עושאי יואועור נאאמאי. ייפ יואועו תאואוק ףאארת באיפאוראי, עושאי תהאי שאאמאי כאודאי אאגאאיינ.</translation>
    </message>
    <message>
        <source>Please type your code first.</source>
        <translation>ףלאיאאשאי תיוףאי יואועור כאודאי פיירשת.</translation>
    </message>
</context>
</TS>
