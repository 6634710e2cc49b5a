import { type Copied, fragment } from '#lib/clipboard/corpus/copied.ts';

/** What reads wrong, or is lost in silence, where nobody has thought of it. */
export const NASTY: readonly Copied[] = [
  {
    namn: 'listor i listor med bilder och en tabell',
    html: '<ul><li>Ett<ul><li>Under <img src="https://bilder.example/a.jpg" alt="A"> sedan</li></ul></li><li><p>Två</p><table><tr><td>x</td></tr></table></li></ul>',
    blir: ['ul', '- Ett', '  ul', '  - Under / sedan', '- Två', 'image https://bilder.example/a.jpg A', 'table', '| x |'],
    told: ['image i en lista står efter den (2 gånger)', 'table i en lista står efter den'],
  },
  {
    namn: 'tabell med rubrik, och med flera rader, listor och tabeller i en cell',
    html: '<table><caption>Mandat</caption><tr><td>a<br>b</td><td><p>c</p><p>d</p></td><td><ul><li>e</li><li>f</li></ul></td><td>g<table><tr><td>h</td><td>i</td></tr></table></td></tr></table>',
    blir: ['p Mandat', 'table', '| a⏎b | c⏎d | e⏎f | g⏎h⏎i |'],
    told: [
      '<table> är utelämnat; texten i det står kvar',
      '<td> är utelämnat; texten i det står kvar (2 gånger)',
      '<tr> är utelämnat; texten i det står kvar',
      '<ul> är utelämnat; texten i det står kvar',
    ],
  },
  {
    namn: 'tecken som ingen ser, ur Word och en PDF',
    text: 'En rad\u000bi samma stycke\nNästa av\u0002stavat\u000c\nOch \u0093citat\u0094',
    blir: ['p En rad⏎i samma stycke', 'p Nästa avstavat', 'p Och “citat”'],
  },
  {
    namn: 'tecken som ingen ser, i HTML',
    html: '<p>Ett\u0002ord, ett\u000btill</p>',
    blir: ['p Ettord, ett till'],
  },
  {
    namn: 'en hel sida i ett formulär',
    html: fragment('<form action="/"><fieldset><legend>Om oss</legend><p>Text.</p></fieldset></form>'),
    blir: ['p Om oss', 'p Text.'],
  },
  {
    namn: 'tomma rader mellan stycken som inte är några',
    html: '<div>Ett stycke<br><br>ett <b>till</b><br>&nbsp;<br>sist<br>rad två</div>',
    blir: ['p Ett stycke', 'p ett *till*', 'p sist⏎rad två'],
  },
  {
    namn: 'skript, händelser och adresser som kör något',
    html: '<p onclick="x()">a<script>alert(1)</script><img src=x onerror="alert(1)"><a href="java&#10;script:alert(1)">b</a><a href="data:text/html,x">c</a><svg onload=alert(1)></svg><iframe srcdoc="x"></iframe></p>',
    blir: ['p abc'],
    told: [
      '<svg> är utelämnat med allt som står i det',
      'Bilden «x» har en adress som inte kan visas, och är utelämnad',
      'En ram (iframe) utan adress är utelämnad',
      'Länken till «data:text/html,x» är ingen adress som läsare kan följa: texten står kvar utan länk',
      'Länken till «java\nscript:alert(1)» är ingen adress som läsare kan följa: texten står kvar utan länk',
    ],
  },
  {
    namn: 'upphöjt, nedsänkt och en länk på en bild',
    html: '<p>H<sub>2</sub>O</p><p><a href="https://www.umea.se/"><img src="https://bilder.example/a.jpg" alt="En å"></a></p>',
    blir: ['p H2O', 'image https://bilder.example/a.jpg En å'],
    told: ['Länken på en bild är utelämnad', 'Upphöjd eller nedsänkt text står som vanlig text'],
  },
  {
    namn: 'märkning som är djupare än något läser',
    html: `${'<div><span>'.repeat(3000)}djupt`,
    text: 'djupt\n\noch ännu djupare',
    blir: ['p djupt', 'p och ännu djupare'],
    told: ['Det kopierade låg för djupt i sin märkning: bara texten är med, utan länkar, listor och bilder'],
  },
  {
    namn: 'ett kalkylblad som bara text, med flera rader i en cell',
    text: 'Namn\tSa\r\nIda\t"Hon sa ""nej""\r\noch gick"\r\n\t"\r\n',
    blir: ['table', '| Namn | Sa |', '| Ida | Hon sa "nej"⏎och gick |', '|  | " |'],
  },
  {
    namn: 'koden för att bädda in, som text',
    text: '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ" allowfullscreen></iframe>',
    blir: ['inbaddning https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  },
  {
    namn: 'koden för att bädda in ett inlägg',
    text: '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/CxYz_1-abCD/?utm_source=ig_embed"><a href="https://www.instagram.com/p/CxYz_1-abCD/">Visa inlägget</a></blockquote><script async src="//www.instagram.com/embed.js"></script>',
    blir: ['inbaddning https://www.instagram.com/p/CxYz_1-abCD/'],
  },
  {
    namn: 'adresser utan http',
    text: 'Se www.umea.se, och skriv.',
    blir: ['p Se [www.umea.se](https://www.umea.se), och skriv.'],
  },
];
