import { type Copied, fragment } from '#lib/clipboard/corpus/copied.ts';

const OFFICE =
  'xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"';
const HEAD = `<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><title>Dokument</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>`;
const word = (body: string) =>
  `<html ${OFFICE}>${HEAD}<body lang=SV style='tab-interval:65.2pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const point = (words: string, marker: string, level = 1, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${words}<o:p></o:p></p>`;

export const WORD: readonly Copied[] = [
  {
    namn: 'Word för Windows: punktlista',
    html: word(`<p class=MsoNormal>Att ta med:<o:p></o:p></p>${point('Punkt ett', '·')}${point('Punkt <b>två</b>', '·')}`),
    blir: ['p Att ta med:', 'ul', '- Punkt ett', '- Punkt *två*'],
  },
  {
    namn: 'Word för Windows: numrerad lista i tre nivåer',
    html: word(
      [point('Först', '1.'), point('Under', 'a.', 2), point('Längst in', 'i.', 3), point('Under igen', 'b.', 2), point('Sedan', '2.')].join(
        '\n',
      ),
    ),
    blir: ['ol', '- Först', '  ol', '  - Under', '    ol', '    - Längst in', '  - Under igen', '- Sedan'],
  },
  {
    namn: 'Word för Windows: punkter under nummer, och en lista som börjar på tre',
    html: word(
      `${point('Tredje', '3.')}${point('En sak', 'o', 2)}${point('Fjärde', '4.')}<p class=MsoNormal>Slut.</p>${point('Ny lista', '§')}`,
    ),
    blir: ['ol 3', '- Tredje', '  ul', '  - En sak', '- Fjärde', 'p Slut.', 'ul', '- Ny lista'],
  },
  {
    namn: 'Word för Windows: spårade ändringar',
    html: word(
      `<p class=MsoNormal>Kommunen <del cite="mailto:Anna%20Ek" datetime="2026-11-20T09:12"><span style='mso-spl-e'>ljuger</span></del><ins
cite="mailto:Anna%20Ek" datetime="2026-11-20T09:12"><span class=msoIns>svarar inte</span></ins> på frågan<span class=msoDel>, som vanligt</span>.<o:p></o:p></p>`,
    ),
    blir: ['p Kommunen svarar inte på frågan.'],
    told: ['Struken text (spårade ändringar) är utelämnad (2 gånger)'],
  },
  {
    namn: 'Word för Windows: tomma stycken och hårda blanksteg',
    html: word(
      `<p class=MsoNormal>Ett.<o:p></o:p></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n<p class=MsoNormal>&nbsp;</p>\n<p class=MsoNormal>Två.<span style='mso-spacerun:yes'>&nbsp; </span>Tre.</p>`,
    ),
    blir: ['p Ett.', 'p Två. Tre.'],
  },
  {
    namn: 'Word för Windows: titel, rubriker och rader',
    html: word(
      `<p class=MsoTitle>Stora nyheten</p><h1>Bakgrund<o:p></o:p></h1><p class=MsoNormal>Text på
flera rader i filen.</p><h3>Detaljer</h3><p class=MsoHeading2>Efteråt</p>`,
    ),
    blir: ['h2 Stora nyheten', 'h2 Bakgrund', 'p Text på flera rader i filen.', 'h3 Detaljer', 'h2 Efteråt'],
  },
  {
    namn: 'Word för Windows: tabell',
    html: word(
      `<table class=MsoTableGrid border=1 cellspacing=0><tr style='mso-yfti-irow:0'><td width=302 valign=top><p class=MsoNormal><b>Stad<o:p></o:p></b></p></td><td><p
class=MsoNormal>Invånare<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Umeå</p></td><td><p class=MsoNormal>91 916</p></td></tr></table>`,
    ),
    blir: ['table', '| *Stad* | Invånare |', '| Umeå | 91 916 |'],
  },
  {
    namn: 'Word för Windows: kommentarer',
    html: word(
      `<p class=MsoNormal>Han <a style='mso-comment-reference:AE_1'>nekar</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor
href="#_msocom_1">[AE1]</a></span></span> till brott.</p><div style='mso-element:comment-list'><hr><div style='mso-element:comment'><p class=MsoCommentText>Kolla!</p></div></div>`,
    ),
    blir: ['p Han nekar till brott.'],
    told: ['Hänvisningen till en kommentar är utelämnad', 'Kommentarerna i dokumentet är utelämnade'],
  },
  {
    namn: 'Word för Windows: bild som bara ligger på datorn',
    html: word(
      `<p class=MsoNormal>Före.</p><p class=MsoNormal><img width=604 height=340 src="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" alt="Torget"></p><p class=MsoNormal>Efter.</p>`,
    ),
    blir: ['p Före.', 'p Efter.'],
    told: [
      'Bilden «file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg» har en adress som inte kan visas, och är utelämnad',
    ],
  },
  {
    namn: 'Word för Windows: fet, kursiv, länk och länk till en fil',
    html: word(
      `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Fet</b>, <i>kursiv</i>, <a href="https://www.umea.se/">kommunen</a> och <a href="file:///C:/hemligt.docx">underlaget</a>.</p>`,
    ),
    blir: ['p *Fet*, _kursiv_, [kommunen](https://www.umea.se/) och underlaget.'],
    told: ['Länken till «file:///C:/hemligt.docx» är ingen adress som läsare kan följa: texten står kvar utan länk'],
  },
  {
    namn: 'Word för Windows: fotnoter står kvar som text',
    html: word(
      `<p class=MsoNormal>Enligt källan.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><div
style='mso-element:footnote-list'><hr size=1><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> Protokoll 14 maj.</p></div></div>`,
    ),
    blir: ['p Enligt källan.[1]', 'p [1] Protokoll 14 maj.'],
    told: ['En avdelande linje är utelämnad: Studio har ingen'],
  },
  {
    namn: 'Word för Mac: punktlista',
    html: fragment(
      `<p class="MsoListParagraph" style="margin:0cm 0cm 0cm 36pt;text-indent:-18pt;mso-list:l1 level1 lfo2"><!--[if !supportLists]--><span lang="SV" style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7pt &quot;Times New Roman&quot;">        </span></span></span><!--[endif]--><span lang="SV">Ägg<o:p></o:p></span></p><p
class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span>   </span></span><!--[endif]-->Mjölk</p>`,
      OFFICE,
    ),
    blir: ['ul', '- Ägg', '- Mjölk'],
  },
  {
    namn: 'Word för Mac: sammanslagna celler',
    html: fragment(
      `<table class="MsoNormalTable"><tbody><tr><td colspan="2"><p class="MsoNormal">Resultat</p></td></tr><tr><td><p class="MsoNormal">Hemma</p></td><td><p class="MsoNormal">3–1</p></td></tr></tbody></table>`,
      OFFICE,
    ),
    blir: ['table', '| Resultat |', '| Hemma | 3–1 |'],
    told: ['Att en cell täcker flera i en tabell är utelämnat'],
  },
  {
    namn: 'Outlook: svar med länkar som kontrolleras på vägen',
    html: word(
      `<div class=WordSection1><p class=MsoNormal><span lang=SV style='font-size:11.0pt'>Hej!<o:p></o:p></span></p><p class=MsoNormal>Se <a
href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.dn.se%2Fartikel&amp;data=05%7C01&amp;reserved=0">artikeln</a>.</p><ul type=disc><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Ett</li><li class=MsoListParagraph>Två</li></ul></div>`,
    ),
    blir: ['p Hej!', 'p Se [artikeln](https://www.dn.se/artikel).', 'ul', '- Ett', '- Två'],
  },
];

const run = (words: string, more = '') =>
  `<span data-contrast="auto" class="TextRun SCXW12345 BCX0" style="${more}"><span class="NormalTextRun SCXW12345 BCX0">${words}</span></span><span class="EOP SCXW12345 BCX0" data-ccp-props="{}">&nbsp;</span>`;
const onlinePoint = (words: string, level: number, list = 'ul', start = 1) =>
  `<div class="ListContainerWrapper SCXW12345 BCX0"><${list} class="BulletListStyle1 SCXW12345 BCX0" role="list"${list === 'ol' ? ` start="${start}"` : ''}><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW12345 BCX0"><p class="Paragraph SCXW12345 BCX0">${run(words)}</p></li></${list}></div>`;
const onlineParagraph = (inside: string) =>
  `<div class="OutlineElement Ltr SCXW12345 BCX0"><p class="Paragraph SCXW12345 BCX0" lang="SV-SE">${inside}</p></div>`;

export const WORD_ONLINE: readonly Copied[] = [
  {
    namn: 'Word på webben: punkter i två nivåer',
    html: fragment(
      `${onlineParagraph(run('Inköp'))}${onlinePoint('Frukt', 1)}${onlinePoint('Äpplen', 2)}${onlinePoint('Päron', 2)}${onlinePoint('Bröd', 1)}`,
    ),
    blir: ['p Inköp', 'ul', '- Frukt', '  ul', '  - Äpplen', '  - Päron', '- Bröd'],
  },
  {
    namn: 'Word på webben: numrerad lista',
    html: fragment(`${onlinePoint('Ett', 1, 'ol', 1)}${onlinePoint('Två', 1, 'ol', 2)}${onlineParagraph(run('Slut'))}`),
    blir: ['ol', '- Ett', '- Två', 'p Slut'],
  },
  {
    namn: 'Word på webben: spårade ändringar',
    html: fragment(
      onlineParagraph(
        `${run('Hon ')}<span class="TextRun TrackChangeTextDeletion SCXW12345 BCX0"><span class="NormalTextRun">ljög</span></span><span class="TextRun TrackChangeTextInsertion SCXW12345 BCX0"><span class="NormalTextRun">teg</span></span>`,
      ),
    ),
    blir: ['p Hon teg'],
    told: ['Struken text (spårade ändringar) är utelämnad'],
  },
  {
    namn: 'Word på webben: rubrik, fet och kursiv',
    html: fragment(
      `<div class="OutlineElement Ltr SCXW12345 BCX0"><p class="Paragraph SCXW12345 BCX0" role="heading" aria-level="2">${run('Mellanrubrik')}</p></div>${onlineParagraph(`${run('Fet', 'font-weight:bold')}${run('kursiv', 'font-style: italic;')}`)}`,
    ),
    blir: ['h2 Mellanrubrik', 'p *Fet* _kursiv_'],
  },
  {
    namn: 'Word på webben: tabell',
    html: fragment(
      `<div class="TableContainer SCXW12345"><table class="Table SCXW12345 BCX0" border="1"><tbody><tr class="TableRow"><td class="FirstRow">${onlineParagraph(run('År'))}</td><td>${onlineParagraph(run('Antal'))}</td></tr><tr><td>${onlineParagraph(run('2025'))}</td><td>${onlineParagraph(run('12'))}</td></tr></tbody></table></div>`,
    ),
    blir: ['table', '| År | Antal |', '| 2025 | 12 |'],
  },
];
