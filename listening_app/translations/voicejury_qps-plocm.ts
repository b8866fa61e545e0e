<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Area</name>
    <message>
        <source>Play</source>
        <translation>ףלאאיו</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>שתאוף</translation>
    </message>
    <message>
        <source>{action}: {place}</source>
        <translation>{action}: {place}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>אימףתיו</translation>
    </message>
</context>
<context>
    <name>BoardSurface</name>
    <message>
        <source>to sort</source>
        <translation>תאו שאורת</translation>
    </message>
    <message>
        <source>in group {number}</source>
        <translation>יינ גראועוף {number}</translation>
    </message>
    <message>
        <source>Everything is sorted.</source>
        <translation>איואיריותהיינג ייש שאורתאיד.</translation>
    </message>
    <message>
        <source>Drag a voice here, or press {number}</source>
        <translation>דראאג אא ואוייכאי האיראי, אור ףראישש {number}</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>{word} (if left out)</source>
        <translation>{word} (ייפ לאיפת אועות)</translation>
    </message>
</context>
<context>
    <name>ClusteringPage</name>
    <message>
        <source>What happens here?</source>
        <translation>ווהאאת האאףףאינש האיראי?</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>פייניישה</translation>
    </message>
    <message>
        <source>Change what you like, then click Finish or press Enter.</source>
        <translation>כהאאנגאי ווהאאת יואועו לייקאי, תהאינ כלייכק פייניישה אור ףראישש אינתאיר.</translation>
    </message>
    <message>
        <source>Click a voice to hear it, or press Space. Its letter plays it too.</source>
        <translation>כלייכק אא ואוייכאי תאו האיאאר יית, אור ףראישש שףאאכאי. ייתש לאיתתאיר ףלאאיוש יית תאואו.</translation>
    </message>
    <message>
        <source>Drag a voice to a group, or press the group&apos;s number. Several at once: draw a frame around them.</source>
        <translation>דראאג אא ואוייכאי תאו אא גראועוף, אור ףראישש תהאי גראועוף&apos;ש נעומבאיר. שאיואיראאל אאת אונכאי: דראאוו אא פראאמאי אאראועונד תהאימ.</translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) not heard to the end yet.</source>
        <translation>
            <numerusform>%n ואוייכאי נאות האיאארד תאו תהאי אינד יואית.</numerusform>
            <numerusform>%n ואוייכאיש נאות האיאארד תאו תהאי אינד יואית.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) still to sort.</source>
        <translation>
            <numerusform>%n ואוייכאי שתיילל תאו שאורת.</numerusform>
            <numerusform>%n ואוייכאיש שתיילל תאו שאורת.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) still to sort,</source>
        <translation>
            <numerusform>%n ואוייכאי שתיילל תאו שאורת,</numerusform>
            <numerusform>%n ואוייכאיש שתיילל תאו שאורת,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not heard to the end yet.</source>
        <translation>
            <numerusform>%n נאות האיאארד תאו תהאי אינד יואית.</numerusform>
            <numerusform>%n נאות האיאארד תאו תהאי אינד יואית.</numerusform>
        </translation>
    </message>
</context>
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
        <source>Your participant code: {code}</source>
        <translation>יואועור ףאארתייכייףאאנת כאודאי: {code}</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>באיפאוראי יואועו באיגיינ</translation>
    </message>
    <message>
        <source>Keep a copy…</source>
        <translation>קאיאיף אא כאוףיו…</translation>
    </message>
    <message>
        <source>I do not want to</source>
        <translation>יי דאו נאות וואאנת תאו</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>יי אאגראיאי אאנד תאאקאי ףאארת</translation>
    </message>
    <message>
        <source>consent</source>
        <translation>כאונשאינת</translation>
    </message>
    <message>
        <source>The copy could not be saved ({reason}). Please choose another place.</source>
        <translation>תהאי כאוףיו כאועולד נאות באי שאאואיד ({reason}). ףלאיאאשאי כהאואושאי אאנאותהאיר ףלאאכאי.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>שאאואיד אאש {name}.</translation>
    </message>
</context>
<context>
    <name>Coverages</name>
    <message>
        <source>Trials judged, of those planned</source>
        <translation>תרייאאלש זעודגאיד, אופ תהאושאי ףלאאננאיד</translation>
    </message>
    <message>
        <source>Panels sorted, of those planned</source>
        <translation>ףאאנאילש שאורתאיד, אופ תהאושאי ףלאאננאיד</translation>
    </message>
    <message>
        <source>What was judged is told where the study&apos;s key is, not in a pack.</source>
        <translation>ווהאאת וואאש זעודגאיד ייש תאולד ווהאיראי תהאי שתעודיו&apos;ש קאייו ייש, נאות יינ אא ףאאכק.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>אאלל</translation>
    </message>
    <message>
        <source>{part}: {judged} of {planned}</source>
        <translation>{part}: {judged} אופ {planned}</translation>
    </message>
</context>
<context>
    <name>DesignPage</name>
    <message>
        <source>Parts of the study file</source>
        <translation>ףאארתש אופ תהאי שתעודיו פיילאי</translation>
    </message>
    <message>
        <source>Show the next one</source>
        <translation>שהאווו תהאי נאיכסת אונאי</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>שאאואי</translation>
    </message>
    <message>
        <source>Evaluators have begun. Change only what they read: with other questions, scales or breaks, what they answered so far can no longer be read.</source>
        <translation>איואאלעואאתאורש האאואי באיגעונ. כהאאנגאי אונליו ווהאאת תהאייו ראיאאד: ווייתה אותהאיר כעואישתייאונש, שכאאלאיש אור בראיאאקש, ווהאאת תהאייו אאנשוואיראיד שאו פאאר כאאנ נאו לאונגאיר באי ראיאאד.</translation>
    </message>
    <message>
        <source>{part}, {count} to correct</source>
        <translation>{part}, {count} תאו כאורראיכת</translation>
    </message>
    <message>
        <source>One thing is to be corrected.</source>
        <translation>אונאי תהיינג ייש תאו באי כאורראיכתאיד.</translation>
    </message>
    <message>
        <source>{count} things are to be corrected.</source>
        <translation>{count} תהיינגש אאראי תאו באי כאורראיכתאיד.</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>נאות שאאואיד יואית.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>שאאואיד.</translation>
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
    <name>GroupArea</name>
    <message>
        <source>group {number}</source>
        <translation>גראועוף {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>נאאמאי</translation>
    </message>
    <message>
        <source>Name of group {number}</source>
        <translation>נאאמאי אופ גראועוף {number}</translation>
    </message>
</context>
<context>
    <name>HeadphoneTestPage</name>
    <message>
        <source>Sound {number}</source>
        <translation>שאועונד {number}</translation>
    </message>
    <message>
        <source>Headphones: question {number} of {count}</source>
        <translation>האיאאדףהאונאיש: כעואישתייאונ {number} אופ {count}</translation>
    </message>
    <message>
        <source>Find the faint tone</source>
        <translation>פיינד תהאי פאאיינת תאונאי</translation>
    </message>
    <message>
        <source>You hear three noises. In one of them a faint tone is hidden. Which one?</source>
        <translation>יואועו האיאאר תהראיאי נאויישאיש. יינ אונאי אופ תהאימ אא פאאיינת תאונאי ייש היידדאינ. ווהייכה אונאי?</translation>
    </message>
    <message>
        <source>Find the softest tone</source>
        <translation>פיינד תהאי שאופתאישת תאונאי</translation>
    </message>
    <message>
        <source>You hear three tones, one after the other. Which one is the softest?</source>
        <translation>יואועו האיאאר תהראיאי תאונאיש, אונאי אאפתאיר תהאי אותהאיר. ווהייכה אונאי ייש תהאי שאופתאישת?</translation>
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
    <name>Languages</name>
    <message>
        <source>Abkhazian</source>
        <translation>אאבקהאאצייאאנ</translation>
    </message>
    <message>
        <source>Afar</source>
        <translation>אאפאאר</translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>אאפרייקאאאאנש</translation>
    </message>
    <message>
        <source>Aghem</source>
        <translation>אאגהאימ</translation>
    </message>
    <message>
        <source>Akan</source>
        <translation>אאקאאנ</translation>
    </message>
    <message>
        <source>Akoose</source>
        <translation>אאקאואושאי</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>אאלבאאנייאאנ</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>אאמהאארייכ</translation>
    </message>
    <message>
        <source>Anii</source>
        <translation>אאניייי</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>אאראאבייכ</translation>
    </message>
    <message>
        <source>Aragonese</source>
        <translation>אאראאגאונאישאי</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>אארמאינייאאנ</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>אאששאאמאישאי</translation>
    </message>
    <message>
        <source>Asturian</source>
        <translation>אאשתעורייאאנ</translation>
    </message>
    <message>
        <source>Asu</source>
        <translation>אאשעו</translation>
    </message>
    <message>
        <source>Atsam</source>
        <translation>אאתשאאמ</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>אאצאירבאאייזאאניי</translation>
    </message>
    <message>
        <source>Bafia</source>
        <translation>באאפייאא</translation>
    </message>
    <message>
        <source>Baluchi</source>
        <translation>באאלעוכהיי</translation>
    </message>
    <message>
        <source>Bambara</source>
        <translation>באאמבאאראא</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>באאנגלאא</translation>
    </message>
    <message>
        <source>Basaa</source>
        <translation>באאשאאאא</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>באאשהקייר</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>באאשכעואי</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>באילאארעושייאאנ</translation>
    </message>
    <message>
        <source>Bemba</source>
        <translation>באימבאא</translation>
    </message>
    <message>
        <source>Bena</source>
        <translation>באינאא</translation>
    </message>
    <message>
        <source>Bhojpuri</source>
        <translation>בהאוזףעוריי</translation>
    </message>
    <message>
        <source>Blin</source>
        <translation>בליינ</translation>
    </message>
    <message>
        <source>Bodo</source>
        <translation>באודאו</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>באושנייאאנ</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>בראיתאונ</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>בעולגאארייאאנ</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>בעורמאישאי</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>כאאנתאונאישאי</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>כאאתאאלאאנ</translation>
    </message>
    <message>
        <source>Cebuano</source>
        <translation>כאיבעואאנאו</translation>
    </message>
    <message>
        <source>Central Atlas Tamazight</source>
        <translation>כאינתראאל אאתלאאש תאאמאאצייגהת</translation>
    </message>
    <message>
        <source>Central Kurdish</source>
        <translation>כאינתראאל קעורדיישה</translation>
    </message>
    <message>
        <source>Chakma</source>
        <translation>כהאאקמאא</translation>
    </message>
    <message>
        <source>Chechen</source>
        <translation>כהאיכהאינ</translation>
    </message>
    <message>
        <source>Cherokee</source>
        <translation>כהאיראוקאיאי</translation>
    </message>
    <message>
        <source>Chickasaw</source>
        <translation>כהייכקאאשאאוו</translation>
    </message>
    <message>
        <source>Chiga</source>
        <translation>כהייגאא</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>כהיינאישאי</translation>
    </message>
    <message>
        <source>Chuvash</source>
        <translation>כהעוואאשה</translation>
    </message>
    <message>
        <source>Colognian</source>
        <translation>כאולאוגנייאאנ</translation>
    </message>
    <message>
        <source>Coptic</source>
        <translation>כאוףתייכ</translation>
    </message>
    <message>
        <source>Cornish</source>
        <translation>כאורניישה</translation>
    </message>
    <message>
        <source>Corsican</source>
        <translation>כאורשייכאאנ</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>כראואאתייאאנ</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>כצאיכה</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>דאאניישה</translation>
    </message>
    <message>
        <source>Divehi</source>
        <translation>דייואיהיי</translation>
    </message>
    <message>
        <source>Dogri</source>
        <translation>דאוגריי</translation>
    </message>
    <message>
        <source>Duala</source>
        <translation>דעואאלאא</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>דעותכה</translation>
    </message>
    <message>
        <source>Dzongkha</source>
        <translation>דצאונגקהאא</translation>
    </message>
    <message>
        <source>Embu</source>
        <translation>אימבעו</translation>
    </message>
    <message>
        <source>English</source>
        <translation>אינגליישה</translation>
    </message>
    <message>
        <source>Erzya</source>
        <translation>אירציואא</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>אישףאיראאנתאו</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>אישתאונייאאנ</translation>
    </message>
    <message>
        <source>Ewe</source>
        <translation>איוואי</translation>
    </message>
    <message>
        <source>Ewondo</source>
        <translation>איוואונדאו</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>פאאראואישאי</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>פיילייףיינאו</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>פיינניישה</translation>
    </message>
    <message>
        <source>French</source>
        <translation>פראינכה</translation>
    </message>
    <message>
        <source>Friulian</source>
        <translation>פרייעולייאאנ</translation>
    </message>
    <message>
        <source>Fula</source>
        <translation>פעולאא</translation>
    </message>
    <message>
        <source>Ga</source>
        <translation>גאא</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>גאאלייכייאאנ</translation>
    </message>
    <message>
        <source>Ganda</source>
        <translation>גאאנדאא</translation>
    </message>
    <message>
        <source>Geez</source>
        <translation>גאיאיצ</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>גאיאורגייאאנ</translation>
    </message>
    <message>
        <source>German</source>
        <translation>גאירמאאנ</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>גראיאיק</translation>
    </message>
    <message>
        <source>Guarani</source>
        <translation>געואאראאניי</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>געוזאאראאתיי</translation>
    </message>
    <message>
        <source>Gusii</source>
        <translation>געושיייי</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>האאייתייאאנ כראיאולאי</translation>
    </message>
    <message>
        <source>Haryanvi</source>
        <translation>האאריואאנויי</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>האאעושאא</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>האאוואאייייאאנ</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>האיבראיוו</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>היינדיי</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>העונגאארייאאנ</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>ייכאילאאנדייכ</translation>
    </message>
    <message>
        <source>Igbo</source>
        <translation>ייגבאו</translation>
    </message>
    <message>
        <source>Inari Sami</source>
        <translation>יינאאריי שאאמיי</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>יינדאונאישייאאנ</translation>
    </message>
    <message>
        <source>Inuktitut</source>
        <translation>יינעוקתייתעות</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>ייריישה</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>ייתאאלייאאנ</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>זאאףאאנאישאי</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>זאאואאנאישאי</translation>
    </message>
    <message>
        <source>Jju</source>
        <translation>זזעו</translation>
    </message>
    <message>
        <source>Jola-Fonyi</source>
        <translation>זאולאא-פאוניויי</translation>
    </message>
    <message>
        <source>Kabuverdianu</source>
        <translation>קאאבעוואירדייאאנעו</translation>
    </message>
    <message>
        <source>Kabyle</source>
        <translation>קאאביולאי</translation>
    </message>
    <message>
        <source>Kaingang</source>
        <translation>קאאיינגאאנג</translation>
    </message>
    <message>
        <source>Kako</source>
        <translation>קאאקאו</translation>
    </message>
    <message>
        <source>Kalaallisut</source>
        <translation>קאאלאאאאלליישעות</translation>
    </message>
    <message>
        <source>Kalenjin</source>
        <translation>קאאלאינזיינ</translation>
    </message>
    <message>
        <source>Kamba</source>
        <translation>קאאמבאא</translation>
    </message>
    <message>
        <source>Kangri</source>
        <translation>קאאנגריי</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>קאאננאאדאא</translation>
    </message>
    <message>
        <source>Kara-Kalpak</source>
        <translation>קאאראא-קאאלףאאק</translation>
    </message>
    <message>
        <source>Kashmiri</source>
        <translation>קאאשהמייריי</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>קאאצאאקה</translation>
    </message>
    <message>
        <source>Kenyang</source>
        <translation>קאיניואאנג</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>קהמאיר</translation>
    </message>
    <message>
        <source>Kikuyu</source>
        <translation>קייקעויועו</translation>
    </message>
    <message>
        <source>Kinyarwanda</source>
        <translation>קייניואארוואאנדאא</translation>
    </message>
    <message>
        <source>Konkani</source>
        <translation>קאונקאאניי</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>קאוראיאאנ</translation>
    </message>
    <message>
        <source>Koyra Chiini</source>
        <translation>קאויוראא כהייייניי</translation>
    </message>
    <message>
        <source>Koyraboro Senni</source>
        <translation>קאויוראאבאוראו שאינניי</translation>
    </message>
    <message>
        <source>Kpelle</source>
        <translation>קףאיללאי</translation>
    </message>
    <message>
        <source>Kurdish</source>
        <translation>קעורדיישה</translation>
    </message>
    <message>
        <source>Kuvi</source>
        <translation>קעוויי</translation>
    </message>
    <message>
        <source>Kwasio</source>
        <translation>קוואאשייאו</translation>
    </message>
    <message>
        <source>Kyrgyz</source>
        <translation>קיורגיוצ</translation>
    </message>
    <message>
        <source>Kʼicheʼ</source>
        <translation>קʼייכהאיʼ</translation>
    </message>
    <message>
        <source>Ladin</source>
        <translation>לאאדיינ</translation>
    </message>
    <message>
        <source>Lakota</source>
        <translation>לאאקאותאא</translation>
    </message>
    <message>
        <source>Langi</source>
        <translation>לאאנגיי</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>לאאאו</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>לאאתיינ</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>לאאתוייאאנ</translation>
    </message>
    <message>
        <source>Ligurian</source>
        <translation>לייגעורייאאנ</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>ליינגאאלאא</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>לייתהעואאנייאאנ</translation>
    </message>
    <message>
        <source>Low German</source>
        <translation>לאווו גאירמאאנ</translation>
    </message>
    <message>
        <source>Lower Sorbian</source>
        <translation>לאווואיר שאורבייאאנ</translation>
    </message>
    <message>
        <source>Luba-Katanga</source>
        <translation>לעובאא-קאאתאאנגאא</translation>
    </message>
    <message>
        <source>Lule Sami</source>
        <translation>לעולאי שאאמיי</translation>
    </message>
    <message>
        <source>Luo</source>
        <translation>לעואו</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>לעוכסאימבאועורגיישה</translation>
    </message>
    <message>
        <source>Luyia</source>
        <translation>לעויוייאא</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>מאאכאידאונייאאנ</translation>
    </message>
    <message>
        <source>Machame</source>
        <translation>מאאכהאאמאי</translation>
    </message>
    <message>
        <source>Maithili</source>
        <translation>מאאייתהייליי</translation>
    </message>
    <message>
        <source>Makhuwa-Meetto</source>
        <translation>מאאקהעווואא-מאיאיתתאו</translation>
    </message>
    <message>
        <source>Makonde</source>
        <translation>מאאקאונדאי</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>מאאלאאגאאשיו</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>מאאלאאיו</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>מאאלאאיואאלאאמ</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>מאאלתאישאי</translation>
    </message>
    <message>
        <source>Manipuri</source>
        <translation>מאאנייףעוריי</translation>
    </message>
    <message>
        <source>Manx</source>
        <translation>מאאנכס</translation>
    </message>
    <message>
        <source>Mapuche</source>
        <translation>מאאףעוכהאי</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>מאאראאתהיי</translation>
    </message>
    <message>
        <source>Masai</source>
        <translation>מאאשאאיי</translation>
    </message>
    <message>
        <source>Mazanderani</source>
        <translation>מאאצאאנדאיראאניי</translation>
    </message>
    <message>
        <source>Meru</source>
        <translation>מאירעו</translation>
    </message>
    <message>
        <source>Metaʼ</source>
        <translation>מאיתאאʼ</translation>
    </message>
    <message>
        <source>Mohawk</source>
        <translation>מאוהאאווק</translation>
    </message>
    <message>
        <source>Moksha</source>
        <translation>מאוקשהאא</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>מאונגאולייאאנ</translation>
    </message>
    <message>
        <source>Morisyen</source>
        <translation>מאוריישיואינ</translation>
    </message>
    <message>
        <source>Mundang</source>
        <translation>מעונדאאנג</translation>
    </message>
    <message>
        <source>Muscogee</source>
        <translation>מעושכאוגאיאי</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>מāאוריי</translation>
    </message>
    <message>
        <source>Nama</source>
        <translation>נאאמאא</translation>
    </message>
    <message>
        <source>Navajo</source>
        <translation>נאאואאזאו</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>נאיףאאליי</translation>
    </message>
    <message>
        <source>Ngiemboon</source>
        <translation>נגייאימבאואונ</translation>
    </message>
    <message>
        <source>Ngomba</source>
        <translation>נגאומבאא</translation>
    </message>
    <message>
        <source>Nheengatu</source>
        <translation>נהאיאינגאאתעו</translation>
    </message>
    <message>
        <source>Nigerian Pidgin</source>
        <translation>נייגאירייאאנ ףיידגיינ</translation>
    </message>
    <message>
        <source>North Ndebele</source>
        <translation>נאורתה נדאיבאילאי</translation>
    </message>
    <message>
        <source>Northern Frisian</source>
        <translation>נאורתהאירנ פריישייאאנ</translation>
    </message>
    <message>
        <source>Northern Luri</source>
        <translation>נאורתהאירנ לעוריי</translation>
    </message>
    <message>
        <source>Northern Sami</source>
        <translation>נאורתהאירנ שאאמיי</translation>
    </message>
    <message>
        <source>Northern Sotho</source>
        <translation>נאורתהאירנ שאותהאו</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>נאורוואיגייאאנ באוקמåל</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>נאורוואיגייאאנ ניונאורשק</translation>
    </message>
    <message>
        <source>Nuer</source>
        <translation>נעואיר</translation>
    </message>
    <message>
        <source>Nyanja</source>
        <translation>ניואאנזאא</translation>
    </message>
    <message>
        <source>Nyankole</source>
        <translation>ניואאנקאולאי</translation>
    </message>
    <message>
        <source>N’Ko</source>
        <translation>נ’קאו</translation>
    </message>
    <message>
        <source>Obolo</source>
        <translation>אובאולאו</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>אוככייתאאנ</translation>
    </message>
    <message>
        <source>Odia</source>
        <translation>אודייאא</translation>
    </message>
    <message>
        <source>Oromo</source>
        <translation>אוראומאו</translation>
    </message>
    <message>
        <source>Osage</source>
        <translation>אושאאגאי</translation>
    </message>
    <message>
        <source>Ossetic</source>
        <translation>אוששאיתייכ</translation>
    </message>
    <message>
        <source>Papiamento</source>
        <translation>ףאאףייאאמאינתאו</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>ףאאשהתאו</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>ףאירשייאאנ</translation>
    </message>
    <message>
        <source>Pijin</source>
        <translation>ףייזיינ</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>ףאוליישה</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>ףאורתעוגעואישאי</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>ףעונזאאביי</translation>
    </message>
    <message>
        <source>Quechua</source>
        <translation>כעואיכהעואא</translation>
    </message>
    <message>
        <source>Rajasthani</source>
        <translation>ראאזאאשתהאאניי</translation>
    </message>
    <message>
        <source>Rohingya</source>
        <translation>ראוהיינגיואא</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>ראומאאנייאאנ</translation>
    </message>
    <message>
        <source>Romansh</source>
        <translation>ראומאאנשה</translation>
    </message>
    <message>
        <source>Rombo</source>
        <translation>ראומבאו</translation>
    </message>
    <message>
        <source>Rundi</source>
        <translation>רעונדיי</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>רעוששייאאנ</translation>
    </message>
    <message>
        <source>Rwa</source>
        <translation>רוואא</translation>
    </message>
    <message>
        <source>Saho</source>
        <translation>שאאהאו</translation>
    </message>
    <message>
        <source>Samburu</source>
        <translation>שאאמבעורעו</translation>
    </message>
    <message>
        <source>Sango</source>
        <translation>שאאנגאו</translation>
    </message>
    <message>
        <source>Sangu</source>
        <translation>שאאנגעו</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>שאאנשקריית</translation>
    </message>
    <message>
        <source>Santali</source>
        <translation>שאאנתאאליי</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>שאארדיינייאאנ</translation>
    </message>
    <message>
        <source>Scottish Gaelic</source>
        <translation>שכאותתיישה גאאאילייכ</translation>
    </message>
    <message>
        <source>Sena</source>
        <translation>שאינאא</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>שאירבייאאנ</translation>
    </message>
    <message>
        <source>Shambala</source>
        <translation>שהאאמבאאלאא</translation>
    </message>
    <message>
        <source>Shan</source>
        <translation>שהאאנ</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>שהאונאא</translation>
    </message>
    <message>
        <source>Sichuan Yi</source>
        <translation>שייכהעואאנ יויי</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>שייכיילייאאנ</translation>
    </message>
    <message>
        <source>Sidamo</source>
        <translation>שיידאאמאו</translation>
    </message>
    <message>
        <source>Silesian</source>
        <translation>שיילאישייאאנ</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>שיינדהיי</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>שיינהאאלאא</translation>
    </message>
    <message>
        <source>Skolt Sami</source>
        <translation>שקאולת שאאמיי</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>שלאוואאק</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>שלאוואינייאאנ</translation>
    </message>
    <message>
        <source>Soga</source>
        <translation>שאוגאא</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>שאומאאליי</translation>
    </message>
    <message>
        <source>South Ndebele</source>
        <translation>שאועותה נדאיבאילאי</translation>
    </message>
    <message>
        <source>Southern Kurdish</source>
        <translation>שאועותהאירנ קעורדיישה</translation>
    </message>
    <message>
        <source>Southern Sami</source>
        <translation>שאועותהאירנ שאאמיי</translation>
    </message>
    <message>
        <source>Southern Sotho</source>
        <translation>שאועותהאירנ שאותהאו</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>שףאאניישה</translation>
    </message>
    <message>
        <source>Standard Moroccan Tamazight</source>
        <translation>שתאאנדאארד מאוראוככאאנ תאאמאאצייגהת</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>שעונדאאנאישאי</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>שוואאהייליי</translation>
    </message>
    <message>
        <source>Swampy Cree</source>
        <translation>שוואאמףיו כראיאי</translation>
    </message>
    <message>
        <source>Swati</source>
        <translation>שוואאתיי</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>שוואידיישה</translation>
    </message>
    <message>
        <source>Swiss German</source>
        <translation>שוויישש גאירמאאנ</translation>
    </message>
    <message>
        <source>Syriac</source>
        <translation>שיורייאאכ</translation>
    </message>
    <message>
        <source>Tachelhit</source>
        <translation>תאאכהאילהיית</translation>
    </message>
    <message>
        <source>Tai Dam</source>
        <translation>תאאיי דאאמ</translation>
    </message>
    <message>
        <source>Taita</source>
        <translation>תאאייתאא</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>תאאזייק</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>תאאמייל</translation>
    </message>
    <message>
        <source>Taroko</source>
        <translation>תאאראוקאו</translation>
    </message>
    <message>
        <source>Tasawaq</source>
        <translation>תאאשאאוואאכ</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>תאאתאאר</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>תאילעוגעו</translation>
    </message>
    <message>
        <source>Teso</source>
        <translation>תאישאו</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>תהאאיי</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>תייבאיתאאנ</translation>
    </message>
    <message>
        <source>Tigre</source>
        <translation>תייגראי</translation>
    </message>
    <message>
        <source>Tigrinya</source>
        <translation>תייגרייניואא</translation>
    </message>
    <message>
        <source>Tok Pisin</source>
        <translation>תאוק ףיישיינ</translation>
    </message>
    <message>
        <source>Tongan</source>
        <translation>תאונגאאנ</translation>
    </message>
    <message>
        <source>Torwali</source>
        <translation>תאורוואאליי</translation>
    </message>
    <message>
        <source>Tsonga</source>
        <translation>תשאונגאא</translation>
    </message>
    <message>
        <source>Tswana</source>
        <translation>תשוואאנאא</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>תעורקיישה</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>תעורקמאינ</translation>
    </message>
    <message>
        <source>Tyap</source>
        <translation>תיואאף</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>עוקראאיינייאאנ</translation>
    </message>
    <message>
        <source>Upper Sorbian</source>
        <translation>עוףףאיר שאורבייאאנ</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>עורדעו</translation>
    </message>
    <message>
        <source>Uyghur</source>
        <translation>עויוגהעור</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>עוצבאיק</translation>
    </message>
    <message>
        <source>Vai</source>
        <translation>ואאיי</translation>
    </message>
    <message>
        <source>Venda</source>
        <translation>ואינדאא</translation>
    </message>
    <message>
        <source>Venetian</source>
        <translation>ואינאיתייאאנ</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>וייאיתנאאמאישאי</translation>
    </message>
    <message>
        <source>Vunjo</source>
        <translation>ועונזאו</translation>
    </message>
    <message>
        <source>Walloon</source>
        <translation>וואאללאואונ</translation>
    </message>
    <message>
        <source>Walser</source>
        <translation>וואאלשאיר</translation>
    </message>
    <message>
        <source>Warlpiri</source>
        <translation>וואארלףייריי</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>וואילשה</translation>
    </message>
    <message>
        <source>Western Balochi</source>
        <translation>וואישתאירנ באאלאוכהיי</translation>
    </message>
    <message>
        <source>Western Frisian</source>
        <translation>וואישתאירנ פריישייאאנ</translation>
    </message>
    <message>
        <source>Wolaytta</source>
        <translation>וואולאאיותתאא</translation>
    </message>
    <message>
        <source>Wolof</source>
        <translation>וואולאופ</translation>
    </message>
    <message>
        <source>Xhosa</source>
        <translation>כסהאושאא</translation>
    </message>
    <message>
        <source>Yakut</source>
        <translation>יואאקעות</translation>
    </message>
    <message>
        <source>Yangben</source>
        <translation>יואאנגבאינ</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>יויידדיישה</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>יואורעובאא</translation>
    </message>
    <message>
        <source>Zarma</source>
        <translation>צאארמאא</translation>
    </message>
    <message>
        <source>Zhuang</source>
        <translation>צהעואאנג</translation>
    </message>
    <message>
        <source>Zulu</source>
        <translation>צעולעו</translation>
    </message>
</context>
<context>
    <name>LineEditor</name>
    <message>
        <source>Choose…</source>
        <translation>כהאואושאי…</translation>
    </message>
    <message>
        <source>Choose {what}</source>
        <translation>כהאואושאי {what}</translation>
    </message>
</context>
<context>
    <name>LinesEditor</name>
    <message>
        <source>Add a folder…</source>
        <translation>אאדד אא פאולדאיר…</translation>
    </message>
    <message>
        <source>Add a folder to {what}</source>
        <translation>אאדד אא פאולדאיר תאו {what}</translation>
    </message>
</context>
<context>
    <name>LoudnessPage</name>
    <message>
        <source>How loud?</source>
        <translation>האווו לאועוד?</translation>
    </message>
    <message>
        <source>Play the voice, and set it as if somebody spoke to you across a table: every word is clear, nothing is too loud. It stays like this until the end.</source>
        <translation>ףלאאיו תהאי ואוייכאי, אאנד שאית יית אאש ייפ שאומאיבאודיו שףאוקאי תאו יואועו אאכראושש אא תאאבלאי: איואיריו וואורד ייש כלאיאאר, נאותהיינג ייש תאואו לאועוד. יית שתאאיוש לייקאי תהייש עונתייל תהאי אינד.</translation>
    </message>
    <message>
        <source>Softer</source>
        <translation>שאופתאיר</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>לאועודאיר</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>לאועודנאישש</translation>
    </message>
    <message>
        <source>Loudness {number} of {steps}</source>
        <translation>לאועודנאישש {number} אופ {steps}</translation>
    </message>
    <message>
        <source>{loudness}. Still too soft? Turn up the computer&apos;s volume.</source>
        <translation>{loudness}. שתיילל תאואו שאופת? תעורנ עוף תהאי כאומףעותאיר&apos;ש ואולעומאי.</translation>
    </message>
</context>
<context>
    <name>OrganizerWindow</name>
    <message>
        <source>VoiceJury: organizer</source>
        <translation>ואוייכאיזעוריו: אורגאאנייצאיר</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>אוףאינ…</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>אוףאינ אא שתעודיו</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>נאיוו…</translation>
    </message>
    <message>
        <source>Begin a new study</source>
        <translation>באיגיינ אא נאיוו שתעודיו</translation>
    </message>
    <message>
        <source>Open the folder of a study to see how far it is, or begin a new one. The demonstration is a small study with synthetic voices, ready to be taken.</source>
        <translation>אוףאינ תהאי פאולדאיר אופ אא שתעודיו תאו שאיאי האווו פאאר יית ייש, אור באיגיינ אא נאיוו אונאי. תהאי דאימאונשתראאתייאונ ייש אא שמאאלל שתעודיו ווייתה שיונתהאיתייכ ואוייכאיש, ראיאאדיו תאו באי תאאקאינ.</translation>
    </message>
    <message>
        <source>Your studies</source>
        <translation>יואועור שתעודייאיש</translation>
    </message>
    <message>
        <source>Open a study…</source>
        <translation>אוףאינ אא שתעודיו…</translation>
    </message>
    <message>
        <source>Begin a new study…</source>
        <translation>באיגיינ אא נאיוו שתעודיו…</translation>
    </message>
    <message>
        <source>Make the demonstration…</source>
        <translation>מאאקאי תהאי דאימאונשתראאתייאונ…</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>תהאי שתעודיו&apos;ש פאולדאיר</translation>
    </message>
    <message>
        <source>A folder for the new study</source>
        <translation>אא פאולדאיר פאור תהאי נאיוו שתעודיו</translation>
    </message>
    <message>
        <source>An empty folder</source>
        <translation>אאנ אימףתיו פאולדאיר</translation>
    </message>
    <message>
        <source>Making the demonstration</source>
        <translation>מאאקיינג תהאי דאימאונשתראאתייאונ</translation>
    </message>
    <message>
        <source>The demonstration is ready.</source>
        <translation>תהאי דאימאונשתראאתייאונ ייש ראיאאדיו.</translation>
    </message>
    <message>
        <source>The study file is not saved</source>
        <translation>תהאי שתעודיו פיילאי ייש נאות שאאואיד</translation>
    </message>
    <message>
        <source>What you changed in the study file is not saved. Leave it so?</source>
        <translation>ווהאאת יואועו כהאאנגאיד יינ תהאי שתעודיו פיילאי ייש נאות שאאואיד. לאיאאואי יית שאו?</translation>
    </message>
</context>
<context>
    <name>OutputPage</name>
    <message>
        <source>Your headphones</source>
        <translation>יואועור האיאאדףהאונאיש</translation>
    </message>
    <message>
        <source>Put them on. Choose where the sound comes out, and play the test sound.</source>
        <translation>ףעות תהאימ אונ. כהאואושאי ווהאיראי תהאי שאועונד כאומאיש אועות, אאנד ףלאאיו תהאי תאישת שאועונד.</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>שאועונד אועותףעות</translation>
    </message>
    <message>
        <source>Did you hear it in your headphones? Then go on. If not, choose another output, or check the plug and the computer&apos;s volume.</source>
        <translation>דייד יואועו האיאאר יית יינ יואועור האיאאדףהאונאיש? תהאינ גאו אונ. ייפ נאות, כהאואושאי אאנאותהאיר אועותףעות, אור כהאיכק תהאי ףלעוג אאנד תהאי כאומףעותאיר&apos;ש ואולעומאי.</translation>
    </message>
    <message>
        <source>“{name}” was plugged in.</source>
        <translation>“{name}” וואאש ףלעוגגאיד יינ.</translation>
    </message>
    <message>
        <source>“{name}” is gone. Please choose again.</source>
        <translation>“{name}” ייש גאונאי. ףלאיאאשאי כהאואושאי אאגאאיינ.</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Take out {key}</source>
        <translation>תאאקאי אועות {key}</translation>
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
    <name>PracticeHints</name>
    <message>
        <source>The numbers open once you have heard the recording to its end: press Space to play.</source>
        <translation>תהאי נעומבאירש אוףאינ אונכאי יואועו האאואי האיאארד תהאי ראיכאורדיינג תאו ייתש אינד: ףראישש שףאאכאי תאו ףלאאיו.</translation>
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
        <source>Choose a number: click it or press its key; End stands for 10.</source>
        <translation>כהאואושאי אא נעומבאיר: כלייכק יית אור ףראישש ייתש קאייו; אינד שתאאנדש פאור 10.</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key.</source>
        <translation>כהאואושאי אא נעומבאיר: כלייכק יית אור ףראישש ייתש קאייו.</translation>
    </message>
    <message>
        <source>You chose {number}; on the keyboard that is {key}.</source>
        <translation>יואועו כהאושאי {number}; אונ תהאי קאייובאואארד תהאאת ייש {key}.</translation>
    </message>
    <message>
        <source>You chose {number}; the arrow keys change it.</source>
        <translation>יואועו כהאושאי {number}; תהאי אארראווו קאייוש כהאאנגאי יית.</translation>
    </message>
    <message>
        <source>You chose {number} by its key; a click or the arrow keys change it.</source>
        <translation>יואועו כהאושאי {number} ביו ייתש קאייו; אא כלייכק אור תהאי אארראווו קאייוש כהאאנגאי יית.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>אינד</translation>
    </message>
</context>
<context>
    <name>PreparationPage</name>
    <message>
        <source>Recordings</source>
        <translation>ראיכאורדיינגש</translation>
    </message>
    <message>
        <source>Anonymize, match the loudness, give names that tell nothing.</source>
        <translation>אאנאוניומייצאי, מאאתכה תהאי לאועודנאישש, גייואי נאאמאיש תהאאת תאילל נאותהיינג.</translation>
    </message>
    <message>
        <source>Make the recordings</source>
        <translation>מאאקאי תהאי ראיכאורדיינגש</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>ףלאאנ</translation>
    </message>
    <message>
        <source>Who hears what, exactly balanced.</source>
        <translation>ווהאו האיאארש ווהאאת, איכסאאכתליו באאלאאנכאיד.</translation>
    </message>
    <message>
        <source>Make the plan</source>
        <translation>מאאקאי תהאי ףלאאנ</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>כהאיכק</translation>
    </message>
    <message>
        <source>Every file, and an independent audit of the plan.</source>
        <translation>איואיריו פיילאי, אאנד אאנ יינדאיףאינדאינת אאעודיית אופ תהאי ףלאאנ.</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>כהאיכק איואיריותהיינג</translation>
    </message>
    <message>
        <source>How many places to add</source>
        <translation>האווו מאאניו ףלאאכאיש תאו אאדד</translation>
    </message>
    <message>
        <source>Add places</source>
        <translation>אאדד ףלאאכאיש</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>ווהאאת תהאי כהאיכק פאועונד</translation>
    </message>
    <message>
        <source>First correct the design: {fault}</source>
        <translation>פיירשת כאורראיכת תהאי דאישייגנ: {fault}</translation>
    </message>
    <message>
        <source>Not made yet.</source>
        <translation>נאות מאאדאי יואית.</translation>
    </message>
    <message>
        <source>Recordings that are ready: {count}.</source>
        <translation>ראיכאורדיינגש תהאאת אאראי ראיאאדיו: {count}.</translation>
    </message>
    <message>
        <source>Places: {places}, sessions: {sessions}.</source>
        <translation>ףלאאכאיש: {places}, שאיששייאונש: {sessions}.</translation>
    </message>
    <message>
        <source>Evaluators have begun: it can only grow.</source>
        <translation>איואאלעואאתאורש האאואי באיגעונ: יית כאאנ אונליו גראווו.</translation>
    </message>
    <message>
        <source>Making the recordings</source>
        <translation>מאאקיינג תהאי ראיכאורדיינגש</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>ףלאאנניינג</translation>
    </message>
    <message>
        <source>Adding places</source>
        <translation>אאדדיינג ףלאאכאיש</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>כהאיכקיינג</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>נאותהיינג ייש ווראונג.</translation>
    </message>
    <message>
        <source>One thing is wrong.</source>
        <translation>אונאי תהיינג ייש ווראונג.</translation>
    </message>
    <message>
        <source>{count} things are wrong.</source>
        <translation>{count} תהיינגש אאראי ווראונג.</translation>
    </message>
    <message>
        <source>what</source>
        <translation>ווהאאת</translation>
    </message>
    <message>
        <source>of</source>
        <translation>אופ</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>אאשקאיד</translation>
    </message>
    <message>
        <source>got</source>
        <translation>גאות</translation>
    </message>
    <message>
        <source>largest deviation</source>
        <translation>לאארגאישת דאיוייאאתייאונ</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>האולדש</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>ווראונג</translation>
    </message>
    <message>
        <source>as near as can be</source>
        <translation>אאש נאיאאר אאש כאאנ באי</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>sessions</source>
        <translation>שאיששייאונש</translation>
    </message>
    <message>
        <source>evaluators</source>
        <translation>איואאלעואאתאורש</translation>
    </message>
    <message>
        <source>to look at</source>
        <translation>תאו לאואוק אאת</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>תאו לאואוק אאת</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>ראוווש</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>נאונאי שאו פאאר.</translation>
    </message>
    <message>
        <source>Let somebody listen here</source>
        <translation>לאית שאומאיבאודיו ליישתאינ האיראי</translation>
    </message>
    <message>
        <source>{rows} ({count})</source>
        <translation>{rows} ({count})</translation>
    </message>
    <message>
        <source>All sessions, in the order of the plan</source>
        <translation>אאלל שאיששייאונש, יינ תהאי אורדאיר אופ תהאי ףלאאנ</translation>
    </message>
    <message>
        <source>Sessions: {standing}</source>
        <translation>שאיששייאונש: {standing}</translation>
    </message>
    <message>
        <source>Sessions of {evaluator}</source>
        <translation>שאיששייאונש אופ {evaluator}</translation>
    </message>
    <message>
        <source>evaluator</source>
        <translation>איואאלעואאתאור</translation>
    </message>
    <message>
        <source>language</source>
        <translation>לאאנגעואאגאי</translation>
    </message>
    <message>
        <source>place</source>
        <translation>ףלאאכאי</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>פייניישהאיד</translation>
    </message>
    <message>
        <source>of sessions</source>
        <translation>אופ שאיששייאונש</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>זעודגאיד</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>מיינעותאיש</translation>
    </message>
    <message>
        <source>Evaluators</source>
        <translation>איואאלעואאתאורש</translation>
    </message>
    <message>
        <source>session</source>
        <translation>שאיששייאונ</translation>
    </message>
    <message>
        <source>position</source>
        <translation>ףאושייתייאונ</translation>
    </message>
    <message>
        <source>page</source>
        <translation>ףאאגאי</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>דאאתאא שאית</translation>
    </message>
    <message>
        <source>gender</source>
        <translation>גאינדאיר</translation>
    </message>
    <message>
        <source>system</source>
        <translation>שיושתאימ</translation>
    </message>
    <message>
        <source>Judged: {what}</source>
        <translation>זעודגאיד: {what}</translation>
    </message>
    <message>
        <source>state</source>
        <translation>שתאאתאי</translation>
    </message>
    <message>
        <source>of</source>
        <translation>אופ</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>לאאתאישת</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>כאומףעותאיר</translation>
    </message>
    <message>
        <source>who</source>
        <translation>ווהאו</translation>
    </message>
    <message>
        <source>what</source>
        <translation>ווהאאת</translation>
    </message>
    <message>
        <source>why</source>
        <translation>ווהיו</translation>
    </message>
    <message>
        <source>open</source>
        <translation>אוףאינ</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>אאבאאנדאונאיד</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>ווייתהדראאוונ</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>תאו כאומאי</translation>
    </message>
    <message>
        <source>failed checks</source>
        <translation>פאאיילאיד כהאיכקש</translation>
    </message>
    <message>
        <source>damaged journal</source>
        <translation>דאאמאאגאיד זאועורנאאל</translation>
    </message>
    <message>
        <source>too fast</source>
        <translation>תאואו פאאשת</translation>
    </message>
    <message>
        <source>few answers</source>
        <translation>פאיוו אאנשוואירש</translation>
    </message>
    <message>
        <source>all in one group</source>
        <translation>אאלל יינ אונאי גראועוף</translation>
    </message>
    <message>
        <source>same answers</source>
        <translation>שאאמאי אאנשוואירש</translation>
    </message>
    <message>
        <source>taken twice</source>
        <translation>תאאקאינ תווייכאי</translation>
    </message>
    <message>
        <source>gaps in the sound</source>
        <translation>גאאףש יינ תהאי שאועונד</translation>
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
        <source>What do you listen with?</source>
        <translation>ווהאאת דאו יואועו ליישתאינ ווייתה?</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>נאונאי אופ תהאישאי</translation>
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
        <source>headphones around the ears</source>
        <translation>האיאאדףהאונאיש אאראועונד תהאי איאארש</translation>
    </message>
    <message>
        <source>headphones on the ears</source>
        <translation>האיאאדףהאונאיש אונ תהאי איאארש</translation>
    </message>
    <message>
        <source>earphones</source>
        <translation>איאארףהאונאיש</translation>
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
        <source>You can answer now: {question}</source>
        <translation>יואועו כאאנ אאנשוואיר נאווו: {question}</translation>
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
        <source>The computer says: {reason}</source>
        <translation>תהאי כאומףעותאיר שאאיוש: {reason}</translation>
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
    <name>ResultsPage</name>
    <message>
        <source>Show me which system is which, and record that I asked</source>
        <translation>שהאווו מאי ווהייכה שיושתאימ ייש ווהייכה, אאנד ראיכאורד תהאאת יי אאשקאיד</translation>
    </message>
    <message>
        <source>Sessions are still to come. Whoever knows how each system does may stop, or go on, because of it; so the report calls them System A, System B and so on, and the tables, which name them, wait.</source>
        <translation>שאיששייאונש אאראי שתיילל תאו כאומאי. ווהאואיואיר קנאוווש האווו איאאכה שיושתאימ דאואיש מאאיו שתאוף, אור גאו אונ, באיכאאעושאי אופ יית; שאו תהאי ראיףאורת כאאללש תהאימ שיושתאימ אא, שיושתאימ ב אאנד שאו אונ, אאנד תהאי תאאבלאיש, ווהייכה נאאמאי תהאימ, וואאיית.</translation>
    </message>
    <message>
        <source>Make the report</source>
        <translation>מאאקאי תהאי ראיףאורת</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>אוףאינ תהאי ראיףאורת</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>איכסףאורת תהאי תאאבלאיש</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>אוףאינ תהאי פאולדאיר</translation>
    </message>
    <message>
        <source>Also copies for spreadsheets</source>
        <translation>אאלשאו כאוףייאיש פאור שףראיאאדשהאיאיתש</translation>
    </message>
    <message>
        <source>Without pseudonyms, times of day and computers&apos; names</source>
        <translation>ווייתהאועות ףשאיעודאוניומש, תיימאיש אופ דאאיו אאנד כאומףעותאירש&apos; נאאמאיש</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>ראיףאורת</translation>
    </message>
    <message>
        <source>One page with statistics and figures, beside tables as CSV and figures as SVG.</source>
        <translation>אונאי ףאאגאי ווייתה שתאאתיישתייכש אאנד פייגעוראיש, באישיידאי תאאבלאיש אאש כשו אאנד פייגעוראיש אאש שוג.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>תאאבלאיש</translation>
    </message>
    <message>
        <source>One row for each trial, session and evaluator, as CSV, with a codebook.</source>
        <translation>אונאי ראווו פאור איאאכה תרייאאל, שאיששייאונ אאנד איואאלעואאתאור, אאש כשו, ווייתה אא כאודאיבאואוק.</translation>
    </message>
    <message>
        <source>How often names were shown before the study ended: {count}, last on {day} ({file}).</source>
        <translation>האווו אופתאינ נאאמאיש וואיראי שהאווונ באיפאוראי תהאי שתעודיו אינדאיד: {count}, לאאשת אונ {day} ({file}).</translation>
    </message>
    <message>
        <source>Making the report</source>
        <translation>מאאקיינג תהאי ראיףאורת</translation>
    </message>
    <message>
        <source>Exporting the tables</source>
        <translation>איכסףאורתיינג תהאי תאאבלאיש</translation>
    </message>
    <message>
        <source>Done: {path}</source>
        <translation>דאונאי: {path}</translation>
    </message>
</context>
<context>
    <name>SectionForm</name>
    <message>
        <source>Add {what}</source>
        <translation>אאדד {what}</translation>
    </message>
    <message>
        <source>Leave out {what}</source>
        <translation>לאיאאואי אועות {what}</translation>
    </message>
    <message>
        <source>Remove {what} {number}</source>
        <translation>ראימאוואי {what} {number}</translation>
    </message>
    <message>
        <source>Add another {what}</source>
        <translation>אאדד אאנאותהאיר {what}</translation>
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
        <source>Practice round {position} of {total}</source>
        <translation>ףראאכתייכאי ראועונד {position} אופ {total}</translation>
    </message>
    <message>
        <source>Round {position} of {total}</source>
        <translation>ראועונד {position} אופ {total}</translation>
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
        <source>{done} of {total} rounds are done.</source>
        <translation>{done} אופ {total} ראועונדש אאראי דאונאי.</translation>
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
        <source>It belongs to round {position}.</source>
        <translation>יית באילאונגש תאו ראועונד {position}.</translation>
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
        <source>Check that the headphones are plugged in, then try again. The computer says: {reason}</source>
        <translation>כהאיכק תהאאת תהאי האיאאדףהאונאיש אאראי ףלעוגגאיד יינ, תהאינ תריו אאגאאיינ. תהאי כאומףעותאיר שאאיוש: {reason}</translation>
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
        <source>That was the last round. Everything you sorted is saved.</source>
        <translation>תהאאת וואאש תהאי לאאשת ראועונד. איואיריותהיינג יואועו שאורתאיד ייש שאאואיד.</translation>
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
    <message>
        <source>The sound output “{name}” went away.</source>
        <translation>תהאי שאועונד אועותףעות “{name}” וואינת אאוואאיו.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Play</source>
        <translation>ףלאאיו</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>ףלאאיו אאגאאיינ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>שתאוף</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>כאונתיינעואי</translation>
    </message>
    <message>
        <source>Before you listen: step {step} of {steps}</source>
        <translation>באיפאוראי יואועו ליישתאינ: שתאיף {step} אופ {steps}</translation>
    </message>
    <message>
        <source>Another output</source>
        <translation>אאנאותהאיר אועותףעות</translation>
    </message>
</context>
<context>
    <name>SetupPages</name>
    <message>
        <source>Please check your headphones</source>
        <translation>ףלאיאאשאי כהאיכק יואועור האיאאדףהאונאיש</translation>
    </message>
    <message>
        <source>Try once more</source>
        <translation>תריו אונכאי מאוראי</translation>
    </message>
    <message>
        <source>That did not sound the way it does with headphones.</source>
        <translation>תהאאת דייד נאות שאועונד תהאי וואאיו יית דאואיש ווייתה האיאאדףהאונאיש.</translation>
    </message>
    <message>
        <source>Are they on your ears, plugged in all the way, and the one output that plays? Then the same questions come once more, with other sounds.</source>
        <translation>אאראי תהאייו אונ יואועור איאארש, ףלעוגגאיד יינ אאלל תהאי וואאיו, אאנד תהאי אונאי אועותףעות תהאאת ףלאאיוש? תהאינ תהאי שאאמאי כעואישתייאונש כאומאי אונכאי מאוראי, ווייתה אותהאיר שאועונדש.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>גאו אונ</translation>
    </message>
    <message>
        <source>It still does not sound the way it does with headphones.</source>
        <translation>יית שתיילל דאואיש נאות שאועונד תהאי וואאיו יית דאואיש ווייתה האיאאדףהאונאיש.</translation>
    </message>
    <message>
        <source>Small differences between the voices can get lost that way. Please put on headphones if you have any, or tell the organizer, and then go on.</source>
        <translation>שמאאלל דייפפאיראינכאיש באיתוואיאינ תהאי ואוייכאיש כאאנ גאית לאושת תהאאת וואאיו. ףלאיאאשאי ףעות אונ האיאאדףהאונאיש ייפ יואועו האאואי אאניו, אור תאילל תהאי אורגאאנייצאיר, אאנד תהאינ גאו אונ.</translation>
    </message>
    <message>
        <source>Thank you for coming</source>
        <translation>תהאאנק יואועו פאור כאומיינג</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>כלאושאי</translation>
    </message>
    <message>
        <source>This study can only be taken with headphones.</source>
        <translation>תהייש שתעודיו כאאנ אונליו באי תאאקאינ ווייתה האיאאדףהאונאיש.</translation>
    </message>
    <message>
        <source>It seems that the sound does not reach your ears through headphones. Please tell the organizer, who may have others for you.</source>
        <translation>יית שאיאימש תהאאת תהאי שאועונד דאואיש נאות ראיאאכה יואועור איאארש תהראועוגה האיאאדףהאונאיש. ףלאיאאשאי תאילל תהאי אורגאאנייצאיר, ווהאו מאאיו האאואי אותהאירש פאור יואועו.</translation>
    </message>
    <message>
        <source>Left and right are the other way round: please turn your headphones, the side with the L on your left ear, and play the sounds again.</source>
        <translation>לאיפת אאנד רייגהת אאראי תהאי אותהאיר וואאיו ראועונד: ףלאיאאשאי תעורנ יואועור האיאאדףהאונאיש, תהאי שיידאי ווייתה תהאי ל אונ יואועור לאיפת איאאר, אאנד ףלאאיו תהאי שאועונדש אאגאאיינ.</translation>
    </message>
    <message>
        <source>The two sides are not apart. Please check that the headphones are plugged in all the way, and play the sounds again, or choose another output.</source>
        <translation>תהאי תוואו שיידאיש אאראי נאות אאףאארת. ףלאיאאשאי כהאיכק תהאאת תהאי האיאאדףהאונאיש אאראי ףלעוגגאיד יינ אאלל תהאי וואאיו, אאנד ףלאאיו תהאי שאועונדש אאגאאיינ, אור כהאואושאי אאנאותהאיר אועותףעות.</translation>
    </message>
    <message>
        <source>That was disturbed. Please play it again.</source>
        <translation>תהאאת וואאש דיישתעורבאיד. ףלאיאאשאי ףלאאיו יית אאגאאיינ.</translation>
    </message>
    <message>
        <source>The voice cannot be played. Please tell the organizer.</source>
        <translation>תהאי ואוייכאי כאאננאות באי ףלאאיואיד. ףלאיאאשאי תאילל תהאי אורגאאנייצאיר.</translation>
    </message>
</context>
<context>
    <name>SidesPage</name>
    <message>
        <source>Left and right</source>
        <translation>לאיפת אאנד רייגהת</translation>
    </message>
    <message>
        <source>Play each of two sounds, and say on which side you hear it.</source>
        <translation>ףלאאיו איאאכה אופ תוואו שאועונדש, אאנד שאאיו אונ ווהייכה שיידאי יואועו האיאאר יית.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>לאיפת</translation>
    </message>
    <message>
        <source>On both sides</source>
        <translation>אונ באותה שיידאיש</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>רייגהת</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>גאו אונ אאניווואאיו</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>כאונתיינעואי</translation>
    </message>
    <message>
        <source>Sound {number} of 2</source>
        <translation>שאועונד {number} אופ 2</translation>
    </message>
</context>
<context>
    <name>SortingInstructionsPage</name>
    <message>
        <source>You work for a radio station. On your table lie short recordings from which the labels have come off: nobody knows any more who speaks in which. Some voices may have been changed so that they are harder to recognize.</source>
        <translation>יואועו וואורק פאור אא ראאדייאו שתאאתייאונ. אונ יואועור תאאבלאי לייאי שהאורת ראיכאורדיינגש פראומ ווהייכה תהאי לאאבאילש האאואי כאומאי אופפ: נאובאודיו קנאוווש אאניו מאוראי ווהאו שףאיאאקש יינ ווהייכה. שאומאי ואוייכאיש מאאיו האאואי באיאינ כהאאנגאיד שאו תהאאת תהאייו אאראי האארדאיר תאו ראיכאוגנייצאי.</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>יואועור ףאארת</translation>
    </message>
    <message>
        <source>Put the recordings of one person into one group. There may be one person or several, so you need not use all {groups} groups, and a group may hold a single recording. Go by the voice, not by what is said.</source>
        <translation>ףעות תהאי ראיכאורדיינגש אופ אונאי ףאירשאונ יינתאו אונאי גראועוף. תהאיראי מאאיו באי אונאי ףאירשאונ אור שאיואיראאל, שאו יואועו נאיאיד נאות עושאי אאלל {groups} גראועוףש, אאנד אא גראועוף מאאיו האולד אא שיינגלאי ראיכאורדיינג. גאו ביו תהאי ואוייכאי, נאות ביו ווהאאת ייש שאאייד.</translation>
    </message>
    <message>
        <source>Hear each recording to its end at least once, and as often as you like. You may move recordings again at any time, and undo what you did. Nothing is right or wrong: your ear decides.</source>
        <translation>האיאאר איאאכה ראיכאורדיינג תאו ייתש אינד אאת לאיאאשת אונכאי, אאנד אאש אופתאינ אאש יואועו לייקאי. יואועו מאאיו מאוואי ראיכאורדיינגש אאגאאיינ אאת אאניו תיימאי, אאנד עונדאו ווהאאת יואועו דייד. נאותהיינג ייש רייגהת אור ווראונג: יואועור איאאר דאיכיידאיש.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>ווייתה תהאי מאועושאי</translation>
    </message>
    <message>
        <source>Click a voice to hear it and drag it to a group. Draw a frame around several, and they go together. Play walks through a group, so that you can check it by ear.</source>
        <translation>כלייכק אא ואוייכאי תאו האיאאר יית אאנד דראאג יית תאו אא גראועוף. דראאוו אא פראאמאי אאראועונד שאיואיראאל, אאנד תהאייו גאו תאוגאיתהאיר. ףלאאיו וואאלקש תהראועוגה אא גראועוף, שאו תהאאת יואועו כאאנ כהאיכק יית ביו איאאר.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>ווייתה תהאי קאייובאואארד</translation>
    </message>
    <message>
        <source>Arrows lead from voice to voice, Space plays, a letter plays the voice of that letter. 1 to {groups} put it into a group, 0 puts it back. Shift and arrows choose several, Ctrl and Z undoes, Enter finishes.</source>
        <translation>אארראוווש לאיאאד פראומ ואוייכאי תאו ואוייכאי, שףאאכאי ףלאאיוש, אא לאיתתאיר ףלאאיוש תהאי ואוייכאי אופ תהאאת לאיתתאיר. 1 תאו {groups} ףעות יית יינתאו אא גראועוף, 0 ףעותש יית באאכק. שהייפת אאנד אארראוווש כהאואושאי שאיואיראאל, כתרל אאנד צ עונדאואיש, אינתאיר פייניישהאיש.</translation>
    </message>
    <message>
        <source>Back to sorting</source>
        <translation>באאכק תאו שאורתיינג</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>כאונתיינעואי</translation>
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
        <source>I organize studies</source>
        <translation>יי אורגאאנייצאי שתעודייאיש</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>תהאי שתעודיו&apos;ש פאולדאיר</translation>
    </message>
</context>
<context>
    <name>StudyKeys</name>
    <message>
        <source>What the study is.</source>
        <translation>ווהאאת תהאי שתעודיו ייש.</translation>
    </message>
    <message>
        <source>In tables and files: letters, digits and . _ -.</source>
        <translation>יינ תאאבלאיש אאנד פיילאיש: לאיתתאירש, דייגייתש אאנד . _ -.</translation>
    </message>
    <message>
        <source>What evaluators read; name no system here.</source>
        <translation>ווהאאת איואאלעואאתאורש ראיאאד; נאאמאי נאו שיושתאימ האיראי.</translation>
    </message>
    <message>
        <source>BCP 47; evaluators whose native language equals it are native.</source>
        <translation>בכף 47; איואאלעואאתאורש ווהאושאי נאאתייואי לאאנגעואאגאי איכעואאלש יית אאראי נאאתייואי.</translation>
    </message>
    <message>
        <source>Which languages of the window evaluators may choose from.</source>
        <translation>ווהייכה לאאנגעואאגאיש אופ תהאי וויינדאווו איואאלעואאתאורש מאאיו כהאואושאי פראומ.</translation>
    </message>
    <message>
        <source>Everything random follows from it.</source>
        <translation>איואיריותהיינג ראאנדאומ פאוללאוווש פראומ יית.</translation>
    </message>
    <message>
        <source>Of every stimulus, in Hz.</source>
        <translation>אופ איואיריו שתיימעולעוש, יינ הצ.</translation>
    </message>
    <message>
        <source>Demonstrations are never blinded in reports.</source>
        <translation>דאימאונשתראאתייאונש אאראי נאיואיר בליינדאיד יינ ראיףאורתש.</translation>
    </message>
    <message>
        <source>Where the recordings lie.</source>
        <translation>ווהאיראי תהאי ראיכאורדיינגש לייאי.</translation>
    </message>
    <message>
        <source>In tables and reports: letters, digits and . _ -.</source>
        <translation>יינ תאאבלאיש אאנד ראיףאורתש: לאיתתאירש, דייגייתש אאנד . _ -.</translation>
    </message>
    <message>
        <source>Kaldi data directories with the recordings that trials are compared with.</source>
        <translation>קאאלדיי דאאתאא דייראיכתאורייאיש ווייתה תהאי ראיכאורדיינגש תהאאת תרייאאלש אאראי כאומףאאראיד ווייתה.</translation>
    </message>
    <message>
        <source>Kaldi data directories with the recordings that are judged.</source>
        <translation>קאאלדיי דאאתאא דייראיכתאורייאיש ווייתה תהאי ראיכאורדיינגש תהאאת אאראי זעודגאיד.</translation>
    </message>
    <message>
        <source>A CSV (utterance, speaker, gender, path, role) in place of the directories.</source>
        <translation>אא כשו (עותתאיראאנכאי, שףאיאאקאיר, גאינדאיר, ףאאתה, ראולאי) יינ ףלאאכאי אופ תהאי דייראיכתאורייאיש.</translation>
    </message>
    <message>
        <source>What relative paths in wav.scp or the manifest start from; searched for if left out.</source>
        <translation>ווהאאת ראילאאתייואי ףאאתהש יינ וואאו.שכף אור תהאי מאאנייפאישת שתאארת פראומ; שאיאארכהאיד פאור ייפ לאיפת אועות.</translation>
    </message>
    <message>
        <source>The anonymization systems that evaluators hear.</source>
        <translation>תהאי אאנאוניומייצאאתייאונ שיושתאימש תהאאת איואאלעואאתאורש האיאאר.</translation>
    </message>
    <message>
        <source>One of ours: python -m anonymizers list.</source>
        <translation>אונאי אופ אועורש: ףיותהאונ -מ אאנאוניומייצאירש ליישת.</translation>
    </message>
    <message>
        <source>Kaldi data directories or folders with audio made elsewhere, matched by utterance id.</source>
        <translation>קאאלדיי דאאתאא דייראיכתאורייאיש אור פאולדאירש ווייתה אאעודייאו מאאדאי אילשאיווהאיראי, מאאתכהאיד ביו עותתאיראאנכאי ייד.</translation>
    </message>
    <message>
        <source>Of the trials directories&apos; anonymized twins, as the challenges name them: _anon.</source>
        <translation>אופ תהאי תרייאאלש דייראיכתאורייאיש&apos; אאנאוניומייצאיד תוויינש, אאש תהאי כהאאללאינגאיש נאאמאי תהאימ: _אאנאונ.</translation>
    </message>
    <message>
        <source>Of the anonymizer; two numbers stand for one that is drawn between them.</source>
        <translation>אופ תהאי אאנאוניומייצאיר; תוואו נעומבאירש שתאאנד פאור אונאי תהאאת ייש דראאוונ באיתוואיאינ תהאימ.</translation>
    </message>
    <message>
        <source>Whether a pseudo-speaker is drawn for each speaker or for each utterance.</source>
        <translation>ווהאיתהאיר אא ףשאיעודאו-שףאיאאקאיר ייש דראאוונ פאור איאאכה שףאיאאקאיר אור פאור איאאכה עותתאיראאנכאי.</translation>
    </message>
    <message>
        <source>One loudness for every recording.</source>
        <translation>אונאי לאועודנאישש פאור איואיריו ראיכאורדיינג.</translation>
    </message>
    <message>
        <source>Loudness of every stimulus, LUFS.</source>
        <translation>לאועודנאישש אופ איואיריו שתיימעולעוש, לעופש.</translation>
    </message>
    <message>
        <source>No stimulus peaks above this; where one would, the target is lowered for the whole study.</source>
        <translation>נאו שתיימעולעוש ףאיאאקש אאבאוואי תהייש; ווהאיראי אונאי וואועולד, תהאי תאארגאית ייש לאווואיראיד פאור תהאי ווהאולאי שתעודיו.</translation>
    </message>
    <message>
        <source>Who rates how much, and what is asked; left out where nothing is rated.</source>
        <translation>ווהאו ראאתאיש האווו מעוכה, אאנד ווהאאת ייש אאשקאיד; לאיפת אועות ווהאיראי נאותהיינג ייש ראאתאיד.</translation>
    </message>
    <message>
        <source>Evaluator slots: ordered lists of sessions that share no trial utterance.</source>
        <translation>איואאלעואאתאור שלאותש: אורדאיראיד ליישתש אופ שאיששייאונש תהאאת שהאאראי נאו תרייאאל עותתאיראאנכאי.</translation>
    </message>
    <message>
        <source>In all; one for each evaluator if left out.</source>
        <translation>יינ אאלל; אונאי פאור איאאכה איואאלעואאתאור ייפ לאיפת אועות.</translation>
    </message>
    <message>
        <source>Half of them original, half of pairs of one speaker.</source>
        <translation>האאלפ אופ תהאימ אורייגיינאאל, האאלפ אופ ףאאיירש אופ אונאי שףאיאאקאיר.</translation>
    </message>
    <message>
        <source>Before the first trial, never counted.</source>
        <translation>באיפאוראי תהאי פיירשת תרייאאל, נאיואיר כאועונתאיד.</translation>
    </message>
    <message>
        <source>Whether practice is on unprocessed voices, and the truth about them is told afterwards.</source>
        <translation>ווהאיתהאיר ףראאכתייכאי ייש אונ עונףראוכאיששאיד ואוייכאיש, אאנד תהאי תרעותה אאבאועות תהאימ ייש תאולד אאפתאירוואארדש.</translation>
    </message>
    <message>
        <source>Trials from one break to the next; half a session if no break is asked for.</source>
        <translation>תרייאאלש פראומ אונאי בראיאאק תאו תהאי נאיכסת; האאלפ אא שאיששייאונ ייפ נאו בראיאאק ייש אאשקאיד פאור.</translation>
    </message>
    <message>
        <source>Minutes at work without a pause until a break begins, with the trial done.</source>
        <translation>מיינעותאיש אאת וואורק ווייתהאועות אא ףאאעושאי עונתייל אא בראיאאק באיגיינש, ווייתה תהאי תרייאאל דאונאי.</translation>
    </message>
    <message>
        <source>How often each recording of a trial may be played; as often as one likes if left out.</source>
        <translation>האווו אופתאינ איאאכה ראיכאורדיינג אופ אא תרייאאל מאאיו באי ףלאאיואיד; אאש אופתאינ אאש אונאי לייקאיש ייפ לאיפת אועות.</translation>
    </message>
    <message>
        <source>Whether a confirmation may be taken back until the next voice is played.</source>
        <translation>ווהאיתהאיר אא כאונפיירמאאתייאונ מאאיו באי תאאקאינ באאכק עונתייל תהאי נאיכסת ואוייכאי ייש ףלאאיואיד.</translation>
    </message>
    <message>
        <source>What is asked of each trial.</source>
        <translation>ווהאאת ייש אאשקאיד אופ איאאכה תרייאאל.</translation>
    </message>
    <message>
        <source>The numbers that each question is answered with.</source>
        <translation>תהאי נעומבאירש תהאאת איאאכה כעואישתייאונ ייש אאנשוואיראיד ווייתה.</translation>
    </message>
    <message>
        <source>How natural the voice sounds.</source>
        <translation>האווו נאאתעוראאל תהאי ואוייכאי שאועונדש.</translation>
    </message>
    <message>
        <source>The smallest number.</source>
        <translation>תהאי שמאאללאישת נעומבאיר.</translation>
    </message>
    <message>
        <source>The largest number.</source>
        <translation>תהאי לאארגאישת נעומבאיר.</translation>
    </message>
    <message>
        <source>What is asked, where evaluators do not read our own words.</source>
        <translation>ווהאאת ייש אאשקאיד, ווהאיראי איואאלעואאתאורש דאו נאות ראיאאד אועור אווונ וואורדש.</translation>
    </message>
    <message>
        <source>What evaluators read at the smallest number, where they do not read our own words.</source>
        <translation>ווהאאת איואאלעואאתאורש ראיאאד אאת תהאי שמאאללאישת נעומבאיר, ווהאיראי תהאייו דאו נאות ראיאאד אועור אווונ וואורדש.</translation>
    </message>
    <message>
        <source>What evaluators read at the largest number, where they do not read our own words.</source>
        <translation>ווהאאת איואאלעואאתאורש ראיאאד אאת תהאי לאארגאישת נעומבאיר, ווהאיראי תהאייו דאו נאות ראיאאד אועור אווונ וואורדש.</translation>
    </message>
    <message>
        <source>How much can be understood.</source>
        <translation>האווו מעוכה כאאנ באי עונדאירשתאואוד.</translation>
    </message>
    <message>
        <source>Whether both recordings are of one person.</source>
        <translation>ווהאיתהאיר באותה ראיכאורדיינגש אאראי אופ אונאי ףאירשאונ.</translation>
    </message>
    <message>
        <source>Recordings are heard up to here; whole if left out.</source>
        <translation>ראיכאורדיינגש אאראי האיאארד עוף תאו האיראי; ווהאולאי ייפ לאיפת אועות.</translation>
    </message>
    <message>
        <source>Trials of a session that come again in it, to see how reliable its evaluator is.</source>
        <translation>תרייאאלש אופ אא שאיששייאונ תהאאת כאומאי אאגאאיינ יינ יית, תאו שאיאי האווו ראילייאאבלאי ייתש איואאלעואאתאור ייש.</translation>
    </message>
    <message>
        <source>Recordings of yours that tell which number to choose; each once in every session.</source>
        <translation>ראיכאורדיינגש אופ יואועורש תהאאת תאילל ווהייכה נעומבאיר תאו כהאואושאי; איאאכה אונכאי יינ איואיריו שאיששייאונ.</translation>
    </message>
    <message>
        <source>The recording.</source>
        <translation>תהאי ראיכאורדיינג.</translation>
    </message>
    <message>
        <source>Which question it tells the answer to.</source>
        <translation>ווהייכה כעואישתייאונ יית תאיללש תהאי אאנשוואיר תאו.</translation>
    </message>
    <message>
        <source>The number that it tells to choose.</source>
        <translation>תהאי נעומבאיר תהאאת יית תאיללש תאו כהאואושאי.</translation>
    </message>
    <message>
        <source>How far from the answer still counts as attentive.</source>
        <translation>האווו פאאר פראומ תהאי אאנשוואיר שתיילל כאועונתש אאש אאתתאינתייואי.</translation>
    </message>
    <message>
        <source>Unprocessed recordings among the others that nobody who listens finds bad.</source>
        <translation>עונףראוכאיששאיד ראיכאורדיינגש אאמאונג תהאי אותהאירש תהאאת נאובאודיו ווהאו ליישתאינש פיינדש באאד.</translation>
    </message>
    <message>
        <source>How many in a session.</source>
        <translation>האווו מאאניו יינ אא שאיששייאונ.</translation>
    </message>
    <message>
        <source>Which answer is looked at.</source>
        <translation>ווהייכה אאנשוואיר ייש לאואוקאיד אאת.</translation>
    </message>
    <message>
        <source>The lowest answer that an attentive evaluator gives.</source>
        <translation>תהאי לאווואישת אאנשוואיר תהאאת אאנ אאתתאינתייואי איואאלעואאתאור גייואיש.</translation>
    </message>
    <message>
        <source>Original and anonymized together; as equal as possible if left out.</source>
        <translation>אורייגיינאאל אאנד אאנאוניומייצאיד תאוגאיתהאיר; אאש איכעואאל אאש ףאוששייבלאי ייפ לאיפת אועות.</translation>
    </message>
    <message>
        <source>Places for trial speakers in each data set and gender; all speakers, once, if left out. With fewer speakers than places some serve twice, with more some are left out.</source>
        <translation>ףלאאכאיש פאור תרייאאל שףאיאאקאירש יינ איאאכה דאאתאא שאית אאנד גאינדאיר; אאלל שףאיאאקאירש, אונכאי, ייפ לאיפת אועות. ווייתה פאיוואיר שףאיאאקאירש תהאאנ ףלאאכאיש שאומאי שאירואי תווייכאי, ווייתה מאוראי שאומאי אאראי לאיפת אועות.</translation>
    </message>
    <message>
        <source>Whether a trial utterance may come twice for one evaluator where material runs short.</source>
        <translation>ווהאיתהאיר אא תרייאאל עותתאיראאנכאי מאאיו כאומאי תווייכאי פאור אונאי איואאלעואאתאור ווהאיראי מאאתאירייאאל רעונש שהאורת.</translation>
    </message>
    <message>
        <source>Who sorts how many panels by speaker; left out where nothing is sorted.</source>
        <translation>ווהאו שאורתש האווו מאאניו ףאאנאילש ביו שףאיאאקאיר; לאיפת אועות ווהאיראי נאותהיינג ייש שאורתאיד.</translation>
    </message>
    <message>
        <source>Evaluator slots of this task; each is one session.</source>
        <translation>איואאלעואאתאור שלאותש אופ תהייש תאאשק; איאאכה ייש אונאי שאיששייאונ.</translation>
    </message>
    <message>
        <source>Those of the study that are in panels, one a session; all if left out.</source>
        <translation>תהאושאי אופ תהאי שתעודיו תהאאת אאראי יינ ףאאנאילש, אונאי אא שאיששייאונ; אאלל ייפ לאיפת אועות.</translation>
    </message>
    <message>
        <source>One of original speech and others that are partly anonymized; practice left out.</source>
        <translation>אונאי אופ אורייגיינאאל שףאיאיכה אאנד אותהאירש תהאאת אאראי ףאארתליו אאנאוניומייצאיד; ףראאכתייכאי לאיפת אועות.</translation>
    </message>
    <message>
        <source>Utterances of a panel.</source>
        <translation>עותתאיראאנכאיש אופ אא ףאאנאיל.</translation>
    </message>
    <message>
        <source>Speakers of a panel with several utterances.</source>
        <translation>שףאיאאקאירש אופ אא ףאאנאיל ווייתה שאיואיראאל עותתאיראאנכאיש.</translation>
    </message>
    <message>
        <source>Speakers of a panel with one utterance.</source>
        <translation>שףאיאאקאירש אופ אא ףאאנאיל ווייתה אונאי עותתאיראאנכאי.</translation>
    </message>
    <message>
        <source>Utterances of a reference speaker, at least.</source>
        <translation>עותתאיראאנכאיש אופ אא ראיפאיראינכאי שףאיאאקאיר, אאת לאיאאשת.</translation>
    </message>
    <message>
        <source>Utterances of a reference speaker, at most.</source>
        <translation>עותתאיראאנכאיש אופ אא ראיפאיראינכאי שףאיאאקאיר, אאת מאושת.</translation>
    </message>
    <message>
        <source>How the utterances of a panel divide among its reference speakers; every way if empty.</source>
        <translation>האווו תהאי עותתאיראאנכאיש אופ אא ףאאנאיל דייויידאי אאמאונג ייתש ראיפאיראינכאי שףאיאאקאירש; איואיריו וואאיו ייפ אימףתיו.</translation>
    </message>
    <message>
        <source>Of a panel that is partly anonymized, its distractors included.</source>
        <translation>אופ אא ףאאנאיל תהאאת ייש ףאארתליו אאנאוניומייצאיד, ייתש דיישתראאכתאורש יינכלעודאיד.</translation>
    </message>
    <message>
        <source>Recordings are heard up to here.</source>
        <translation>ראיכאורדיינגש אאראי האיאארד עוף תאו האיראי.</translation>
    </message>
    <message>
        <source>Into how many groups evaluators may sort a panel, at most.</source>
        <translation>יינתאו האווו מאאניו גראועוףש איואאלעואאתאורש מאאיו שאורת אא ףאאנאיל, אאת מאושת.</translation>
    </message>
    <message>
        <source>Small panels before the first one; nothing in them is counted.</source>
        <translation>שמאאלל ףאאנאילש באיפאוראי תהאי פיירשת אונאי; נאותהיינג יינ תהאימ ייש כאועונתאיד.</translation>
    </message>
    <message>
        <source>How evaluators set up what they hear with.</source>
        <translation>האווו איואאלעואאתאורש שאית עוף ווהאאת תהאייו האיאאר ווייתה.</translation>
    </message>
    <message>
        <source>Whether evaluators choose the sound output, check left and right, and set the loudness.</source>
        <translation>ווהאיתהאיר איואאלעואאתאורש כהאואושאי תהאי שאועונד אועותףעות, כהאיכק לאיפת אאנד רייגהת, אאנד שאית תהאי לאועודנאישש.</translation>
    </message>
    <message>
        <source>Whether it is tested that they wear headphones, and what follows if they do not: warn tells them, flag tells only the tables, refuse ends the session; not tested if left out.</source>
        <translation>ווהאיתהאיר יית ייש תאישתאיד תהאאת תהאייו וואיאאר האיאאדףהאונאיש, אאנד ווהאאת פאוללאוווש ייפ תהאייו דאו נאות: וואארנ תאיללש תהאימ, פלאאג תאיללש אונליו תהאי תאאבלאיש, ראיפעושאי אינדש תהאי שאיששייאונ; נאות תאישתאיד ייפ לאיפת אועות.</translation>
    </message>
    <message>
        <source>What evaluators are asked about themselves.</source>
        <translation>ווהאאת איואאלעואאתאורש אאראי אאשקאיד אאבאועות תהאימשאילואיש.</translation>
    </message>
    <message>
        <source>Which of our questions are asked, in this order; the native language always is.</source>
        <translation>ווהייכה אופ אועור כעואישתייאונש אאראי אאשקאיד, יינ תהייש אורדאיר; תהאי נאאתייואי לאאנגעואאגאי אאלוואאיוש ייש.</translation>
    </message>
    <message>
        <source>Questions of the study&apos;s own, asked after those.</source>
        <translation>כעואישתייאונש אופ תהאי שתעודיו&apos;ש אווונ, אאשקאיד אאפתאיר תהאושאי.</translation>
    </message>
    <message>
        <source>Its column in evaluators.csv.</source>
        <translation>ייתש כאולעומנ יינ איואאלעואאתאורש.כשו.</translation>
    </message>
    <message>
        <source>What evaluators read.</source>
        <translation>ווהאאת איואאלעואאתאורש ראיאאד.</translation>
    </message>
    <message>
        <source>What stands in the table, and what evaluators read for it.</source>
        <translation>ווהאאת שתאאנדש יינ תהאי תאאבלאי, אאנד ווהאאת איואאלעואאתאורש ראיאאד פאור יית.</translation>
    </message>
    <message>
        <source>Whose answers do not count, decided before there are any.</source>
        <translation>ווהאושאי אאנשוואירש דאו נאות כאועונת, דאיכיידאיד באיפאוראי תהאיראי אאראי אאניו.</translation>
    </message>
    <message>
        <source>Attention checks that an evaluator failed, this many or more.</source>
        <translation>אאתתאינתייאונ כהאיכקש תהאאת אאנ איואאלעואאתאור פאאיילאיד, תהייש מאאניו אור מאוראי.</translation>
    </message>
    <message>
        <source>Pages that an evaluator answered in a hurry, more than this share.</source>
        <translation>ףאאגאיש תהאאת אאנ איואאלעואאתאור אאנשוואיראיד יינ אא העורריו, מאוראי תהאאנ תהייש שהאאראי.</translation>
    </message>
    <message>
        <source>Whether to leave out who answers nearly every question the same.</source>
        <translation>ווהאיתהאיר תאו לאיאאואי אועות ווהאו אאנשוואירש נאיאארליו איואיריו כעואישתייאונ תהאי שאאמאי.</translation>
    </message>
    <message>
        <source>Whether to leave out who failed the headphone screening.</source>
        <translation>ווהאיתהאיר תאו לאיאאואי אועות ווהאו פאאיילאיד תהאי האיאאדףהאונאי שכראיאיניינג.</translation>
    </message>
    <message>
        <source>Points between the answers to a trial and to its repetition (within-subject standard deviation), more than this on any question.</source>
        <translation>ףאויינתש באיתוואיאינ תהאי אאנשוואירש תאו אא תרייאאל אאנד תאו ייתש ראיףאיתייתייאונ (ווייתהיינ-שעובזאיכת שתאאנדאארד דאיוייאאתייאונ), מאוראי תהאאנ תהייש אונ אאניו כעואישתייאונ.</translation>
    </message>
    <message>
        <source>Rated trials of an evaluator, fewer than this.</source>
        <translation>ראאתאיד תרייאאלש אופ אאנ איואאלעואאתאור, פאיוואיר תהאאנ תהייש.</translation>
    </message>
    <message>
        <source>What evaluators read, where the study does not want our own words.</source>
        <translation>ווהאאת איואאלעואאתאורש ראיאאד, ווהאיראי תהאי שתעודיו דאואיש נאות וואאנת אועור אווונ וואורדש.</translation>
    </message>
    <message>
        <source>What evaluators agree to before they begin; our own words if left out.</source>
        <translation>ווהאאת איואאלעואאתאורש אאגראיאי תאו באיפאוראי תהאייו באיגיינ; אועור אווונ וואורדש ייפ לאיפת אועות.</translation>
    </message>
    <message>
        <source>What the voices are for, as evaluators are told; our own words if left out.</source>
        <translation>ווהאאת תהאי ואוייכאיש אאראי פאור, אאש איואאלעואאתאורש אאראי תאולד; אועור אווונ וואורדש ייפ לאיפת אועות.</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read English.</source>
        <translation>תהאי שתעודיו&apos;ש תאיכסתש פאור איואאלעואאתאורש ווהאו ראיאאד אינגליישה.</translation>
    </message>
    <message>
        <source>What the study is called.</source>
        <translation>ווהאאת תהאי שתעודיו ייש כאאללאיד.</translation>
    </message>
    <message>
        <source>What evaluators agree to before they begin.</source>
        <translation>ווהאאת איואאלעואאתאורש אאגראיאי תאו באיפאוראי תהאייו באיגיינ.</translation>
    </message>
    <message>
        <source>What the voices are for.</source>
        <translation>ווהאאת תהאי ואוייכאיש אאראי פאור.</translation>
    </message>
    <message>
        <source>The questions about voices and the ends of their scales.</source>
        <translation>תהאי כעואישתייאונש אאבאועות ואוייכאיש אאנד תהאי אינדש אופ תהאיייר שכאאלאיש.</translation>
    </message>
    <message>
        <source>A question&apos;s words in another language.</source>
        <translation>אא כעואישתייאונ&apos;ש וואורדש יינ אאנאותהאיר לאאנגעואאגאי.</translation>
    </message>
    <message>
        <source>What is asked.</source>
        <translation>ווהאאת ייש אאשקאיד.</translation>
    </message>
    <message>
        <source>What evaluators read at its lowest number.</source>
        <translation>ווהאאת איואאלעואאתאורש ראיאאד אאת ייתש לאווואישת נעומבאיר.</translation>
    </message>
    <message>
        <source>What evaluators read at its highest number.</source>
        <translation>ווהאאת איואאלעואאתאורש ראיאאד אאת ייתש הייגהאישת נעומבאיר.</translation>
    </message>
    <message>
        <source>The study&apos;s own questions about evaluators, by their names.</source>
        <translation>תהאי שתעודיו&apos;ש אווונ כעואישתייאונש אאבאועות איואאלעואאתאורש, ביו תהאיייר נאאמאיש.</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read French.</source>
        <translation>תהאי שתעודיו&apos;ש תאיכסתש פאור איואאלעואאתאורש ווהאו ראיאאד פראינכה.</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read Japanese.</source>
        <translation>תהאי שתעודיו&apos;ש תאיכסתש פאור איואאלעואאתאורש ווהאו ראיאאד זאאףאאנאישאי.</translation>
    </message>
</context>
<context>
    <name>StudyPages</name>
    <message>
        <source>Design</source>
        <translation>דאישייגנ</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>ףראיףאאראאתייאונ</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>ףראוגראישש</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>ראישעולתש</translation>
    </message>
    <message>
        <source>Parts of the study</source>
        <translation>ףאארתש אופ תהאי שתעודיו</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>Voice {letter}</source>
        <translation>ואוייכאי {letter}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>ףלאאיויינג</translation>
    </message>
    <message>
        <source>disturbed, please play it again</source>
        <translation>דיישתעורבאיד, ףלאיאאשאי ףלאאיו יית אאגאאיינ</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>האיאארד</translation>
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
    <name>Track</name>
    <message>
        <source>nothing chosen yet</source>
        <translation>נאותהיינג כהאושאינ יואית</translation>
    </message>
</context>
<context>
    <name>TrayArea</name>
    <message>
        <source>still to sort</source>
        <translation>שתיילל תאו שאורת</translation>
    </message>
    <message>
        <source>To sort</source>
        <translation>תאו שאורת</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>עונדאו</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ראידאו</translation>
    </message>
    <message>
        <source>A dot marks what you have heard to its end.</source>
        <translation>אא דאות מאארקש ווהאאת יואועו האאואי האיאארד תאו ייתש אינד.</translation>
    </message>
</context>
<context>
    <name>TruthEditor</name>
    <message>
        <source>yes</source>
        <translation>יואיש</translation>
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
        <source>Please put on your headphones. There is a break after each round, you can pause whenever you like, and everything you do is saved at once.</source>
        <translation>ףלאיאאשאי ףעות אונ יואועור האיאאדףהאונאיש. תהאיראי ייש אא בראיאאק אאפתאיר איאאכה ראועונד, יואועו כאאנ ףאאעושאי ווהאינאיואיר יואועו לייקאי, אאנד איואיריותהיינג יואועו דאו ייש שאאואיד אאת אונכאי.</translation>
    </message>
    <message>
        <source>Some texts of this study are in {language} only.</source>
        <translation>שאומאי תאיכסתש אופ תהייש שתעודיו אאראי יינ {language} אונליו.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>באיגיינ</translation>
    </message>
    <message numerus="yes">
        <source>You will hear short recordings and put those of one person together, in %n round(s).</source>
        <translation>
            <numerusform>יואועו וויילל האיאאר שהאורת ראיכאורדיינגש אאנד ףעות תהאושאי אופ אונאי ףאירשאונ תאוגאיתהאיר, יינ %n ראועונד.</numerusform>
            <numerusform>יואועו וויילל האיאאר שהאורת ראיכאורדיינגש אאנד ףעות תהאושאי אופ אונאי ףאירשאונ תאוגאיתהאיר, יינ %n ראועונדש.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will hear short recordings of people, and say how they sound to you.</source>
        <translation>יואועו וויילל האיאאר שהאורת ראיכאורדיינגש אופ ףאיאוףלאי, אאנד שאאיו האווו תהאייו שאועונד תאו יואועו.</translation>
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
<context>
    <name>Work</name>
    <message>
        <source>How far the work is</source>
        <translation>האווו פאאר תהאי וואורק ייש</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>כאאנכאיל</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>כלאושאי</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>כלאושאי תהייש מאיששאאגאי</translation>
    </message>
    <message>
        <source>{work}: {done} of {total}</source>
        <translation>{work}: {done} אופ {total}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>שתאוףףיינג…</translation>
    </message>
    <message>
        <source>Cancelled. What was done so far is kept; start again to go on.</source>
        <translation>כאאנכאיללאיד. ווהאאת וואאש דאונאי שאו פאאר ייש קאיףת; שתאארת אאגאאיינ תאו גאו אונ.</translation>
    </message>
    <message>
        <source>The command failed.</source>
        <translation>תהאי כאוממאאנד פאאיילאיד.</translation>
    </message>
</context>
</TS>
