import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'The night bakers of Gävle open their doors before dawn',
  ingress:
    'While the rest of the city sleeps, every table at Degspaden is taken. Since last autumn the Lindroths have opened at four in the morning, and shift workers, cab drivers and the sleepless have found a new living room.',
  slug: 'the-night-bakers-of-gavle-open-their-doors-before-dawn',
  meta: {
    seoTitel: 'The Gävle bakery that fills its tables at 4 am',
    seoBesk:
      'The bakery Degspaden in Gävle opens at four in the morning. It was meant as a two-week trial, but the guests had other ideas.',
    puffTitel: 'They queue for cardamom buns at four in the morning',
    socialText: 'A two-week trial became the living room of everyone who is awake while others sleep.',
  },
  hero: {
    src: 'https://bilder.example.com/degspaden-gavle.jpg',
    alt: 'A woman in an apron carries a tray of buns through a bakery; outside the window it is dark.',
    caption: 'Sara Lindroth takes out the first tray of the day as the queue grows outside.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 42, y: 35 },
  },
  taggar: ['Gävle', 'bageri', 'nattliv'],
  kallor: [
    { titel: 'Intervju med Sara och Johan Lindroth', url: 'https://degspaden.example.com/om-oss', not: 'Gjord på plats den 17 november.' },
  ],
  block: [
    {
      type: 'viktigast',
      attrs: {
        id: 'bnyhet0001',
        punkter: [
          'The bakery Degspaden opens at 4 am every day except Mondays.',
          'A third of the bread is now sold before six in the morning.',
          'Three people have been hired since the trial began in September.',
        ],
      },
    },
    paragraph(
      'bnyhet0002',
      'It is ten to four on a Tuesday in November and steam is rising from the vent on Nygatan. Inside, in the warmth, Sara Lindroth slides the last tray of cardamom buns into the oven while her husband Johan unlocks the door. Seven people are already waiting outside.',
    ),
    paragraph(
      'bnyhet0003',
      '“We were here anyway. The dough has to be kneaded at midnight, and people kept knocking on the window when they caught the smell. In the end we got tired of saying no,” says Sara Lindroth.',
    ),
    heading('bnyhet0004', 'Meant to last two weeks'),
    paragraph(
      'bnyhet0005',
      'The trial began in September and was meant to last two weeks. Since then the couple have hired three people, bought twelve chairs from a school that had closed and moved breakfast from seven to four. A third of the day’s bread is now sold before six in the morning.',
    ),
    paragraph(
      'bnyhet0006',
      'The guests are more varied than they had expected. Nurses from the hospital come after the night shift, newspaper carriers before theirs. At the table by the window a group of pensioners play cards, and on Saturday mornings the queue of students on their way home from a party winds far down the street.',
    ),
    {
      type: 'citat',
      attrs: { id: 'bnyhet0007', text: 'Here you don’t have to explain why you are awake.', vem: 'Mikael Ström, cab driver' },
    },
    paragraph(
      'bnyhet0008',
      'Mikael Ström has driven nights for eighteen years and used to eat his breakfast in the car. Now he parks outside at half past four, orders a cheese roll and reads the paper before the first airport run of the morning.',
    ),
    heading('bnyhet0009', 'What sells out before six'),
    paragraph('bnyhet0010', 'The selection is smaller at night than in the daytime, but three things are always the first to go:'),
    bulletList('bnyhet0011', [
      ['bnyhet0012', 'cardamom buns, baked in two batches'],
      ['bnyhet0013', 'rolls with Västerbotten cheese'],
      ['bnyhet0014', 'porridge with cloudberries, cooked on the kitchen stove'],
    ]),
    {
      type: 'paragraph',
      attrs: { id: 'bnyhet0015' },
      content: [
        text(
          'The couple have not needed a special permit to open at night. Like everyone else who serves food in Sweden, a café has to be ',
        ),
        text('registered with the municipality', { type: 'link', attrs: { href: 'https://www.livsmedelsverket.se/en/' } }),
        text(', and as long as no alcohol is served it is up to the owners when the door stands open.'),
      ],
    },
    paragraph(
      'bnyhet0016',
      'And the neighbours? Two of them complained about the noise from the fan in October. It has been replaced, and one of the two now sits at the card table every Thursday. By spring the Lindroths hope to put benches in the courtyard.',
    ),
    {
      type: 'faktaruta',
      attrs: { id: 'bnyhet0017', rubrik: 'Degspaden' },
      content: [
        paragraph('bnyhet0018', 'Bakery and café on Nygatan in Gävle, run by Sara and Johan Lindroth since 2019.'),
        paragraph('bnyhet0019', 'Open Tuesday to Sunday, 4 am to 2 pm. Closed on Mondays.'),
      ],
    },
  ],
};
