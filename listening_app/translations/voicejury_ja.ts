<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Area</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>{action}: {place}</source>
        <translation>{action}：{place}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>BoardSurface</name>
    <message>
        <source>to sort</source>
        <translation>未分類</translation>
    </message>
    <message>
        <source>in group {number}</source>
        <translation>グループ {number} の中</translation>
    </message>
    <message>
        <source>Everything is sorted.</source>
        <translation>すべて分類しました。</translation>
    </message>
    <message>
        <source>Drag a voice here, or press {number}</source>
        <translation>声をここへドラッグするか、{number} キーを押します</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>{word} (if left out)</source>
        <translation>{word}（既定）</translation>
    </message>
</context>
<context>
    <name>ClusteringPage</name>
    <message>
        <source>What happens here?</source>
        <translation>ここですること</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Change what you like, then click Finish or press Enter.</source>
        <translation>必要なら変更してから、「完了」をクリックするか、Enter キーを押します。</translation>
    </message>
    <message>
        <source>Click a voice to hear it, or press Space. Its letter plays it too.</source>
        <translation>声をクリックするか、スペースキーを押すと聞けます。その文字のキーでも再生できます。</translation>
    </message>
    <message>
        <source>Drag a voice to a group, or press the group&apos;s number. Several at once: draw a frame around them.</source>
        <translation>声をグループへドラッグするか、グループの番号を押します。いくつかまとめて動かすには、枠で囲みます。</translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) not heard to the end yet.</source>
        <translation>
            <numerusform>まだ最後まで聞いていない声が %n 件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) still to sort.</source>
        <translation>
            <numerusform>まだ分類していない声が %n 件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice(s) still to sort,</source>
        <translation>
            <numerusform>まだ分類していない声が %n 件、</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not heard to the end yet.</source>
        <translation>
            <numerusform>最後まで聞いていない声が %n 件あります。</numerusform>
        </translation>
    </message>
</context>
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
        <source>Your participant code: {code}</source>
        <translation>参加者コード：{code}</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>始める前に</translation>
    </message>
    <message>
        <source>Keep a copy…</source>
        <translation>控えを保存…</translation>
    </message>
    <message>
        <source>I do not want to</source>
        <translation>参加しません</translation>
    </message>
    <message>
        <source>I agree and take part</source>
        <translation>同意して参加します</translation>
    </message>
    <message>
        <source>consent</source>
        <translation>同意書</translation>
    </message>
    <message>
        <source>The copy could not be saved ({reason}). Please choose another place.</source>
        <translation>控えを保存できませんでした（{reason}）。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name} として保存しました。</translation>
    </message>
</context>
<context>
    <name>Coverages</name>
    <message>
        <source>Trials judged, of those planned</source>
        <translation>評価済みの試行（計画に対して）</translation>
    </message>
    <message>
        <source>Panels sorted, of those planned</source>
        <translation>分類済みのパネル（計画に対して）</translation>
    </message>
    <message>
        <source>What was judged is told where the study&apos;s key is, not in a pack.</source>
        <translation>何が評価されたかは、調査の鍵（key.json）がある場所でのみ表示され、パックでは表示されません。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>{part}: {judged} of {planned}</source>
        <translation>{part}：{planned} 件中 {judged} 件</translation>
    </message>
</context>
<context>
    <name>DesignPage</name>
    <message>
        <source>Parts of the study file</source>
        <translation>調査ファイルの各部</translation>
    </message>
    <message>
        <source>Show the next one</source>
        <translation>次を表示</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Evaluators have begun. Change only what they read: with other questions, scales or breaks, what they answered so far can no longer be read.</source>
        <translation>すでに評価が始まっています。評価者が読む文章だけを変更してください。質問、尺度、休憩を変えると、これまでの回答が読めなくなります。</translation>
    </message>
    <message>
        <source>{part}, {count} to correct</source>
        <translation>{part}（要修正 {count} 件）</translation>
    </message>
    <message>
        <source>One thing is to be corrected.</source>
        <translation>修正が必要な箇所が 1 件あります。</translation>
    </message>
    <message>
        <source>{count} things are to be corrected.</source>
        <translation>修正が必要な箇所が {count} 件あります。</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>まだ保存されていません。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>保存しました。</translation>
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
    <name>GroupArea</name>
    <message>
        <source>group {number}</source>
        <translation>グループ {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of group {number}</source>
        <translation>グループ {number} の名前</translation>
    </message>
</context>
<context>
    <name>HeadphoneTestPage</name>
    <message>
        <source>Sound {number}</source>
        <translation>音 {number}</translation>
    </message>
    <message>
        <source>Headphones: question {number} of {count}</source>
        <translation>ヘッドホンの確認：{number} / {count} 問目</translation>
    </message>
    <message>
        <source>Find the faint tone</source>
        <translation>かすかな音を見つけてください</translation>
    </message>
    <message>
        <source>You hear three noises. In one of them a faint tone is hidden. Which one?</source>
        <translation>三つの雑音が流れます。そのうちの一つに、かすかな音が隠れています。どれですか？</translation>
    </message>
    <message>
        <source>Find the softest tone</source>
        <translation>いちばん小さい音を見つけてください</translation>
    </message>
    <message>
        <source>You hear three tones, one after the other. Which one is the softest?</source>
        <translation>三つの音が続けて流れます。いちばん小さい音はどれですか？</translation>
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
    <name>Languages</name>
    <message>
        <source>Abkhazian</source>
        <translation>アブハズ語</translation>
    </message>
    <message>
        <source>Afar</source>
        <translation>アファル語</translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>アフリカーンス語</translation>
    </message>
    <message>
        <source>Aghem</source>
        <translation>アゲム語</translation>
    </message>
    <message>
        <source>Akan</source>
        <translation>アカン語</translation>
    </message>
    <message>
        <source>Akoose</source>
        <translation>アコース語</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>アルバニア語</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>アムハラ語</translation>
    </message>
    <message>
        <source>Anii</source>
        <translation>アニ語 (ベナン)</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Aragonese</source>
        <translation>アラゴン語</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>アルメニア語</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>アッサム語</translation>
    </message>
    <message>
        <source>Asturian</source>
        <translation>アストゥリアス語</translation>
    </message>
    <message>
        <source>Asu</source>
        <translation>アス語</translation>
    </message>
    <message>
        <source>Atsam</source>
        <translation>チャワイ語</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>アゼルバイジャン語</translation>
    </message>
    <message>
        <source>Bafia</source>
        <translation>バフィア語</translation>
    </message>
    <message>
        <source>Baluchi</source>
        <translation>バルーチー語</translation>
    </message>
    <message>
        <source>Bambara</source>
        <translation>バンバラ語</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>ベンガル語</translation>
    </message>
    <message>
        <source>Basaa</source>
        <translation>バサ語</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>バシキール語</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>バスク語</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>ベラルーシ語</translation>
    </message>
    <message>
        <source>Bemba</source>
        <translation>ベンバ語</translation>
    </message>
    <message>
        <source>Bena</source>
        <translation>ベナ語</translation>
    </message>
    <message>
        <source>Bhojpuri</source>
        <translation>ボージュプリー語</translation>
    </message>
    <message>
        <source>Blin</source>
        <translation>ビリン語</translation>
    </message>
    <message>
        <source>Bodo</source>
        <translation>ボド語</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>ボスニア語</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>ブルトン語</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>ブルガリア語</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>ミャンマー語</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>広東語</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>カタロニア語</translation>
    </message>
    <message>
        <source>Cebuano</source>
        <translation>セブアノ語</translation>
    </message>
    <message>
        <source>Central Atlas Tamazight</source>
        <translation>中央アトラス・タマジクト語</translation>
    </message>
    <message>
        <source>Central Kurdish</source>
        <translation>中央クルド語</translation>
    </message>
    <message>
        <source>Chakma</source>
        <translation>チャクマ語</translation>
    </message>
    <message>
        <source>Chechen</source>
        <translation>チェチェン語</translation>
    </message>
    <message>
        <source>Cherokee</source>
        <translation>チェロキー語</translation>
    </message>
    <message>
        <source>Chickasaw</source>
        <translation>チカソー語</translation>
    </message>
    <message>
        <source>Chiga</source>
        <translation>チガ語</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
    <message>
        <source>Chuvash</source>
        <translation>チュヴァシ語</translation>
    </message>
    <message>
        <source>Colognian</source>
        <translation>ケルン語</translation>
    </message>
    <message>
        <source>Coptic</source>
        <translation>コプト語</translation>
    </message>
    <message>
        <source>Cornish</source>
        <translation>コーンウォール語</translation>
    </message>
    <message>
        <source>Corsican</source>
        <translation>コルシカ語</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>クロアチア語</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>チェコ語</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>デンマーク語</translation>
    </message>
    <message>
        <source>Divehi</source>
        <translation>ディベヒ語</translation>
    </message>
    <message>
        <source>Dogri</source>
        <translation>ドーグリー語</translation>
    </message>
    <message>
        <source>Duala</source>
        <translation>ドゥアラ語</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>オランダ語</translation>
    </message>
    <message>
        <source>Dzongkha</source>
        <translation>ゾンカ語</translation>
    </message>
    <message>
        <source>Embu</source>
        <translation>エンブ語</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Erzya</source>
        <translation>エルジャ語</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>エスペラント語</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>エストニア語</translation>
    </message>
    <message>
        <source>Ewe</source>
        <translation>エウェ語</translation>
    </message>
    <message>
        <source>Ewondo</source>
        <translation>エウォンド語</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>フェロー語</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>フィリピノ語</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>フィンランド語</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス語</translation>
    </message>
    <message>
        <source>Friulian</source>
        <translation>フリウリ語</translation>
    </message>
    <message>
        <source>Fula</source>
        <translation>フラ語</translation>
    </message>
    <message>
        <source>Ga</source>
        <translation>ガ語</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>ガリシア語</translation>
    </message>
    <message>
        <source>Ganda</source>
        <translation>ガンダ語</translation>
    </message>
    <message>
        <source>Geez</source>
        <translation>ゲエズ語</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>ジョージア語</translation>
    </message>
    <message>
        <source>German</source>
        <translation>ドイツ語</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>Guarani</source>
        <translation>グアラニー語</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>グジャラート語</translation>
    </message>
    <message>
        <source>Gusii</source>
        <translation>グシイ語</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>ハイチ・クレオール語</translation>
    </message>
    <message>
        <source>Haryanvi</source>
        <translation>ハリヤーンウィー語</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>ハウサ語</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>ハワイ語</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ語</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>ヒンディー語</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>ハンガリー語</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>アイスランド語</translation>
    </message>
    <message>
        <source>Igbo</source>
        <translation>イボ語</translation>
    </message>
    <message>
        <source>Inari Sami</source>
        <translation>イナリ・サーミ語</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>インドネシア語</translation>
    </message>
    <message>
        <source>Inuktitut</source>
        <translation>イヌクティトット語</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>アイルランド語</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>イタリア語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>ジャワ語</translation>
    </message>
    <message>
        <source>Jju</source>
        <translation>カジェ語</translation>
    </message>
    <message>
        <source>Jola-Fonyi</source>
        <translation>ジョラ＝フォニィ語</translation>
    </message>
    <message>
        <source>Kabuverdianu</source>
        <translation>カーボベルデ・クレオール語</translation>
    </message>
    <message>
        <source>Kabyle</source>
        <translation>カビル語</translation>
    </message>
    <message>
        <source>Kaingang</source>
        <translation>カインガング語</translation>
    </message>
    <message>
        <source>Kako</source>
        <translation>カコ語</translation>
    </message>
    <message>
        <source>Kalaallisut</source>
        <translation>グリーンランド語</translation>
    </message>
    <message>
        <source>Kalenjin</source>
        <translation>カレンジン語</translation>
    </message>
    <message>
        <source>Kamba</source>
        <translation>カンバ語</translation>
    </message>
    <message>
        <source>Kangri</source>
        <translation>カーングリー語</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>カンナダ語</translation>
    </message>
    <message>
        <source>Kara-Kalpak</source>
        <translation>カラカルパク語</translation>
    </message>
    <message>
        <source>Kashmiri</source>
        <translation>カシミール語</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>カザフ語</translation>
    </message>
    <message>
        <source>Kenyang</source>
        <translation>ニャン語</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>クメール語</translation>
    </message>
    <message>
        <source>Kikuyu</source>
        <translation>キクユ語</translation>
    </message>
    <message>
        <source>Kinyarwanda</source>
        <translation>キニアルワンダ語</translation>
    </message>
    <message>
        <source>Konkani</source>
        <translation>コンカニ語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Koyra Chiini</source>
        <translation>コイラ・チーニ語</translation>
    </message>
    <message>
        <source>Koyraboro Senni</source>
        <translation>コイラボロ・センニ語</translation>
    </message>
    <message>
        <source>Kpelle</source>
        <translation>クペレ語</translation>
    </message>
    <message>
        <source>Kurdish</source>
        <translation>クルド語</translation>
    </message>
    <message>
        <source>Kuvi</source>
        <translation>クーヴィンガ語</translation>
    </message>
    <message>
        <source>Kwasio</source>
        <translation>クワシオ語</translation>
    </message>
    <message>
        <source>Kyrgyz</source>
        <translation>キルギス語</translation>
    </message>
    <message>
        <source>Kʼicheʼ</source>
        <translation>キチェ語</translation>
    </message>
    <message>
        <source>Ladin</source>
        <translation>ラディン語</translation>
    </message>
    <message>
        <source>Lakota</source>
        <translation>ラコタ語</translation>
    </message>
    <message>
        <source>Langi</source>
        <translation>ランギ語</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>ラオ語</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>ラテン語</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>ラトビア語</translation>
    </message>
    <message>
        <source>Ligurian</source>
        <translation>リグリア語</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>リンガラ語</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>リトアニア語</translation>
    </message>
    <message>
        <source>Low German</source>
        <translation>低地ドイツ語</translation>
    </message>
    <message>
        <source>Lower Sorbian</source>
        <translation>低地ソルブ語</translation>
    </message>
    <message>
        <source>Luba-Katanga</source>
        <translation>ルバ・カタンガ語</translation>
    </message>
    <message>
        <source>Lule Sami</source>
        <translation>ルレ・サーミ語</translation>
    </message>
    <message>
        <source>Luo</source>
        <translation>ルオ語</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>ルクセンブルク語</translation>
    </message>
    <message>
        <source>Luyia</source>
        <translation>ルヒヤ語</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>マケドニア語</translation>
    </message>
    <message>
        <source>Machame</source>
        <translation>マチャメ語</translation>
    </message>
    <message>
        <source>Maithili</source>
        <translation>マイティリー語</translation>
    </message>
    <message>
        <source>Makhuwa-Meetto</source>
        <translation>マクア・ミート語</translation>
    </message>
    <message>
        <source>Makonde</source>
        <translation>マコンデ語</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>マダガスカル語</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>マレー語</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>マラヤーラム語</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>マルタ語</translation>
    </message>
    <message>
        <source>Manipuri</source>
        <translation>マニプリ語</translation>
    </message>
    <message>
        <source>Manx</source>
        <translation>マン島語</translation>
    </message>
    <message>
        <source>Mapuche</source>
        <translation>マプチェ語</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>マラーティー語</translation>
    </message>
    <message>
        <source>Masai</source>
        <translation>マサイ語</translation>
    </message>
    <message>
        <source>Mazanderani</source>
        <translation>マーザンダラーン語</translation>
    </message>
    <message>
        <source>Meru</source>
        <translation>メル語</translation>
    </message>
    <message>
        <source>Metaʼ</source>
        <translation>メタ語</translation>
    </message>
    <message>
        <source>Mohawk</source>
        <translation>モーホーク語</translation>
    </message>
    <message>
        <source>Moksha</source>
        <translation>モクシャ語</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>モンゴル語</translation>
    </message>
    <message>
        <source>Morisyen</source>
        <translation>モーリシャス・クレオール語</translation>
    </message>
    <message>
        <source>Mundang</source>
        <translation>ムンダン語</translation>
    </message>
    <message>
        <source>Muscogee</source>
        <translation>クリーク語</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>マオリ語</translation>
    </message>
    <message>
        <source>Nama</source>
        <translation>ナマ語</translation>
    </message>
    <message>
        <source>Navajo</source>
        <translation>ナバホ語</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>ネパール語</translation>
    </message>
    <message>
        <source>Ngiemboon</source>
        <translation>ンジエムブーン語</translation>
    </message>
    <message>
        <source>Ngomba</source>
        <translation>ンゴンバ語</translation>
    </message>
    <message>
        <source>Nheengatu</source>
        <translation>ニェエンガトゥ語</translation>
    </message>
    <message>
        <source>Nigerian Pidgin</source>
        <translation>ナイジェリア・ピジン語</translation>
    </message>
    <message>
        <source>North Ndebele</source>
        <translation>北ンデベレ語</translation>
    </message>
    <message>
        <source>Northern Frisian</source>
        <translation>北フリジア語</translation>
    </message>
    <message>
        <source>Northern Luri</source>
        <translation>北ロル語</translation>
    </message>
    <message>
        <source>Northern Sami</source>
        <translation>北サーミ語</translation>
    </message>
    <message>
        <source>Northern Sotho</source>
        <translation>北部ソト語</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>ノルウェー語(ブークモール)</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>ノルウェー語 (ニーノシュク)</translation>
    </message>
    <message>
        <source>Nuer</source>
        <translation>ヌエル語</translation>
    </message>
    <message>
        <source>Nyanja</source>
        <translation>ニャンジャ語</translation>
    </message>
    <message>
        <source>Nyankole</source>
        <translation>ニャンコレ語</translation>
    </message>
    <message>
        <source>N’Ko</source>
        <translation>ンコ語</translation>
    </message>
    <message>
        <source>Obolo</source>
        <translation>オボロ語</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>オック語</translation>
    </message>
    <message>
        <source>Odia</source>
        <translation>オディア語</translation>
    </message>
    <message>
        <source>Oromo</source>
        <translation>オロモ語</translation>
    </message>
    <message>
        <source>Osage</source>
        <translation>オセージ語</translation>
    </message>
    <message>
        <source>Ossetic</source>
        <translation>オセット語</translation>
    </message>
    <message>
        <source>Papiamento</source>
        <translation>パピアメント語</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>パシュトゥー語</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>ペルシア語</translation>
    </message>
    <message>
        <source>Pijin</source>
        <translation>ピジン語</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>ポーランド語</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>ポルトガル語</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>パンジャブ語</translation>
    </message>
    <message>
        <source>Quechua</source>
        <translation>ケチュア語</translation>
    </message>
    <message>
        <source>Rajasthani</source>
        <translation>ラージャスターン語</translation>
    </message>
    <message>
        <source>Rohingya</source>
        <translation>ロヒンギャ語</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>ルーマニア語</translation>
    </message>
    <message>
        <source>Romansh</source>
        <translation>ロマンシュ語</translation>
    </message>
    <message>
        <source>Rombo</source>
        <translation>ロンボ語</translation>
    </message>
    <message>
        <source>Rundi</source>
        <translation>ルンディ語</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ロシア語</translation>
    </message>
    <message>
        <source>Rwa</source>
        <translation>ルワ語</translation>
    </message>
    <message>
        <source>Saho</source>
        <translation>サホ語</translation>
    </message>
    <message>
        <source>Samburu</source>
        <translation>サンブル語</translation>
    </message>
    <message>
        <source>Sango</source>
        <translation>サンゴ語</translation>
    </message>
    <message>
        <source>Sangu</source>
        <translation>サング語</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>サンスクリット語</translation>
    </message>
    <message>
        <source>Santali</source>
        <translation>サンターリー語</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>サルデーニャ語</translation>
    </message>
    <message>
        <source>Scottish Gaelic</source>
        <translation>スコットランド・ゲール語</translation>
    </message>
    <message>
        <source>Sena</source>
        <translation>セナ語</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>セルビア語</translation>
    </message>
    <message>
        <source>Shambala</source>
        <translation>サンバー語</translation>
    </message>
    <message>
        <source>Shan</source>
        <translation>シャン語</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>ショナ語</translation>
    </message>
    <message>
        <source>Sichuan Yi</source>
        <translation>四川イ語</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>シチリア語</translation>
    </message>
    <message>
        <source>Sidamo</source>
        <translation>シダモ語</translation>
    </message>
    <message>
        <source>Silesian</source>
        <translation>シレジア語</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>シンド語</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>シンハラ語</translation>
    </message>
    <message>
        <source>Skolt Sami</source>
        <translation>スコルト・サーミ語</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>スロバキア語</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>スロベニア語</translation>
    </message>
    <message>
        <source>Soga</source>
        <translation>ソガ語</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>ソマリ語</translation>
    </message>
    <message>
        <source>South Ndebele</source>
        <translation>南ンデベレ語</translation>
    </message>
    <message>
        <source>Southern Kurdish</source>
        <translation>南部クルド語</translation>
    </message>
    <message>
        <source>Southern Sami</source>
        <translation>南サーミ語</translation>
    </message>
    <message>
        <source>Southern Sotho</source>
        <translation>南部ソト語</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>スペイン語</translation>
    </message>
    <message>
        <source>Standard Moroccan Tamazight</source>
        <translation>標準モロッコ タマジクト語</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>スンダ語</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>スワヒリ語</translation>
    </message>
    <message>
        <source>Swampy Cree</source>
        <translation>湿原クリー語</translation>
    </message>
    <message>
        <source>Swati</source>
        <translation>スワジ語</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>スウェーデン語</translation>
    </message>
    <message>
        <source>Swiss German</source>
        <translation>スイスドイツ語</translation>
    </message>
    <message>
        <source>Syriac</source>
        <translation>シリア語</translation>
    </message>
    <message>
        <source>Tachelhit</source>
        <translation>タシルハイト語</translation>
    </message>
    <message>
        <source>Tai Dam</source>
        <translation>タイ・ダム語</translation>
    </message>
    <message>
        <source>Taita</source>
        <translation>タイタ語</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>タジク語</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>タミル語</translation>
    </message>
    <message>
        <source>Taroko</source>
        <translation>タロコ語</translation>
    </message>
    <message>
        <source>Tasawaq</source>
        <translation>タサワク語</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>タタール語</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>テルグ語</translation>
    </message>
    <message>
        <source>Teso</source>
        <translation>テソ語</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>タイ語</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>チベット語</translation>
    </message>
    <message>
        <source>Tigre</source>
        <translation>ティグレ語</translation>
    </message>
    <message>
        <source>Tigrinya</source>
        <translation>ティグリニア語</translation>
    </message>
    <message>
        <source>Tok Pisin</source>
        <translation>トク・ピシン語</translation>
    </message>
    <message>
        <source>Tongan</source>
        <translation>トンガ語</translation>
    </message>
    <message>
        <source>Torwali</source>
        <translation>トルワリ語</translation>
    </message>
    <message>
        <source>Tsonga</source>
        <translation>ツォンガ語</translation>
    </message>
    <message>
        <source>Tswana</source>
        <translation>ツワナ語</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>トルクメン語</translation>
    </message>
    <message>
        <source>Tyap</source>
        <translation>カタブ語</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ウクライナ語</translation>
    </message>
    <message>
        <source>Upper Sorbian</source>
        <translation>高地ソルブ語</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>ウルドゥー語</translation>
    </message>
    <message>
        <source>Uyghur</source>
        <translation>ウイグル語</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>ウズベク語</translation>
    </message>
    <message>
        <source>Vai</source>
        <translation>ヴァイ語</translation>
    </message>
    <message>
        <source>Venda</source>
        <translation>ベンダ語</translation>
    </message>
    <message>
        <source>Venetian</source>
        <translation>ヴェネト語</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <source>Vunjo</source>
        <translation>ヴンジョ語</translation>
    </message>
    <message>
        <source>Walloon</source>
        <translation>ワロン語</translation>
    </message>
    <message>
        <source>Walser</source>
        <translation>ヴァリス語</translation>
    </message>
    <message>
        <source>Warlpiri</source>
        <translation>ワルピリ語</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>ウェールズ語</translation>
    </message>
    <message>
        <source>Western Balochi</source>
        <translation>西バローチー語</translation>
    </message>
    <message>
        <source>Western Frisian</source>
        <translation>西フリジア語</translation>
    </message>
    <message>
        <source>Wolaytta</source>
        <translation>ウォライタ語</translation>
    </message>
    <message>
        <source>Wolof</source>
        <translation>ウォロフ語</translation>
    </message>
    <message>
        <source>Xhosa</source>
        <translation>コサ語</translation>
    </message>
    <message>
        <source>Yakut</source>
        <translation>サハ語</translation>
    </message>
    <message>
        <source>Yangben</source>
        <translation>ヤンベン語</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>イディッシュ語</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>ヨルバ語</translation>
    </message>
    <message>
        <source>Zarma</source>
        <translation>ザルマ語</translation>
    </message>
    <message>
        <source>Zhuang</source>
        <translation>チワン語</translation>
    </message>
    <message>
        <source>Zulu</source>
        <translation>ズールー語</translation>
    </message>
</context>
<context>
    <name>LineEditor</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose {what}</source>
        <translation>{what} を選択</translation>
    </message>
</context>
<context>
    <name>LinesEditor</name>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Add a folder to {what}</source>
        <translation>{what} にフォルダーを追加</translation>
    </message>
</context>
<context>
    <name>LoudnessPage</name>
    <message>
        <source>How loud?</source>
        <translation>音の大きさ</translation>
    </message>
    <message>
        <source>Play the voice, and set it as if somebody spoke to you across a table: every word is clear, nothing is too loud. It stays like this until the end.</source>
        <translation>声を再生し、テーブルの向かいにいる人が話しかけているような大きさに調節してください。すべての言葉がはっきり聞こえ、大きすぎないのが目安です。この大きさは最後まで変わりません。</translation>
    </message>
    <message>
        <source>Softer</source>
        <translation>小さく</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>大きく</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>音の大きさ</translation>
    </message>
    <message>
        <source>Loudness {number} of {steps}</source>
        <translation>音の大きさ {number} / {steps}</translation>
    </message>
    <message>
        <source>{loudness}. Still too soft? Turn up the computer&apos;s volume.</source>
        <translation>{loudness}。まだ小さいときは、コンピューターの音量を上げてください。</translation>
    </message>
</context>
<context>
    <name>OrganizerWindow</name>
    <message>
        <source>VoiceJury: organizer</source>
        <translation>VoiceJury：実施者用</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>調査を開く</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>Begin a new study</source>
        <translation>新しい調査を始める</translation>
    </message>
    <message>
        <source>Open the folder of a study to see how far it is, or begin a new one. The demonstration is a small study with synthetic voices, ready to be taken.</source>
        <translation>調査のフォルダーを開くと、進み具合がわかります。新しい調査を始めることもできます。デモは合成音声による小さな調査で、すぐに試せます。</translation>
    </message>
    <message>
        <source>Your studies</source>
        <translation>あなたの調査</translation>
    </message>
    <message>
        <source>Open a study…</source>
        <translation>調査を開く…</translation>
    </message>
    <message>
        <source>Begin a new study…</source>
        <translation>新しい調査を始める…</translation>
    </message>
    <message>
        <source>Make the demonstration…</source>
        <translation>デモを作る…</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>調査のフォルダー</translation>
    </message>
    <message>
        <source>A folder for the new study</source>
        <translation>新しい調査のフォルダー</translation>
    </message>
    <message>
        <source>An empty folder</source>
        <translation>空のフォルダー</translation>
    </message>
    <message>
        <source>Making the demonstration</source>
        <translation>デモを作成しています</translation>
    </message>
    <message>
        <source>The demonstration is ready.</source>
        <translation>デモの準備ができました。</translation>
    </message>
    <message>
        <source>The study file is not saved</source>
        <translation>調査ファイルが保存されていません</translation>
    </message>
    <message>
        <source>What you changed in the study file is not saved. Leave it so?</source>
        <translation>調査ファイルの変更が保存されていません。このまま離れますか？</translation>
    </message>
</context>
<context>
    <name>OutputPage</name>
    <message>
        <source>Your headphones</source>
        <translation>ヘッドホン</translation>
    </message>
    <message>
        <source>Put them on. Choose where the sound comes out, and play the test sound.</source>
        <translation>ヘッドホンを着け、音の出力先を選んで、テスト音を再生してください。</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>音声の出力先</translation>
    </message>
    <message>
        <source>Did you hear it in your headphones? Then go on. If not, choose another output, or check the plug and the computer&apos;s volume.</source>
        <translation>ヘッドホンから聞こえたら、次へ進んでください。聞こえないときは、別の出力先を選ぶか、プラグとコンピューターの音量を確かめてください。</translation>
    </message>
    <message>
        <source>“{name}” was plugged in.</source>
        <translation>「{name}」が接続されました。</translation>
    </message>
    <message>
        <source>“{name}” is gone. Please choose again.</source>
        <translation>「{name}」がなくなりました。もう一度選んでください。</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Take out {key}</source>
        <translation>{key} を外す</translation>
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
    <name>PracticeHints</name>
    <message>
        <source>The numbers open once you have heard the recording to its end: press Space to play.</source>
        <translation>録音を最後まで聞くと数字を選べるようになります。スペースキーで再生します。</translation>
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
        <source>Choose a number: click it or press its key; End stands for 10.</source>
        <translation>数字を選んでください。クリックするか、そのキーを押します（End キーは 10）。</translation>
    </message>
    <message>
        <source>Choose a number: click it or press its key.</source>
        <translation>数字を選んでください。クリックするか、そのキーを押します。</translation>
    </message>
    <message>
        <source>You chose {number}; on the keyboard that is {key}.</source>
        <translation>{number} を選びました。キーボードでは {key} キーです。</translation>
    </message>
    <message>
        <source>You chose {number}; the arrow keys change it.</source>
        <translation>{number} を選びました。矢印キーで変更できます。</translation>
    </message>
    <message>
        <source>You chose {number} by its key; a click or the arrow keys change it.</source>
        <translation>キーで {number} を選びました。クリックや矢印キーで変更できます。</translation>
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
        <translation>録音</translation>
    </message>
    <message>
        <source>Anonymize, match the loudness, give names that tell nothing.</source>
        <translation>匿名化し、音の大きさをそろえ、何もわからない名前を付けます。</translation>
    </message>
    <message>
        <source>Make the recordings</source>
        <translation>録音を作成</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Who hears what, exactly balanced.</source>
        <translation>誰が何を聞くかを、厳密に均等に割り当てます。</translation>
    </message>
    <message>
        <source>Make the plan</source>
        <translation>計画を作成</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Every file, and an independent audit of the plan.</source>
        <translation>すべてのファイルの確認と、独立した計画の検査を行います。</translation>
    </message>
    <message>
        <source>Check everything</source>
        <translation>すべて確認</translation>
    </message>
    <message>
        <source>How many places to add</source>
        <translation>追加する枠の数</translation>
    </message>
    <message>
        <source>Add places</source>
        <translation>枠を追加</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>確認の結果</translation>
    </message>
    <message>
        <source>First correct the design: {fault}</source>
        <translation>先に設計を修正してください：{fault}</translation>
    </message>
    <message>
        <source>Not made yet.</source>
        <translation>まだ作成されていません。</translation>
    </message>
    <message>
        <source>Recordings that are ready: {count}.</source>
        <translation>準備のできた録音：{count} 件。</translation>
    </message>
    <message>
        <source>Places: {places}, sessions: {sessions}.</source>
        <translation>枠：{places}、セッション：{sessions}。</translation>
    </message>
    <message>
        <source>Evaluators have begun: it can only grow.</source>
        <translation>すでに評価が始まっているため、追加のみ可能です。</translation>
    </message>
    <message>
        <source>Making the recordings</source>
        <translation>録音を作成しています</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>計画しています</translation>
    </message>
    <message>
        <source>Adding places</source>
        <translation>枠を追加しています</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>確認しています</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>One thing is wrong.</source>
        <translation>問題が 1 件あります。</translation>
    </message>
    <message>
        <source>{count} things are wrong.</source>
        <translation>問題が {count} 件あります。</translation>
    </message>
    <message>
        <source>what</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>of</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>got</source>
        <translation>実際</translation>
    </message>
    <message>
        <source>largest deviation</source>
        <translation>最大のずれ</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>満たす</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>問題あり</translation>
    </message>
    <message>
        <source>as near as can be</source>
        <translation>可能な限り近い</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>evaluators</source>
        <translation>評価者</translation>
    </message>
    <message>
        <source>to look at</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>まだありません。</translation>
    </message>
    <message>
        <source>Let somebody listen here</source>
        <translation>ここで聞いてもらう</translation>
    </message>
    <message>
        <source>{rows} ({count})</source>
        <translation>{rows}（{count}）</translation>
    </message>
    <message>
        <source>All sessions, in the order of the plan</source>
        <translation>すべてのセッション（計画の順）</translation>
    </message>
    <message>
        <source>Sessions: {standing}</source>
        <translation>セッション：{standing}</translation>
    </message>
    <message>
        <source>Sessions of {evaluator}</source>
        <translation>{evaluator} のセッション</translation>
    </message>
    <message>
        <source>evaluator</source>
        <translation>評価者</translation>
    </message>
    <message>
        <source>language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>place</source>
        <translation>枠</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>of sessions</source>
        <translation>セッション数</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>評価済み</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Evaluators</source>
        <translation>評価者</translation>
    </message>
    <message>
        <source>session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>gender</source>
        <translation>性別</translation>
    </message>
    <message>
        <source>system</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Judged: {what}</source>
        <translation>評価済み：{what}</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>of</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>最終更新</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>what</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>open</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>参加取りやめ</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>これから</translation>
    </message>
    <message>
        <source>failed checks</source>
        <translation>確認問題の誤答</translation>
    </message>
    <message>
        <source>damaged journal</source>
        <translation>記録の破損</translation>
    </message>
    <message>
        <source>too fast</source>
        <translation>速すぎる</translation>
    </message>
    <message>
        <source>few answers</source>
        <translation>回答が少ない</translation>
    </message>
    <message>
        <source>all in one group</source>
        <translation>すべて一つのグループ</translation>
    </message>
    <message>
        <source>same answers</source>
        <translation>同じ回答の繰り返し</translation>
    </message>
    <message>
        <source>taken twice</source>
        <translation>重複して実施</translation>
    </message>
    <message>
        <source>gaps in the sound</source>
        <translation>音の途切れ</translation>
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
        <source>What do you listen with?</source>
        <translation>何を使って聞いていますか？</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>どれでもない</translation>
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
        <source>headphones around the ears</source>
        <translation>耳を覆うヘッドホン</translation>
    </message>
    <message>
        <source>headphones on the ears</source>
        <translation>耳に乗せるヘッドホン</translation>
    </message>
    <message>
        <source>earphones</source>
        <translation>イヤホン</translation>
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
        <source>You can answer now: {question}</source>
        <translation>回答できるようになりました：{question}</translation>
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
        <source>The computer says: {reason}</source>
        <translation>コンピューターからのメッセージ：{reason}</translation>
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
    <name>ResultsPage</name>
    <message>
        <source>Show me which system is which, and record that I asked</source>
        <translation>どのシステムかを表示し、表示を求めたことを記録する</translation>
    </message>
    <message>
        <source>Sessions are still to come. Whoever knows how each system does may stop, or go on, because of it; so the report calls them System A, System B and so on, and the tables, which name them, wait.</source>
        <translation>まだ終わっていないセッションがあります。各システムの結果を知ると、それを理由に調査をやめたり続けたりしかねません。そのためレポートではシステム A、システム B などと呼び、名前の載る表はまだ出力しません。</translation>
    </message>
    <message>
        <source>Make the report</source>
        <translation>レポートを作成</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>レポートを開く</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>表を出力</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Also copies for spreadsheets</source>
        <translation>表計算ソフト用のコピーも作る</translation>
    </message>
    <message>
        <source>Without pseudonyms, times of day and computers&apos; names</source>
        <translation>仮名、時刻、コンピューター名を除く</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>One page with statistics and figures, beside tables as CSV and figures as SVG.</source>
        <translation>統計と図を載せた一つのページです。表は CSV、図は SVG でも保存されます。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>One row for each trial, session and evaluator, as CSV, with a codebook.</source>
        <translation>試行、セッション、評価者ごとに 1 行の CSV で、コードブックが付きます。</translation>
    </message>
    <message>
        <source>How often names were shown before the study ended: {count}, last on {day} ({file}).</source>
        <translation>調査の終了前に名前が表示された回数：{count}（最後は {day}、{file}）。</translation>
    </message>
    <message>
        <source>Making the report</source>
        <translation>レポートを作成しています</translation>
    </message>
    <message>
        <source>Exporting the tables</source>
        <translation>表を出力しています</translation>
    </message>
    <message>
        <source>Done: {path}</source>
        <translation>完了：{path}</translation>
    </message>
</context>
<context>
    <name>SectionForm</name>
    <message>
        <source>Add {what}</source>
        <translation>{what} を追加</translation>
    </message>
    <message>
        <source>Leave out {what}</source>
        <translation>{what} を省く</translation>
    </message>
    <message>
        <source>Remove {what} {number}</source>
        <translation>{what} {number} を削除</translation>
    </message>
    <message>
        <source>Add another {what}</source>
        <translation>{what} をさらに追加</translation>
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
        <source>Practice round {position} of {total}</source>
        <translation>練習ラウンド {position} / {total}</translation>
    </message>
    <message>
        <source>Round {position} of {total}</source>
        <translation>ラウンド {position} / {total}</translation>
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
        <source>{done} of {total} rounds are done.</source>
        <translation>{total} ラウンド中 {done} ラウンドが終わりました。</translation>
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
        <source>It belongs to round {position}.</source>
        <translation>ラウンド {position} の録音です。</translation>
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
        <source>Check that the headphones are plugged in, then try again. The computer says: {reason}</source>
        <translation>ヘッドホンが接続されているか確かめてから、もう一度試してください。コンピューターからのメッセージ：{reason}</translation>
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
        <source>That was the last round. Everything you sorted is saved.</source>
        <translation>これが最後のラウンドでした。分類の結果はすべて保存されています。</translation>
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
    <message>
        <source>The sound output “{name}” went away.</source>
        <translation>音声の出力先「{name}」がなくなりました。</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度再生</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>次へ進む</translation>
    </message>
    <message>
        <source>Before you listen: step {step} of {steps}</source>
        <translation>聞く前の準備：{step} / {steps}</translation>
    </message>
    <message>
        <source>Another output</source>
        <translation>別の出力先</translation>
    </message>
</context>
<context>
    <name>SetupPages</name>
    <message>
        <source>Please check your headphones</source>
        <translation>ヘッドホンを確かめてください</translation>
    </message>
    <message>
        <source>Try once more</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>That did not sound the way it does with headphones.</source>
        <translation>ヘッドホンで聞いたときとは違う結果になりました。</translation>
    </message>
    <message>
        <source>Are they on your ears, plugged in all the way, and the one output that plays? Then the same questions come once more, with other sounds.</source>
        <translation>ヘッドホンは耳に着いていて、プラグは奥まで差し込まれ、ほかのところから音は出ていませんか？ 確かめたら、別の音で同じ質問をもう一度行います。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>It still does not sound the way it does with headphones.</source>
        <translation>やはり、ヘッドホンで聞いたときとは違う結果になりました。</translation>
    </message>
    <message>
        <source>Small differences between the voices can get lost that way. Please put on headphones if you have any, or tell the organizer, and then go on.</source>
        <translation>このままでは、声のわずかな違いが聞き取れないことがあります。ヘッドホンがあれば着けるか、担当者に知らせてから続けてください。</translation>
    </message>
    <message>
        <source>Thank you for coming</source>
        <translation>お越しいただきありがとうございました</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>This study can only be taken with headphones.</source>
        <translation>この調査はヘッドホンがなければ受けられません。</translation>
    </message>
    <message>
        <source>It seems that the sound does not reach your ears through headphones. Please tell the organizer, who may have others for you.</source>
        <translation>音がヘッドホンを通して届いていないようです。担当者に知らせてください。別のヘッドホンを用意できるかもしれません。</translation>
    </message>
    <message>
        <source>Left and right are the other way round: please turn your headphones, the side with the L on your left ear, and play the sounds again.</source>
        <translation>左右が逆になっています。ヘッドホンを着け直し、L の印がある側を左耳に当てて、もう一度音を再生してください。</translation>
    </message>
    <message>
        <source>The two sides are not apart. Please check that the headphones are plugged in all the way, and play the sounds again, or choose another output.</source>
        <translation>左右の音が分かれていません。プラグが奥まで差し込まれているか確かめて、もう一度音を再生するか、別の出力先を選んでください。</translation>
    </message>
    <message>
        <source>That was disturbed. Please play it again.</source>
        <translation>音が途切れました。もう一度再生してください。</translation>
    </message>
    <message>
        <source>The voice cannot be played. Please tell the organizer.</source>
        <translation>声を再生できません。担当者に知らせてください。</translation>
    </message>
</context>
<context>
    <name>SidesPage</name>
    <message>
        <source>Left and right</source>
        <translation>左と右</translation>
    </message>
    <message>
        <source>Play each of two sounds, and say on which side you hear it.</source>
        <translation>二つの音をそれぞれ再生し、どちら側から聞こえるかを答えてください。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>On both sides</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>このまま続ける</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>次へ進む</translation>
    </message>
    <message>
        <source>Sound {number} of 2</source>
        <translation>音 {number} / 2</translation>
    </message>
</context>
<context>
    <name>SortingInstructionsPage</name>
    <message>
        <source>You work for a radio station. On your table lie short recordings from which the labels have come off: nobody knows any more who speaks in which. Some voices may have been changed so that they are harder to recognize.</source>
        <translation>あなたはラジオ局で働いています。机の上に、ラベルのはがれた短い録音があります。どれが誰の声なのか、もう誰にもわかりません。誰の声かわかりにくくするために、加工された声もあるかもしれません。</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>あなたの役割</translation>
    </message>
    <message>
        <source>Put the recordings of one person into one group. There may be one person or several, so you need not use all {groups} groups, and a group may hold a single recording. Go by the voice, not by what is said.</source>
        <translation>同じ人の録音を一つのグループに入れてください。一人かもしれませんし、何人かいるかもしれません。{groups} 個のグループをすべて使う必要はなく、録音が一つだけのグループがあってもかまいません。話の内容ではなく、声で判断してください。</translation>
    </message>
    <message>
        <source>Hear each recording to its end at least once, and as often as you like. You may move recordings again at any time, and undo what you did. Nothing is right or wrong: your ear decides.</source>
        <translation>それぞれの録音を少なくとも一度は最後まで聞いてください。何度聞いてもかまいません。録音はいつでも動かし直せますし、操作を取り消すこともできます。正解や不正解はありません。ご自分の耳で判断してください。</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>マウスで</translation>
    </message>
    <message>
        <source>Click a voice to hear it and drag it to a group. Draw a frame around several, and they go together. Play walks through a group, so that you can check it by ear.</source>
        <translation>声をクリックすると聞けます。グループへはドラッグで動かします。いくつかを枠で囲むと、まとめて動きます。「再生」を押すと、グループの声を順に聞いて確かめられます。</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>キーボードで</translation>
    </message>
    <message>
        <source>Arrows lead from voice to voice, Space plays, a letter plays the voice of that letter. 1 to {groups} put it into a group, 0 puts it back. Shift and arrows choose several, Ctrl and Z undoes, Enter finishes.</source>
        <translation>矢印キーで声から声へ移り、スペースキーで再生します。文字のキーはその文字の声を再生します。1～{groups} のキーでグループに入れ、0 で元に戻します。Shift キーと矢印キーでいくつかを選び、Ctrl+Z で取り消し、Enter キーで完了します。</translation>
    </message>
    <message>
        <source>Back to sorting</source>
        <translation>分類に戻る</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>次へ進む</translation>
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
        <source>I organize studies</source>
        <translation>調査を実施する方</translation>
    </message>
    <message>
        <source>The study&apos;s folder</source>
        <translation>調査のフォルダー</translation>
    </message>
</context>
<context>
    <name>StudyKeys</name>
    <message>
        <source>What the study is.</source>
        <translation>調査の概要です。</translation>
    </message>
    <message>
        <source>In tables and files: letters, digits and . _ -.</source>
        <translation>表とファイルで使う名前：英数字と . _ -。</translation>
    </message>
    <message>
        <source>What evaluators read; name no system here.</source>
        <translation>評価者が読む題名です。システムの名前は書かないでください。</translation>
    </message>
    <message>
        <source>BCP 47; evaluators whose native language equals it are native.</source>
        <translation>BCP 47。母語がこれと同じ評価者を母語話者とします。</translation>
    </message>
    <message>
        <source>Which languages of the window evaluators may choose from.</source>
        <translation>評価者が選べる画面の言語です。</translation>
    </message>
    <message>
        <source>Everything random follows from it.</source>
        <translation>乱数はすべてこの値から決まります。</translation>
    </message>
    <message>
        <source>Of every stimulus, in Hz.</source>
        <translation>すべての刺激の標本化周波数（Hz）です。</translation>
    </message>
    <message>
        <source>Demonstrations are never blinded in reports.</source>
        <translation>デモの報告書では名前を伏せません。</translation>
    </message>
    <message>
        <source>Where the recordings lie.</source>
        <translation>録音の場所です。</translation>
    </message>
    <message>
        <source>In tables and reports: letters, digits and . _ -.</source>
        <translation>表と報告書で使う名前：英数字と . _ -。</translation>
    </message>
    <message>
        <source>Kaldi data directories with the recordings that trials are compared with.</source>
        <translation>試行と比べる録音の Kaldi データディレクトリです。</translation>
    </message>
    <message>
        <source>Kaldi data directories with the recordings that are judged.</source>
        <translation>評価される録音の Kaldi データディレクトリです。</translation>
    </message>
    <message>
        <source>A CSV (utterance, speaker, gender, path, role) in place of the directories.</source>
        <translation>ディレクトリの代わりに使う CSV（utterance, speaker, gender, path, role）です。</translation>
    </message>
    <message>
        <source>What relative paths in wav.scp or the manifest start from; searched for if left out.</source>
        <translation>wav.scp や一覧表の相対パスの起点です。空欄なら探します。</translation>
    </message>
    <message>
        <source>The anonymization systems that evaluators hear.</source>
        <translation>評価者が聞く匿名化システムです。</translation>
    </message>
    <message>
        <source>One of ours: python -m anonymizers list.</source>
        <translation>付属の方式の一つ：python -m anonymizers list。</translation>
    </message>
    <message>
        <source>Kaldi data directories or folders with audio made elsewhere, matched by utterance id.</source>
        <translation>別の場所で作った音声の Kaldi データディレクトリまたはフォルダーで、発話 ID で対応させます。</translation>
    </message>
    <message>
        <source>Of the trials directories&apos; anonymized twins, as the challenges name them: _anon.</source>
        <translation>試行ディレクトリの匿名化版の接尾辞で、チャレンジでの名前は _anon です。</translation>
    </message>
    <message>
        <source>Of the anonymizer; two numbers stand for one that is drawn between them.</source>
        <translation>匿名化方式の設定値です。数を二つ書くと、その間から一つ選ばれます。</translation>
    </message>
    <message>
        <source>Whether a pseudo-speaker is drawn for each speaker or for each utterance.</source>
        <translation>擬似話者を話者ごとに選ぶか、発話ごとに選ぶかです。</translation>
    </message>
    <message>
        <source>One loudness for every recording.</source>
        <translation>すべての録音を同じラウドネスにします。</translation>
    </message>
    <message>
        <source>Loudness of every stimulus, LUFS.</source>
        <translation>すべての刺激のラウドネス（LUFS）です。</translation>
    </message>
    <message>
        <source>No stimulus peaks above this; where one would, the target is lowered for the whole study.</source>
        <translation>どの刺激のピークもこれを超えません。超える場合は調査全体の目標値を下げます。</translation>
    </message>
    <message>
        <source>Who rates how much, and what is asked; left out where nothing is rated.</source>
        <translation>誰がどれだけ評定し、何を尋ねるかです。評定がなければ省きます。</translation>
    </message>
    <message>
        <source>Evaluator slots: ordered lists of sessions that share no trial utterance.</source>
        <translation>評価者の枠：試行の発話が重ならないセッションを順に並べたものです。</translation>
    </message>
    <message>
        <source>In all; one for each evaluator if left out.</source>
        <translation>合計です。空欄なら評価者ごとに一つです。</translation>
    </message>
    <message>
        <source>Half of them original, half of pairs of one speaker.</source>
        <translation>半分は原音声、半分は同じ話者の組です。</translation>
    </message>
    <message>
        <source>Before the first trial, never counted.</source>
        <translation>最初の試行の前に行い、集計しません。</translation>
    </message>
    <message>
        <source>Whether practice is on unprocessed voices, and the truth about them is told afterwards.</source>
        <translation>練習に未加工の声を使い、あとで正解を知らせるかどうかです。</translation>
    </message>
    <message>
        <source>Trials from one break to the next; half a session if no break is asked for.</source>
        <translation>休憩から次の休憩までの試行数です。休憩を求めなければセッションの半分です。</translation>
    </message>
    <message>
        <source>Minutes at work without a pause until a break begins, with the trial done.</source>
        <translation>休みなく何分続けたら、その試行のあとに休憩を始めるかです。</translation>
    </message>
    <message>
        <source>How often each recording of a trial may be played; as often as one likes if left out.</source>
        <translation>試行の各録音を再生できる回数です。空欄なら何度でも再生できます。</translation>
    </message>
    <message>
        <source>Whether a confirmation may be taken back until the next voice is played.</source>
        <translation>次の声を再生するまでの間、確定を取り消せるかどうかです。</translation>
    </message>
    <message>
        <source>What is asked of each trial.</source>
        <translation>各試行で尋ねることです。</translation>
    </message>
    <message>
        <source>The numbers that each question is answered with.</source>
        <translation>各質問に答える数の範囲です。</translation>
    </message>
    <message>
        <source>How natural the voice sounds.</source>
        <translation>声がどれだけ自然に聞こえるかです。</translation>
    </message>
    <message>
        <source>The smallest number.</source>
        <translation>最小の数です。</translation>
    </message>
    <message>
        <source>The largest number.</source>
        <translation>最大の数です。</translation>
    </message>
    <message>
        <source>What is asked, where evaluators do not read our own words.</source>
        <translation>付属の文を使わない場合の質問文です。</translation>
    </message>
    <message>
        <source>What evaluators read at the smallest number, where they do not read our own words.</source>
        <translation>付属の文を使わない場合に、最小の数に添える文です。</translation>
    </message>
    <message>
        <source>What evaluators read at the largest number, where they do not read our own words.</source>
        <translation>付属の文を使わない場合に、最大の数に添える文です。</translation>
    </message>
    <message>
        <source>How much can be understood.</source>
        <translation>どれだけ聞き取れるかです。</translation>
    </message>
    <message>
        <source>Whether both recordings are of one person.</source>
        <translation>二つの録音が同じ人のものかどうかです。</translation>
    </message>
    <message>
        <source>Recordings are heard up to here; whole if left out.</source>
        <translation>録音をここまで再生します。空欄なら全体です。</translation>
    </message>
    <message>
        <source>Trials of a session that come again in it, to see how reliable its evaluator is.</source>
        <translation>評価者の信頼性を見るために、セッション内でもう一度出す試行の数です。</translation>
    </message>
    <message>
        <source>Recordings of yours that tell which number to choose; each once in every session.</source>
        <translation>どの数を選ぶかを声で指示する自前の録音です。各セッションに一度ずつ出ます。</translation>
    </message>
    <message>
        <source>The recording.</source>
        <translation>その録音です。</translation>
    </message>
    <message>
        <source>Which question it tells the answer to.</source>
        <translation>どの質問の答えを指示するかです。</translation>
    </message>
    <message>
        <source>The number that it tells to choose.</source>
        <translation>選ぶよう指示する数です。</translation>
    </message>
    <message>
        <source>How far from the answer still counts as attentive.</source>
        <translation>答えからどれだけ離れていても注意していたとみなすかです。</translation>
    </message>
    <message>
        <source>Unprocessed recordings among the others that nobody who listens finds bad.</source>
        <translation>ほかの録音に混ぜる未加工の録音です。聞いていれば悪いとは答えません。</translation>
    </message>
    <message>
        <source>How many in a session.</source>
        <translation>一セッションあたりの数です。</translation>
    </message>
    <message>
        <source>Which answer is looked at.</source>
        <translation>どの答えを見るかです。</translation>
    </message>
    <message>
        <source>The lowest answer that an attentive evaluator gives.</source>
        <translation>注意している評価者が答える最小の値です。</translation>
    </message>
    <message>
        <source>Original and anonymized together; as equal as possible if left out.</source>
        <translation>原音声と匿名化音声の合計です。空欄ならできるだけ均等にします。</translation>
    </message>
    <message>
        <source>Places for trial speakers in each data set and gender; all speakers, once, if left out. With fewer speakers than places some serve twice, with more some are left out.</source>
        <translation>データ集合と性別ごとの試行話者の枠です。空欄なら全話者を一度ずつ使います。話者が枠より少なければ二度使う話者があり、多ければ使わない話者があります。</translation>
    </message>
    <message>
        <source>Whether a trial utterance may come twice for one evaluator where material runs short.</source>
        <translation>材料が足りないとき、同じ評価者に同じ試行の発話を二度出してよいかどうかです。</translation>
    </message>
    <message>
        <source>Who sorts how many panels by speaker; left out where nothing is sorted.</source>
        <translation>誰がいくつのパネルを話者別に分類するかです。分類がなければ省きます。</translation>
    </message>
    <message>
        <source>Evaluator slots of this task; each is one session.</source>
        <translation>この課題の評価者の枠で、一つが一セッションです。</translation>
    </message>
    <message>
        <source>Those of the study that are in panels, one a session; all if left out.</source>
        <translation>パネルに使う調査のシステムで、一セッションに一つです。空欄ならすべて使います。</translation>
    </message>
    <message>
        <source>One of original speech and others that are partly anonymized; practice left out.</source>
        <translation>原音声のパネル一つと、一部を匿名化したパネルの数です。練習は含みません。</translation>
    </message>
    <message>
        <source>Utterances of a panel.</source>
        <translation>一つのパネルの発話数です。</translation>
    </message>
    <message>
        <source>Speakers of a panel with several utterances.</source>
        <translation>パネルの中で複数の発話をもつ話者の数です。</translation>
    </message>
    <message>
        <source>Speakers of a panel with one utterance.</source>
        <translation>パネルの中で一つだけ発話をもつ話者の数です。</translation>
    </message>
    <message>
        <source>Utterances of a reference speaker, at least.</source>
        <translation>基準話者一人の発話数の下限です。</translation>
    </message>
    <message>
        <source>Utterances of a reference speaker, at most.</source>
        <translation>基準話者一人の発話数の上限です。</translation>
    </message>
    <message>
        <source>How the utterances of a panel divide among its reference speakers; every way if empty.</source>
        <translation>パネルの発話を基準話者にどう割り振るかです。空欄ならあらゆる割り振りを使います。</translation>
    </message>
    <message>
        <source>Of a panel that is partly anonymized, its distractors included.</source>
        <translation>一部を匿名化したパネルで匿名化する割合です。妨害話者も含みます。</translation>
    </message>
    <message>
        <source>Recordings are heard up to here.</source>
        <translation>録音をここまで再生します。</translation>
    </message>
    <message>
        <source>Into how many groups evaluators may sort a panel, at most.</source>
        <translation>評価者が一つのパネルを分けられるグループ数の上限です。</translation>
    </message>
    <message>
        <source>Small panels before the first one; nothing in them is counted.</source>
        <translation>最初のパネルの前に行う小さなパネルで、集計しません。</translation>
    </message>
    <message>
        <source>How evaluators set up what they hear with.</source>
        <translation>評価者が聞く環境をどう整えるかです。</translation>
    </message>
    <message>
        <source>Whether evaluators choose the sound output, check left and right, and set the loudness.</source>
        <translation>評価者が音の出力先を選び、左右を確かめ、音量を決めるかどうかです。</translation>
    </message>
    <message>
        <source>Whether it is tested that they wear headphones, and what follows if they do not: warn tells them, flag tells only the tables, refuse ends the session; not tested if left out.</source>
        <translation>ヘッドホンの着用を確かめるかどうか、着用していない場合にどうするかです。warn は本人に知らせ、flag は表にだけ記し、refuse はセッションを終えます。空欄なら確かめません。</translation>
    </message>
    <message>
        <source>What evaluators are asked about themselves.</source>
        <translation>評価者自身について尋ねることです。</translation>
    </message>
    <message>
        <source>Which of our questions are asked, in this order; the native language always is.</source>
        <translation>付属の質問のうち尋ねるものを、この順に並べます。母語は必ず尋ねます。</translation>
    </message>
    <message>
        <source>Questions of the study&apos;s own, asked after those.</source>
        <translation>そのあとに尋ねる、この調査だけの質問です。</translation>
    </message>
    <message>
        <source>Its column in evaluators.csv.</source>
        <translation>evaluators.csv での列の名前です。</translation>
    </message>
    <message>
        <source>What evaluators read.</source>
        <translation>評価者が読む文です。</translation>
    </message>
    <message>
        <source>What stands in the table, and what evaluators read for it.</source>
        <translation>表に記す値と、評価者が読む言葉です。</translation>
    </message>
    <message>
        <source>Whose answers do not count, decided before there are any.</source>
        <translation>答えを集計しない評価者の規則です。データを得る前に決めます。</translation>
    </message>
    <message>
        <source>Attention checks that an evaluator failed, this many or more.</source>
        <translation>評価者が誤った注意確認の数が、これ以上のとき。</translation>
    </message>
    <message>
        <source>Pages that an evaluator answered in a hurry, more than this share.</source>
        <translation>急いで答えたページの割合が、これを超えるとき。</translation>
    </message>
    <message>
        <source>Whether to leave out who answers nearly every question the same.</source>
        <translation>ほとんどすべての質問に同じ答えをした人を除くかどうかです。</translation>
    </message>
    <message>
        <source>Whether to leave out who failed the headphone screening.</source>
        <translation>ヘッドホンの確認に合格しなかった人を除くかどうかです。</translation>
    </message>
    <message>
        <source>Points between the answers to a trial and to its repetition (within-subject standard deviation), more than this on any question.</source>
        <translation>試行とその繰り返しへの答えの差（被験者内標準偏差）が、どれかの質問でこれを超えるとき。</translation>
    </message>
    <message>
        <source>Rated trials of an evaluator, fewer than this.</source>
        <translation>評価者が評定した試行の数が、これに満たないとき。</translation>
    </message>
    <message>
        <source>What evaluators read, where the study does not want our own words.</source>
        <translation>付属の文を使わない場合に評価者が読む文です。</translation>
    </message>
    <message>
        <source>What evaluators agree to before they begin; our own words if left out.</source>
        <translation>始める前に評価者が同意する内容です。空欄なら付属の文です。</translation>
    </message>
    <message>
        <source>What the voices are for, as evaluators are told; our own words if left out.</source>
        <translation>評価者に伝える、声の用途です。空欄なら付属の文です。</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read English.</source>
        <translation>英語を読む評価者のための、この調査の文です。</translation>
    </message>
    <message>
        <source>What the study is called.</source>
        <translation>調査の名前です。</translation>
    </message>
    <message>
        <source>What evaluators agree to before they begin.</source>
        <translation>始める前に評価者が同意する内容です。</translation>
    </message>
    <message>
        <source>What the voices are for.</source>
        <translation>声の用途です。</translation>
    </message>
    <message>
        <source>The questions about voices and the ends of their scales.</source>
        <translation>声についての質問と、尺度の両端の言葉です。</translation>
    </message>
    <message>
        <source>A question&apos;s words in another language.</source>
        <translation>別の言語での質問の言葉です。</translation>
    </message>
    <message>
        <source>What is asked.</source>
        <translation>尋ねることです。</translation>
    </message>
    <message>
        <source>What evaluators read at its lowest number.</source>
        <translation>最小の数に添えて評価者が読む言葉です。</translation>
    </message>
    <message>
        <source>What evaluators read at its highest number.</source>
        <translation>最大の数に添えて評価者が読む言葉です。</translation>
    </message>
    <message>
        <source>The study&apos;s own questions about evaluators, by their names.</source>
        <translation>評価者についてのこの調査だけの質問を、名前ごとに並べます。</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read French.</source>
        <translation>フランス語を読む評価者のための、この調査の文です。</translation>
    </message>
    <message>
        <source>The study&apos;s texts for evaluators who read Japanese.</source>
        <translation>日本語を読む評価者のための、この調査の文です。</translation>
    </message>
</context>
<context>
    <name>StudyPages</name>
    <message>
        <source>Design</source>
        <translation>設計</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Parts of the study</source>
        <translation>調査の各部</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>Voice {letter}</source>
        <translation>声 {letter}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>再生中</translation>
    </message>
    <message>
        <source>disturbed, please play it again</source>
        <translation>音が途切れました。もう一度再生してください</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>聞きました</translation>
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
    <name>Track</name>
    <message>
        <source>nothing chosen yet</source>
        <translation>まだ選ばれていません</translation>
    </message>
</context>
<context>
    <name>TrayArea</name>
    <message>
        <source>still to sort</source>
        <translation>未分類</translation>
    </message>
    <message>
        <source>To sort</source>
        <translation>未分類の声</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>A dot marks what you have heard to its end.</source>
        <translation>最後まで聞いたものには点が付きます。</translation>
    </message>
</context>
<context>
    <name>TruthEditor</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
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
        <source>Please put on your headphones. There is a break after each round, you can pause whenever you like, and everything you do is saved at once.</source>
        <translation>ヘッドホンを着けてください。各ラウンドの後に休憩があり、いつでも一時停止できます。操作はすべてその場で保存されます。</translation>
    </message>
    <message>
        <source>Some texts of this study are in {language} only.</source>
        <translation>この調査の文章の一部は {language} のみです。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message numerus="yes">
        <source>You will hear short recordings and put those of one person together, in %n round(s).</source>
        <translation>
            <numerusform>短い録音を聞いて、同じ人のものをまとめていただきます。全部で %n ラウンドです。</numerusform>
        </translation>
    </message>
    <message>
        <source>You will hear short recordings of people, and say how they sound to you.</source>
        <translation>人の短い録音を聞いて、どのように聞こえるかを答えていただきます。</translation>
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
<context>
    <name>Work</name>
    <message>
        <source>How far the work is</source>
        <translation>作業の進み具合</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>{work}: {done} of {total}</source>
        <translation>{work}：{done} / {total}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>Cancelled. What was done so far is kept; start again to go on.</source>
        <translation>キャンセルしました。ここまでの作業は残っています。もう一度始めると続きから行います。</translation>
    </message>
    <message>
        <source>The command failed.</source>
        <translation>コマンドが失敗しました。</translation>
    </message>
</context>
</TS>
