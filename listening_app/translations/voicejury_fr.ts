<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Area</name>
    <message>
        <source>Play</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>{action}: {place}</source>
        <translation>{action}&#xa0;: {place}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>BoardSurface</name>
    <message>
        <source>to sort</source>
        <translation>à classer</translation>
    </message>
    <message>
        <source>in group {number}</source>
        <translation>dans le groupe {number}</translation>
    </message>
    <message>
        <source>Everything is sorted.</source>
        <translation>Tout est classé.</translation>
    </message>
    <message>
        <source>Drag a voice here, or press {number}</source>
        <translation>Faites glisser une voix ici, ou appuyez sur {number}</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>{word} (if left out)</source>
        <translation>{word} (par défaut)</translation>
    </message>
</context>
<context>
    <name>ClusteringPage</name>
    <message>
        <source>What happens here?</source>
        <translation>De quoi s’agit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Change what you like, then click Finish or press Enter.</source>
        <translation>Modifiez ce que vous voulez, puis cliquez sur Terminer ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Click a voice to hear it, or press Space. Its letter plays it too.</source>
        <translation>Cliquez sur une voix pour l’écouter, ou appuyez sur Espace. Sa lettre la fait aussi entendre.</translation>
    </message>
    <message>
        <source>Drag a voice to a group, or press the group&apos;s number. Several at once: draw a frame around them.</source>
        <translation>Faites glisser une voix dans un groupe, ou appuyez sur le numéro du groupe. Plusieurs à la fois&#xa0;: tracez un cadre autour d’elles.</translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) not heard to the end yet.</source>
        <translation>
            <numerusform>%n voix pas encore écoutée jusqu’au bout.</numerusform>
            <numerusform>%n voix pas encore écoutées jusqu’au bout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) still to sort.</source>
        <translation>
            <numerusform>Encore&#xa0;%n voix à classer.</numerusform>
            <numerusform>Encore&#xa0;%n voix à classer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) still to sort,</source>
        <translation>
            <numerusform>Encore&#xa0;%n voix à classer,</numerusform>
            <numerusform>Encore&#xa0;%n voix à classer,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not heard to the end yet.</source>
        <translation>
            <numerusform>dont&#xa0;%n pas encore écoutée jusqu’au bout.</numerusform>
            <numerusform>dont&#xa0;%n pas encore écoutées jusqu’au bout.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConsentPage</name>
    <message>
        <source>This study asks how recorded voices sound to people. If you take part, you will listen to short recordings and answer a few questions about each.

We keep your answers and when you gave them, how often and how long you listened, and what you tell us about yourself on the next page. All of it is kept under your code, never under your name, and is used for research only.

Taking part is your own choice. You may pause or stop at any time without saying why, and you may ask the organizer to delete everything kept under your code.</source>
        <translation>Cette étude cherche à savoir comment des voix enregistrées sont perçues. Si vous participez, vous écouterez de courts enregistrements et répondrez à quelques questions sur chacun d’eux.

Nous conservons vos réponses et le moment où vous les avez données, le nombre et la durée de vos écoutes, et ce que vous nous direz de vous à la page suivante. Tout est conservé sous votre code, jamais sous votre nom, et ne sert qu’à la recherche.

Vous participez de votre plein gré. Vous pouvez faire une pause ou arrêter à tout moment, sans avoir à vous justifier, et demander à la personne responsable de supprimer tout ce qui est conservé sous votre code.</translation>
    </message>
    <message>
        <source>Your participant code: {code}</source>
        <translation>Votre code de participation&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Avant de commencer</translation>
    </message>
    <message>
        <source>Keep a copy…</source>
        <translation>Garder une copie…</translation>
    </message>
    <message>
        <source>I do not want to</source>
        <translation>Je ne souhaite pas participer</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>J’accepte et je participe</translation>
    </message>
    <message>
        <source>consent</source>
        <translation>consentement</translation>
    </message>
    <message>
        <source>The copy could not be saved ({reason}). Please choose another place.</source>
        <translation>La copie n’a pas pu être enregistrée ({reason}). Veuillez choisir un autre emplacement.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
</context>
<context>
    <name>Coverages</name>
    <message>
        <source>Trials judged, of those planned</source>
        <translation>Essais jugés, parmi ceux prévus</translation>
    </message>
    <message>
        <source>Panels sorted, of those planned</source>
        <translation>Panels classés, parmi ceux prévus</translation>
    </message>
    <message>
        <source>What was judged is told where the study&apos;s key is, not in a pack.</source>
        <translation>Ce qui a été jugé se lit là où se trouve la clé de l’étude, pas dans un lot.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>{part}: {judged} of {planned}</source>
        <translation>{part}&#xa0;: {judged} sur {planned}</translation>
    </message>
</context>
<context>
    <name>DesignPage</name>
    <message>
        <source>Parts of the study file</source>
        <translation>Parties du fichier d’étude</translation>
    </message>
    <message>
        <source>Show the next one</source>
        <translation>Montrer la suivante</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Evaluators have begun. Change only what they read: with other questions, scales or breaks, what they answered so far can no longer be read.</source>
        <translation>Des évaluations ont commencé. Ne modifiez que les textes lus par les participants&#xa0;: avec d’autres questions, échelles ou pauses, les réponses données jusqu’ici ne pourraient plus être lues.</translation>
    </message>
    <message>
        <source>{part}, {count} to correct</source>
        <translation>{part}, {count} à corriger</translation>
    </message>
    <message>
        <source>One thing is to be corrected.</source>
        <translation>Il y a une chose à corriger.</translation>
    </message>
    <message>
        <source>{count} things are to be corrected.</source>
        <translation>Il y a {count} choses à corriger.</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Pas encore enregistré.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
</context>
<context>
    <name>DisplayMenu</name>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Like the computer</source>
        <translation>Comme l’ordinateur</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text {percent} %</source>
        <translation>Texte à {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>Sans animation</translation>
    </message>
</context>
<context>
    <name>GroupArea</name>
    <message>
        <source>group {number}</source>
        <translation>groupe {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of group {number}</source>
        <translation>Nom du groupe {number}</translation>
    </message>
</context>
<context>
    <name>HeadphoneTestPage</name>
    <message>
        <source>Sound {number}</source>
        <translation>Son {number}</translation>
    </message>
    <message>
        <source>Headphones: question {number} of {count}</source>
        <translation>Casque&#xa0;: question {number} sur {count}</translation>
    </message>
    <message>
        <source>Find the faint tone</source>
        <translation>Trouvez le son faible</translation>
    </message>
    <message>
        <source>You hear three noises. In one of them a faint tone is hidden. Which one?</source>
        <translation>Vous entendez trois bruits. Dans l’un d’eux se cache un son faible. Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>Find the softest tone</source>
        <translation>Trouvez le son le plus doux</translation>
    </message>
    <message>
        <source>You hear three tones, one after the other. Which one is the softest?</source>
        <translation>Vous entendez trois sons, l’un après l’autre. Lequel est le plus doux&#x202f;?</translation>
    </message>
</context>
<context>
    <name>InstructionsPage</name>
    <message>
        <source>You work for a radio station. It airs interviews with people who have something to tell but must not be recognized, so their voices may have been changed beforehand.

You are the last one to listen before an interview goes on air. For each of them you answer these questions:</source>
        <translation>Vous travaillez pour une station de radio. Elle diffuse des interviews de personnes qui ont quelque chose à raconter mais qui ne doivent pas être reconnues&#x202f;; leur voix a donc pu être modifiée.

Vous êtes la dernière personne à écouter une interview avant sa diffusion. Pour chacune, vous répondez à ces questions&#xa0;:</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>Votre rôle</translation>
    </message>
    <message>
        <source>Back to the interview</source>
        <translation>Revenir à l’interview</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Does the voice sound natural?</source>
        <translation>La voix semble-t-elle naturelle&#x202f;?</translation>
    </message>
    <message>
        <source>As if a person were speaking, not a machine.</source>
        <translation>Comme si une personne parlait, et non une machine.</translation>
    </message>
    <message>
        <source>Can every word be understood?</source>
        <translation>Comprend-on chaque mot&#x202f;?</translation>
    </message>
    <message>
        <source>The audience will hear it once only.</source>
        <translation>Le public ne l’entendra qu’une seule fois.</translation>
    </message>
    <message>
        <source>Is it the same person?</source>
        <translation>Est-ce la même personne&#x202f;?</translation>
    </message>
    <message>
        <source>You get a second recording, of someone we know. Could that be the person in the interview?</source>
        <translation>Vous recevez un second enregistrement, celui de quelqu’un que nous connaissons. Pourrait-il s’agir de la personne interviewée&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides, and you may listen again as often as you like.</source>
        <translation>Il n’y a ni bonne ni mauvaise réponse&#xa0;: c’est votre oreille qui décide, et vous pouvez réécouter aussi souvent que vous le voulez.</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides. You hear each recording once.</source>
        <translation>Il n’y a ni bonne ni mauvaise réponse&#xa0;: c’est votre oreille qui décide. Vous entendez chaque enregistrement une seule fois.</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides. You may play each recording up to {count} times.</source>
        <translation>Il n’y a ni bonne ni mauvaise réponse&#xa0;: c’est votre oreille qui décide. Vous pouvez écouter chaque enregistrement jusqu’à {count} fois.</translation>
    </message>
    <message>
        <source>Use the whole of each scale.</source>
        <translation>Servez-vous de toute l’étendue de chaque échelle.</translation>
    </message>
    <message>
        <source>Use the whole scale from {lowest} to {highest}.</source>
        <translation>Servez-vous de toute l’échelle, de {lowest} à {highest}.</translation>
    </message>
    <message>
        <source>Everything works by mouse or by keyboard: Space plays, 1 to 9 choose a number and 0 stands for 10, Tab moves on, Enter confirms.</source>
        <translation>Tout se fait à la souris ou au clavier&#xa0;: Espace lance l’écoute, 1 à 9 choisissent un nombre et 0 signifie 10, Tab passe à la suite, Entrée valide.</translation>
    </message>
    <message>
        <source>Everything works by mouse or by keyboard: Space plays, number keys choose a number, Tab moves on, Enter confirms.</source>
        <translation>Tout se fait à la souris ou au clavier&#xa0;: Espace lance l’écoute, les touches numériques choisissent un nombre, Tab passe à la suite, Entrée valide.</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Language: {name}</source>
        <translation>Langue&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>LanguagePicker</name>
    <message>
        <source>Type the first letters</source>
        <translation>Tapez les premières lettres</translation>
    </message>
    <message>
        <source>A language that is not listed</source>
        <translation>Une langue absente de cette liste</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Abkhazian</source>
        <translation>abkhaze</translation>
    </message>
    <message>
        <source>Afar</source>
        <translation>afar</translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>afrikaans</translation>
    </message>
    <message>
        <source>Aghem</source>
        <translation>aghem</translation>
    </message>
    <message>
        <source>Akan</source>
        <translation>akan</translation>
    </message>
    <message>
        <source>Akoose</source>
        <translation>akoose</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>albanais</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>amharique</translation>
    </message>
    <message>
        <source>Anii</source>
        <translation>anii</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabe</translation>
    </message>
    <message>
        <source>Aragonese</source>
        <translation>aragonais</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>arménien</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>assamais</translation>
    </message>
    <message>
        <source>Asturian</source>
        <translation>asturien</translation>
    </message>
    <message>
        <source>Asu</source>
        <translation>asu</translation>
    </message>
    <message>
        <source>Atsam</source>
        <translation>atsam</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>azerbaïdjanais</translation>
    </message>
    <message>
        <source>Bafia</source>
        <translation>bafia</translation>
    </message>
    <message>
        <source>Baluchi</source>
        <translation>baloutchi</translation>
    </message>
    <message>
        <source>Bambara</source>
        <translation>bambara</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>bengali</translation>
    </message>
    <message>
        <source>Basaa</source>
        <translation>bassa</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>bachkir</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>basque</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>biélorusse</translation>
    </message>
    <message>
        <source>Bemba</source>
        <translation>bemba</translation>
    </message>
    <message>
        <source>Bena</source>
        <translation>bena</translation>
    </message>
    <message>
        <source>Bhojpuri</source>
        <translation>bhodjpouri</translation>
    </message>
    <message>
        <source>Blin</source>
        <translation>blin</translation>
    </message>
    <message>
        <source>Bodo</source>
        <translation>bodo</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>bosniaque</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>breton</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>bulgare</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>birman</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>cantonais</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalan</translation>
    </message>
    <message>
        <source>Cebuano</source>
        <translation>cebuano</translation>
    </message>
    <message>
        <source>Central Atlas Tamazight</source>
        <translation>amazighe de l’Atlas central</translation>
    </message>
    <message>
        <source>Central Kurdish</source>
        <translation>sorani</translation>
    </message>
    <message>
        <source>Chakma</source>
        <translation>changma kodha</translation>
    </message>
    <message>
        <source>Chechen</source>
        <translation>tchétchène</translation>
    </message>
    <message>
        <source>Cherokee</source>
        <translation>cherokee</translation>
    </message>
    <message>
        <source>Chickasaw</source>
        <translation>chickasaw</translation>
    </message>
    <message>
        <source>Chiga</source>
        <translation>kiga</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinois</translation>
    </message>
    <message>
        <source>Chuvash</source>
        <translation>tchouvache</translation>
    </message>
    <message>
        <source>Colognian</source>
        <translation>kölsch</translation>
    </message>
    <message>
        <source>Coptic</source>
        <translation>copte</translation>
    </message>
    <message>
        <source>Cornish</source>
        <translation>cornique</translation>
    </message>
    <message>
        <source>Corsican</source>
        <translation>corse</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croate</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tchèque</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danois</translation>
    </message>
    <message>
        <source>Divehi</source>
        <translation>maldivien</translation>
    </message>
    <message>
        <source>Dogri</source>
        <translation>dogri</translation>
    </message>
    <message>
        <source>Duala</source>
        <translation>douala</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
    <message>
        <source>Dzongkha</source>
        <translation>dzongkha</translation>
    </message>
    <message>
        <source>Embu</source>
        <translation>embu</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Erzya</source>
        <translation>erzya</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>espéranto</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estonien</translation>
    </message>
    <message>
        <source>Ewe</source>
        <translation>éwé</translation>
    </message>
    <message>
        <source>Ewondo</source>
        <translation>éwondo</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>féroïen</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>filipino</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finnois</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Friulian</source>
        <translation>frioulan</translation>
    </message>
    <message>
        <source>Fula</source>
        <translation>peul</translation>
    </message>
    <message>
        <source>Ga</source>
        <translation>ga</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>galicien</translation>
    </message>
    <message>
        <source>Ganda</source>
        <translation>ganda</translation>
    </message>
    <message>
        <source>Geez</source>
        <translation>guèze</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>géorgien</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grec</translation>
    </message>
    <message>
        <source>Guarani</source>
        <translation>guarani</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>goudjarati</translation>
    </message>
    <message>
        <source>Gusii</source>
        <translation>gusii</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>créole haïtien</translation>
    </message>
    <message>
        <source>Haryanvi</source>
        <translation>haryanvi</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>haoussa</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>hawaïen</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hébreu</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>hongrois</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandais</translation>
    </message>
    <message>
        <source>Igbo</source>
        <translation>igbo</translation>
    </message>
    <message>
        <source>Inari Sami</source>
        <translation>same d’Inari</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>indonésien</translation>
    </message>
    <message>
        <source>Inuktitut</source>
        <translation>inuktitut</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>irlandais</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italien</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonais</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>javanais</translation>
    </message>
    <message>
        <source>Jju</source>
        <translation>jju</translation>
    </message>
    <message>
        <source>Jola-Fonyi</source>
        <translation>diola-fogny</translation>
    </message>
    <message>
        <source>Kabuverdianu</source>
        <translation>capverdien</translation>
    </message>
    <message>
        <source>Kabyle</source>
        <translation>kabyle</translation>
    </message>
    <message>
        <source>Kaingang</source>
        <translation>caingangue</translation>
    </message>
    <message>
        <source>Kako</source>
        <translation>kako</translation>
    </message>
    <message>
        <source>Kalaallisut</source>
        <translation>groenlandais</translation>
    </message>
    <message>
        <source>Kalenjin</source>
        <translation>kalendjin</translation>
    </message>
    <message>
        <source>Kamba</source>
        <translation>kamba</translation>
    </message>
    <message>
        <source>Kangri</source>
        <translation>kangri</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>kannada</translation>
    </message>
    <message>
        <source>Kara-Kalpak</source>
        <translation>karakalpak</translation>
    </message>
    <message>
        <source>Kashmiri</source>
        <translation>cachemiri</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>kazakh</translation>
    </message>
    <message>
        <source>Kenyang</source>
        <translation>kényang</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>khmer</translation>
    </message>
    <message>
        <source>Kikuyu</source>
        <translation>kikuyu</translation>
    </message>
    <message>
        <source>Kinyarwanda</source>
        <translation>kinyarwanda</translation>
    </message>
    <message>
        <source>Konkani</source>
        <translation>konkani</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coréen</translation>
    </message>
    <message>
        <source>Koyra Chiini</source>
        <translation>koyra chiini</translation>
    </message>
    <message>
        <source>Koyraboro Senni</source>
        <translation>koyraboro senni</translation>
    </message>
    <message>
        <source>Kpelle</source>
        <translation>kpellé</translation>
    </message>
    <message>
        <source>Kurdish</source>
        <translation>kurde</translation>
    </message>
    <message>
        <source>Kuvi</source>
        <translation>kuvi</translation>
    </message>
    <message>
        <source>Kwasio</source>
        <translation>ngoumba</translation>
    </message>
    <message>
        <source>Kyrgyz</source>
        <translation>kirghize</translation>
    </message>
    <message>
        <source>Kʼicheʼ</source>
        <translation>quiché</translation>
    </message>
    <message>
        <source>Ladin</source>
        <translation>ladin</translation>
    </message>
    <message>
        <source>Lakota</source>
        <translation>lakota</translation>
    </message>
    <message>
        <source>Langi</source>
        <translation>langi</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>lao</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latin</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>letton</translation>
    </message>
    <message>
        <source>Ligurian</source>
        <translation>ligure</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>lingala</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituanien</translation>
    </message>
    <message>
        <source>Low German</source>
        <translation>bas-allemand</translation>
    </message>
    <message>
        <source>Lower Sorbian</source>
        <translation>bas-sorabe</translation>
    </message>
    <message>
        <source>Luba-Katanga</source>
        <translation>luba-katanga (kiluba)</translation>
    </message>
    <message>
        <source>Lule Sami</source>
        <translation>same de Lule</translation>
    </message>
    <message>
        <source>Luo</source>
        <translation>luo</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>luxembourgeois</translation>
    </message>
    <message>
        <source>Luyia</source>
        <translation>luyia</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>macédonien</translation>
    </message>
    <message>
        <source>Machame</source>
        <translation>matchamé</translation>
    </message>
    <message>
        <source>Maithili</source>
        <translation>maïthili</translation>
    </message>
    <message>
        <source>Makhuwa-Meetto</source>
        <translation>makua</translation>
    </message>
    <message>
        <source>Makonde</source>
        <translation>makondé</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>malgache</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>malais</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>malayalam</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>maltais</translation>
    </message>
    <message>
        <source>Manipuri</source>
        <translation>manipuri</translation>
    </message>
    <message>
        <source>Manx</source>
        <translation>mannois</translation>
    </message>
    <message>
        <source>Mapuche</source>
        <translation>mapuche</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>marathi</translation>
    </message>
    <message>
        <source>Masai</source>
        <translation>maasaï</translation>
    </message>
    <message>
        <source>Mazanderani</source>
        <translation>mazandérani</translation>
    </message>
    <message>
        <source>Meru</source>
        <translation>meru</translation>
    </message>
    <message>
        <source>Metaʼ</source>
        <translation>metaʼ</translation>
    </message>
    <message>
        <source>Mohawk</source>
        <translation>mohawk</translation>
    </message>
    <message>
        <source>Moksha</source>
        <translation>mokcha</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>mongol</translation>
    </message>
    <message>
        <source>Morisyen</source>
        <translation>créole mauricien</translation>
    </message>
    <message>
        <source>Mundang</source>
        <translation>moundang</translation>
    </message>
    <message>
        <source>Muscogee</source>
        <translation>creek</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>maori</translation>
    </message>
    <message>
        <source>Nama</source>
        <translation>nama</translation>
    </message>
    <message>
        <source>Navajo</source>
        <translation>navajo</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>népalais</translation>
    </message>
    <message>
        <source>Ngiemboon</source>
        <translation>ngiemboon</translation>
    </message>
    <message>
        <source>Ngomba</source>
        <translation>ngomba</translation>
    </message>
    <message>
        <source>Nheengatu</source>
        <translation>nheengatou</translation>
    </message>
    <message>
        <source>Nigerian Pidgin</source>
        <translation>pidgin nigérian</translation>
    </message>
    <message>
        <source>North Ndebele</source>
        <translation>ndébélé du Nord</translation>
    </message>
    <message>
        <source>Northern Frisian</source>
        <translation>frison septentrional</translation>
    </message>
    <message>
        <source>Northern Luri</source>
        <translation>lori du Nord</translation>
    </message>
    <message>
        <source>Northern Sami</source>
        <translation>same du Nord</translation>
    </message>
    <message>
        <source>Northern Sotho</source>
        <translation>sotho du Nord</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>norvégien bokmål</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>norvégien nynorsk</translation>
    </message>
    <message>
        <source>Nuer</source>
        <translation>nuer</translation>
    </message>
    <message>
        <source>Nyanja</source>
        <translation>chewa</translation>
    </message>
    <message>
        <source>Nyankole</source>
        <translation>nyankolé</translation>
    </message>
    <message>
        <source>N’Ko</source>
        <translation>n’ko</translation>
    </message>
    <message>
        <source>Obolo</source>
        <translation>obolo</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>occitan</translation>
    </message>
    <message>
        <source>Odia</source>
        <translation>odia</translation>
    </message>
    <message>
        <source>Oromo</source>
        <translation>oromo</translation>
    </message>
    <message>
        <source>Osage</source>
        <translation>osage</translation>
    </message>
    <message>
        <source>Ossetic</source>
        <translation>ossète</translation>
    </message>
    <message>
        <source>Papiamento</source>
        <translation>papiamento</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>pachto</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persan</translation>
    </message>
    <message>
        <source>Pijin</source>
        <translation>pijin</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polonais</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugais</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>pendjabi</translation>
    </message>
    <message>
        <source>Quechua</source>
        <translation>quechua</translation>
    </message>
    <message>
        <source>Rajasthani</source>
        <translation>rajasthani</translation>
    </message>
    <message>
        <source>Rohingya</source>
        <translation>rohingya</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>roumain</translation>
    </message>
    <message>
        <source>Romansh</source>
        <translation>romanche</translation>
    </message>
    <message>
        <source>Rombo</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>Rundi</source>
        <translation>roundi</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russe</translation>
    </message>
    <message>
        <source>Rwa</source>
        <translation>rwa</translation>
    </message>
    <message>
        <source>Saho</source>
        <translation>saho</translation>
    </message>
    <message>
        <source>Samburu</source>
        <translation>samburu</translation>
    </message>
    <message>
        <source>Sango</source>
        <translation>sango</translation>
    </message>
    <message>
        <source>Sangu</source>
        <translation>isangu</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>sanskrit</translation>
    </message>
    <message>
        <source>Santali</source>
        <translation>santali</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>sarde</translation>
    </message>
    <message>
        <source>Scottish Gaelic</source>
        <translation>gaélique écossais</translation>
    </message>
    <message>
        <source>Sena</source>
        <translation>cisena</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>serbe</translation>
    </message>
    <message>
        <source>Shambala</source>
        <translation>shambala</translation>
    </message>
    <message>
        <source>Shan</source>
        <translation>shan</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>shona</translation>
    </message>
    <message>
        <source>Sichuan Yi</source>
        <translation>yi du Sichuan</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>sicilien</translation>
    </message>
    <message>
        <source>Sidamo</source>
        <translation>sidamo</translation>
    </message>
    <message>
        <source>Silesian</source>
        <translation>silésien</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>sindhi</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>cingalais</translation>
    </message>
    <message>
        <source>Skolt Sami</source>
        <translation>same skolt</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>slovaque</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>slovène</translation>
    </message>
    <message>
        <source>Soga</source>
        <translation>soga</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>somali</translation>
    </message>
    <message>
        <source>South Ndebele</source>
        <translation>ndébélé du Sud</translation>
    </message>
    <message>
        <source>Southern Kurdish</source>
        <translation>kurde du Sud</translation>
    </message>
    <message>
        <source>Southern Sami</source>
        <translation>same du Sud</translation>
    </message>
    <message>
        <source>Southern Sotho</source>
        <translation>sotho du Sud</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Standard Moroccan Tamazight</source>
        <translation>amazighe standard marocain</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>soundanais</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>swahili</translation>
    </message>
    <message>
        <source>Swampy Cree</source>
        <translation>cri des marais</translation>
    </message>
    <message>
        <source>Swati</source>
        <translation>swati</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>suédois</translation>
    </message>
    <message>
        <source>Swiss German</source>
        <translation>suisse allemand</translation>
    </message>
    <message>
        <source>Syriac</source>
        <translation>syriaque</translation>
    </message>
    <message>
        <source>Tachelhit</source>
        <translation>chleuh</translation>
    </message>
    <message>
        <source>Tai Dam</source>
        <translation>taï dam</translation>
    </message>
    <message>
        <source>Taita</source>
        <translation>taita</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>tadjik</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>tamoul</translation>
    </message>
    <message>
        <source>Taroko</source>
        <translation>taroko</translation>
    </message>
    <message>
        <source>Tasawaq</source>
        <translation>tasawaq</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>tatar</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>télougou</translation>
    </message>
    <message>
        <source>Teso</source>
        <translation>teso</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>thaï</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>tibétain</translation>
    </message>
    <message>
        <source>Tigre</source>
        <translation>tigré</translation>
    </message>
    <message>
        <source>Tigrinya</source>
        <translation>tigrigna</translation>
    </message>
    <message>
        <source>Tok Pisin</source>
        <translation>tok pisin</translation>
    </message>
    <message>
        <source>Tongan</source>
        <translation>tongien</translation>
    </message>
    <message>
        <source>Torwali</source>
        <translation>torwali</translation>
    </message>
    <message>
        <source>Tsonga</source>
        <translation>tsonga</translation>
    </message>
    <message>
        <source>Tswana</source>
        <translation>tswana</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turc</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>turkmène</translation>
    </message>
    <message>
        <source>Tyap</source>
        <translation>tyap</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ukrainien</translation>
    </message>
    <message>
        <source>Upper Sorbian</source>
        <translation>haut-sorabe</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>ourdou</translation>
    </message>
    <message>
        <source>Uyghur</source>
        <translation>ouïghour</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>ouzbek</translation>
    </message>
    <message>
        <source>Vai</source>
        <translation>vaï</translation>
    </message>
    <message>
        <source>Venda</source>
        <translation>venda</translation>
    </message>
    <message>
        <source>Venetian</source>
        <translation>vénitien</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamien</translation>
    </message>
    <message>
        <source>Vunjo</source>
        <translation>vunjo</translation>
    </message>
    <message>
        <source>Walloon</source>
        <translation>wallon</translation>
    </message>
    <message>
        <source>Walser</source>
        <translation>walser</translation>
    </message>
    <message>
        <source>Warlpiri</source>
        <translation>warlpiri</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>gallois</translation>
    </message>
    <message>
        <source>Western Balochi</source>
        <translation>baloutchi occidental</translation>
    </message>
    <message>
        <source>Western Frisian</source>
        <translation>frison occidental</translation>
    </message>
    <message>
        <source>Wolaytta</source>
        <translation>walamo</translation>
    </message>
    <message>
        <source>Wolof</source>
        <translation>wolof</translation>
    </message>
    <message>
        <source>Xhosa</source>
        <translation>xhosa</translation>
    </message>
    <message>
        <source>Yakut</source>
        <translation>iakoute</translation>
    </message>
    <message>
        <source>Yangben</source>
        <translation>yangben</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>yiddish</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>yoruba</translation>
    </message>
    <message>
        <source>Zarma</source>
        <translation>zarma</translation>
    </message>
    <message>
        <source>Zhuang</source>
        <translation>zhuang</translation>
    </message>
    <message>
        <source>Zulu</source>
        <translation>zoulou</translation>
    </message>
</context>
<context>
    <name>LineEditor</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose {what}</source>
        <translation>Choisir&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>LinesEditor</name>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add a folder to {what}</source>
        <translation>Ajouter un dossier&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>LoudnessPage</name>
    <message>
        <source>How loud?</source>
        <translation>Quel volume&#x202f;?</translation>
    </message>
    <message>
        <source>Play the voice, and set it as if somebody spoke to you across a table: every word is clear, nothing is too loud. It stays like this until the end.</source>
        <translation>Écoutez la voix, et réglez-la comme si quelqu’un vous parlait de l’autre côté d’une table&#xa0;: chaque mot est clair, rien n’est trop fort. Le volume restera ainsi jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Softer</source>
        <translation>Moins fort</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>Plus fort</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Loudness {number} of {steps}</source>
        <translation>Volume {number} sur {steps}</translation>
    </message>
    <message>
        <source>{loudness}. Still too soft? Turn up the computer&apos;s volume.</source>
        <translation>{loudness}. Toujours trop faible&#x202f;? Augmentez le volume de l’ordinateur.</translation>
    </message>
</context>
<context>
    <name>OrganizerWindow</name>
    <message>
        <source>VoiceJury: organizer</source>
        <translation>VoiceJury&#xa0;: organisation</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Ouvrir une étude</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouvelle…</translation>
    </message>
    <message>
        <source>Begin a new study</source>
        <translation>Commencer une nouvelle étude</translation>
    </message>
    <message>
        <source>Open the folder of a study to see how far it is, or begin a new one. The demonstration is a small study with synthetic voices, ready to be taken.</source>
        <translation>Ouvrez le dossier d’une étude pour voir où elle en est, ou commencez-en une nouvelle. La démonstration est une petite étude avec des voix synthétiques, prête à être passée.</translation>
    </message>
    <message>
        <source>Your studies</source>
        <translation>Vos études</translation>
    </message>
    <message>
        <source>Open a study…</source>
        <translation>Ouvrir une étude…</translation>
    </message>
    <message>
        <source>Begin a new study…</source>
        <translation>Commencer une nouvelle étude…</translation>
    </message>
    <message>
        <source>Make the demonstration…</source>
        <translation>Créer la démonstration…</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>Dossier de l’étude</translation>
    </message>
    <message>
        <source>A folder for the new study</source>
        <translation>Un dossier pour la nouvelle étude</translation>
    </message>
    <message>
        <source>An empty folder</source>
        <translation>Un dossier vide</translation>
    </message>
    <message>
        <source>Making the demonstration</source>
        <translation>Création de la démonstration</translation>
    </message>
    <message>
        <source>The demonstration is ready.</source>
        <translation>La démonstration est prête.</translation>
    </message>
    <message>
        <source>The study file is not saved</source>
        <translation>Le fichier d’étude n’est pas enregistré</translation>
    </message>
    <message>
        <source>What you changed in the study file is not saved. Leave it so?</source>
        <translation>Vos modifications du fichier d’étude ne sont pas enregistrées. Quitter quand même&#x202f;?</translation>
    </message>
</context>
<context>
    <name>OutputPage</name>
    <message>
        <source>Your headphones</source>
        <translation>Votre casque</translation>
    </message>
    <message>
        <source>Put them on. Choose where the sound comes out, and play the test sound.</source>
        <translation>Mettez-le. Choisissez par où sort le son, et écoutez le son d’essai.</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Sortie audio</translation>
    </message>
    <message>
        <source>Did you hear it in your headphones? Then go on. If not, choose another output, or check the plug and the computer&apos;s volume.</source>
        <translation>L’avez-vous entendu dans votre casque&#x202f;? Alors continuez. Sinon, choisissez une autre sortie, ou vérifiez la prise et le volume de l’ordinateur.</translation>
    </message>
    <message>
        <source>“{name}” was plugged in.</source>
        <translation>«&#xa0;{name}&#xa0;» vient d’être branché.</translation>
    </message>
    <message>
        <source>“{name}” is gone. Please choose again.</source>
        <translation>«&#xa0;{name}&#xa0;» a disparu. Veuillez choisir à nouveau.</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Take out {key}</source>
        <translation>Retirer {key}</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>Play</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Réécouter</translation>
    </message>
    <message>
        <source>{name}: how far it has played</source>
        <translation>{name}&#xa0;: avancement de l’écoute</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>{action} ({count} left)</source>
        <translation>{action} (encore {count})</translation>
    </message>
    <message>
        <source>disturbed, please play it again</source>
        <translation>perturbé, veuillez réécouter</translation>
    </message>
    <message>
        <source>heard once</source>
        <translation>écouté une fois</translation>
    </message>
    <message>
        <source>heard twice</source>
        <translation>écouté deux fois</translation>
    </message>
    <message>
        <source>heard {count} times</source>
        <translation>écouté {count} fois</translation>
    </message>
    <message>
        <source>not heard to the end yet</source>
        <translation>pas encore écouté jusqu’au bout</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>pas encore écouté</translation>
    </message>
</context>
<context>
    <name>PracticeHints</name>
    <message>
        <source>The numbers open once you have heard the recording to its end: press Space to play.</source>
        <translation>Les nombres s’ouvrent dès que vous avez écouté l’enregistrement jusqu’au bout&#xa0;: appuyez sur Espace pour l’écouter.</translation>
    </message>
    <message>
        <source>Play the recording: click Play or press Space.</source>
        <translation>Écoutez l’enregistrement&#xa0;: cliquez sur Écouter ou appuyez sur Espace.</translation>
    </message>
    <message>
        <source>Change what you like, then click Next or press Enter.</source>
        <translation>Modifiez ce que vous voulez, puis cliquez sur Suivant ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Choose a number: click on the line or type it, then press Enter.</source>
        <translation>Choisissez un nombre&#xa0;: cliquez sur la ligne ou tapez-le, puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key; 0 stands for 10.</source>
        <translation>Choisissez un nombre&#xa0;: cliquez dessus ou appuyez sur sa touche&#x202f;; 0 signifie 10.</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key; End stands for 10.</source>
        <translation>Choisissez un nombre&#xa0;: cliquez dessus ou appuyez sur sa touche&#x202f;; Fin signifie 10.</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key.</source>
        <translation>Choisissez un nombre&#xa0;: cliquez dessus ou appuyez sur sa touche.</translation>
    </message>
    <message>
        <source>You chose {number}; on the keyboard that is {key}.</source>
        <translation>Vous avez choisi {number}&#x202f;; au clavier, c’est {key}.</translation>
    </message>
    <message>
        <source>You chose {number}; the arrow keys change it.</source>
        <translation>Vous avez choisi {number}&#x202f;; les flèches permettent de le changer.</translation>
    </message>
    <message>
        <source>You chose {number} by its key; a click or the arrow keys change it.</source>
        <translation>Vous avez choisi {number} par sa touche&#x202f;; un clic ou les flèches permettent de le changer.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
</context>
<context>
    <name>PreparationPage</name>
    <message>
        <source>Recordings</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Anonymize, match the loudness, give names that tell nothing.</source>
        <translation>Anonymiser, égaliser le niveau sonore, donner des noms qui ne disent rien.</translation>
    </message>
    <message>
        <source>Make the recordings</source>
        <translation>Créer les enregistrements</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Who hears what, exactly balanced.</source>
        <translation>Qui entend quoi, exactement équilibré.</translation>
    </message>
    <message>
        <source>Make the plan</source>
        <translation>Créer le plan</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Every file, and an independent audit of the plan.</source>
        <translation>Chaque fichier, et un audit indépendant du plan.</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>Tout vérifier</translation>
    </message>
    <message>
        <source>How many places to add</source>
        <translation>Nombre de places à ajouter</translation>
    </message>
    <message>
        <source>Add places</source>
        <translation>Ajouter des places</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Résultat de la vérification</translation>
    </message>
    <message>
        <source>First correct the design: {fault}</source>
        <translation>Corrigez d’abord la conception&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>Not made yet.</source>
        <translation>Pas encore créé.</translation>
    </message>
    <message>
        <source>Recordings that are ready: {count}.</source>
        <translation>Enregistrements prêts&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Places: {places}, sessions: {sessions}.</source>
        <translation>Places&#xa0;: {places}, séances&#xa0;: {sessions}.</translation>
    </message>
    <message>
        <source>Evaluators have begun: it can only grow.</source>
        <translation>Des évaluations ont commencé&#xa0;: il ne peut que s’étendre.</translation>
    </message>
    <message>
        <source>Making the recordings</source>
        <translation>Création des enregistrements</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>Adding places</source>
        <translation>Ajout de places</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification en cours</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Tout est en ordre.</translation>
    </message>
    <message>
        <source>One thing is wrong.</source>
        <translation>Un point pose problème.</translation>
    </message>
    <message>
        <source>{count} things are wrong.</source>
        <translation>{count} points posent problème.</translation>
    </message>
    <message>
        <source>what</source>
        <translation>garantie</translation>
    </message>
    <message>
        <source>of</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>demandé</translation>
    </message>
    <message>
        <source>got</source>
        <translation>obtenu</translation>
    </message>
    <message>
        <source>largest deviation</source>
        <translation>plus grand écart</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>respecté</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>en défaut</translation>
    </message>
    <message>
        <source>as near as can be</source>
        <translation>au plus près</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>sessions</source>
        <translation>séances</translation>
    </message>
    <message>
        <source>evaluators</source>
        <translation>participants</translation>
    </message>
    <message>
        <source>to look at</source>
        <translation>à examiner</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>À examiner</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Aucune jusqu’ici.</translation>
    </message>
    <message>
        <source>Let somebody listen here</source>
        <translation>Faire passer l’étude ici</translation>
    </message>
    <message>
        <source>{rows} ({count})</source>
        <translation>{rows} ({count})</translation>
    </message>
    <message>
        <source>All sessions, in the order of the plan</source>
        <translation>Toutes les séances, dans l’ordre du plan</translation>
    </message>
    <message>
        <source>Sessions: {standing}</source>
        <translation>Séances&#xa0;: {standing}</translation>
    </message>
    <message>
        <source>Sessions of {evaluator}</source>
        <translation>Séances de {evaluator}</translation>
    </message>
    <message>
        <source>evaluator</source>
        <translation>participant</translation>
    </message>
    <message>
        <source>language</source>
        <translation>langue</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>of sessions</source>
        <translation>sur séances</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>jugés</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>Evaluators</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>session</source>
        <translation>séance</translation>
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
        <translation>corpus</translation>
    </message>
    <message>
        <source>gender</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>Judged: {what}</source>
        <translation>Jugés&#xa0;: {what}</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>of</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>dernière activité</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>who</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>what</source>
        <translation>quoi</translation>
    </message>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirée</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>failed checks</source>
        <translation>contrôles échoués</translation>
    </message>
    <message>
        <source>damaged journal</source>
        <translation>journal endommagé</translation>
    </message>
    <message>
        <source>too fast</source>
        <translation>trop rapide</translation>
    </message>
    <message>
        <source>few answers</source>
        <translation>peu de réponses</translation>
    </message>
    <message>
        <source>all in one group</source>
        <translation>tout dans un groupe</translation>
    </message>
    <message>
        <source>same answers</source>
        <translation>réponses identiques</translation>
    </message>
    <message>
        <source>taken twice</source>
        <translation>passée deux fois</translation>
    </message>
    <message>
        <source>gaps in the sound</source>
        <translation>coupures du son</translation>
    </message>
</context>
<context>
    <name>QuestionnairePage</name>
    <message>
        <source>About you</source>
        <translation>À propos de vous</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Please choose the language you grew up with.</source>
        <translation>Veuillez choisir la langue avec laquelle vous avez grandi.</translation>
    </message>
    <message>
        <source>Which language did you grow up with?</source>
        <translation>Avec quelle langue avez-vous grandi&#x202f;?</translation>
    </message>
    <message>
        <source>How old are you?</source>
        <translation>Quel âge avez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>How is your hearing?</source>
        <translation>Comment entendez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Have you taken part in listening tests before?</source>
        <translation>Avez-vous déjà participé à des tests d’écoute&#x202f;?</translation>
    </message>
    <message>
        <source>What do you listen with?</source>
        <translation>Avec quoi écoutez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>rien de tout cela</translation>
    </message>
    <message>
        <source>18 to 29</source>
        <translation>18 à 29 ans</translation>
    </message>
    <message>
        <source>30 to 44</source>
        <translation>30 à 44 ans</translation>
    </message>
    <message>
        <source>45 to 59</source>
        <translation>45 à 59 ans</translation>
    </message>
    <message>
        <source>60 or older</source>
        <translation>60 ans ou plus</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normalement</translation>
    </message>
    <message>
        <source>impaired</source>
        <translation>moins bien</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>a few times</source>
        <translation>quelques fois</translation>
    </message>
    <message>
        <source>often</source>
        <translation>souvent</translation>
    </message>
    <message>
        <source>headphones around the ears</source>
        <translation>un casque qui entoure les oreilles</translation>
    </message>
    <message>
        <source>headphones on the ears</source>
        <translation>un casque posé sur les oreilles</translation>
    </message>
    <message>
        <source>earphones</source>
        <translation>des écouteurs</translation>
    </message>
    <message>
        <source>rather not say</source>
        <translation>sans réponse</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>The voice on air</source>
        <translation>La voix à l’antenne</translation>
    </message>
    <message>
        <source>A recording of someone we know</source>
        <translation>Un enregistrement de quelqu’un que nous connaissons</translation>
    </message>
    <message>
        <source>You can answer now: {question}</source>
        <translation>Vous pouvez répondre maintenant&#xa0;: {question}</translation>
    </message>
    <message>
        <source>How natural does the voice sound?</source>
        <translation>La voix vous semble-t-elle naturelle&#x202f;?</translation>
    </message>
    <message>
        <source>totally unnatural</source>
        <translation>pas du tout naturelle</translation>
    </message>
    <message>
        <source>totally natural</source>
        <translation>tout à fait naturelle</translation>
    </message>
    <message>
        <source>How much could you understand?</source>
        <translation>Qu’avez-vous pu comprendre&#x202f;?</translation>
    </message>
    <message>
        <source>totally unintelligible</source>
        <translation>rien du tout</translation>
    </message>
    <message>
        <source>totally intelligible</source>
        <translation>absolument tout</translation>
    </message>
    <message>
        <source>Is it the same person?</source>
        <translation>Est-ce la même personne&#x202f;?</translation>
    </message>
    <message>
        <source>different speakers</source>
        <translation>personnes différentes</translation>
    </message>
    <message>
        <source>the same speaker</source>
        <translation>la même personne</translation>
    </message>
    <message>
        <source>What happens here?</source>
        <translation>De quoi s’agit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Take back the answers that you confirmed last.</source>
        <translation>Reprendre les dernières réponses validées.</translation>
    </message>
    <message>
        <source>after you have heard it to the end</source>
        <translation>après l’avoir écouté jusqu’au bout</translation>
    </message>
    <message>
        <source>after you have heard both to the end</source>
        <translation>après avoir écouté les deux jusqu’au bout</translation>
    </message>
</context>
<context>
    <name>Reception</name>
    <message>
        <source>A code is made of the letters A to Z, digits, dots, hyphens and underscores, and begins with a letter or a digit.</source>
        <translation>Un code se compose de lettres de A à Z, de chiffres, de points, de tirets et de traits de soulignement, et commence par une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>There is no sound output</source>
        <translation>Il n’y a pas de sortie audio</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Please plug in the headphones, or tell the organizer. Nothing is lost.</source>
        <translation>Veuillez brancher le casque, ou prévenir la personne responsable. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>The computer says: {reason}</source>
        <translation>L’ordinateur indique&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Every place in this study is taken. If you took part before, type the same code as then; if not, please tell the organizer, who can add a place.</source>
        <translation>Toutes les places de cette étude sont prises. Si vous avez déjà participé, tapez le même code qu’alors&#x202f;; sinon, veuillez prévenir la personne responsable, qui peut ajouter une place.</translation>
    </message>
    <message>
        <source>There is no session left for this code; all its answers are saved. If you are new here, please choose another code.</source>
        <translation>Il ne reste plus de séance pour ce code&#x202f;; toutes ses réponses sont enregistrées. Si c’est votre première participation, veuillez choisir un autre code.</translation>
    </message>
    <message>
        <source>Whoever used this code withdrew from the study. Please choose another code.</source>
        <translation>La personne qui utilisait ce code s’est retirée de l’étude. Veuillez choisir un autre code.</translation>
    </message>
    <message>
        <source>Your session is open in another window. Please go on there, or close it first.</source>
        <translation>Votre séance est ouverte dans une autre fenêtre. Veuillez continuer là-bas, ou fermer d’abord cette fenêtre.</translation>
    </message>
    <message>
        <source>Please show this to the organizer: {reason}</source>
        <translation>Veuillez montrer ceci à la personne responsable&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Show me which system is which, and record that I asked</source>
        <translation>Montrez-moi quel système est lequel, et notez que je l’ai demandé</translation>
    </message>
    <message>
        <source>Sessions are still to come. Whoever knows how each system does may stop, or go on, because of it; so the report calls them System A, System B and so on, and the tables, which name them, wait.</source>
        <translation>Des séances sont encore à venir. Connaître les résultats de chaque système pourrait inciter à arrêter, ou à continuer&#x202f;; le rapport les appelle donc Système A, Système B, etc., et les tableaux, qui les nomment, attendent.</translation>
    </message>
    <message>
        <source>Make the report</source>
        <translation>Créer le rapport</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Ouvrir le rapport</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Exporter les tableaux</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Also copies for spreadsheets</source>
        <translation>Aussi des copies pour tableurs</translation>
    </message>
    <message>
        <source>Without pseudonyms, times of day and computers&apos; names</source>
        <translation>Sans pseudonymes, heures ni noms des ordinateurs</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>One page with statistics and figures, beside tables as CSV and figures as SVG.</source>
        <translation>Une page de statistiques et de figures, avec les tableaux en CSV et les figures en SVG.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>One row for each trial, session and evaluator, as CSV, with a codebook.</source>
        <translation>Une ligne par essai, séance et participant, en CSV, avec un dictionnaire des variables.</translation>
    </message>
    <message>
        <source>How often names were shown before the study ended: {count}, last on {day} ({file}).</source>
        <translation>Nombre de fois où les noms ont été montrés avant la fin de l’étude&#xa0;: {count}, la dernière le {day} ({file}).</translation>
    </message>
    <message>
        <source>Making the report</source>
        <translation>Création du rapport</translation>
    </message>
    <message>
        <source>Exporting the tables</source>
        <translation>Exportation des tableaux</translation>
    </message>
    <message>
        <source>Done: {path}</source>
        <translation>Terminé&#xa0;: {path}</translation>
    </message>
</context>
<context>
    <name>SectionForm</name>
    <message>
        <source>Add {what}</source>
        <translation>Ajouter&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Leave out {what}</source>
        <translation>Laisser de côté&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Remove {what} {number}</source>
        <translation>Supprimer&#xa0;: {what} {number}</translation>
    </message>
    <message>
        <source>Add another {what}</source>
        <translation>Ajouter encore&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Progress of the session</source>
        <translation>Avancement de la séance</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Practice {position} of {total}</source>
        <translation>Entraînement {position} sur {total}</translation>
    </message>
    <message>
        <source>Interview {position} of {total}</source>
        <translation>Interview {position} sur {total}</translation>
    </message>
    <message>
        <source>Practice round {position} of {total}</source>
        <translation>Entraînement, tour {position} sur {total}</translation>
    </message>
    <message>
        <source>Round {position} of {total}</source>
        <translation>Tour {position} sur {total}</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>encore {minutes} min environ</translation>
    </message>
</context>
<context>
    <name>SessionPages</name>
    <message>
        <source>Time for a break</source>
        <translation>C’est l’heure de la pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>How that compares</source>
        <translation>Ce qu’il en est</translation>
    </message>
    <message>
        <source>The sound is gone</source>
        <translation>Le son a disparu</translation>
    </message>
    <message>
        <source>This recording cannot be played</source>
        <translation>Cet enregistrement ne peut pas être lu</translation>
    </message>
    <message>
        <source>Answers cannot be saved right now</source>
        <translation>Les réponses ne peuvent pas être enregistrées pour l’instant</translation>
    </message>
    <message>
        <source>{done} of {total} interviews are done.</source>
        <translation>{done} interviews sur {total} sont terminées.</translation>
    </message>
    <message>
        <source>{done} of {total} rounds are done.</source>
        <translation>{done} tours sur {total} sont terminés.</translation>
    </message>
    <message>
        <source>Take off your headphones, look out of the window, stretch your legs: a few minutes of quiet do your ears good. Everything you have answered is saved.</source>
        <translation>Retirez votre casque, regardez par la fenêtre, dégourdissez-vous les jambes&#xa0;: quelques minutes de calme font du bien aux oreilles. Toutes vos réponses sont enregistrées.</translation>
    </message>
    <message>
        <source>Nobody had changed this voice: it is a person&apos;s own.</source>
        <translation>Personne n’avait modifié cette voix&#xa0;: c’est la voix naturelle d’une personne.</translation>
    </message>
    <message>
        <source>The other recording is of the same person.</source>
        <translation>L’autre enregistrement est de la même personne.</translation>
    </message>
    <message>
        <source>The other recording is of a different person.</source>
        <translation>L’autre enregistrement est d’une autre personne.</translation>
    </message>
    <message>
        <source>You chose: {answers}.</source>
        <translation>Vous avez choisi&#xa0;: {answers}.</translation>
    </message>
    <message>
        <source>natural {number} of {highest}</source>
        <translation>naturelle {number} sur {highest}</translation>
    </message>
    <message>
        <source>understood {number} of {highest}</source>
        <translation>comprise {number} sur {highest}</translation>
    </message>
    <message>
        <source>the same person {number} of {highest}</source>
        <translation>la même personne {number} sur {highest}</translation>
    </message>
    <message>
        <source>Nothing you rated is lost. What was playing can be played again.</source>
        <translation>Aucune de vos réponses n’est perdue. Vous pourrez réécouter l’enregistrement en cours.</translation>
    </message>
    <message>
        <source>It belongs to round {position}.</source>
        <translation>Il fait partie du tour {position}.</translation>
    </message>
    <message>
        <source>Nothing you rated is lost. Please tell the organizer.</source>
        <translation>Aucune de vos réponses n’est perdue. Veuillez prévenir la personne responsable.</translation>
    </message>
    <message>
        <source>It belongs to interview {position}.</source>
        <translation>Il fait partie de l’interview {position}.</translation>
    </message>
    <message>
        <source>Check that the headphones are plugged in, then try again. The computer says: {reason}</source>
        <translation>Vérifiez que le casque est branché, puis réessayez. L’ordinateur indique&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The computer says: {reason}. Once there is room on the disk again, or the drive is back, try again; your last answer is kept while this window is open.</source>
        <translation>L’ordinateur indique&#xa0;: {reason}. Dès qu’il y aura de nouveau de la place sur le disque, ou que le lecteur sera de retour, réessayez&#x202f;; votre dernière réponse est gardée tant que cette fenêtre reste ouverte.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Leave for today</source>
        <translation>Arrêter pour aujourd’hui</translation>
    </message>
    <message>
        <source>Rest as long as you like. Everything you have answered is saved.</source>
        <translation>Reposez-vous aussi longtemps que vous le voulez. Toutes vos réponses sont enregistrées.</translation>
    </message>
    <message>
        <source>You may also leave and come back another time: begin with your code {code} again, and you go on exactly here.</source>
        <translation>Vous pouvez aussi partir et revenir une autre fois&#xa0;: recommencez avec votre code {code}, et vous reprendrez exactement ici.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Take another session</source>
        <translation>Faire une autre séance</translation>
    </message>
    <message>
        <source>That was the last interview. All your answers are saved.</source>
        <translation>C’était la dernière interview. Toutes vos réponses sont enregistrées.</translation>
    </message>
    <message>
        <source>That was the last round. Everything you sorted is saved.</source>
        <translation>C’était le dernier tour. Tout ce que vous avez classé est enregistré.</translation>
    </message>
    <message>
        <source>You may take off your headphones and tell the organizer that you are done.</source>
        <translation>Vous pouvez retirer votre casque et dire à la personne responsable que vous avez terminé.</translation>
    </message>
    <message>
        <source>That is fine</source>
        <translation>Pas de problème</translation>
    </message>
    <message>
        <source>You are not taking part, and no answers were kept.</source>
        <translation>Vous ne participez pas, et aucune réponse n’a été conservée.</translation>
    </message>
    <message>
        <source>You may close the window now.</source>
        <translation>Vous pouvez maintenant fermer la fenêtre.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>SessionPresenter</name>
    <message>
        <source>No sound output was found.</source>
        <translation>Aucune sortie audio n’a été trouvée.</translation>
    </message>
    <message>
        <source>The sound output “{name}” went away.</source>
        <translation>La sortie audio «&#xa0;{name}&#xa0;» a disparu.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Play</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Réécouter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Before you listen: step {step} of {steps}</source>
        <translation>Avant d’écouter&#xa0;: étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>Another output</source>
        <translation>Une autre sortie</translation>
    </message>
</context>
<context>
    <name>SetupPages</name>
    <message>
        <source>Please check your headphones</source>
        <translation>Veuillez vérifier votre casque</translation>
    </message>
    <message>
        <source>Try once more</source>
        <translation>Essayer encore une fois</translation>
    </message>
    <message>
        <source>That did not sound the way it does with headphones.</source>
        <translation>Vos réponses ne sont pas celles que l’on donne avec un casque.</translation>
    </message>
    <message>
        <source>Are they on your ears, plugged in all the way, and the one output that plays? Then the same questions come once more, with other sounds.</source>
        <translation>Est-il sur vos oreilles, bien branché, et est-ce la seule sortie qui joue&#x202f;? Alors les mêmes questions reviennent une fois, avec d’autres sons.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>It still does not sound the way it does with headphones.</source>
        <translation>Vos réponses ne sont toujours pas celles que l’on donne avec un casque.</translation>
    </message>
    <message>
        <source>Small differences between the voices can get lost that way. Please put on headphones if you have any, or tell the organizer, and then go on.</source>
        <translation>De petites différences entre les voix peuvent ainsi se perdre. Veuillez mettre un casque si vous en avez un, ou prévenir la personne responsable, puis continuez.</translation>
    </message>
    <message>
        <source>Thank you for coming</source>
        <translation>Merci de votre venue</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This study can only be taken with headphones.</source>
        <translation>Cette étude ne peut se faire qu’avec un casque.</translation>
    </message>
    <message>
        <source>It seems that the sound does not reach your ears through headphones. Please tell the organizer, who may have others for you.</source>
        <translation>Il semble que le son ne parvienne pas à vos oreilles par un casque. Veuillez prévenir la personne responsable, qui en a peut-être un autre pour vous.</translation>
    </message>
    <message>
        <source>Left and right are the other way round: please turn your headphones, the side with the L on your left ear, and play the sounds again.</source>
        <translation>La gauche et la droite sont inversées&#xa0;: veuillez retourner votre casque, le côté marqué L sur l’oreille gauche, et réécouter les sons.</translation>
    </message>
    <message>
        <source>The two sides are not apart. Please check that the headphones are plugged in all the way, and play the sounds again, or choose another output.</source>
        <translation>Les deux côtés ne sont pas séparés. Veuillez vérifier que le casque est bien branché et réécouter les sons, ou choisir une autre sortie.</translation>
    </message>
    <message>
        <source>That was disturbed. Please play it again.</source>
        <translation>La lecture a été perturbée. Veuillez réécouter.</translation>
    </message>
    <message>
        <source>The voice cannot be played. Please tell the organizer.</source>
        <translation>La voix ne peut pas être lue. Veuillez prévenir la personne responsable.</translation>
    </message>
</context>
<context>
    <name>SidesPage</name>
    <message>
        <source>Left and right</source>
        <translation>Gauche et droite</translation>
    </message>
    <message>
        <source>Play each of two sounds, and say on which side you hear it.</source>
        <translation>Écoutez chacun des deux sons, et dites de quel côté vous l’entendez.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>On both sides</source>
        <translation>Des deux côtés</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Continuer quand même</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Sound {number} of 2</source>
        <translation>Son {number} sur 2</translation>
    </message>
</context>
<context>
    <name>SortingInstructionsPage</name>
    <message>
        <source>You work for a radio station. On your table lie short recordings from which the labels have come off: nobody knows any more who speaks in which. Some voices may have been changed so that they are harder to recognize.</source>
        <translation>Vous travaillez pour une station de radio. Sur votre table se trouvent de courts enregistrements dont les étiquettes sont tombées&#xa0;: on ne sait plus qui parle dans lequel. Certaines voix ont pu être modifiées pour être plus difficiles à reconnaître.</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>Votre rôle</translation>
    </message>
    <message>
        <source>Put the recordings of one person into one group. There may be one person or several, so you need not use all {groups} groups, and a group may hold a single recording. Go by the voice, not by what is said.</source>
        <translation>Placez les enregistrements d’une même personne dans un même groupe. Il peut y avoir une ou plusieurs personnes&#x202f;; vous n’avez donc pas besoin d’utiliser les {groups} groupes, et un groupe peut ne contenir qu’un enregistrement. Fiez-vous à la voix, non à ce qui est dit.</translation>
    </message>
    <message>
        <source>Hear each recording to its end at least once, and as often as you like. You may move recordings again at any time, and undo what you did. Nothing is right or wrong: your ear decides.</source>
        <translation>Écoutez chaque enregistrement jusqu’au bout au moins une fois, et aussi souvent que vous le voulez. Vous pouvez à tout moment déplacer à nouveau des enregistrements et annuler ce que vous avez fait. Il n’y a ni bonne ni mauvaise réponse&#xa0;: c’est votre oreille qui décide.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>À la souris</translation>
    </message>
    <message>
        <source>Click a voice to hear it and drag it to a group. Draw a frame around several, and they go together. Play walks through a group, so that you can check it by ear.</source>
        <translation>Cliquez sur une voix pour l’écouter et faites-la glisser dans un groupe. Tracez un cadre autour de plusieurs voix pour les déplacer ensemble. Écouter parcourt un groupe, pour que vous puissiez le vérifier à l’oreille.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Au clavier</translation>
    </message>
    <message>
        <source>Arrows lead from voice to voice, Space plays, a letter plays the voice of that letter. 1 to {groups} put it into a group, 0 puts it back. Shift and arrows choose several, Ctrl and Z undoes, Enter finishes.</source>
        <translation>Les flèches mènent d’une voix à l’autre, Espace fait écouter, une lettre fait écouter la voix de cette lettre. 1 à {groups} la placent dans un groupe, 0 la remet. Maj et les flèches en choisissent plusieurs, Ctrl et Z annule, Entrée termine.</translation>
    </message>
    <message>
        <source>Back to sorting</source>
        <translation>Revenir au classement</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Choose the folder of the study that is to be taken.</source>
        <translation>Choisissez le dossier de l’étude à passer.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>I organize studies</source>
        <translation>J’organise des études</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>Dossier de l’étude</translation>
    </message>
</context>
<context>
    <name>StudyKeys</name>
    <message>
        <source>What the study is.</source>
        <translation>Ce qu’est l’étude.</translation>
    </message>
    <message>
        <source>In tables and files: letters, digits and . _ -.</source>
        <translation>Dans les tableaux et les fichiers&#xa0;: lettres, chiffres et . _ -.</translation>
    </message>
    <message>
        <source>What evaluators read; name no system here.</source>
        <translation>Ce que lisent les participants&#x202f;; n’y nommez aucun système.</translation>
    </message>
    <message>
        <source>BCP 47; evaluators whose native language equals it are native.</source>
        <translation>BCP 47&#x202f;; les participants dont c’est la langue maternelle sont dits natifs.</translation>
    </message>
    <message>
        <source>Which languages of the window evaluators may choose from.</source>
        <translation>Les langues de la fenêtre parmi lesquelles les participants peuvent choisir.</translation>
    </message>
    <message>
        <source>Everything random follows from it.</source>
        <translation>Tout ce qui est aléatoire en découle.</translation>
    </message>
    <message>
        <source>Of every stimulus, in Hz.</source>
        <translation>De chaque stimulus, en Hz.</translation>
    </message>
    <message>
        <source>Demonstrations are never blinded in reports.</source>
        <translation>Les rapports d’une démonstration montrent toujours les noms.</translation>
    </message>
    <message>
        <source>Where the recordings lie.</source>
        <translation>Où se trouvent les enregistrements.</translation>
    </message>
    <message>
        <source>In tables and reports: letters, digits and . _ -.</source>
        <translation>Dans les tableaux et les rapports&#xa0;: lettres, chiffres et . _ -.</translation>
    </message>
    <message>
        <source>Kaldi data directories with the recordings that trials are compared with.</source>
        <translation>Répertoires de données Kaldi des enregistrements auxquels les essais sont comparés.</translation>
    </message>
    <message>
        <source>Kaldi data directories with the recordings that are judged.</source>
        <translation>Répertoires de données Kaldi des enregistrements qui sont jugés.</translation>
    </message>
    <message>
        <source>A CSV (utterance, speaker, gender, path, role) in place of the directories.</source>
        <translation>Un CSV (utterance, speaker, gender, path, role) à la place des répertoires.</translation>
    </message>
    <message>
        <source>What relative paths in wav.scp or the manifest start from; searched for if left out.</source>
        <translation>D’où partent les chemins relatifs de wav.scp ou du manifeste&#x202f;; recherché si ce champ est vide.</translation>
    </message>
    <message>
        <source>The anonymization systems that evaluators hear.</source>
        <translation>Les systèmes d’anonymisation que les participants entendent.</translation>
    </message>
    <message>
        <source>One of ours: python -m anonymizers list.</source>
        <translation>L’un des nôtres&#xa0;: python -m anonymizers list.</translation>
    </message>
    <message>
        <source>Kaldi data directories or folders with audio made elsewhere, matched by utterance id.</source>
        <translation>Répertoires de données Kaldi ou dossiers d’audio produits ailleurs, appariés par identifiant d’énoncé.</translation>
    </message>
    <message>
        <source>Of the trials directories&apos; anonymized twins, as the challenges name them: _anon.</source>
        <translation>Des jumeaux anonymisés des répertoires d’essais, nommés comme dans les challenges&#xa0;: _anon.</translation>
    </message>
    <message>
        <source>Of the anonymizer; two numbers stand for one that is drawn between them.</source>
        <translation>De l’anonymiseur&#x202f;; deux nombres en désignent un, tiré entre les deux.</translation>
    </message>
    <message>
        <source>Whether a pseudo-speaker is drawn for each speaker or for each utterance.</source>
        <translation>Si un pseudo-locuteur est tiré pour chaque locuteur ou pour chaque énoncé.</translation>
    </message>
    <message>
        <source>One loudness for every recording.</source>
        <translation>Une seule sonie pour tous les enregistrements.</translation>
    </message>
    <message>
        <source>Loudness of every stimulus, LUFS.</source>
        <translation>Sonie de chaque stimulus, en LUFS.</translation>
    </message>
    <message>
        <source>No stimulus peaks above this; where one would, the target is lowered for the whole study.</source>
        <translation>Aucun stimulus ne dépasse cette crête&#x202f;; si l’un le devait, la cible est abaissée pour toute l’étude.</translation>
    </message>
    <message>
        <source>Who rates how much, and what is asked; left out where nothing is rated.</source>
        <translation>Qui note combien, et ce qui est demandé&#x202f;; absent si rien n’est noté.</translation>
    </message>
    <message>
        <source>Evaluator slots: ordered lists of sessions that share no trial utterance.</source>
        <translation>Places de participants&#xa0;: listes ordonnées de séances qui ne partagent aucun énoncé d’essai.</translation>
    </message>
    <message>
        <source>In all; one for each evaluator if left out.</source>
        <translation>En tout&#x202f;; une par participant si ce champ est vide.</translation>
    </message>
    <message>
        <source>Half of them original, half of pairs of one speaker.</source>
        <translation>La moitié sont des originaux, la moitié des paires d’un même locuteur.</translation>
    </message>
    <message>
        <source>Before the first trial, never counted.</source>
        <translation>Avant le premier essai&#x202f;; jamais comptés.</translation>
    </message>
    <message>
        <source>Whether practice is on unprocessed voices, and the truth about them is told afterwards.</source>
        <translation>Si l’entraînement porte sur des voix non traitées dont la vérité est dite ensuite.</translation>
    </message>
    <message>
        <source>Trials from one break to the next; half a session if no break is asked for.</source>
        <translation>Essais d’une pause à la suivante&#x202f;; une demi-séance si aucune pause n’est demandée.</translation>
    </message>
    <message>
        <source>Minutes at work without a pause until a break begins, with the trial done.</source>
        <translation>Minutes de travail sans arrêt avant qu’une pause ne commence, l’essai en cours une fois fini.</translation>
    </message>
    <message>
        <source>How often each recording of a trial may be played; as often as one likes if left out.</source>
        <translation>Combien de fois chaque enregistrement d’un essai peut être écouté&#x202f;; à volonté si ce champ est vide.</translation>
    </message>
    <message>
        <source>Whether a confirmation may be taken back until the next voice is played.</source>
        <translation>Si une confirmation peut être annulée tant que la voix suivante n’a pas été écoutée.</translation>
    </message>
    <message>
        <source>What is asked of each trial.</source>
        <translation>Ce qui est demandé pour chaque essai.</translation>
    </message>
    <message>
        <source>The numbers that each question is answered with.</source>
        <translation>Les nombres par lesquels on répond à chaque question.</translation>
    </message>
    <message>
        <source>How natural the voice sounds.</source>
        <translation>À quel point la voix semble naturelle.</translation>
    </message>
    <message>
        <source>The smallest number.</source>
        <translation>Le plus petit nombre.</translation>
    </message>
    <message>
        <source>The largest number.</source>
        <translation>Le plus grand nombre.</translation>
    </message>
    <message>
        <source>What is asked, where evaluators do not read our own words.</source>
        <translation>Ce qui est demandé, si les participants ne lisent pas notre formulation.</translation>
    </message>
    <message>
        <source>What evaluators read at the smallest number, where they do not read our own words.</source>
        <translation>Ce que les participants lisent au plus petit nombre, s’ils ne lisent pas notre formulation.</translation>
    </message>
    <message>
        <source>What evaluators read at the largest number, where they do not read our own words.</source>
        <translation>Ce que les participants lisent au plus grand nombre, s’ils ne lisent pas notre formulation.</translation>
    </message>
    <message>
        <source>How much can be understood.</source>
        <translation>Ce que l’on parvient à comprendre.</translation>
    </message>
    <message>
        <source>Whether both recordings are of one person.</source>
        <translation>Si les deux enregistrements sont d’une même personne.</translation>
    </message>
    <message>
        <source>Recordings are heard up to here; whole if left out.</source>
        <translation>Les enregistrements sont entendus jusqu’ici&#x202f;; en entier si ce champ est vide.</translation>
    </message>
    <message>
        <source>Trials of a session that come again in it, to see how reliable its evaluator is.</source>
        <translation>Essais d’une séance qui y reviennent, pour voir à quel point son participant est fiable.</translation>
    </message>
    <message>
        <source>Recordings of yours that tell which number to choose; each once in every session.</source>
        <translation>Vos propres enregistrements, qui disent quel nombre choisir&#x202f;; chacun une fois par séance.</translation>
    </message>
    <message>
        <source>The recording.</source>
        <translation>L’enregistrement.</translation>
    </message>
    <message>
        <source>Which question it tells the answer to.</source>
        <translation>La question dont il dit la réponse.</translation>
    </message>
    <message>
        <source>The number that it tells to choose.</source>
        <translation>Le nombre qu’il dit de choisir.</translation>
    </message>
    <message>
        <source>How far from the answer still counts as attentive.</source>
        <translation>À quelle distance de la réponse on passe encore pour attentif.</translation>
    </message>
    <message>
        <source>Unprocessed recordings among the others that nobody who listens finds bad.</source>
        <translation>Des enregistrements non traités parmi les autres, que personne ne trouve mauvais en écoutant.</translation>
    </message>
    <message>
        <source>How many in a session.</source>
        <translation>Combien par séance.</translation>
    </message>
    <message>
        <source>Which answer is looked at.</source>
        <translation>La réponse que l’on regarde.</translation>
    </message>
    <message>
        <source>The lowest answer that an attentive evaluator gives.</source>
        <translation>La réponse la plus basse d’un participant attentif.</translation>
    </message>
    <message>
        <source>Original and anonymized together; as equal as possible if left out.</source>
        <translation>Originaux et anonymisés ensemble&#x202f;; aussi égaux que possible si ce champ est vide.</translation>
    </message>
    <message>
        <source>Places for trial speakers in each data set and gender; all speakers, once, if left out. With fewer speakers than places some serve twice, with more some are left out.</source>
        <translation>Places de locuteurs d’essai par jeu de données et par genre&#x202f;; tous les locuteurs, une fois, si ce champ est vide. S’il y a moins de locuteurs que de places, certains servent deux fois&#x202f;; s’il y en a plus, certains sont laissés de côté.</translation>
    </message>
    <message>
        <source>Whether a trial utterance may come twice for one evaluator where material runs short.</source>
        <translation>Si un énoncé d’essai peut revenir pour un même participant quand le matériel manque.</translation>
    </message>
    <message>
        <source>Who sorts how many panels by speaker; left out where nothing is sorted.</source>
        <translation>Qui trie combien de panneaux par locuteur&#x202f;; absent si rien n’est trié.</translation>
    </message>
    <message>
        <source>Evaluator slots of this task; each is one session.</source>
        <translation>Places de participants pour cette tâche&#x202f;; chacune est une séance.</translation>
    </message>
    <message>
        <source>Those of the study that are in panels, one a session; all if left out.</source>
        <translation>Ceux de l’étude qui figurent dans les panneaux, un par séance&#x202f;; tous si ce champ est vide.</translation>
    </message>
    <message>
        <source>One of original speech and others that are partly anonymized; practice left out.</source>
        <translation>Un panneau de parole originale et d’autres en partie anonymisés&#x202f;; sans compter l’entraînement.</translation>
    </message>
    <message>
        <source>Utterances of a panel.</source>
        <translation>Énoncés d’un panneau.</translation>
    </message>
    <message>
        <source>Speakers of a panel with several utterances.</source>
        <translation>Locuteurs d’un panneau qui ont plusieurs énoncés.</translation>
    </message>
    <message>
        <source>Speakers of a panel with one utterance.</source>
        <translation>Locuteurs d’un panneau qui ont un seul énoncé.</translation>
    </message>
    <message>
        <source>Utterances of a reference speaker, at least.</source>
        <translation>Énoncés d’un locuteur de référence, au moins.</translation>
    </message>
    <message>
        <source>Utterances of a reference speaker, at most.</source>
        <translation>Énoncés d’un locuteur de référence, au plus.</translation>
    </message>
    <message>
        <source>How the utterances of a panel divide among its reference speakers; every way if empty.</source>
        <translation>Comment les énoncés d’un panneau se répartissent entre ses locuteurs de référence&#x202f;; de toutes les façons si ce champ est vide.</translation>
    </message>
    <message>
        <source>Of a panel that is partly anonymized, its distractors included.</source>
        <translation>D’un panneau en partie anonymisé, ses distracteurs compris.</translation>
    </message>
    <message>
        <source>Recordings are heard up to here.</source>
        <translation>Les enregistrements sont entendus jusqu’ici.</translation>
    </message>
    <message>
        <source>Into how many groups evaluators may sort a panel, at most.</source>
        <translation>En combien de groupes les participants peuvent trier un panneau, au plus.</translation>
    </message>
    <message>
        <source>Small panels before the first one; nothing in them is counted.</source>
        <translation>De petits panneaux avant le premier&#x202f;; rien n’y est compté.</translation>
    </message>
    <message>
        <source>How evaluators set up what they hear with.</source>
        <translation>Comment les participants règlent ce avec quoi ils entendent.</translation>
    </message>
    <message>
        <source>Whether evaluators choose the sound output, check left and right, and set the loudness.</source>
        <translation>Si les participants choisissent la sortie audio, vérifient la gauche et la droite et règlent la sonie.</translation>
    </message>
    <message>
        <source>Whether it is tested that they wear headphones, and what follows if they do not: warn tells them, flag tells only the tables, refuse ends the session; not tested if left out.</source>
        <translation>Si l’on vérifie qu’ils portent un casque, et ce qui suit sinon&#xa0;: warn les en informe, flag n’informe que les tableaux, refuse met fin à la séance&#x202f;; non vérifié si ce champ est vide.</translation>
    </message>
    <message>
        <source>What evaluators are asked about themselves.</source>
        <translation>Ce que l’on demande aux participants sur eux-mêmes.</translation>
    </message>
    <message>
        <source>Which of our questions are asked, in this order; the native language always is.</source>
        <translation>Lesquelles de nos questions sont posées, dans cet ordre&#x202f;; la langue maternelle l’est toujours.</translation>
    </message>
    <message>
        <source>Questions of the study&apos;s own, asked after those.</source>
        <translation>Questions propres à l’étude, posées après celles-là.</translation>
    </message>
    <message>
        <source>Its column in evaluators.csv.</source>
        <translation>Sa colonne dans evaluators.csv.</translation>
    </message>
    <message>
        <source>What evaluators read.</source>
        <translation>Ce que lisent les participants.</translation>
    </message>
    <message>
        <source>What stands in the table, and what evaluators read for it.</source>
        <translation>Ce qui figure dans le tableau, et ce que les participants lisent à sa place.</translation>
    </message>
    <message>
        <source>Whose answers do not count, decided before there are any.</source>
        <translation>Les participants dont les réponses ne comptent pas, décidé avant qu’il y en ait.</translation>
    </message>
    <message>
        <source>Attention checks that an evaluator failed, this many or more.</source>
        <translation>Vérifications d’attention manquées par un participant&#xa0;: autant ou plus.</translation>
    </message>
    <message>
        <source>Pages that an evaluator answered in a hurry, more than this share.</source>
        <translation>Pages auxquelles un participant a répondu à la hâte&#xa0;: plus que cette part.</translation>
    </message>
    <message>
        <source>Whether to leave out who answers nearly every question the same.</source>
        <translation>S’il faut laisser de côté qui répond presque partout la même chose.</translation>
    </message>
    <message>
        <source>Whether to leave out who failed the headphone screening.</source>
        <translation>S’il faut laisser de côté qui a échoué au test du casque.</translation>
    </message>
    <message>
        <source>Points between the answers to a trial and to its repetition (within-subject standard deviation), more than this on any question.</source>
        <translation>Points entre les réponses à un essai et à sa répétition (écart-type intra-sujet)&#xa0;: plus que cela pour l’une des questions.</translation>
    </message>
    <message>
        <source>Rated trials of an evaluator, fewer than this.</source>
        <translation>Essais notés d’un participant&#xa0;: moins que cela.</translation>
    </message>
    <message>
        <source>What evaluators read, where the study does not want our own words.</source>
        <translation>Ce que lisent les participants, si l’étude ne veut pas de notre formulation.</translation>
    </message>
    <message>
        <source>What evaluators agree to before they begin; our own words if left out.</source>
        <translation>Ce que les participants acceptent avant de commencer&#x202f;; notre formulation si ce champ est vide.</translation>
    </message>
    <message>
        <source>What the voices are for, as evaluators are told; our own words if left out.</source>
        <translation>Ce à quoi servent les voix, tel qu’on le dit aux participants&#x202f;; notre formulation si ce champ est vide.</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read English.</source>
        <translation>Les textes de l’étude pour les participants qui lisent l’anglais.</translation>
    </message>
    <message>
        <source>What the study is called.</source>
        <translation>Comment s’appelle l’étude.</translation>
    </message>
    <message>
        <source>What evaluators agree to before they begin.</source>
        <translation>Ce que les participants acceptent avant de commencer.</translation>
    </message>
    <message>
        <source>What the voices are for.</source>
        <translation>Ce à quoi servent les voix.</translation>
    </message>
    <message>
        <source>The questions about voices and the ends of their scales.</source>
        <translation>Les questions sur les voix et les extrémités de leurs échelles.</translation>
    </message>
    <message>
        <source>A question&apos;s words in another language.</source>
        <translation>La formulation d’une question dans une autre langue.</translation>
    </message>
    <message>
        <source>What is asked.</source>
        <translation>Ce qui est demandé.</translation>
    </message>
    <message>
        <source>What evaluators read at its lowest number.</source>
        <translation>Ce que les participants lisent à son plus petit nombre.</translation>
    </message>
    <message>
        <source>What evaluators read at its highest number.</source>
        <translation>Ce que les participants lisent à son plus grand nombre.</translation>
    </message>
    <message>
        <source>The study&apos;s own questions about evaluators, by their names.</source>
        <translation>Les questions propres à l’étude sur les participants, par leurs noms.</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read French.</source>
        <translation>Les textes de l’étude pour les participants qui lisent le français.</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read Japanese.</source>
        <translation>Les textes de l’étude pour les participants qui lisent le japonais.</translation>
    </message>
</context>
<context>
    <name>StudyPages</name>
    <message>
        <source>Design</source>
        <translation>Conception</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Parts of the study</source>
        <translation>Parties de l’étude</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>Voice {letter}</source>
        <translation>Voix {letter}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>disturbed, please play it again</source>
        <translation>perturbé, veuillez réécouter</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>écoutée</translation>
    </message>
    <message>
        <source>not heard to the end yet</source>
        <translation>pas encore écouté jusqu’au bout</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>pas encore écouté</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>nothing chosen yet</source>
        <translation>rien de choisi</translation>
    </message>
</context>
<context>
    <name>TrayArea</name>
    <message>
        <source>still to sort</source>
        <translation>encore à classer</translation>
    </message>
    <message>
        <source>To sort</source>
        <translation>À classer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>A dot marks what you have heard to its end.</source>
        <translation>Un point marque ce que vous avez écouté jusqu’au bout.</translation>
    </message>
</context>
<context>
    <name>TruthEditor</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message numerus="yes">
        <source>You will hear %n short recording(s) of people being interviewed, and say how they sound to you.</source>
        <translation>
            <numerusform>Vous écouterez&#xa0;%n court enregistrement d’une personne interviewée, et vous direz comment vous le percevez.</numerusform>
            <numerusform>Vous écouterez&#xa0;%n courts enregistrements de personnes interviewées, et vous direz comment vous les percevez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please put on your headphones. There is a break halfway, you can pause whenever you like, and every answer is saved the moment you give it.</source>
        <translation>Veuillez mettre votre casque. Une pause est prévue à mi-parcours, vous pouvez en faire d’autres quand vous le voulez, et chaque réponse est enregistrée dès que vous la donnez.</translation>
    </message>
    <message>
        <source>Please put on your headphones. There is a break after each round, you can pause whenever you like, and everything you do is saved at once.</source>
        <translation>Veuillez mettre votre casque. Une pause est prévue après chaque tour, vous pouvez en faire d’autres quand vous le voulez, et tout ce que vous faites est enregistré aussitôt.</translation>
    </message>
    <message>
        <source>Some texts of this study are in {language} only.</source>
        <translation>Certains textes de cette étude n’existent que dans une autre langue&#xa0;: {language}.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message numerus="yes">
        <source>You will hear short recordings and put those of one person together, in %n round(s).</source>
        <translation>
            <numerusform>Vous écouterez de courts enregistrements et regrouperez ceux d’une même personne, en&#xa0;%n tour.</numerusform>
            <numerusform>Vous écouterez de courts enregistrements et regrouperez ceux d’une même personne, en&#xa0;%n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will hear short recordings of people, and say how they sound to you.</source>
        <translation>Vous écouterez de courts enregistrements de personnes, et vous direz comment vous les percevez.</translation>
    </message>
    <message>
        <source>Your participant code</source>
        <translation>Votre code de participation</translation>
    </message>
    <message>
        <source>Use the code that you were given, or make one up, such as maple-27. Please do not use your name. If you took part before, use the same code again.</source>
        <translation>Utilisez le code que l’on vous a donné, ou inventez-en un, par exemple maple-27. N’utilisez pas votre nom. Si vous avez déjà participé, reprenez le même code.</translation>
    </message>
    <message>
        <source>Please type your code first.</source>
        <translation>Veuillez d’abord taper votre code.</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>How far the work is</source>
        <translation>Avancement du travail</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>{work}: {done} of {total}</source>
        <translation>{work}&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Cancelled. What was done so far is kept; start again to go on.</source>
        <translation>Annulé. Ce qui est déjà fait est conservé&#x202f;; relancez pour continuer.</translation>
    </message>
    <message>
        <source>The command failed.</source>
        <translation>La commande a échoué.</translation>
    </message>
</context>
</TS>
