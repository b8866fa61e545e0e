<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <source>Before you begin</source>
        <translation>Avant de commencer</translation>
    </message>
    <message>
        <source>I do not want to</source>
        <translation>Je ne souhaite pas participer</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>J’accepte et je participe</translation>
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
        <source>Choose a number: click it or press its key.</source>
        <translation>Choisissez un nombre&#xa0;: cliquez dessus ou appuyez sur sa touche.</translation>
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
        <source>{reason} Check that the headphones are plugged in, then try again.</source>
        <translation>{reason} Vérifiez que le casque est branché, puis réessayez.</translation>
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
        <source>The study&apos;s folder</source>
        <translation>Dossier de l’étude</translation>
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
        <source>Begin</source>
        <translation>Commencer</translation>
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
</TS>
