import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'The village that bought its own petrol station',
  ingress:
    'When the oil company gave up, 83 villagers raised the money in six weeks. Today the pumps in Lövberga run round the clock, and nobody in the village has more than ten minutes to a cup of coffee and a tin of tyre sealant.',
  slug: 'the-village-that-bought-its-own-petrol-station',
  meta: {
    seoTitel: 'Lövberga: 83 villagers bought the petrol station',
    seoBesk: 'When the company closed the station in Lövberga the villagers took it over. A report about pumps, coffee and distance.',
    puffTitel: 'The village that bought its own petrol station',
    socialText: 'Six weeks, 83 owners and a coffee machine from a library that had closed.',
  },
  hero: {
    src: 'https://bilder.example.com/macken-lovberga.jpg',
    alt: 'A small petrol station at dusk, with light in the window and forest all around.',
    caption: 'It is a quarter to seven. Gunnel Persson has just put the coffee on.',
    kredit: 'Karim Haddad',
    bredd: 2000,
    hojd: 1333,
    fokus: { x: 48, y: 60 },
  },
  taggar: ['landsbygd', 'Jämtland', 'föreningsliv'],
  kallor: [
    { titel: 'Intervjuer i Lövberga', url: '', not: 'Gjorda på plats den 3 och 4 november.' },
    { titel: 'Föreningens årsredovisning', url: 'https://lovbergamack.example.com/arsredovisning', not: 'Antal delägare och omsättning.' },
  ],
  block: [
    paragraph(
      'breport001',
      'Gunnel Persson unlocks the door at a quarter to seven, switches on the strip light above the counter and presses the button of the coffee machine. It comes from the library that closed in 2014. Everything in here has belonged to someone else before.',
    ),
    paragraph(
      'breport002',
      '“The shelves are from the school, and Sven-Erik built the counter out of the floor of the old mission house. The only thing that is new is the card reader,” she says.',
    ),
    heading('breport003', 'Six miles to the next neighbour'),
    paragraph(
      'breport004',
      'Lövberga in northern Sweden has 112 inhabitants and is 25 miles from the nearest town. In March three years ago the letter came: the company would close the station at midsummer. After that, filling the tank would take a drive of 50 miles there and back.',
    ),
    paragraph(
      'breport005',
      'The first meeting was held in the village hall on a Thursday. Thirty chairs had been set out. Seventy people came, and by the end of the evening fourteen of them had promised 5,000 kronor (about 450 euros) each.',
    ),
    {
      type: 'citat',
      attrs: {
        id: 'breport006',
        text: 'None of us knew anything about petrol. But we knew how to call each other.',
        vem: 'Sven-Erik Nordin, chair of the association',
      },
    },
    paragraph(
      'breport007',
      'Six weeks later the association had 83 owners and the title to the property. The pumps cost more than the house. They were bought second-hand from a station further south that was being turned into a hot-dog stand.',
    ),
    {
      type: 'image',
      attrs: {
        id: 'breport008',
        src: 'https://bilder.example.com/macken-disken.jpg',
        alt: 'A woman in a blue fleece leans over a wooden counter and laughs.',
        caption: 'Gunnel Persson has had the keys since the first day.',
        kredit: 'Karim Haddad',
        layout: 'bred',
        bredd: 2000,
        hojd: 1333,
      },
    },
    heading('breport009', 'Petrol does not pay the wages'),
    paragraph(
      'breport010',
      'A thousand litres leave the association with about as much as a few pots of coffee. It is the coffee itself, the parcels and the trailers for hire that make ends meet. Last year 41,000 kronor were left over, and the members voted to spend them on a charging post.',
    ),
    paragraph(
      'breport011',
      'At the table by the window Agnes Öhman is reading the newspaper from the day before yesterday. She is 91 and has no car. She comes for the company, she says, and so that somebody can tell her when the roads get slippery.',
    ),
    paragraph(
      'breport012',
      'At eight the school bus arrives. The driver picks up six coffees and a bottle of antifreeze and hands in a pair of mittens that somebody has left behind. Gunnel hangs them on the hook by the door, where four pairs are hanging already.',
    ),
    {
      type: 'paragraph',
      attrs: { id: 'breport013' },
      content: [
        text('Other villages have been in touch for advice. The association has written down how it went about it and '),
        text('published its statutes and its budget', { type: 'link', attrs: { href: 'https://lovbergamack.example.com/sa-gjorde-vi' } }),
        text(' for anyone who wants to follow.'),
      ],
    },
    paragraph(
      'breport014',
      'When darkness falls, just after three in the afternoon, the sign is lit. It can be seen from the church hill, and that was what several people had asked for at the first meeting: that there should be a light on somewhere.',
    ),
    {
      type: 'faktaruta',
      attrs: { id: 'breport015', rubrik: 'The station in Lövberga' },
      content: [
        paragraph('breport016', 'Owned by a cooperative with 83 members. A share costs 5,000 kronor.'),
        paragraph('breport017', 'The pumps are open round the clock. The shop is staffed on weekdays from 7 to 11 am.'),
      ],
    },
    { type: 'relaterat', attrs: { id: 'breport018', rubrik: 'More about life in the country', auto: true, tagg: 'landsbygd' } },
  ],
};
