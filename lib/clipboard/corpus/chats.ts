import { type Copied, fragment } from '#lib/clipboard/corpus/copied.ts';

/** Chats, notes and answers of language models, on the web and beside it. */
export const CHATS: readonly Copied[] = [
  {
    namn: 'Slack: listor i listor, emoji och avsnitt',
    html: `<meta charset='utf-8'><span>Hej <a href="https://app.slack.com/team/U1" class="c-member_slug">@anna</a></span><img data-stringify-type="emoji" data-stringify-emoji=":tada:" src="https://a.slack-edge.com/t.png" alt=":tada:"><span class="c-mrkdwn__br" data-stringify-type="paragraph-break"></span>Nästa.<ul data-indent="0" data-stringify-type="unordered-list" class="p-rich_text_list"><li data-stringify-indent="0">ett</li></ul><ul data-indent="1" class="p-rich_text_list"><li data-stringify-indent="1">under</li></ul><ul data-indent="0" class="p-rich_text_list"><li>två</li></ul>`,
    blir: ['p Hej [@anna](https://app.slack.com/team/U1):tada:', 'p Nästa.', 'ul', '- ett', '  ul', '  - under', '- två'],
  },
  {
    namn: 'Teams: svar, omnämnande och emoji',
    html: '<div><div dir="auto"><p itemprop="copy-paste-block">Hej <span itemtype="http://schema.skype.com/Mention" itemscope itemid="0">Bo Ek</span> <img alt="🙂" src="https://statics.teams.cdn.office.net/e.png" itemtype="http://schema.skype.com/Emoji"></p><p>&nbsp;</p><blockquote itemscope itemtype="http://schema.skype.com/Reply"><p itemprop="preview">Kommer du?</p></blockquote></div></div>',
    blir: ['p Hej Bo Ek 🙂', '> Kommer du?'],
  },
  {
    namn: 'Notion: lista att bocka av, ruta och hopfällt',
    html: '<meta charset=\'utf-8\'><!-- notionvc: 123 --><h2>Rubrik</h2><ul><li>a<ul><li>b</li></ul></li></ul><ul class="to-do-list"><li><input type="checkbox" checked/> klar</li></ul><details><summary>Mer</summary><p>inne</p></details><figure class="callout"><span>💡</span><div>Tips</div></figure>',
    blir: ['h2 Rubrik', 'ul', '- a', '  ul', '  - b', 'ul', '- klar', 'p Mer', 'p inne', 'p 💡', 'p Tips'],
    told: ['En kryssruta i en lista är utelämnad; texten står kvar'],
  },
  {
    namn: 'ChatGPT: kod, källor och formel',
    html: fragment(
      '<ol data-start="1"><li><p>Kör <code>npm i</code></p></li></ol><div class="overflow-y-auto p-4" dir="ltr"><code class="language-python"><span class="hljs-keyword">def</span> f(x):\n    <span>return</span> x</code></div><p>Källa <a href="https://www.dn.se/a">DN</a><sup><a href="https://www.svt.se/b">1</a></sup></p><p><span class="katex"><math><mi>m</mi></math><span aria-hidden="true">mc2</span></span></p>',
    ),
    blir: ['ol', '- Kör npm i', 'p def f(x):⏎return x', 'p Källa [DN](https://www.dn.se/a)[1](https://www.svt.se/b)', 'p mc2'],
    told: [
      '<math> är utelämnat med allt som står i det',
      'Ett kodstycke står som vanlig text',
      'Upphöjd eller nedsänkt text står som vanlig text',
    ],
  },
  {
    namn: 'Claude: kodstycke',
    html: '<p class="whitespace-pre-wrap">Svar</p><pre class="code-block__code"><code class="language-js">const a = 1;\nconst b = 2;</code></pre>',
    blir: ['p Svar', 'p const a = 1;⏎const b = 2;'],
    told: ['Ett kodstycke står som vanlig text'],
  },
  {
    namn: 'Apple Anteckningar: lista, tabell och bild som bara ligger på datorn',
    html: '<html><head><meta name="Generator" content="Cocoa HTML Writer"></head><body><p class="p1"><b>Titel</b></p><ul class="ul1"><li class="li1">göra</li></ul><table cellspacing="0"><tbody><tr><td><p class="p1">a</p></td></tr></tbody></table><p class="p1"><img src="file:///var/folders/bild.png" alt="bild"><br></p></body></html>',
    blir: ['p *Titel*', 'ul', '- göra', 'table', '| a |'],
    told: ['Bilden «file:///var/folders/bild.png» har en adress som inte kan visas, och är utelämnad'],
  },
  {
    namn: 'Google Dokument: lista att bocka av',
    html: '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo=" aria-roledescription="checkbox"><p style="display:inline-block"><span>klar</span></p></li></ul></b>',
    blir: ['ul', '- klar'],
    told: ['En kryssruta i en lista är utelämnad; texten står kvar'],
  },
  {
    namn: 'Outlook på webben: svar med bifogad bild',
    html: '<div class="elementToProof" style="font-family: Aptos">Hej</div><div><br></div><div style="border-top:solid #E1E1E1 1.0pt"><b>Från:</b> Anna<br><b>Till:</b> Bo</div><img data-outlook-trace="F:1|T:1" src="cid:1234" data-imagetype="AttachmentByCid">',
    blir: ['p Hej', 'p *Från:* Anna⏎*Till:* Bo'],
    told: ['Bilden «cid:1234» har en adress som inte kan visas, och är utelämnad'],
  },
  {
    namn: 'från höger till vänster',
    html: '<p dir="rtl" lang="ar">مرحبا <b>بالعالم</b></p><ol dir="rtl"><li>واحد</li></ol>',
    blir: ['p مرحبا *بالعالم*', 'ol', '- واحد'],
  },
];
