<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Area</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>{action}: {place}</source>
        <translation>{action}: {place}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
</context>
<context>
    <name>BoardSurface</name>
    <message>
        <source>to sort</source>
        <translation>to sort</translation>
    </message>
    <message>
        <source>in group {number}</source>
        <translation>in group {number}</translation>
    </message>
    <message>
        <source>Everything is sorted.</source>
        <translation>Everything is sorted.</translation>
    </message>
    <message>
        <source>Drag a voice here, or press {number}</source>
        <translation>Drag a voice here, or press {number}</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>{word} (if left out)</source>
        <translation>{word} (if left out)</translation>
    </message>
</context>
<context>
    <name>ClusteringPage</name>
    <message>
        <source>What happens here?</source>
        <translation>What happens here?</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Change what you like, then click Finish or press Enter.</source>
        <translation>Change what you like, then click Finish or press Enter.</translation>
    </message>
    <message>
        <source>Click a voice to hear it, or press Space. Its letter plays it too.</source>
        <translation>Click a voice to hear it, or press Space. Its letter plays it too.</translation>
    </message>
    <message>
        <source>Drag a voice to a group, or press the group&apos;s number. Several at once: draw a frame around them.</source>
        <translation>Drag a voice to a group, or press the group&apos;s number. Several at once: draw a frame around them.</translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) not heard to the end yet.</source>
        <translation>
            <numerusform>%n voice not heard to the end yet.</numerusform>
            <numerusform>%n voices not heard to the end yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) still to sort.</source>
        <translation>
            <numerusform>%n voice still to sort.</numerusform>
            <numerusform>%n voices still to sort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) still to sort,</source>
        <translation>
            <numerusform>%n voice still to sort,</numerusform>
            <numerusform>%n voices still to sort,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not heard to the end yet.</source>
        <translation>
            <numerusform>%n not heard to the end yet.</numerusform>
            <numerusform>%n not heard to the end yet.</numerusform>
        </translation>
    </message>
</context>
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
        <source>Your participant code: {code}</source>
        <translation>Your participant code: {code}</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Before you begin</translation>
    </message>
    <message>
        <source>Keep a copy…</source>
        <translation>Keep a copy…</translation>
    </message>
    <message>
        <source>I do not want to</source>
        <translation>I do not want to</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>I agree and take part</translation>
    </message>
    <message>
        <source>consent</source>
        <translation>consent</translation>
    </message>
    <message>
        <source>The copy could not be saved ({reason}). Please choose another place.</source>
        <translation>The copy could not be saved ({reason}). Please choose another place.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Saved as {name}.</translation>
    </message>
</context>
<context>
    <name>Coverages</name>
    <message>
        <source>Trials judged, of those planned</source>
        <translation>Trials judged, of those planned</translation>
    </message>
    <message>
        <source>Panels sorted, of those planned</source>
        <translation>Panels sorted, of those planned</translation>
    </message>
    <message>
        <source>What was judged is told where the study&apos;s key is, not in a pack.</source>
        <translation>What was judged is told where the study&apos;s key is, not in a pack.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>all</translation>
    </message>
    <message>
        <source>{part}: {judged} of {planned}</source>
        <translation>{part}: {judged} of {planned}</translation>
    </message>
</context>
<context>
    <name>DesignPage</name>
    <message>
        <source>Parts of the study file</source>
        <translation>Parts of the study file</translation>
    </message>
    <message>
        <source>Show the next one</source>
        <translation>Show the next one</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Evaluators have begun. Change only what they read: with other questions, scales or breaks, what they answered so far can no longer be read.</source>
        <translation>Evaluators have begun. Change only what they read: with other questions, scales or breaks, what they answered so far can no longer be read.</translation>
    </message>
    <message>
        <source>{part}, {count} to correct</source>
        <translation>{part}, {count} to correct</translation>
    </message>
    <message>
        <source>One thing is to be corrected.</source>
        <translation>One thing is to be corrected.</translation>
    </message>
    <message>
        <source>{count} things are to be corrected.</source>
        <translation>{count} things are to be corrected.</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Not saved yet.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Saved.</translation>
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
    <name>GroupArea</name>
    <message>
        <source>group {number}</source>
        <translation>group {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of group {number}</source>
        <translation>Name of group {number}</translation>
    </message>
</context>
<context>
    <name>HeadphoneTestPage</name>
    <message>
        <source>Sound {number}</source>
        <translation>Sound {number}</translation>
    </message>
    <message>
        <source>Headphones: question {number} of {count}</source>
        <translation>Headphones: question {number} of {count}</translation>
    </message>
    <message>
        <source>Find the faint tone</source>
        <translation>Find the faint tone</translation>
    </message>
    <message>
        <source>You hear three noises. In one of them a faint tone is hidden. Which one?</source>
        <translation>You hear three noises. In one of them a faint tone is hidden. Which one?</translation>
    </message>
    <message>
        <source>Find the softest tone</source>
        <translation>Find the softest tone</translation>
    </message>
    <message>
        <source>You hear three tones, one after the other. Which one is the softest?</source>
        <translation>You hear three tones, one after the other. Which one is the softest?</translation>
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
    <name>Languages</name>
    <message>
        <source>Abkhazian</source>
        <translation>Abkhazian</translation>
    </message>
    <message>
        <source>Afar</source>
        <translation>Afar</translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>Afrikaans</translation>
    </message>
    <message>
        <source>Aghem</source>
        <translation>Aghem</translation>
    </message>
    <message>
        <source>Akan</source>
        <translation>Akan</translation>
    </message>
    <message>
        <source>Akoose</source>
        <translation>Akoose</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>Albanian</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>Amharic</translation>
    </message>
    <message>
        <source>Anii</source>
        <translation>Anii</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabic</translation>
    </message>
    <message>
        <source>Aragonese</source>
        <translation>Aragonese</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenian</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>Assamese</translation>
    </message>
    <message>
        <source>Asturian</source>
        <translation>Asturian</translation>
    </message>
    <message>
        <source>Asu</source>
        <translation>Asu</translation>
    </message>
    <message>
        <source>Atsam</source>
        <translation>Atsam</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>Azerbaijani</translation>
    </message>
    <message>
        <source>Bafia</source>
        <translation>Bafia</translation>
    </message>
    <message>
        <source>Baluchi</source>
        <translation>Baluchi</translation>
    </message>
    <message>
        <source>Bambara</source>
        <translation>Bambara</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>Bangla</translation>
    </message>
    <message>
        <source>Basaa</source>
        <translation>Basaa</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>Bashkir</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>Basque</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>Belarusian</translation>
    </message>
    <message>
        <source>Bemba</source>
        <translation>Bemba</translation>
    </message>
    <message>
        <source>Bena</source>
        <translation>Bena</translation>
    </message>
    <message>
        <source>Bhojpuri</source>
        <translation>Bhojpuri</translation>
    </message>
    <message>
        <source>Blin</source>
        <translation>Blin</translation>
    </message>
    <message>
        <source>Bodo</source>
        <translation>Bodo</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>Bosnian</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>Breton</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulgarian</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>Burmese</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>Cantonese</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Catalan</translation>
    </message>
    <message>
        <source>Cebuano</source>
        <translation>Cebuano</translation>
    </message>
    <message>
        <source>Central Atlas Tamazight</source>
        <translation>Central Atlas Tamazight</translation>
    </message>
    <message>
        <source>Central Kurdish</source>
        <translation>Central Kurdish</translation>
    </message>
    <message>
        <source>Chakma</source>
        <translation>Chakma</translation>
    </message>
    <message>
        <source>Chechen</source>
        <translation>Chechen</translation>
    </message>
    <message>
        <source>Cherokee</source>
        <translation>Cherokee</translation>
    </message>
    <message>
        <source>Chickasaw</source>
        <translation>Chickasaw</translation>
    </message>
    <message>
        <source>Chiga</source>
        <translation>Chiga</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinese</translation>
    </message>
    <message>
        <source>Chuvash</source>
        <translation>Chuvash</translation>
    </message>
    <message>
        <source>Colognian</source>
        <translation>Colognian</translation>
    </message>
    <message>
        <source>Coptic</source>
        <translation>Coptic</translation>
    </message>
    <message>
        <source>Cornish</source>
        <translation>Cornish</translation>
    </message>
    <message>
        <source>Corsican</source>
        <translation>Corsican</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Croatian</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Czech</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danish</translation>
    </message>
    <message>
        <source>Divehi</source>
        <translation>Divehi</translation>
    </message>
    <message>
        <source>Dogri</source>
        <translation>Dogri</translation>
    </message>
    <message>
        <source>Duala</source>
        <translation>Duala</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Dutch</translation>
    </message>
    <message>
        <source>Dzongkha</source>
        <translation>Dzongkha</translation>
    </message>
    <message>
        <source>Embu</source>
        <translation>Embu</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Erzya</source>
        <translation>Erzya</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>Esperanto</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estonian</translation>
    </message>
    <message>
        <source>Ewe</source>
        <translation>Ewe</translation>
    </message>
    <message>
        <source>Ewondo</source>
        <translation>Ewondo</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>Faroese</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>Filipino</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnish</translation>
    </message>
    <message>
        <source>French</source>
        <translation>French</translation>
    </message>
    <message>
        <source>Friulian</source>
        <translation>Friulian</translation>
    </message>
    <message>
        <source>Fula</source>
        <translation>Fula</translation>
    </message>
    <message>
        <source>Ga</source>
        <translation>Ga</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galician</translation>
    </message>
    <message>
        <source>Ganda</source>
        <translation>Ganda</translation>
    </message>
    <message>
        <source>Geez</source>
        <translation>Geez</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgian</translation>
    </message>
    <message>
        <source>German</source>
        <translation>German</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Greek</translation>
    </message>
    <message>
        <source>Guarani</source>
        <translation>Guarani</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>Gujarati</translation>
    </message>
    <message>
        <source>Gusii</source>
        <translation>Gusii</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>Haitian Creole</translation>
    </message>
    <message>
        <source>Haryanvi</source>
        <translation>Haryanvi</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>Hausa</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>Hawaiian</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebrew</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Hungarian</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Icelandic</translation>
    </message>
    <message>
        <source>Igbo</source>
        <translation>Igbo</translation>
    </message>
    <message>
        <source>Inari Sami</source>
        <translation>Inari Sami</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonesian</translation>
    </message>
    <message>
        <source>Inuktitut</source>
        <translation>Inuktitut</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>Irish</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italian</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanese</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>Javanese</translation>
    </message>
    <message>
        <source>Jju</source>
        <translation>Jju</translation>
    </message>
    <message>
        <source>Jola-Fonyi</source>
        <translation>Jola-Fonyi</translation>
    </message>
    <message>
        <source>Kabuverdianu</source>
        <translation>Kabuverdianu</translation>
    </message>
    <message>
        <source>Kabyle</source>
        <translation>Kabyle</translation>
    </message>
    <message>
        <source>Kaingang</source>
        <translation>Kaingang</translation>
    </message>
    <message>
        <source>Kako</source>
        <translation>Kako</translation>
    </message>
    <message>
        <source>Kalaallisut</source>
        <translation>Kalaallisut</translation>
    </message>
    <message>
        <source>Kalenjin</source>
        <translation>Kalenjin</translation>
    </message>
    <message>
        <source>Kamba</source>
        <translation>Kamba</translation>
    </message>
    <message>
        <source>Kangri</source>
        <translation>Kangri</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>Kannada</translation>
    </message>
    <message>
        <source>Kara-Kalpak</source>
        <translation>Kara-Kalpak</translation>
    </message>
    <message>
        <source>Kashmiri</source>
        <translation>Kashmiri</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>Kazakh</translation>
    </message>
    <message>
        <source>Kenyang</source>
        <translation>Kenyang</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>Khmer</translation>
    </message>
    <message>
        <source>Kikuyu</source>
        <translation>Kikuyu</translation>
    </message>
    <message>
        <source>Kinyarwanda</source>
        <translation>Kinyarwanda</translation>
    </message>
    <message>
        <source>Konkani</source>
        <translation>Konkani</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Korean</translation>
    </message>
    <message>
        <source>Koyra Chiini</source>
        <translation>Koyra Chiini</translation>
    </message>
    <message>
        <source>Koyraboro Senni</source>
        <translation>Koyraboro Senni</translation>
    </message>
    <message>
        <source>Kpelle</source>
        <translation>Kpelle</translation>
    </message>
    <message>
        <source>Kurdish</source>
        <translation>Kurdish</translation>
    </message>
    <message>
        <source>Kuvi</source>
        <translation>Kuvi</translation>
    </message>
    <message>
        <source>Kwasio</source>
        <translation>Kwasio</translation>
    </message>
    <message>
        <source>Kyrgyz</source>
        <translation>Kyrgyz</translation>
    </message>
    <message>
        <source>Kʼicheʼ</source>
        <translation>Kʼicheʼ</translation>
    </message>
    <message>
        <source>Ladin</source>
        <translation>Ladin</translation>
    </message>
    <message>
        <source>Lakota</source>
        <translation>Lakota</translation>
    </message>
    <message>
        <source>Langi</source>
        <translation>Langi</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>Lao</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Latin</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Latvian</translation>
    </message>
    <message>
        <source>Ligurian</source>
        <translation>Ligurian</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>Lingala</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Lithuanian</translation>
    </message>
    <message>
        <source>Low German</source>
        <translation>Low German</translation>
    </message>
    <message>
        <source>Lower Sorbian</source>
        <translation>Lower Sorbian</translation>
    </message>
    <message>
        <source>Luba-Katanga</source>
        <translation>Luba-Katanga</translation>
    </message>
    <message>
        <source>Lule Sami</source>
        <translation>Lule Sami</translation>
    </message>
    <message>
        <source>Luo</source>
        <translation>Luo</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>Luxembourgish</translation>
    </message>
    <message>
        <source>Luyia</source>
        <translation>Luyia</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Macedonian</translation>
    </message>
    <message>
        <source>Machame</source>
        <translation>Machame</translation>
    </message>
    <message>
        <source>Maithili</source>
        <translation>Maithili</translation>
    </message>
    <message>
        <source>Makhuwa-Meetto</source>
        <translation>Makhuwa-Meetto</translation>
    </message>
    <message>
        <source>Makonde</source>
        <translation>Makonde</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>Malagasy</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malay</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>Malayalam</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>Maltese</translation>
    </message>
    <message>
        <source>Manipuri</source>
        <translation>Manipuri</translation>
    </message>
    <message>
        <source>Manx</source>
        <translation>Manx</translation>
    </message>
    <message>
        <source>Mapuche</source>
        <translation>Mapuche</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>Marathi</translation>
    </message>
    <message>
        <source>Masai</source>
        <translation>Masai</translation>
    </message>
    <message>
        <source>Mazanderani</source>
        <translation>Mazanderani</translation>
    </message>
    <message>
        <source>Meru</source>
        <translation>Meru</translation>
    </message>
    <message>
        <source>Metaʼ</source>
        <translation>Metaʼ</translation>
    </message>
    <message>
        <source>Mohawk</source>
        <translation>Mohawk</translation>
    </message>
    <message>
        <source>Moksha</source>
        <translation>Moksha</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>Mongolian</translation>
    </message>
    <message>
        <source>Morisyen</source>
        <translation>Morisyen</translation>
    </message>
    <message>
        <source>Mundang</source>
        <translation>Mundang</translation>
    </message>
    <message>
        <source>Muscogee</source>
        <translation>Muscogee</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>Māori</translation>
    </message>
    <message>
        <source>Nama</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Navajo</source>
        <translation>Navajo</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>Nepali</translation>
    </message>
    <message>
        <source>Ngiemboon</source>
        <translation>Ngiemboon</translation>
    </message>
    <message>
        <source>Ngomba</source>
        <translation>Ngomba</translation>
    </message>
    <message>
        <source>Nheengatu</source>
        <translation>Nheengatu</translation>
    </message>
    <message>
        <source>Nigerian Pidgin</source>
        <translation>Nigerian Pidgin</translation>
    </message>
    <message>
        <source>North Ndebele</source>
        <translation>North Ndebele</translation>
    </message>
    <message>
        <source>Northern Frisian</source>
        <translation>Northern Frisian</translation>
    </message>
    <message>
        <source>Northern Luri</source>
        <translation>Northern Luri</translation>
    </message>
    <message>
        <source>Northern Sami</source>
        <translation>Northern Sami</translation>
    </message>
    <message>
        <source>Northern Sotho</source>
        <translation>Northern Sotho</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>Norwegian Bokmål</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>Norwegian Nynorsk</translation>
    </message>
    <message>
        <source>Nuer</source>
        <translation>Nuer</translation>
    </message>
    <message>
        <source>Nyanja</source>
        <translation>Nyanja</translation>
    </message>
    <message>
        <source>Nyankole</source>
        <translation>Nyankole</translation>
    </message>
    <message>
        <source>N’Ko</source>
        <translation>N’Ko</translation>
    </message>
    <message>
        <source>Obolo</source>
        <translation>Obolo</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>Occitan</translation>
    </message>
    <message>
        <source>Odia</source>
        <translation>Odia</translation>
    </message>
    <message>
        <source>Oromo</source>
        <translation>Oromo</translation>
    </message>
    <message>
        <source>Osage</source>
        <translation>Osage</translation>
    </message>
    <message>
        <source>Ossetic</source>
        <translation>Ossetic</translation>
    </message>
    <message>
        <source>Papiamento</source>
        <translation>Papiamento</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>Pashto</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persian</translation>
    </message>
    <message>
        <source>Pijin</source>
        <translation>Pijin</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polish</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portuguese</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>Punjabi</translation>
    </message>
    <message>
        <source>Quechua</source>
        <translation>Quechua</translation>
    </message>
    <message>
        <source>Rajasthani</source>
        <translation>Rajasthani</translation>
    </message>
    <message>
        <source>Rohingya</source>
        <translation>Rohingya</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Romanian</translation>
    </message>
    <message>
        <source>Romansh</source>
        <translation>Romansh</translation>
    </message>
    <message>
        <source>Rombo</source>
        <translation>Rombo</translation>
    </message>
    <message>
        <source>Rundi</source>
        <translation>Rundi</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russian</translation>
    </message>
    <message>
        <source>Rwa</source>
        <translation>Rwa</translation>
    </message>
    <message>
        <source>Saho</source>
        <translation>Saho</translation>
    </message>
    <message>
        <source>Samburu</source>
        <translation>Samburu</translation>
    </message>
    <message>
        <source>Sango</source>
        <translation>Sango</translation>
    </message>
    <message>
        <source>Sangu</source>
        <translation>Sangu</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>Sanskrit</translation>
    </message>
    <message>
        <source>Santali</source>
        <translation>Santali</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>Sardinian</translation>
    </message>
    <message>
        <source>Scottish Gaelic</source>
        <translation>Scottish Gaelic</translation>
    </message>
    <message>
        <source>Sena</source>
        <translation>Sena</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbian</translation>
    </message>
    <message>
        <source>Shambala</source>
        <translation>Shambala</translation>
    </message>
    <message>
        <source>Shan</source>
        <translation>Shan</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>Shona</translation>
    </message>
    <message>
        <source>Sichuan Yi</source>
        <translation>Sichuan Yi</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Sicilian</translation>
    </message>
    <message>
        <source>Sidamo</source>
        <translation>Sidamo</translation>
    </message>
    <message>
        <source>Silesian</source>
        <translation>Silesian</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>Sindhi</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>Sinhala</translation>
    </message>
    <message>
        <source>Skolt Sami</source>
        <translation>Skolt Sami</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Slovak</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slovenian</translation>
    </message>
    <message>
        <source>Soga</source>
        <translation>Soga</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>Somali</translation>
    </message>
    <message>
        <source>South Ndebele</source>
        <translation>South Ndebele</translation>
    </message>
    <message>
        <source>Southern Kurdish</source>
        <translation>Southern Kurdish</translation>
    </message>
    <message>
        <source>Southern Sami</source>
        <translation>Southern Sami</translation>
    </message>
    <message>
        <source>Southern Sotho</source>
        <translation>Southern Sotho</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanish</translation>
    </message>
    <message>
        <source>Standard Moroccan Tamazight</source>
        <translation>Standard Moroccan Tamazight</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>Sundanese</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>Swahili</translation>
    </message>
    <message>
        <source>Swampy Cree</source>
        <translation>Swampy Cree</translation>
    </message>
    <message>
        <source>Swati</source>
        <translation>Swati</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Swedish</translation>
    </message>
    <message>
        <source>Swiss German</source>
        <translation>Swiss German</translation>
    </message>
    <message>
        <source>Syriac</source>
        <translation>Syriac</translation>
    </message>
    <message>
        <source>Tachelhit</source>
        <translation>Tachelhit</translation>
    </message>
    <message>
        <source>Tai Dam</source>
        <translation>Tai Dam</translation>
    </message>
    <message>
        <source>Taita</source>
        <translation>Taita</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>Tajik</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamil</translation>
    </message>
    <message>
        <source>Taroko</source>
        <translation>Taroko</translation>
    </message>
    <message>
        <source>Tasawaq</source>
        <translation>Tasawaq</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>Tatar</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>Telugu</translation>
    </message>
    <message>
        <source>Teso</source>
        <translation>Teso</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>Tibetan</translation>
    </message>
    <message>
        <source>Tigre</source>
        <translation>Tigre</translation>
    </message>
    <message>
        <source>Tigrinya</source>
        <translation>Tigrinya</translation>
    </message>
    <message>
        <source>Tok Pisin</source>
        <translation>Tok Pisin</translation>
    </message>
    <message>
        <source>Tongan</source>
        <translation>Tongan</translation>
    </message>
    <message>
        <source>Torwali</source>
        <translation>Torwali</translation>
    </message>
    <message>
        <source>Tsonga</source>
        <translation>Tsonga</translation>
    </message>
    <message>
        <source>Tswana</source>
        <translation>Tswana</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turkish</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>Turkmen</translation>
    </message>
    <message>
        <source>Tyap</source>
        <translation>Tyap</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainian</translation>
    </message>
    <message>
        <source>Upper Sorbian</source>
        <translation>Upper Sorbian</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Urdu</translation>
    </message>
    <message>
        <source>Uyghur</source>
        <translation>Uyghur</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>Uzbek</translation>
    </message>
    <message>
        <source>Vai</source>
        <translation>Vai</translation>
    </message>
    <message>
        <source>Venda</source>
        <translation>Venda</translation>
    </message>
    <message>
        <source>Venetian</source>
        <translation>Venetian</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamese</translation>
    </message>
    <message>
        <source>Vunjo</source>
        <translation>Vunjo</translation>
    </message>
    <message>
        <source>Walloon</source>
        <translation>Walloon</translation>
    </message>
    <message>
        <source>Walser</source>
        <translation>Walser</translation>
    </message>
    <message>
        <source>Warlpiri</source>
        <translation>Warlpiri</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>Welsh</translation>
    </message>
    <message>
        <source>Western Balochi</source>
        <translation>Western Balochi</translation>
    </message>
    <message>
        <source>Western Frisian</source>
        <translation>Western Frisian</translation>
    </message>
    <message>
        <source>Wolaytta</source>
        <translation>Wolaytta</translation>
    </message>
    <message>
        <source>Wolof</source>
        <translation>Wolof</translation>
    </message>
    <message>
        <source>Xhosa</source>
        <translation>Xhosa</translation>
    </message>
    <message>
        <source>Yakut</source>
        <translation>Yakut</translation>
    </message>
    <message>
        <source>Yangben</source>
        <translation>Yangben</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>Yiddish</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>Yoruba</translation>
    </message>
    <message>
        <source>Zarma</source>
        <translation>Zarma</translation>
    </message>
    <message>
        <source>Zhuang</source>
        <translation>Zhuang</translation>
    </message>
    <message>
        <source>Zulu</source>
        <translation>Zulu</translation>
    </message>
</context>
<context>
    <name>LineEditor</name>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Choose {what}</source>
        <translation>Choose {what}</translation>
    </message>
</context>
<context>
    <name>LinesEditor</name>
    <message>
        <source>Add a folder…</source>
        <translation>Add a folder…</translation>
    </message>
    <message>
        <source>Add a folder to {what}</source>
        <translation>Add a folder to {what}</translation>
    </message>
</context>
<context>
    <name>LoudnessPage</name>
    <message>
        <source>How loud?</source>
        <translation>How loud?</translation>
    </message>
    <message>
        <source>Play the voice, and set it as if somebody spoke to you across a table: every word is clear, nothing is too loud. It stays like this until the end.</source>
        <translation>Play the voice, and set it as if somebody spoke to you across a table: every word is clear, nothing is too loud. It stays like this until the end.</translation>
    </message>
    <message>
        <source>Softer</source>
        <translation>Softer</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Louder</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Loudness</translation>
    </message>
    <message>
        <source>Loudness {number} of {steps}</source>
        <translation>Loudness {number} of {steps}</translation>
    </message>
    <message>
        <source>{loudness}. Still too soft? Turn up the computer&apos;s volume.</source>
        <translation>{loudness}. Still too soft? Turn up the computer&apos;s volume.</translation>
    </message>
</context>
<context>
    <name>OrganizerWindow</name>
    <message>
        <source>VoiceJury: organizer</source>
        <translation>VoiceJury: organizer</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Open a study</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>New…</translation>
    </message>
    <message>
        <source>Begin a new study</source>
        <translation>Begin a new study</translation>
    </message>
    <message>
        <source>Open the folder of a study to see how far it is, or begin a new one. The demonstration is a small study with synthetic voices, ready to be taken.</source>
        <translation>Open the folder of a study to see how far it is, or begin a new one. The demonstration is a small study with synthetic voices, ready to be taken.</translation>
    </message>
    <message>
        <source>Your studies</source>
        <translation>Your studies</translation>
    </message>
    <message>
        <source>Open a study…</source>
        <translation>Open a study…</translation>
    </message>
    <message>
        <source>Begin a new study…</source>
        <translation>Begin a new study…</translation>
    </message>
    <message>
        <source>Make the demonstration…</source>
        <translation>Make the demonstration…</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>The study&apos;s folder</translation>
    </message>
    <message>
        <source>A folder for the new study</source>
        <translation>A folder for the new study</translation>
    </message>
    <message>
        <source>An empty folder</source>
        <translation>An empty folder</translation>
    </message>
    <message>
        <source>Making the demonstration</source>
        <translation>Making the demonstration</translation>
    </message>
    <message>
        <source>The demonstration is ready.</source>
        <translation>The demonstration is ready.</translation>
    </message>
    <message>
        <source>The study file is not saved</source>
        <translation>The study file is not saved</translation>
    </message>
    <message>
        <source>What you changed in the study file is not saved. Leave it so?</source>
        <translation>What you changed in the study file is not saved. Leave it so?</translation>
    </message>
</context>
<context>
    <name>OutputPage</name>
    <message>
        <source>Your headphones</source>
        <translation>Your headphones</translation>
    </message>
    <message>
        <source>Put them on. Choose where the sound comes out, and play the test sound.</source>
        <translation>Put them on. Choose where the sound comes out, and play the test sound.</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Sound output</translation>
    </message>
    <message>
        <source>Did you hear it in your headphones? Then go on. If not, choose another output, or check the plug and the computer&apos;s volume.</source>
        <translation>Did you hear it in your headphones? Then go on. If not, choose another output, or check the plug and the computer&apos;s volume.</translation>
    </message>
    <message>
        <source>“{name}” was plugged in.</source>
        <translation>“{name}” was plugged in.</translation>
    </message>
    <message>
        <source>“{name}” is gone. Please choose again.</source>
        <translation>“{name}” is gone. Please choose again.</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Take out {key}</source>
        <translation>Take out {key}</translation>
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
    <name>PracticeHints</name>
    <message>
        <source>The numbers open once you have heard the recording to its end: press Space to play.</source>
        <translation>The numbers open once you have heard the recording to its end: press Space to play.</translation>
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
        <source>Choose a number: click it or press its key; End stands for 10.</source>
        <translation>Choose a number: click it or press its key; End stands for 10.</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key.</source>
        <translation>Choose a number: click it or press its key.</translation>
    </message>
    <message>
        <source>You chose {number}; on the keyboard that is {key}.</source>
        <translation>You chose {number}; on the keyboard that is {key}.</translation>
    </message>
    <message>
        <source>You chose {number}; the arrow keys change it.</source>
        <translation>You chose {number}; the arrow keys change it.</translation>
    </message>
    <message>
        <source>You chose {number} by its key; a click or the arrow keys change it.</source>
        <translation>You chose {number} by its key; a click or the arrow keys change it.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
</context>
<context>
    <name>PreparationPage</name>
    <message>
        <source>Recordings</source>
        <translation>Recordings</translation>
    </message>
    <message>
        <source>Anonymize, match the loudness, give names that tell nothing.</source>
        <translation>Anonymize, match the loudness, give names that tell nothing.</translation>
    </message>
    <message>
        <source>Make the recordings</source>
        <translation>Make the recordings</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Who hears what, exactly balanced.</source>
        <translation>Who hears what, exactly balanced.</translation>
    </message>
    <message>
        <source>Make the plan</source>
        <translation>Make the plan</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Every file, and an independent audit of the plan.</source>
        <translation>Every file, and an independent audit of the plan.</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>Check everything</translation>
    </message>
    <message>
        <source>How many places to add</source>
        <translation>How many places to add</translation>
    </message>
    <message>
        <source>Add places</source>
        <translation>Add places</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>What the check found</translation>
    </message>
    <message>
        <source>First correct the design: {fault}</source>
        <translation>First correct the design: {fault}</translation>
    </message>
    <message>
        <source>Not made yet.</source>
        <translation>Not made yet.</translation>
    </message>
    <message>
        <source>Recordings that are ready: {count}.</source>
        <translation>Recordings that are ready: {count}.</translation>
    </message>
    <message>
        <source>Places: {places}, sessions: {sessions}.</source>
        <translation>Places: {places}, sessions: {sessions}.</translation>
    </message>
    <message>
        <source>Evaluators have begun: it can only grow.</source>
        <translation>Evaluators have begun: it can only grow.</translation>
    </message>
    <message>
        <source>Making the recordings</source>
        <translation>Making the recordings</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planning</translation>
    </message>
    <message>
        <source>Adding places</source>
        <translation>Adding places</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Checking</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Nothing is wrong.</translation>
    </message>
    <message>
        <source>One thing is wrong.</source>
        <translation>One thing is wrong.</translation>
    </message>
    <message>
        <source>{count} things are wrong.</source>
        <translation>{count} things are wrong.</translation>
    </message>
    <message>
        <source>what</source>
        <translation>what</translation>
    </message>
    <message>
        <source>of</source>
        <translation>of</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>asked</translation>
    </message>
    <message>
        <source>got</source>
        <translation>got</translation>
    </message>
    <message>
        <source>largest deviation</source>
        <translation>largest deviation</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>holds</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>wrong</translation>
    </message>
    <message>
        <source>as near as can be</source>
        <translation>as near as can be</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>sessions</source>
        <translation>sessions</translation>
    </message>
    <message>
        <source>evaluators</source>
        <translation>evaluators</translation>
    </message>
    <message>
        <source>to look at</source>
        <translation>to look at</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>To look at</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>None so far.</translation>
    </message>
    <message>
        <source>Let somebody listen here</source>
        <translation>Let somebody listen here</translation>
    </message>
    <message>
        <source>{rows} ({count})</source>
        <translation>{rows} ({count})</translation>
    </message>
    <message>
        <source>All sessions, in the order of the plan</source>
        <translation>All sessions, in the order of the plan</translation>
    </message>
    <message>
        <source>Sessions: {standing}</source>
        <translation>Sessions: {standing}</translation>
    </message>
    <message>
        <source>Sessions of {evaluator}</source>
        <translation>Sessions of {evaluator}</translation>
    </message>
    <message>
        <source>evaluator</source>
        <translation>evaluator</translation>
    </message>
    <message>
        <source>language</source>
        <translation>language</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finished</translation>
    </message>
    <message>
        <source>of sessions</source>
        <translation>of sessions</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>judged</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>Evaluators</source>
        <translation>Evaluators</translation>
    </message>
    <message>
        <source>session</source>
        <translation>session</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>data set</translation>
    </message>
    <message>
        <source>gender</source>
        <translation>gender</translation>
    </message>
    <message>
        <source>system</source>
        <translation>system</translation>
    </message>
    <message>
        <source>Judged: {what}</source>
        <translation>Judged: {what}</translation>
    </message>
    <message>
        <source>state</source>
        <translation>state</translation>
    </message>
    <message>
        <source>of</source>
        <translation>of</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>latest</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>who</source>
        <translation>who</translation>
    </message>
    <message>
        <source>what</source>
        <translation>what</translation>
    </message>
    <message>
        <source>why</source>
        <translation>why</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandoned</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>withdrawn</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>to come</translation>
    </message>
    <message>
        <source>failed checks</source>
        <translation>failed checks</translation>
    </message>
    <message>
        <source>damaged journal</source>
        <translation>damaged journal</translation>
    </message>
    <message>
        <source>too fast</source>
        <translation>too fast</translation>
    </message>
    <message>
        <source>few answers</source>
        <translation>few answers</translation>
    </message>
    <message>
        <source>all in one group</source>
        <translation>all in one group</translation>
    </message>
    <message>
        <source>same answers</source>
        <translation>same answers</translation>
    </message>
    <message>
        <source>taken twice</source>
        <translation>taken twice</translation>
    </message>
    <message>
        <source>gaps in the sound</source>
        <translation>gaps in the sound</translation>
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
        <source>What do you listen with?</source>
        <translation>What do you listen with?</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>none of these</translation>
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
        <source>headphones around the ears</source>
        <translation>headphones around the ears</translation>
    </message>
    <message>
        <source>headphones on the ears</source>
        <translation>headphones on the ears</translation>
    </message>
    <message>
        <source>earphones</source>
        <translation>earphones</translation>
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
        <source>You can answer now: {question}</source>
        <translation>You can answer now: {question}</translation>
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
        <source>The computer says: {reason}</source>
        <translation>The computer says: {reason}</translation>
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
    <name>ResultsPage</name>
    <message>
        <source>Show me which system is which, and record that I asked</source>
        <translation>Show me which system is which, and record that I asked</translation>
    </message>
    <message>
        <source>Sessions are still to come. Whoever knows how each system does may stop, or go on, because of it; so the report calls them System A, System B and so on, and the tables, which name them, wait.</source>
        <translation>Sessions are still to come. Whoever knows how each system does may stop, or go on, because of it; so the report calls them System A, System B and so on, and the tables, which name them, wait.</translation>
    </message>
    <message>
        <source>Make the report</source>
        <translation>Make the report</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Open the report</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Export the tables</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Open the folder</translation>
    </message>
    <message>
        <source>Also copies for spreadsheets</source>
        <translation>Also copies for spreadsheets</translation>
    </message>
    <message>
        <source>Without pseudonyms, times of day and computers&apos; names</source>
        <translation>Without pseudonyms, times of day and computers&apos; names</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>One page with statistics and figures, beside tables as CSV and figures as SVG.</source>
        <translation>One page with statistics and figures, beside tables as CSV and figures as SVG.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>One row for each trial, session and evaluator, as CSV, with a codebook.</source>
        <translation>One row for each trial, session and evaluator, as CSV, with a codebook.</translation>
    </message>
    <message>
        <source>How often names were shown before the study ended: {count}, last on {day} ({file}).</source>
        <translation>How often names were shown before the study ended: {count}, last on {day} ({file}).</translation>
    </message>
    <message>
        <source>Making the report</source>
        <translation>Making the report</translation>
    </message>
    <message>
        <source>Exporting the tables</source>
        <translation>Exporting the tables</translation>
    </message>
    <message>
        <source>Done: {path}</source>
        <translation>Done: {path}</translation>
    </message>
</context>
<context>
    <name>SectionForm</name>
    <message>
        <source>Add {what}</source>
        <translation>Add {what}</translation>
    </message>
    <message>
        <source>Leave out {what}</source>
        <translation>Leave out {what}</translation>
    </message>
    <message>
        <source>Remove {what} {number}</source>
        <translation>Remove {what} {number}</translation>
    </message>
    <message>
        <source>Add another {what}</source>
        <translation>Add another {what}</translation>
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
        <source>Practice round {position} of {total}</source>
        <translation>Practice round {position} of {total}</translation>
    </message>
    <message>
        <source>Round {position} of {total}</source>
        <translation>Round {position} of {total}</translation>
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
        <source>{done} of {total} rounds are done.</source>
        <translation>{done} of {total} rounds are done.</translation>
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
        <source>It belongs to round {position}.</source>
        <translation>It belongs to round {position}.</translation>
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
        <source>Check that the headphones are plugged in, then try again. The computer says: {reason}</source>
        <translation>Check that the headphones are plugged in, then try again. The computer says: {reason}</translation>
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
        <source>That was the last round. Everything you sorted is saved.</source>
        <translation>That was the last round. Everything you sorted is saved.</translation>
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
    <message>
        <source>The sound output “{name}” went away.</source>
        <translation>The sound output “{name}” went away.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Before you listen: step {step} of {steps}</source>
        <translation>Before you listen: step {step} of {steps}</translation>
    </message>
    <message>
        <source>Another output</source>
        <translation>Another output</translation>
    </message>
</context>
<context>
    <name>SetupPages</name>
    <message>
        <source>Please check your headphones</source>
        <translation>Please check your headphones</translation>
    </message>
    <message>
        <source>Try once more</source>
        <translation>Try once more</translation>
    </message>
    <message>
        <source>That did not sound the way it does with headphones.</source>
        <translation>That did not sound the way it does with headphones.</translation>
    </message>
    <message>
        <source>Are they on your ears, plugged in all the way, and the one output that plays? Then the same questions come once more, with other sounds.</source>
        <translation>Are they on your ears, plugged in all the way, and the one output that plays? Then the same questions come once more, with other sounds.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>It still does not sound the way it does with headphones.</source>
        <translation>It still does not sound the way it does with headphones.</translation>
    </message>
    <message>
        <source>Small differences between the voices can get lost that way. Please put on headphones if you have any, or tell the organizer, and then go on.</source>
        <translation>Small differences between the voices can get lost that way. Please put on headphones if you have any, or tell the organizer, and then go on.</translation>
    </message>
    <message>
        <source>Thank you for coming</source>
        <translation>Thank you for coming</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>This study can only be taken with headphones.</source>
        <translation>This study can only be taken with headphones.</translation>
    </message>
    <message>
        <source>It seems that the sound does not reach your ears through headphones. Please tell the organizer, who may have others for you.</source>
        <translation>It seems that the sound does not reach your ears through headphones. Please tell the organizer, who may have others for you.</translation>
    </message>
    <message>
        <source>Left and right are the other way round: please turn your headphones, the side with the L on your left ear, and play the sounds again.</source>
        <translation>Left and right are the other way round: please turn your headphones, the side with the L on your left ear, and play the sounds again.</translation>
    </message>
    <message>
        <source>The two sides are not apart. Please check that the headphones are plugged in all the way, and play the sounds again, or choose another output.</source>
        <translation>The two sides are not apart. Please check that the headphones are plugged in all the way, and play the sounds again, or choose another output.</translation>
    </message>
    <message>
        <source>That was disturbed. Please play it again.</source>
        <translation>That was disturbed. Please play it again.</translation>
    </message>
    <message>
        <source>The voice cannot be played. Please tell the organizer.</source>
        <translation>The voice cannot be played. Please tell the organizer.</translation>
    </message>
</context>
<context>
    <name>SidesPage</name>
    <message>
        <source>Left and right</source>
        <translation>Left and right</translation>
    </message>
    <message>
        <source>Play each of two sounds, and say on which side you hear it.</source>
        <translation>Play each of two sounds, and say on which side you hear it.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>On both sides</source>
        <translation>On both sides</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Go on anyway</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Sound {number} of 2</source>
        <translation>Sound {number} of 2</translation>
    </message>
</context>
<context>
    <name>SortingInstructionsPage</name>
    <message>
        <source>You work for a radio station. On your table lie short recordings from which the labels have come off: nobody knows any more who speaks in which. Some voices may have been changed so that they are harder to recognize.</source>
        <translation>You work for a radio station. On your table lie short recordings from which the labels have come off: nobody knows any more who speaks in which. Some voices may have been changed so that they are harder to recognize.</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>Your part</translation>
    </message>
    <message>
        <source>Put the recordings of one person into one group. There may be one person or several, so you need not use all {groups} groups, and a group may hold a single recording. Go by the voice, not by what is said.</source>
        <translation>Put the recordings of one person into one group. There may be one person or several, so you need not use all {groups} groups, and a group may hold a single recording. Go by the voice, not by what is said.</translation>
    </message>
    <message>
        <source>Hear each recording to its end at least once, and as often as you like. You may move recordings again at any time, and undo what you did. Nothing is right or wrong: your ear decides.</source>
        <translation>Hear each recording to its end at least once, and as often as you like. You may move recordings again at any time, and undo what you did. Nothing is right or wrong: your ear decides.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>With the mouse</translation>
    </message>
    <message>
        <source>Click a voice to hear it and drag it to a group. Draw a frame around several, and they go together. Play walks through a group, so that you can check it by ear.</source>
        <translation>Click a voice to hear it and drag it to a group. Draw a frame around several, and they go together. Play walks through a group, so that you can check it by ear.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>With the keyboard</translation>
    </message>
    <message>
        <source>Arrows lead from voice to voice, Space plays, a letter plays the voice of that letter. 1 to {groups} put it into a group, 0 puts it back. Shift and arrows choose several, Ctrl and Z undoes, Enter finishes.</source>
        <translation>Arrows lead from voice to voice, Space plays, a letter plays the voice of that letter. 1 to {groups} put it into a group, 0 puts it back. Shift and arrows choose several, Ctrl and Z undoes, Enter finishes.</translation>
    </message>
    <message>
        <source>Back to sorting</source>
        <translation>Back to sorting</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
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
        <source>I organize studies</source>
        <translation>I organize studies</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>The study&apos;s folder</translation>
    </message>
</context>
<context>
    <name>StudyKeys</name>
    <message>
        <source>What the study is.</source>
        <translation>What the study is.</translation>
    </message>
    <message>
        <source>In tables and files: letters, digits and . _ -.</source>
        <translation>In tables and files: letters, digits and . _ -.</translation>
    </message>
    <message>
        <source>What evaluators read; name no system here.</source>
        <translation>What evaluators read; name no system here.</translation>
    </message>
    <message>
        <source>BCP 47; evaluators whose native language equals it are native.</source>
        <translation>BCP 47; evaluators whose native language equals it are native.</translation>
    </message>
    <message>
        <source>Which languages of the window evaluators may choose from.</source>
        <translation>Which languages of the window evaluators may choose from.</translation>
    </message>
    <message>
        <source>Everything random follows from it.</source>
        <translation>Everything random follows from it.</translation>
    </message>
    <message>
        <source>Of every stimulus, in Hz.</source>
        <translation>Of every stimulus, in Hz.</translation>
    </message>
    <message>
        <source>Demonstrations are never blinded in reports.</source>
        <translation>Demonstrations are never blinded in reports.</translation>
    </message>
    <message>
        <source>Where the recordings lie.</source>
        <translation>Where the recordings lie.</translation>
    </message>
    <message>
        <source>In tables and reports: letters, digits and . _ -.</source>
        <translation>In tables and reports: letters, digits and . _ -.</translation>
    </message>
    <message>
        <source>Kaldi data directories with the recordings that trials are compared with.</source>
        <translation>Kaldi data directories with the recordings that trials are compared with.</translation>
    </message>
    <message>
        <source>Kaldi data directories with the recordings that are judged.</source>
        <translation>Kaldi data directories with the recordings that are judged.</translation>
    </message>
    <message>
        <source>A CSV (utterance, speaker, gender, path, role) in place of the directories.</source>
        <translation>A CSV (utterance, speaker, gender, path, role) in place of the directories.</translation>
    </message>
    <message>
        <source>What relative paths in wav.scp or the manifest start from; searched for if left out.</source>
        <translation>What relative paths in wav.scp or the manifest start from; searched for if left out.</translation>
    </message>
    <message>
        <source>The anonymization systems that evaluators hear.</source>
        <translation>The anonymization systems that evaluators hear.</translation>
    </message>
    <message>
        <source>One of ours: python -m anonymizers list.</source>
        <translation>One of ours: python -m anonymizers list.</translation>
    </message>
    <message>
        <source>Kaldi data directories or folders with audio made elsewhere, matched by utterance id.</source>
        <translation>Kaldi data directories or folders with audio made elsewhere, matched by utterance id.</translation>
    </message>
    <message>
        <source>Of the trials directories&apos; anonymized twins, as the challenges name them: _anon.</source>
        <translation>Of the trials directories&apos; anonymized twins, as the challenges name them: _anon.</translation>
    </message>
    <message>
        <source>Of the anonymizer; two numbers stand for one that is drawn between them.</source>
        <translation>Of the anonymizer; two numbers stand for one that is drawn between them.</translation>
    </message>
    <message>
        <source>Whether a pseudo-speaker is drawn for each speaker or for each utterance.</source>
        <translation>Whether a pseudo-speaker is drawn for each speaker or for each utterance.</translation>
    </message>
    <message>
        <source>One loudness for every recording.</source>
        <translation>One loudness for every recording.</translation>
    </message>
    <message>
        <source>Loudness of every stimulus, LUFS.</source>
        <translation>Loudness of every stimulus, LUFS.</translation>
    </message>
    <message>
        <source>No stimulus peaks above this; where one would, the target is lowered for the whole study.</source>
        <translation>No stimulus peaks above this; where one would, the target is lowered for the whole study.</translation>
    </message>
    <message>
        <source>Who rates how much, and what is asked; left out where nothing is rated.</source>
        <translation>Who rates how much, and what is asked; left out where nothing is rated.</translation>
    </message>
    <message>
        <source>Evaluator slots: ordered lists of sessions that share no trial utterance.</source>
        <translation>Evaluator slots: ordered lists of sessions that share no trial utterance.</translation>
    </message>
    <message>
        <source>In all; one for each evaluator if left out.</source>
        <translation>In all; one for each evaluator if left out.</translation>
    </message>
    <message>
        <source>Half of them original, half of pairs of one speaker.</source>
        <translation>Half of them original, half of pairs of one speaker.</translation>
    </message>
    <message>
        <source>Before the first trial, never counted.</source>
        <translation>Before the first trial, never counted.</translation>
    </message>
    <message>
        <source>Whether practice is on unprocessed voices, and the truth about them is told afterwards.</source>
        <translation>Whether practice is on unprocessed voices, and the truth about them is told afterwards.</translation>
    </message>
    <message>
        <source>Trials from one break to the next; half a session if no break is asked for.</source>
        <translation>Trials from one break to the next; half a session if no break is asked for.</translation>
    </message>
    <message>
        <source>Minutes at work without a pause until a break begins, with the trial done.</source>
        <translation>Minutes at work without a pause until a break begins, with the trial done.</translation>
    </message>
    <message>
        <source>How often each recording of a trial may be played; as often as one likes if left out.</source>
        <translation>How often each recording of a trial may be played; as often as one likes if left out.</translation>
    </message>
    <message>
        <source>Whether a confirmation may be taken back until the next voice is played.</source>
        <translation>Whether a confirmation may be taken back until the next voice is played.</translation>
    </message>
    <message>
        <source>What is asked of each trial.</source>
        <translation>What is asked of each trial.</translation>
    </message>
    <message>
        <source>The numbers that each question is answered with.</source>
        <translation>The numbers that each question is answered with.</translation>
    </message>
    <message>
        <source>How natural the voice sounds.</source>
        <translation>How natural the voice sounds.</translation>
    </message>
    <message>
        <source>The smallest number.</source>
        <translation>The smallest number.</translation>
    </message>
    <message>
        <source>The largest number.</source>
        <translation>The largest number.</translation>
    </message>
    <message>
        <source>What is asked, where evaluators do not read our own words.</source>
        <translation>What is asked, where evaluators do not read our own words.</translation>
    </message>
    <message>
        <source>What evaluators read at the smallest number, where they do not read our own words.</source>
        <translation>What evaluators read at the smallest number, where they do not read our own words.</translation>
    </message>
    <message>
        <source>What evaluators read at the largest number, where they do not read our own words.</source>
        <translation>What evaluators read at the largest number, where they do not read our own words.</translation>
    </message>
    <message>
        <source>How much can be understood.</source>
        <translation>How much can be understood.</translation>
    </message>
    <message>
        <source>Whether both recordings are of one person.</source>
        <translation>Whether both recordings are of one person.</translation>
    </message>
    <message>
        <source>Recordings are heard up to here; whole if left out.</source>
        <translation>Recordings are heard up to here; whole if left out.</translation>
    </message>
    <message>
        <source>Trials of a session that come again in it, to see how reliable its evaluator is.</source>
        <translation>Trials of a session that come again in it, to see how reliable its evaluator is.</translation>
    </message>
    <message>
        <source>Recordings of yours that tell which number to choose; each once in every session.</source>
        <translation>Recordings of yours that tell which number to choose; each once in every session.</translation>
    </message>
    <message>
        <source>The recording.</source>
        <translation>The recording.</translation>
    </message>
    <message>
        <source>Which question it tells the answer to.</source>
        <translation>Which question it tells the answer to.</translation>
    </message>
    <message>
        <source>The number that it tells to choose.</source>
        <translation>The number that it tells to choose.</translation>
    </message>
    <message>
        <source>How far from the answer still counts as attentive.</source>
        <translation>How far from the answer still counts as attentive.</translation>
    </message>
    <message>
        <source>Unprocessed recordings among the others that nobody who listens finds bad.</source>
        <translation>Unprocessed recordings among the others that nobody who listens finds bad.</translation>
    </message>
    <message>
        <source>How many in a session.</source>
        <translation>How many in a session.</translation>
    </message>
    <message>
        <source>Which answer is looked at.</source>
        <translation>Which answer is looked at.</translation>
    </message>
    <message>
        <source>The lowest answer that an attentive evaluator gives.</source>
        <translation>The lowest answer that an attentive evaluator gives.</translation>
    </message>
    <message>
        <source>Original and anonymized together; as equal as possible if left out.</source>
        <translation>Original and anonymized together; as equal as possible if left out.</translation>
    </message>
    <message>
        <source>Places for trial speakers in each data set and gender; all speakers, once, if left out. With fewer speakers than places some serve twice, with more some are left out.</source>
        <translation>Places for trial speakers in each data set and gender; all speakers, once, if left out. With fewer speakers than places some serve twice, with more some are left out.</translation>
    </message>
    <message>
        <source>Whether a trial utterance may come twice for one evaluator where material runs short.</source>
        <translation>Whether a trial utterance may come twice for one evaluator where material runs short.</translation>
    </message>
    <message>
        <source>Who sorts how many panels by speaker; left out where nothing is sorted.</source>
        <translation>Who sorts how many panels by speaker; left out where nothing is sorted.</translation>
    </message>
    <message>
        <source>Evaluator slots of this task; each is one session.</source>
        <translation>Evaluator slots of this task; each is one session.</translation>
    </message>
    <message>
        <source>Those of the study that are in panels, one a session; all if left out.</source>
        <translation>Those of the study that are in panels, one a session; all if left out.</translation>
    </message>
    <message>
        <source>One of original speech and others that are partly anonymized; practice left out.</source>
        <translation>One of original speech and others that are partly anonymized; practice left out.</translation>
    </message>
    <message>
        <source>Utterances of a panel.</source>
        <translation>Utterances of a panel.</translation>
    </message>
    <message>
        <source>Speakers of a panel with several utterances.</source>
        <translation>Speakers of a panel with several utterances.</translation>
    </message>
    <message>
        <source>Speakers of a panel with one utterance.</source>
        <translation>Speakers of a panel with one utterance.</translation>
    </message>
    <message>
        <source>Utterances of a reference speaker, at least.</source>
        <translation>Utterances of a reference speaker, at least.</translation>
    </message>
    <message>
        <source>Utterances of a reference speaker, at most.</source>
        <translation>Utterances of a reference speaker, at most.</translation>
    </message>
    <message>
        <source>How the utterances of a panel divide among its reference speakers; every way if empty.</source>
        <translation>How the utterances of a panel divide among its reference speakers; every way if empty.</translation>
    </message>
    <message>
        <source>Of a panel that is partly anonymized, its distractors included.</source>
        <translation>Of a panel that is partly anonymized, its distractors included.</translation>
    </message>
    <message>
        <source>Recordings are heard up to here.</source>
        <translation>Recordings are heard up to here.</translation>
    </message>
    <message>
        <source>Into how many groups evaluators may sort a panel, at most.</source>
        <translation>Into how many groups evaluators may sort a panel, at most.</translation>
    </message>
    <message>
        <source>Small panels before the first one; nothing in them is counted.</source>
        <translation>Small panels before the first one; nothing in them is counted.</translation>
    </message>
    <message>
        <source>How evaluators set up what they hear with.</source>
        <translation>How evaluators set up what they hear with.</translation>
    </message>
    <message>
        <source>Whether evaluators choose the sound output, check left and right, and set the loudness.</source>
        <translation>Whether evaluators choose the sound output, check left and right, and set the loudness.</translation>
    </message>
    <message>
        <source>Whether it is tested that they wear headphones, and what follows if they do not: warn tells them, flag tells only the tables, refuse ends the session; not tested if left out.</source>
        <translation>Whether it is tested that they wear headphones, and what follows if they do not: warn tells them, flag tells only the tables, refuse ends the session; not tested if left out.</translation>
    </message>
    <message>
        <source>What evaluators are asked about themselves.</source>
        <translation>What evaluators are asked about themselves.</translation>
    </message>
    <message>
        <source>Which of our questions are asked, in this order; the native language always is.</source>
        <translation>Which of our questions are asked, in this order; the native language always is.</translation>
    </message>
    <message>
        <source>Questions of the study&apos;s own, asked after those.</source>
        <translation>Questions of the study&apos;s own, asked after those.</translation>
    </message>
    <message>
        <source>Its column in evaluators.csv.</source>
        <translation>Its column in evaluators.csv.</translation>
    </message>
    <message>
        <source>What evaluators read.</source>
        <translation>What evaluators read.</translation>
    </message>
    <message>
        <source>What stands in the table, and what evaluators read for it.</source>
        <translation>What stands in the table, and what evaluators read for it.</translation>
    </message>
    <message>
        <source>Whose answers do not count, decided before there are any.</source>
        <translation>Whose answers do not count, decided before there are any.</translation>
    </message>
    <message>
        <source>Attention checks that an evaluator failed, this many or more.</source>
        <translation>Attention checks that an evaluator failed, this many or more.</translation>
    </message>
    <message>
        <source>Pages that an evaluator answered in a hurry, more than this share.</source>
        <translation>Pages that an evaluator answered in a hurry, more than this share.</translation>
    </message>
    <message>
        <source>Whether to leave out who answers nearly every question the same.</source>
        <translation>Whether to leave out who answers nearly every question the same.</translation>
    </message>
    <message>
        <source>Whether to leave out who failed the headphone screening.</source>
        <translation>Whether to leave out who failed the headphone screening.</translation>
    </message>
    <message>
        <source>Points between the answers to a trial and to its repetition (within-subject standard deviation), more than this on any question.</source>
        <translation>Points between the answers to a trial and to its repetition (within-subject standard deviation), more than this on any question.</translation>
    </message>
    <message>
        <source>Rated trials of an evaluator, fewer than this.</source>
        <translation>Rated trials of an evaluator, fewer than this.</translation>
    </message>
    <message>
        <source>What evaluators read, where the study does not want our own words.</source>
        <translation>What evaluators read, where the study does not want our own words.</translation>
    </message>
    <message>
        <source>What evaluators agree to before they begin; our own words if left out.</source>
        <translation>What evaluators agree to before they begin; our own words if left out.</translation>
    </message>
    <message>
        <source>What the voices are for, as evaluators are told; our own words if left out.</source>
        <translation>What the voices are for, as evaluators are told; our own words if left out.</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read English.</source>
        <translation>The study&apos;s texts for evaluators who read English.</translation>
    </message>
    <message>
        <source>What the study is called.</source>
        <translation>What the study is called.</translation>
    </message>
    <message>
        <source>What evaluators agree to before they begin.</source>
        <translation>What evaluators agree to before they begin.</translation>
    </message>
    <message>
        <source>What the voices are for.</source>
        <translation>What the voices are for.</translation>
    </message>
    <message>
        <source>The questions about voices and the ends of their scales.</source>
        <translation>The questions about voices and the ends of their scales.</translation>
    </message>
    <message>
        <source>A question&apos;s words in another language.</source>
        <translation>A question&apos;s words in another language.</translation>
    </message>
    <message>
        <source>What is asked.</source>
        <translation>What is asked.</translation>
    </message>
    <message>
        <source>What evaluators read at its lowest number.</source>
        <translation>What evaluators read at its lowest number.</translation>
    </message>
    <message>
        <source>What evaluators read at its highest number.</source>
        <translation>What evaluators read at its highest number.</translation>
    </message>
    <message>
        <source>The study&apos;s own questions about evaluators, by their names.</source>
        <translation>The study&apos;s own questions about evaluators, by their names.</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read French.</source>
        <translation>The study&apos;s texts for evaluators who read French.</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read Japanese.</source>
        <translation>The study&apos;s texts for evaluators who read Japanese.</translation>
    </message>
</context>
<context>
    <name>StudyPages</name>
    <message>
        <source>Design</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Preparation</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Parts of the study</source>
        <translation>Parts of the study</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>Voice {letter}</source>
        <translation>Voice {letter}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>playing</translation>
    </message>
    <message>
        <source>disturbed, please play it again</source>
        <translation>disturbed, please play it again</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>heard</translation>
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
    <name>Track</name>
    <message>
        <source>nothing chosen yet</source>
        <translation>nothing chosen yet</translation>
    </message>
</context>
<context>
    <name>TrayArea</name>
    <message>
        <source>still to sort</source>
        <translation>still to sort</translation>
    </message>
    <message>
        <source>To sort</source>
        <translation>To sort</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>A dot marks what you have heard to its end.</source>
        <translation>A dot marks what you have heard to its end.</translation>
    </message>
</context>
<context>
    <name>TruthEditor</name>
    <message>
        <source>yes</source>
        <translation>yes</translation>
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
        <source>Please put on your headphones. There is a break after each round, you can pause whenever you like, and everything you do is saved at once.</source>
        <translation>Please put on your headphones. There is a break after each round, you can pause whenever you like, and everything you do is saved at once.</translation>
    </message>
    <message>
        <source>Some texts of this study are in {language} only.</source>
        <translation>Some texts of this study are in {language} only.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message numerus="yes">
        <source>You will hear short recordings and put those of one person together, in %n round(s).</source>
        <translation>
            <numerusform>You will hear short recordings and put those of one person together, in %n round.</numerusform>
            <numerusform>You will hear short recordings and put those of one person together, in %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will hear short recordings of people, and say how they sound to you.</source>
        <translation>You will hear short recordings of people, and say how they sound to you.</translation>
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
<context>
    <name>Work</name>
    <message>
        <source>How far the work is</source>
        <translation>How far the work is</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Close this message</translation>
    </message>
    <message>
        <source>{work}: {done} of {total}</source>
        <translation>{work}: {done} of {total}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stopping…</translation>
    </message>
    <message>
        <source>Cancelled. What was done so far is kept; start again to go on.</source>
        <translation>Cancelled. What was done so far is kept; start again to go on.</translation>
    </message>
    <message>
        <source>The command failed.</source>
        <translation>The command failed.</translation>
    </message>
</context>
</TS>
