<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ConsentPage</name>
    <message>
        <source>This study asks how recorded voices sound to people. If you take part, you will listen to short recordings and answer a few questions about each.

We keep your answers and when you gave them, how often and how long you listened, and what you tell us about yourself on the next page. All of it is kept under your code, never under your name, and is used for research only.

Taking part is your own choice. You may pause or stop at any time without saying why, and you may ask the organizer to delete everything kept under your code.</source>
        <translation>This study asks how recorded voices sound to people. If you take part, you will listen to short recordings and answer a few questions about each.

We keep your answers and when you gave them, how often and how long you listened, and what you tell us about yourself on the next page. All of it is kept under your code, never under your name, and is used for research only.

Taking part is your own choice. You may pause or stop at any time without saying why, and you may ask the organizer to delete everything kept under your code.</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Before you begin</translation>
    </message>
    <message>
        <source>I do not want to</source>
        <translation>I do not want to</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>I agree and take part</translation>
    </message>
</context>
<context>
    <name>DisplayMenu</name>
    <message>
        <source>Display</source>
        <translation>Display</translation>
    </message>
    <message>
        <source>Like the computer</source>
        <translation>Like the computer</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Text {percent} %</source>
        <translation>Text {percent} %</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>Without motion</translation>
    </message>
</context>
<context>
    <name>InstructionsPage</name>
    <message>
        <source>You work for a radio station. It airs interviews with people who have something to tell but must not be recognized, so their voices may have been changed beforehand.

You are the last one to listen before an interview goes on air. For each of them you answer these questions:</source>
        <translation>You work for a radio station. It airs interviews with people who have something to tell but must not be recognized, so their voices may have been changed beforehand.

You are the last one to listen before an interview goes on air. For each of them you answer these questions:</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>Your part</translation>
    </message>
    <message>
        <source>Back to the interview</source>
        <translation>Back to the interview</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Does the voice sound natural?</source>
        <translation>Does the voice sound natural?</translation>
    </message>
    <message>
        <source>As if a person were speaking, not a machine.</source>
        <translation>As if a person were speaking, not a machine.</translation>
    </message>
    <message>
        <source>Can every word be understood?</source>
        <translation>Can every word be understood?</translation>
    </message>
    <message>
        <source>The audience will hear it once only.</source>
        <translation>The audience will hear it once only.</translation>
    </message>
    <message>
        <source>Is it the same person?</source>
        <translation>Is it the same person?</translation>
    </message>
    <message>
        <source>You get a second recording, of someone we know. Could that be the person in the interview?</source>
        <translation>You get a second recording, of someone we know. Could that be the person in the interview?</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides, and you may listen again as often as you like.</source>
        <translation>Nothing is right or wrong: your ear decides, and you may listen again as often as you like.</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides. You hear each recording once.</source>
        <translation>Nothing is right or wrong: your ear decides. You hear each recording once.</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides. You may play each recording up to {count} times.</source>
        <translation>Nothing is right or wrong: your ear decides. You may play each recording up to {count} times.</translation>
    </message>
    <message>
        <source>Use the whole of each scale.</source>
        <translation>Use the whole of each scale.</translation>
    </message>
    <message>
        <source>Use the whole scale from {lowest} to {highest}.</source>
        <translation>Use the whole scale from {lowest} to {highest}.</translation>
    </message>
    <message>
        <source>Everything works by mouse or by keyboard: Space plays, 1 to 9 choose a number and 0 stands for 10, Tab moves on, Enter confirms.</source>
        <translation>Everything works by mouse or by keyboard: Space plays, 1 to 9 choose a number and 0 stands for 10, Tab moves on, Enter confirms.</translation>
    </message>
    <message>
        <source>Everything works by mouse or by keyboard: Space plays, number keys choose a number, Tab moves on, Enter confirms.</source>
        <translation>Everything works by mouse or by keyboard: Space plays, number keys choose a number, Tab moves on, Enter confirms.</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Language: {name}</source>
        <translation>Language: {name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
</context>
<context>
    <name>LanguagePicker</name>
    <message>
        <source>Type the first letters</source>
        <translation>Type the first letters</translation>
    </message>
    <message>
        <source>A language that is not listed</source>
        <translation>A language that is not listed</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>{name}: how far it has played</source>
        <translation>{name}: how far it has played</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>playing</translation>
    </message>
    <message>
        <source>{action} ({count} left)</source>
        <translation>{action} ({count} left)</translation>
    </message>
    <message>
        <source>disturbed, please play it again</source>
        <translation>disturbed, please play it again</translation>
    </message>
    <message>
        <source>heard once</source>
        <translation>heard once</translation>
    </message>
    <message>
        <source>heard twice</source>
        <translation>heard twice</translation>
    </message>
    <message>
        <source>heard {count} times</source>
        <translation>heard {count} times</translation>
    </message>
    <message>
        <source>not heard to the end yet</source>
        <translation>not heard to the end yet</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>not heard yet</translation>
    </message>
</context>
<context>
    <name>QuestionnairePage</name>
    <message>
        <source>About you</source>
        <translation>About you</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Please choose the language you grew up with.</source>
        <translation>Please choose the language you grew up with.</translation>
    </message>
    <message>
        <source>Which language did you grow up with?</source>
        <translation>Which language did you grow up with?</translation>
    </message>
    <message>
        <source>How old are you?</source>
        <translation>How old are you?</translation>
    </message>
    <message>
        <source>How is your hearing?</source>
        <translation>How is your hearing?</translation>
    </message>
    <message>
        <source>Have you taken part in listening tests before?</source>
        <translation>Have you taken part in listening tests before?</translation>
    </message>
    <message>
        <source>18 to 29</source>
        <translation>18 to 29</translation>
    </message>
    <message>
        <source>30 to 44</source>
        <translation>30 to 44</translation>
    </message>
    <message>
        <source>45 to 59</source>
        <translation>45 to 59</translation>
    </message>
    <message>
        <source>60 or older</source>
        <translation>60 or older</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>impaired</source>
        <translation>impaired</translation>
    </message>
    <message>
        <source>never</source>
        <translation>never</translation>
    </message>
    <message>
        <source>a few times</source>
        <translation>a few times</translation>
    </message>
    <message>
        <source>often</source>
        <translation>often</translation>
    </message>
    <message>
        <source>rather not say</source>
        <translation>rather not say</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>The voice on air</source>
        <translation>The voice on air</translation>
    </message>
    <message>
        <source>A recording of someone we know</source>
        <translation>A recording of someone we know</translation>
    </message>
    <message>
        <source>How natural does the voice sound?</source>
        <translation>How natural does the voice sound?</translation>
    </message>
    <message>
        <source>totally unnatural</source>
        <translation>totally unnatural</translation>
    </message>
    <message>
        <source>totally natural</source>
        <translation>totally natural</translation>
    </message>
    <message>
        <source>How much could you understand?</source>
        <translation>How much could you understand?</translation>
    </message>
    <message>
        <source>totally unintelligible</source>
        <translation>totally unintelligible</translation>
    </message>
    <message>
        <source>totally intelligible</source>
        <translation>totally intelligible</translation>
    </message>
    <message>
        <source>Is it the same person?</source>
        <translation>Is it the same person?</translation>
    </message>
    <message>
        <source>different speakers</source>
        <translation>different speakers</translation>
    </message>
    <message>
        <source>the same speaker</source>
        <translation>the same speaker</translation>
    </message>
    <message>
        <source>What happens here?</source>
        <translation>What happens here?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Take back the answers that you confirmed last.</source>
        <translation>Take back the answers that you confirmed last.</translation>
    </message>
    <message>
        <source>after you have heard it to the end</source>
        <translation>after you have heard it to the end</translation>
    </message>
    <message>
        <source>after you have heard both to the end</source>
        <translation>after you have heard both to the end</translation>
    </message>
    <message>
        <source>Play the recording: click Play or press Space.</source>
        <translation>Play the recording: click Play or press Space.</translation>
    </message>
    <message>
        <source>Change what you like, then click Next or press Enter.</source>
        <translation>Change what you like, then click Next or press Enter.</translation>
    </message>
    <message>
        <source>Choose a number: click on the line or type it, then press Enter.</source>
        <translation>Choose a number: click on the line or type it, then press Enter.</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key; 0 stands for 10.</source>
        <translation>Choose a number: click it or press its key; 0 stands for 10.</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key.</source>
        <translation>Choose a number: click it or press its key.</translation>
    </message>
</context>
<context>
    <name>Reception</name>
    <message>
        <source>A code is made of the letters A to Z, digits, dots, hyphens and underscores, and begins with a letter or a digit.</source>
        <translation>A code is made of the letters A to Z, digits, dots, hyphens and underscores, and begins with a letter or a digit.</translation>
    </message>
    <message>
        <source>There is no sound output</source>
        <translation>There is no sound output</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Please plug in the headphones, or tell the organizer. Nothing is lost.</source>
        <translation>Please plug in the headphones, or tell the organizer. Nothing is lost.</translation>
    </message>
    <message>
        <source>Every place in this study is taken. If you took part before, type the same code as then; if not, please tell the organizer, who can add a place.</source>
        <translation>Every place in this study is taken. If you took part before, type the same code as then; if not, please tell the organizer, who can add a place.</translation>
    </message>
    <message>
        <source>There is no session left for this code; all its answers are saved. If you are new here, please choose another code.</source>
        <translation>There is no session left for this code; all its answers are saved. If you are new here, please choose another code.</translation>
    </message>
    <message>
        <source>Whoever used this code withdrew from the study. Please choose another code.</source>
        <translation>Whoever used this code withdrew from the study. Please choose another code.</translation>
    </message>
    <message>
        <source>Your session is open in another window. Please go on there, or close it first.</source>
        <translation>Your session is open in another window. Please go on there, or close it first.</translation>
    </message>
    <message>
        <source>Please show this to the organizer: {reason}</source>
        <translation>Please show this to the organizer: {reason}</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Progress of the session</source>
        <translation>Progress of the session</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Practice {position} of {total}</source>
        <translation>Practice {position} of {total}</translation>
    </message>
    <message>
        <source>Interview {position} of {total}</source>
        <translation>Interview {position} of {total}</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>about {minutes} min left</translation>
    </message>
</context>
<context>
    <name>SessionPages</name>
    <message>
        <source>Time for a break</source>
        <translation>Time for a break</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>How that compares</source>
        <translation>How that compares</translation>
    </message>
    <message>
        <source>The sound is gone</source>
        <translation>The sound is gone</translation>
    </message>
    <message>
        <source>This recording cannot be played</source>
        <translation>This recording cannot be played</translation>
    </message>
    <message>
        <source>Answers cannot be saved right now</source>
        <translation>Answers cannot be saved right now</translation>
    </message>
    <message>
        <source>{done} of {total} interviews are done.</source>
        <translation>{done} of {total} interviews are done.</translation>
    </message>
    <message>
        <source>Take off your headphones, look out of the window, stretch your legs: a few minutes of quiet do your ears good. Everything you have answered is saved.</source>
        <translation>Take off your headphones, look out of the window, stretch your legs: a few minutes of quiet do your ears good. Everything you have answered is saved.</translation>
    </message>
    <message>
        <source>Nobody had changed this voice: it is a person&apos;s own.</source>
        <translation>Nobody had changed this voice: it is a person&apos;s own.</translation>
    </message>
    <message>
        <source>The other recording is of the same person.</source>
        <translation>The other recording is of the same person.</translation>
    </message>
    <message>
        <source>The other recording is of a different person.</source>
        <translation>The other recording is of a different person.</translation>
    </message>
    <message>
        <source>You chose: {answers}.</source>
        <translation>You chose: {answers}.</translation>
    </message>
    <message>
        <source>natural {number} of {highest}</source>
        <translation>natural {number} of {highest}</translation>
    </message>
    <message>
        <source>understood {number} of {highest}</source>
        <translation>understood {number} of {highest}</translation>
    </message>
    <message>
        <source>the same person {number} of {highest}</source>
        <translation>the same person {number} of {highest}</translation>
    </message>
    <message>
        <source>Nothing you rated is lost. What was playing can be played again.</source>
        <translation>Nothing you rated is lost. What was playing can be played again.</translation>
    </message>
    <message>
        <source>{reason} Check that the headphones are plugged in, then try again.</source>
        <translation>{reason} Check that the headphones are plugged in, then try again.</translation>
    </message>
    <message>
        <source>Nothing you rated is lost. Please tell the organizer.</source>
        <translation>Nothing you rated is lost. Please tell the organizer.</translation>
    </message>
    <message>
        <source>It belongs to interview {position}.</source>
        <translation>It belongs to interview {position}.</translation>
    </message>
    <message>
        <source>The computer says: {reason}. Once there is room on the disk again, or the drive is back, try again; your last answer is kept while this window is open.</source>
        <translation>The computer says: {reason}. Once there is room on the disk again, or the drive is back, try again; your last answer is kept while this window is open.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paused</translation>
    </message>
    <message>
        <source>Leave for today</source>
        <translation>Leave for today</translation>
    </message>
    <message>
        <source>Rest as long as you like. Everything you have answered is saved.</source>
        <translation>Rest as long as you like. Everything you have answered is saved.</translation>
    </message>
    <message>
        <source>You may also leave and come back another time: begin with your code {code} again, and you go on exactly here.</source>
        <translation>You may also leave and come back another time: begin with your code {code} again, and you go on exactly here.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Thank you</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Take another session</source>
        <translation>Take another session</translation>
    </message>
    <message>
        <source>That was the last interview. All your answers are saved.</source>
        <translation>That was the last interview. All your answers are saved.</translation>
    </message>
    <message>
        <source>You may take off your headphones and tell the organizer that you are done.</source>
        <translation>You may take off your headphones and tell the organizer that you are done.</translation>
    </message>
    <message>
        <source>That is fine</source>
        <translation>That is fine</translation>
    </message>
    <message>
        <source>You are not taking part, and no answers were kept.</source>
        <translation>You are not taking part, and no answers were kept.</translation>
    </message>
    <message>
        <source>You may close the window now.</source>
        <translation>You may close the window now.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
</context>
<context>
    <name>SessionPresenter</name>
    <message>
        <source>No sound output was found.</source>
        <translation>No sound output was found.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Choose the folder of the study that is to be taken.</source>
        <translation>Choose the folder of the study that is to be taken.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choose a folder…</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>The study&apos;s folder</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>nothing chosen yet</source>
        <translation>nothing chosen yet</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message numerus="yes">
        <source>You will hear %n short recording(s) of people being interviewed, and say how they sound to you.</source>
        <translation>
            <numerusform>You will hear %n short recording of somebody being interviewed, and say how it sounds to you.</numerusform>
            <numerusform>You will hear %n short recordings of people being interviewed, and say how they sound to you.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please put on your headphones. There is a break halfway, you can pause whenever you like, and every answer is saved the moment you give it.</source>
        <translation>Please put on your headphones. There is a break halfway, you can pause whenever you like, and every answer is saved the moment you give it.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Your participant code</source>
        <translation>Your participant code</translation>
    </message>
    <message>
        <source>Use the code that you were given, or make one up, such as maple-27. Please do not use your name. If you took part before, use the same code again.</source>
        <translation>Use the code that you were given, or make one up, such as maple-27. Please do not use your name. If you took part before, use the same code again.</translation>
    </message>
    <message>
        <source>Please type your code first.</source>
        <translation>Please type your code first.</translation>
    </message>
</context>
</TS>
