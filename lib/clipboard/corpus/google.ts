import type { Copied } from '#lib/clipboard/corpus/copied.ts';

const docs = (inside: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff-1234">${inside}</b>`;
const p = (inside: string) => `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inside}</p>`;
const span = (words: string, style = 'font-weight:400;font-style:normal;') =>
  `<span style="font-size:11pt;font-family:Arial;color:#000000;${style}text-decoration:none;white-space:pre-wrap;">${words}</span>`;
const li = (words: string, level: number) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" role="presentation">${span(words)}</p></li>`;

export const GOOGLE: readonly Copied[] = [
  {
    namn: 'Google Dokument: stycken, fet och kursiv',
    html: docs(
      `${p(`${span('Det är ')}${span('viktigt', 'font-weight:700;font-style:normal;')}${span(' och ')}${span('sant', 'font-weight:400;font-style:italic;')}${span('.')}`)}<br />${p(span('Nästa stycke.'))}`,
    ),
    blir: ['p Det är *viktigt* och _sant_.', 'p Nästa stycke.'],
  },
  {
    namn: 'Google Dokument: listor i listor',
    html: docs(
      `<ul style="margin-top:0;">${li('Ett', 1)}<ul>${li('Ett och ett', 2)}</ul>${li('Två', 1)}</ul><ol>${li('Först', 1)}${li('Sedan', 1)}</ol>`,
    ),
    blir: ['ul', '- Ett', '  ul', '  - Ett och ett', '- Två', 'ol', '- Först', '- Sedan'],
  },
  {
    namn: 'Google Dokument: länk som går genom Google',
    html: docs(
      p(
        `${span('Läs ')}<a href="https://www.google.com/url?q=https://www.scb.se/statistik&amp;sa=D&amp;source=editors&amp;ust=1&amp;usg=AOv" style="text-decoration:none;">${span('hos SCB', 'font-weight:400;')}</a>${span('.')}`,
      ),
    ),
    blir: ['p Läs [hos SCB](https://www.scb.se/statistik).'],
  },
  {
    namn: 'Google Dokument: bild med adress',
    html: docs(
      `${p(span('Före.'))}${p('<span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXd" width="602" height="339" /></span>')}`,
    ),
    blir: ['p Före.', 'image https://lh7-rt.googleusercontent.com/docsz/AD_4nXd'],
  },
  {
    namn: 'Google Dokument: tabell',
    html: docs(
      '<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col /><col /></colgroup><tbody>' +
        `<tr><td>${p(span('Namn'))}</td><td>${p(span('Ålder'))}</td></tr><tr><td>${p(span('Ida'))}</td><td>${p(span('42'))}</td></tr></tbody></table></div>`,
    ),
    blir: ['table', '| Namn | Ålder |', '| Ida | 42 |'],
  },
  {
    namn: 'Google Dokument: rubriker',
    html: docs(`<h1 dir="ltr">${span('Huvudrubrik')}</h1><h3 dir="ltr">${span('Underrubrik')}</h3>${p(span('Text.'))}`),
    blir: ['h2 Huvudrubrik', 'h3 Underrubrik', 'p Text.'],
  },
  {
    namn: 'Google Dokument: mjuka radbrytningar',
    html: docs(p(`${span('Rad ett')}<span><br /></span>${span('rad två')}`)),
    blir: ['p Rad ett⏎rad två'],
  },
  {
    namn: 'Google Dokument: överstruken text är ingen spårad ändring',
    html: docs(
      p(
        '<span style="font-size:11pt;text-decoration:line-through;white-space:pre-wrap;">Förr</span><span style="font-size:11pt;"> nu</span>',
      ),
    ),
    blir: ['p Förr nu'],
    told: ['Överstruken text står som vanlig text'],
  },
  {
    namn: 'Google Kalkylark',
    html: '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="{&quot;1&quot;:2}">Parti</td><td>Mandat</td></tr><tr><td>A</td><td data-sheets-numberformat="x">107</td></tr></tbody></table></google-sheets-html-origin>',
    text: 'Parti\tMandat\nA\t107',
    blir: ['table', '| Parti | Mandat |', '| A | 107 |'],
  },
];
