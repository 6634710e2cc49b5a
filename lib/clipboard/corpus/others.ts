import { type Copied, fragment } from '#lib/clipboard/corpus/copied.ts';

const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const EXCEL =
  '<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>.xl65 {mso-number-format:"#,##0";}</style></head><body link=blue>';

export const SHEETS: readonly Copied[] = [
  {
    namn: 'Excel',
    html: `${EXCEL}<table border=0 cellpadding=0 width=128><col width=64 span=2><!--StartFragment--><tr height=20><td height=20 class=xl65>Kommun</td><td>Skatt</td></tr><tr><td>Umeå</td><td align=right x:num="34.65">34,65</td></tr><tr><td>Luleå</td><td>&nbsp;</td></tr><!--EndFragment--></table></body></html>`,
    blir: ['table', '| Kommun | Skatt |', '| Umeå | 34,65 |', '| Luleå |  |'],
  },
  {
    namn: 'ett kalkylblad som bara text',
    text: 'År\tAntal\r\n2024\t1\r\n2025\t2\r\n',
    blir: ['table', '| År | Antal |', '| 2024 | 1 |', '| 2025 | 2 |'],
  },
  {
    namn: 'LibreOffice Calc',
    html: '<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 25.2 (Linux)"/><style>body,div,table { font-size:x-small }</style></head><body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><tr><td height="17" align="left">Lag</td><td align="left">Poäng</td></tr><tr><td>Björklöven</td><td sdval="12" sdnum="1053;">12</td></tr></table></body></html>',
    blir: ['table', '| Lag | Poäng |', '| Björklöven | 12 |'],
  },
];

const writer = (body: string) =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 25.2 (Linux)"/><style>p { line-height: 115%; background: transparent }</style></head><body lang="sv-SE">${body}</body></html>`;

export const LIBREOFFICE: readonly Copied[] = [
  {
    namn: 'LibreOffice Writer: listor',
    html: writer(
      '<ul><li><p style="line-height:100%">Ett</p></li><ul><li><p>Ett och ett</p></li></ul><li><p>Två</p></li></ul><ol start="4"><li><p>Fyra</p></li></ol>',
    ),
    blir: ['ul', '- Ett', '  ul', '  - Ett och ett', '- Två', 'ol 4', '- Fyra'],
  },
  {
    namn: 'LibreOffice Writer: spårade ändringar',
    html: writer(
      '<p>Han <del title="Borttaget" data-author="Anna" datetime="2026-11-20T10:00:00">sa</del><ins title="Infogat">skrev</ins> det.</p>',
    ),
    blir: ['p Han skrev det.'],
    told: ['Struken text (spårade ändringar) är utelämnad'],
  },
  {
    namn: 'LibreOffice Writer: rubrik, fet, länk och radbrytning',
    html: writer(
      '<h1 class="western">Rubrik</h1><p><b>Fet</b> och <i>kursiv</i>,<br/>\n<a href="https://www.libreoffice.org/">länk</a></p><p><br/>\n\n</p>',
    ),
    blir: ['h2 Rubrik', 'p *Fet* och _kursiv_,⏎[länk](https://www.libreoffice.org/)'],
  },
  {
    namn: 'LibreOffice Writer: tabell',
    html: writer(
      '<table width="643" cellpadding="4"><col width="310"/><thead><tr valign="top"><th><p>Dag</p></th><th><p>Plats</p></th></tr></thead><tbody><tr><td><p>Måndag</p></td><td><p>Torget</p></td></tr></tbody></table>',
    ),
    blir: ['table', '| Dag | Plats |', '| Måndag | Torget |'],
  },
];

const cocoa = (body: string) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px}</style></head><body>${body}</body></html>`;

export const APPLE: readonly Copied[] = [
  {
    namn: 'Pages: stycken',
    html: cocoa(
      '<p class="p1"><span class="s1">Ett <b>fett</b> ord.</span></p><p class="p2"><span class="s1"></span><br></p><p class="p1">Två.</p>',
    ),
    blir: ['p Ett *fett* ord.', 'p Två.'],
  },
  {
    namn: 'Pages: listor',
    html: cocoa(
      '<ul class="ul1"><li class="li1"><span class="s1"></span>Ett</li><ul class="ul1"><li class="li1">Under</li></ul><li class="li1">Två</li></ul>',
    ),
    blir: ['ul', '- Ett', '  ul', '  - Under', '- Två'],
  },
  {
    namn: 'Apple Mail',
    html: '<div style="word-wrap: break-word;"><div>Hej,</div><div><br></div><div>Vi ses <b>fredag</b>.</div><blockquote type="cite"><div>När ses vi?</div></blockquote></div>',
    blir: ['p Hej,', 'p Vi ses *fredag*.', '> När ses vi?'],
  },
];

export const MARKDOWN: readonly Copied[] = [
  {
    namn: 'Markdown: rubriker, listor, länkar och fet',
    text: '# Rubrik\n\nText med **fet** och [länk](https://www.umea.se/).\n\n## Mellanrubrik\n\n- Ett\n- Två\n  1. Under\n\n### Liten',
    blir: [
      'h2 Rubrik',
      'p Text med *fet* och [länk](https://www.umea.se/).',
      'h2 Mellanrubrik',
      'ul',
      '- Ett',
      '- Två',
      '  ol',
      '  - Under',
      'h3 Liten',
    ],
  },
  { namn: 'Markdown: tabell', text: '| Dag | Tid |\n|-----|----:|\n| Fre | 20 |', blir: ['table', '| Dag | Tid |', '| Fre | 20 |'] },
  {
    namn: 'Markdown: citat och lista med nummer',
    text: '> Vi gör det här.\n\n1. Ett\n2. Två',
    blir: ['> Vi gör det här.', 'ol', '- Ett', '- Två'],
  },
  {
    namn: 'Markdown: bild med adress',
    text: 'Se bilden\n\n![En å](https://bilder.example/a.jpg "Ån i maj")',
    blir: ['p Se bilden', 'image https://bilder.example/a.jpg En å: Ån i maj'],
  },
  {
    namn: 'vanlig text med streck och stjärnor är ingen Markdown',
    text: 'Han sa: * nja.\n- Vad menar du?\nHon gick.',
    blir: ['p Han sa: * nja.', 'p - Vad menar du?', 'p Hon gick.'],
  },
];

export const MAIL: readonly Copied[] = [
  {
    namn: 'Gmail',
    html: '<meta charset=\'utf-8\'><div dir="ltr"><div>Hej!<br></div><div><br></div><div>Första raden<br>andra raden</div><div><ul><li>Ett</li><li style="margin-left:15px">Två</li></ul></div><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0 0 0 .8ex"><div>Tidigare mejl</div></blockquote></div></div>',
    blir: ['p Hej!', 'p Första raden⏎andra raden', 'ul', '- Ett', '- Två', '> Tidigare mejl'],
  },
];

export const WEB: readonly Copied[] = [
  {
    namn: 'webbsida: bild med bildtext',
    html: fragment(
      '<p>Före.</p><figure class="wp-block-image"><img src="https://tidning.example/bro.jpg" alt="En bro"><figcaption>Bron i <em>dimma</em>. Foto: Ida Ek</figcaption></figure><p>Efter.</p>',
    ),
    blir: ['p Före.', 'image https://tidning.example/bro.jpg En bro: Bron i dimma. Foto: Ida Ek', 'p Efter.'],
  },
  {
    namn: 'webbsida: bild som laddas senare',
    html: fragment('<p>Se <img data-src="https://tidning.example/a.webp" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="En å"></p>'),
    blir: ['p Se', 'image https://tidning.example/a.webp En å'],
  },
  {
    namn: 'webbsida: film i en ram',
    html: fragment('<p>Titta:</p><iframe width="560" src="//www.youtube.com/embed/aqz-KE-bpKQ?start=90" allowfullscreen></iframe>'),
    blir: ['p Titta:', 'inbaddning https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s'],
  },
  {
    namn: 'webbsida: en ram som inte får visas',
    html: fragment('<p>Titta:</p><iframe src="https://player.vimeo.com/video/76979871"></iframe>'),
    blir: ['p Titta:', 'p [https://player.vimeo.com/video/76979871](https://player.vimeo.com/video/76979871)'],
    told: ['En ram från en annan sajt visas inte: en länk till den står i stället'],
  },
  {
    namn: 'webbsida: citat, lista med rubrik och knapp',
    html: fragment(
      '<blockquote><p>Aldrig.</p><p>Någonsin.</p></blockquote><ul><li><h3>Ett</h3><p>Text</p></li></ul><button>Prenumerera</button><script>spåra()</script>',
    ),
    blir: ['> Aldrig. / Någonsin.', 'ul', '- Ett / Text'],
    told: ['<button> är utelämnat med allt som står i det', 'En rubrik i en lista står som stycke'],
  },
  {
    namn: 'webbsida: länk med farlig adress',
    html: fragment(
      '<p><a href="javascript:alert(1)">Klicka</a> <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.svt.se%2F&amp;h=AT0">här</a></p>',
    ),
    blir: ['p Klicka [här](https://www.svt.se/)'],
    told: ['Länken till «javascript:alert(1)» är ingen adress som läsare kan följa: texten står kvar utan länk'],
  },
  {
    namn: 'webbsida: definitionslista och avsnitt',
    html: fragment(
      '<section><h2>Fakta</h2><dl><dt>Född</dt><dd>1971 i Umeå</dd></dl><details><summary>Mer</summary><p>Text.</p></details></section>',
    ),
    blir: ['h2 Fakta', 'p Född', 'p 1971 i Umeå', 'p Mer', 'p Text.'],
  },
  {
    namn: 'en bild med sina bytes',
    html: fragment(`<p>Före.</p><p><img src="${PIXEL}" alt="Torget"></p>`),
    blir: ['p Före.', 'image /klistrad-bild/1 Torget'],
  },
];

export const ADDRESSES: readonly Copied[] = [
  { namn: 'YouTube', text: 'https://youtu.be/aqz-KE-bpKQ?si=abc', blir: ['inbaddning https://www.youtube.com/watch?v=aqz-KE-bpKQ'] },
  {
    namn: 'Instagram',
    text: 'https://www.instagram.com/p/CxYz_1-abCD/?igsh=abc',
    blir: ['inbaddning https://www.instagram.com/p/CxYz_1-abCD/'],
  },
  {
    namn: 'TikTok',
    text: 'https://www.tiktok.com/@bagaren.se/video/7301234567890123456',
    blir: ['inbaddning https://www.tiktok.com/@bagaren.se/video/7301234567890123456'],
  },
  {
    namn: 'Spotify, som länk av sig själv',
    html: '<meta charset=\'utf-8\'><a href="https://open.spotify.com/episode/4uLU6hMCjMI75M1A2tKUQC?si=1">https://open.spotify.com/episode/4uLU6hMCjMI75M1A2tKUQC?si=1</a>',
    blir: ['inbaddning https://open.spotify.com/episode/4uLU6hMCjMI75M1A2tKUQC'],
  },
  {
    namn: 'adresser i löpande text',
    text: 'Se https://www.umea.se/nyheter?a=1, och (https://www.svt.se/).\nNästa rad.',
    blir: [
      'p Se [https://www.umea.se/nyheter?a=1](https://www.umea.se/nyheter?a=1), och ([https://www.svt.se/](https://www.svt.se/)).',
      'p Nästa rad.',
    ],
  },
  {
    namn: 'en adress som ingen plattform har',
    text: 'https://vimeo.com/76979871',
    blir: ['p [https://vimeo.com/76979871](https://vimeo.com/76979871)'],
  },
];
