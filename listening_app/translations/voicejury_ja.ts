<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ConsentPage</name>
    <message>
        <source>This study asks how recorded voices sound to people. If you take part, you will listen to short recordings and answer a few questions about each.

We keep your answers and when you gave them, how often and how long you listened, and what you tell us about yourself on the next page. All of it is kept under your code, never under your name, and is used for research only.

Taking part is your own choice. You may pause or stop at any time without saying why, and you may ask the organizer to delete everything kept under your code.</source>
        <translation>この調査では、録音された声がどのように聞こえるかをお尋ねします。参加される方には、短い録音を聞いて、それぞれについていくつかの質問に答えていただきます。

記録するのは、回答とその時刻、聞いた回数と時間、そして次のページでお答えいただくご自身についての情報です。すべてお名前ではなくコードとともに保存し、研究の目的にのみ使用します。

参加するかどうかは自由です。理由を告げることなく、いつでも休憩や中止ができます。また、コードとともに保存されたすべての情報の削除を、担当者に依頼することができます。</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>始める前に</translation>
    </message>
    <message>
        <source>I do not want to</source>
        <translation>参加しません</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>同意して参加します</translation>
    </message>
</context>
<context>
    <name>DisplayMenu</name>
    <message>
        <source>Display</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Like the computer</source>
        <translation>コンピューターの設定に合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Text {percent} %</source>
        <translation>文字サイズ {percent}%</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>動きを減らす</translation>
    </message>
</context>
<context>
    <name>InstructionsPage</name>
    <message>
        <source>You work for a radio station. It airs interviews with people who have something to tell but must not be recognized, so their voices may have been changed beforehand.

You are the last one to listen before an interview goes on air. For each of them you answer these questions:</source>
        <translation>あなたはラジオ局で働いています。この局では、伝えたいことはあるものの、誰であるかを知られてはならない人たちのインタビューを放送しています。そのため、声が前もって加工されていることがあります。

放送の前に最後に聞くのがあなたの役目です。それぞれのインタビューについて、次の質問に答えてください。</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>あなたの役割</translation>
    </message>
    <message>
        <source>Back to the interview</source>
        <translation>インタビューに戻る</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>次へ進む</translation>
    </message>
    <message>
        <source>Does the voice sound natural?</source>
        <translation>声は自然に聞こえますか？</translation>
    </message>
    <message>
        <source>As if a person were speaking, not a machine.</source>
        <translation>機械ではなく、人が話しているように聞こえるかどうかです。</translation>
    </message>
    <message>
        <source>Can every word be understood?</source>
        <translation>すべての言葉が聞き取れますか？</translation>
    </message>
    <message>
        <source>The audience will hear it once only.</source>
        <translation>放送では一度しか流れません。</translation>
    </message>
    <message>
        <source>Is it the same person?</source>
        <translation>同じ人ですか？</translation>
    </message>
    <message>
        <source>You get a second recording, of someone we know. Could that be the person in the interview?</source>
        <translation>もう一つ、ある人物の録音をお聞かせします。インタビューに答えていたのはその人でしょうか。</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides, and you may listen again as often as you like.</source>
        <translation>正解や不正解はありません。ご自分の耳で判断してください。何度でも聞き直すことができます。</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides. You hear each recording once.</source>
        <translation>正解や不正解はありません。ご自分の耳で判断してください。それぞれの録音は一度だけ聞くことができます。</translation>
    </message>
    <message>
        <source>Nothing is right or wrong: your ear decides. You may play each recording up to {count} times.</source>
        <translation>正解や不正解はありません。ご自分の耳で判断してください。それぞれの録音は {count} 回まで再生できます。</translation>
    </message>
    <message>
        <source>Use the whole of each scale.</source>
        <translation>それぞれの尺度の端から端までを使ってください。</translation>
    </message>
    <message>
        <source>Use the whole scale from {lowest} to {highest}.</source>
        <translation>{lowest} から {highest} までの全体を使ってください。</translation>
    </message>
    <message>
        <source>Everything works by mouse or by keyboard: Space plays, 1 to 9 choose a number and 0 stands for 10, Tab moves on, Enter confirms.</source>
        <translation>すべてマウスでもキーボードでも操作できます。スペースキーで再生、1～9 のキーで数字を選び（0 は 10）、Tab キーで次の項目へ移り、Enter キーで確定します。</translation>
    </message>
    <message>
        <source>Everything works by mouse or by keyboard: Space plays, number keys choose a number, Tab moves on, Enter confirms.</source>
        <translation>すべてマウスでもキーボードでも操作できます。スペースキーで再生、数字キーで数字を選び、Tab キーで次の項目へ移り、Enter キーで確定します。</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Language: {name}</source>
        <translation>言語：{name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>LanguagePicker</name>
    <message>
        <source>Type the first letters</source>
        <translation>最初の数文字を入力</translation>
    </message>
    <message>
        <source>A language that is not listed</source>
        <translation>一覧にない言語</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度再生</translation>
    </message>
    <message>
        <source>{name}: how far it has played</source>
        <translation>{name}：再生の位置</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>再生中</translation>
    </message>
    <message>
        <source>{action} ({count} left)</source>
        <translation>{action}（あと {count} 回）</translation>
    </message>
    <message>
        <source>disturbed, please play it again</source>
        <translation>音が途切れました。もう一度再生してください</translation>
    </message>
    <message>
        <source>heard once</source>
        <translation>1 回聞きました</translation>
    </message>
    <message>
        <source>heard twice</source>
        <translation>2 回聞きました</translation>
    </message>
    <message>
        <source>heard {count} times</source>
        <translation>{count} 回聞きました</translation>
    </message>
    <message>
        <source>not heard to the end yet</source>
        <translation>まだ最後まで聞いていません</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>まだ聞いていません</translation>
    </message>
</context>
<context>
    <name>QuestionnairePage</name>
    <message>
        <source>About you</source>
        <translation>ご自身について</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>次へ進む</translation>
    </message>
    <message>
        <source>Please choose the language you grew up with.</source>
        <translation>育った環境で使っていた言語を選んでください。</translation>
    </message>
    <message>
        <source>Which language did you grow up with?</source>
        <translation>どの言語を使って育ちましたか？</translation>
    </message>
    <message>
        <source>How old are you?</source>
        <translation>年齢を教えてください。</translation>
    </message>
    <message>
        <source>How is your hearing?</source>
        <translation>聞こえ方はいかがですか？</translation>
    </message>
    <message>
        <source>Have you taken part in listening tests before?</source>
        <translation>これまでに聴取テストに参加したことがありますか？</translation>
    </message>
    <message>
        <source>18 to 29</source>
        <translation>18～29 歳</translation>
    </message>
    <message>
        <source>30 to 44</source>
        <translation>30～44 歳</translation>
    </message>
    <message>
        <source>45 to 59</source>
        <translation>45～59 歳</translation>
    </message>
    <message>
        <source>60 or older</source>
        <translation>60 歳以上</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>問題ない</translation>
    </message>
    <message>
        <source>impaired</source>
        <translation>聞こえにくい</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ない</translation>
    </message>
    <message>
        <source>a few times</source>
        <translation>数回ある</translation>
    </message>
    <message>
        <source>often</source>
        <translation>何度もある</translation>
    </message>
    <message>
        <source>rather not say</source>
        <translation>答えたくない</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>The voice on air</source>
        <translation>放送される声</translation>
    </message>
    <message>
        <source>A recording of someone we know</source>
        <translation>ある人物の録音</translation>
    </message>
    <message>
        <source>How natural does the voice sound?</source>
        <translation>声はどのくらい自然に聞こえますか？</translation>
    </message>
    <message>
        <source>totally unnatural</source>
        <translation>まったく不自然</translation>
    </message>
    <message>
        <source>totally natural</source>
        <translation>完全に自然</translation>
    </message>
    <message>
        <source>How much could you understand?</source>
        <translation>言葉はどのくらい聞き取れましたか？</translation>
    </message>
    <message>
        <source>totally unintelligible</source>
        <translation>まったく聞き取れない</translation>
    </message>
    <message>
        <source>totally intelligible</source>
        <translation>完全に聞き取れる</translation>
    </message>
    <message>
        <source>Is it the same person?</source>
        <translation>同じ人ですか？</translation>
    </message>
    <message>
        <source>different speakers</source>
        <translation>別の人</translation>
    </message>
    <message>
        <source>the same speaker</source>
        <translation>同じ人</translation>
    </message>
    <message>
        <source>What happens here?</source>
        <translation>ここですること</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Take back the answers that you confirmed last.</source>
        <translation>最後に確定した回答を取り消します。</translation>
    </message>
    <message>
        <source>after you have heard it to the end</source>
        <translation>最後まで聞くと回答できます</translation>
    </message>
    <message>
        <source>after you have heard both to the end</source>
        <translation>両方を最後まで聞くと回答できます</translation>
    </message>
    <message>
        <source>Play the recording: click Play or press Space.</source>
        <translation>録音を再生してください。「再生」をクリックするか、スペースキーを押します。</translation>
    </message>
    <message>
        <source>Change what you like, then click Next or press Enter.</source>
        <translation>必要なら変更してから、「次へ」をクリックするか、Enter キーを押します。</translation>
    </message>
    <message>
        <source>Choose a number: click on the line or type it, then press Enter.</source>
        <translation>数字を選んでください。線の上をクリックするか、数字を入力して Enter キーを押します。</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key; 0 stands for 10.</source>
        <translation>数字を選んでください。クリックするか、そのキーを押します（0 は 10）。</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key.</source>
        <translation>数字を選んでください。クリックするか、そのキーを押します。</translation>
    </message>
</context>
<context>
    <name>Reception</name>
    <message>
        <source>A code is made of the letters A to Z, digits, dots, hyphens and underscores, and begins with a letter or a digit.</source>
        <translation>コードには半角の英字（A～Z）、数字、ピリオド、ハイフン、アンダースコアが使えます。最初の文字は英字か数字にしてください。</translation>
    </message>
    <message>
        <source>There is no sound output</source>
        <translation>音声の出力先がありません</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Please plug in the headphones, or tell the organizer. Nothing is lost.</source>
        <translation>ヘッドホンを接続するか、担当者に知らせてください。失われたものはありません。</translation>
    </message>
    <message>
        <source>Every place in this study is taken. If you took part before, type the same code as then; if not, please tell the organizer, who can add a place.</source>
        <translation>この調査の参加枠はすべて埋まっています。以前に参加された方は、そのときと同じコードを入力してください。初めての方は担当者に知らせてください。枠を増やすことができます。</translation>
    </message>
    <message>
        <source>There is no session left for this code; all its answers are saved. If you are new here, please choose another code.</source>
        <translation>このコードのセッションはすべて終わり、回答は保存されています。初めての方は別のコードをお使いください。</translation>
    </message>
    <message>
        <source>Whoever used this code withdrew from the study. Please choose another code.</source>
        <translation>このコードを使っていた方は参加を取りやめました。別のコードをお使いください。</translation>
    </message>
    <message>
        <source>Your session is open in another window. Please go on there, or close it first.</source>
        <translation>あなたのセッションは別のウィンドウで開かれています。そちらで続けるか、先にそのウィンドウを閉じてください。</translation>
    </message>
    <message>
        <source>Please show this to the organizer: {reason}</source>
        <translation>次の内容を担当者に見せてください：{reason}</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Progress of the session</source>
        <translation>セッションの進み具合</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Practice {position} of {total}</source>
        <translation>練習 {position} / {total}</translation>
    </message>
    <message>
        <source>Interview {position} of {total}</source>
        <translation>インタビュー {position} / {total}</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>残り約 {minutes} 分</translation>
    </message>
</context>
<context>
    <name>SessionPages</name>
    <message>
        <source>Time for a break</source>
        <translation>休憩の時間です</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>How that compares</source>
        <translation>答え合わせ</translation>
    </message>
    <message>
        <source>The sound is gone</source>
        <translation>音が出なくなりました</translation>
    </message>
    <message>
        <source>This recording cannot be played</source>
        <translation>この録音は再生できません</translation>
    </message>
    <message>
        <source>Answers cannot be saved right now</source>
        <translation>いま回答を保存できません</translation>
    </message>
    <message>
        <source>{done} of {total} interviews are done.</source>
        <translation>{total} 件中 {done} 件のインタビューが終わりました。</translation>
    </message>
    <message>
        <source>Take off your headphones, look out of the window, stretch your legs: a few minutes of quiet do your ears good. Everything you have answered is saved.</source>
        <translation>ヘッドホンを外し、窓の外を眺めたり、体を伸ばしたりしてください。数分間の静けさが耳を休めてくれます。これまでの回答はすべて保存されています。</translation>
    </message>
    <message>
        <source>Nobody had changed this voice: it is a person&apos;s own.</source>
        <translation>この声は加工されていません。本人そのままの声です。</translation>
    </message>
    <message>
        <source>The other recording is of the same person.</source>
        <translation>もう一つの録音は同じ人のものです。</translation>
    </message>
    <message>
        <source>The other recording is of a different person.</source>
        <translation>もう一つの録音は別の人のものです。</translation>
    </message>
    <message>
        <source>You chose: {answers}.</source>
        <translation>あなたの回答：{answers}。</translation>
    </message>
    <message>
        <source>natural {number} of {highest}</source>
        <translation>自然さ {number} / {highest}</translation>
    </message>
    <message>
        <source>understood {number} of {highest}</source>
        <translation>聞き取り {number} / {highest}</translation>
    </message>
    <message>
        <source>the same person {number} of {highest}</source>
        <translation>同じ人らしさ {number} / {highest}</translation>
    </message>
    <message>
        <source>Nothing you rated is lost. What was playing can be played again.</source>
        <translation>これまでの回答は失われていません。再生していた録音はもう一度聞くことができます。</translation>
    </message>
    <message>
        <source>{reason} Check that the headphones are plugged in, then try again.</source>
        <translation>{reason} ヘッドホンが接続されているか確かめてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Nothing you rated is lost. Please tell the organizer.</source>
        <translation>これまでの回答は失われていません。担当者に知らせてください。</translation>
    </message>
    <message>
        <source>It belongs to interview {position}.</source>
        <translation>インタビュー {position} の録音です。</translation>
    </message>
    <message>
        <source>The computer says: {reason}. Once there is room on the disk again, or the drive is back, try again; your last answer is kept while this window is open.</source>
        <translation>コンピューターからのメッセージ：{reason}。ディスクに空きができるか、ドライブが再び接続されたら、もう一度試してください。最後の回答は、このウィンドウを開いている間は残っています。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Leave for today</source>
        <translation>今日はここまでにする</translation>
    </message>
    <message>
        <source>Rest as long as you like. Everything you have answered is saved.</source>
        <translation>好きなだけお休みください。これまでの回答はすべて保存されています。</translation>
    </message>
    <message>
        <source>You may also leave and come back another time: begin with your code {code} again, and you go on exactly here.</source>
        <translation>今日は終わりにして、別の日に続けることもできます。次回も同じコード {code} で始めれば、ちょうどここから再開できます。</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>ありがとうございました</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Take another session</source>
        <translation>別のセッションを行う</translation>
    </message>
    <message>
        <source>That was the last interview. All your answers are saved.</source>
        <translation>これが最後のインタビューでした。回答はすべて保存されています。</translation>
    </message>
    <message>
        <source>You may take off your headphones and tell the organizer that you are done.</source>
        <translation>ヘッドホンを外し、終わったことを担当者に知らせてください。</translation>
    </message>
    <message>
        <source>That is fine</source>
        <translation>承知しました</translation>
    </message>
    <message>
        <source>You are not taking part, and no answers were kept.</source>
        <translation>不参加を承りました。回答は保存されていません。</translation>
    </message>
    <message>
        <source>You may close the window now.</source>
        <translation>ウィンドウを閉じてかまいません。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
</context>
<context>
    <name>SessionPresenter</name>
    <message>
        <source>No sound output was found.</source>
        <translation>音声の出力先が見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Choose the folder of the study that is to be taken.</source>
        <translation>実施する調査のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>調査のフォルダー</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>nothing chosen yet</source>
        <translation>まだ選ばれていません</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message numerus="yes">
        <source>You will hear %n short recording(s) of people being interviewed, and say how they sound to you.</source>
        <translation>
            <numerusform>インタビューに答える人の短い録音を %n 件聞いて、どのように聞こえるかを答えていただきます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Please put on your headphones. There is a break halfway, you can pause whenever you like, and every answer is saved the moment you give it.</source>
        <translation>ヘッドホンを着けてください。途中に休憩があり、いつでも一時停止できます。回答はそのつど保存されます。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Your participant code</source>
        <translation>参加者コード</translation>
    </message>
    <message>
        <source>Use the code that you were given, or make one up, such as maple-27. Please do not use your name. If you took part before, use the same code again.</source>
        <translation>渡されたコードを使うか、maple-27 のようなコードを自分で作ってください。お名前は使わないでください。以前に参加された方は、同じコードをお使いください。</translation>
    </message>
    <message>
        <source>Please type your code first.</source>
        <translation>先にコードを入力してください。</translation>
    </message>
</context>
</TS>
