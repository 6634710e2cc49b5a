import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleSv: TemplateExample = {
  rubrik: 'Nora Lindqvist, båtbyggaren som lämnade loppet för att rädda ett varv',
  ingress:
    'Hon ledde ensamseglingen till Azorerna när hon vände om för att bogsera en konkurrent. I dag driver Nora Lindqvist ett av de sista träbåtsvarven i Stockholms skärgård, och har fyra lärlingar i kö.',
  slug: 'nora-lindqvist-batbyggaren-som-lamnade-loppet',
  meta: {
    seoTitel: 'Nora Lindqvist: seglaren som blev båtbyggare på Djurö',
    seoBesk: 'Nora Lindqvist vände om när hon ledde loppet till Azorerna. Nu bygger hon träbåtar på Djurö. Här är hennes liv, år för år.',
    puffTitel: 'Hon vände om när hon ledde loppet',
    socialText: 'Nora Lindqvist ledde loppet till Azorerna när hon vände om. Det blev början på något annat.',
  },
  hero: {
    src: 'https://bilder.example.com/nora-lindqvist-varvet.jpg',
    alt: 'En kvinna med uppkavlade ärmar hyvlar en bordläggningsplanka i ett båthus, spån ligger runt fötterna.',
    caption: 'Nora Lindqvist på varvet på Djurö, där en kosterbåt från 1934 får nytt bord.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 55, y: 40 },
  },
  taggar: ['Nora Lindqvist', 'segling', 'hantverk'],
  kallor: [
    { titel: 'Intervju med Nora Lindqvist', url: '', not: 'På varvet den 2 november.' },
    { titel: 'Varvets webbplats', url: 'https://djurovarv.example.com/om', not: '' },
  ],
  block: [
    {
      type: 'snabbfakta',
      attrs: {
        id: 'bprofil0001',
        namn: 'Nora Lindqvist',
        rader: [
          { k: 'Född', v: '3 september 1987 i Umeå' },
          { k: 'Yrke', v: 'Båtbyggare' },
          { k: 'Bor', v: 'På Djurö' },
          { k: 'Familj', v: 'Sambon Ilja och hunden Spant' },
          { k: 'Känd för', v: 'Andraplats i ensamseglingen till Azorerna 2014' },
        ],
      },
    },
    paragraph(
      'bprofil0002',
      'Det luktar tjära och nysågad ek. Mitt på golvet ligger en kosterbåt från 1934 med halva skrovet öppet, och under den, på rygg, ligger Nora Lindqvist. Hon känner med handflatan längs en fog och nickar. Sedan reser hon sig och visar vad hon har hittat: ett gruskorn, stort som ett knappnålshuvud.',
    ),
    paragraph('bprofil0003', '– Ögat ser inte det här. Det är därför man inte kan lära sig det på film, säger hon.'),
    heading('bprofil0004', 'Vände om i ledningen'),
    paragraph(
      'bprofil0005',
      'De flesta som känner till hennes namn gör det för någonting hon inte gjorde färdigt. Sommaren 2014 ledde hon ensamseglingen till Azorerna med elva timmar när nödsändaren på båten bakom började tala. Hon vände i tjugo sekundmeters vind och bogserade den skadade konkurrenten i ett dygn. Tvåa blev hon ändå.',
    ),
    paragraph(
      'bprofil0006',
      'Själv tycker hon att historien är överskattad. Det hade varit märkligare att segla vidare, säger hon. Men boken hon skrev om resan såldes i fyrtiotusen exemplar, och pengarna blev början på något annat.',
    ),
    {
      type: 'citat',
      attrs: {
        id: 'bprofil0007',
        text: 'Det finns alltid en till tävling. Det finns inte alltid en till människa.',
        vem: 'Nora Lindqvist',
      },
    },
    heading('bprofil0008', 'Ett varv med fyra i kö'),
    paragraph(
      'bprofil0009',
      'När varvet på Djurö skulle läggas ner 2021 köpte hon det, med verktyg, skulder och tre halvfärdiga båtar. Hon hade tänkt renovera sin egen båt och sälja resten. I stället kom ägarna till de tre och frågade när det var deras tur.',
    ),
    paragraph(
      'bprofil0010',
      'I dag arbetar fem personer här. Två av dem är lärlingar och fyra till väntar på plats. Kunderna får vänta i två år, och ingen har ännu avbeställt. Det hon är stoltast över syns inte på någon båt: en pärm med mallar, ritade efter skrov som inte finns längre, som vem som helst får komma och kopiera.',
    ),
    {
      type: 'tidslinje',
      attrs: {
        id: 'bprofil0011',
        rubrik: 'Nora Lindqvist år för år',
        rader: [
          { ar: '1987', text: 'Föds i Umeå som yngst av fyra syskon.' },
          { ar: '1996', text: 'Får en eka av sin morfar och ror till Holmön och tillbaka.' },
          { ar: '2006–10', text: 'Utbildar sig till båtbyggare och arbetar på varv i Norge.' },
          { ar: '2014', text: 'Blir tvåa i ensamseglingen till Azorerna efter att ha vänt om för en konkurrent.' },
          { ar: '2016', text: 'Ger ut boken ”Vända”.' },
          { ar: '2021', text: 'Köper varvet på Djurö.' },
          { ar: '2025', text: 'Tar emot de första lärlingarna.' },
        ],
      },
    },
    {
      type: 'sociala',
      attrs: {
        id: 'bprofil0012',
        instagram: 'noralindqvist.bat',
        youtube: 'https://www.youtube.com/@djurovarv',
        webb: 'https://djurovarv.example.com/',
      },
    },
  ],
};
