import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'Four things that make the autumn kitchen easier',
  ingress:
    'A pan that gets better with the years, a knife to sharpen yourself and two things you did not know you were missing. We cooked with eleven tools for six weeks and kept four. This article contains affiliate links.',
  slug: 'four-things-that-make-the-autumn-kitchen-easier',
  meta: {
    seoTitel: 'Four kitchen tools worth the money this autumn',
    seoBesk: 'We cooked with eleven kitchen tools for six weeks. Here are the four we kept, with prices, shops and what they are good for.',
    puffTitel: 'Four kitchen tools we actually kept',
    socialText: 'Eleven tools, six weeks and one block of cod too many. This is what stayed in the drawer.',
  },
  hero: {
    src: 'https://bilder.example.com/hostkoket.jpg',
    alt: 'A kitchen table with a cast-iron pan, a knife, a baking mat and root vegetables in autumn light.',
    caption: 'Everything on the table was bought with our own money and goes in the dishwasher, except the pan.',
    kredit: 'Lena Öberg',
    bredd: 2000,
    hojd: 1333,
    fokus: { x: 45, y: 50 },
  },
  taggar: ['köksredskap', 'matlagning', 'höst'],
  kallor: [{ titel: 'Prisuppgifter från butikerna', url: '', not: 'Kontrollerade den 18 november.' }],
  block: [
    paragraph(
      'bplock0001',
      'The choice was made by Elsa Norén and Karim Haddad, who have cooked dinner with eleven tools at home since the first of October. No maker has read the text in advance, and everything was bought in a shop. If you buy something through a link here, the magazine may receive a commission. The price is the same for you.',
    ),
    paragraph(
      'bplock0002',
      'We looked for things that solve a problem on an ordinary Tuesday, not for those that look best on a shelf. Seven of the eleven went back to the shop: they were too heavy, too fragile or did what a fork does just as well.',
    ),
    {
      type: 'produkt',
      attrs: {
        id: 'bplock0003',
        namn: 'Cast-iron pan, 26 centimetres',
        butik: 'Köksboden',
        pris: '649 kr',
        lager: 'finns',
        lank: 'https://track.adtraction.com/t/t?a=1100200301&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fkoksboden.example.com%2Fgjutjarnspanna',
        bild: {
          src: 'https://bilder.example.com/plock-panna.jpg',
          alt: 'A black cast-iron pan with a fried egg.',
          kredit: 'Lena Öberg',
          bredd: 1200,
          hojd: 900,
        },
        text: 'It weighed the most and was used the most. After three weeks pancakes came off by themselves, after six we fried cod without a single piece breaking. The handle gets hot, so hang a cloth beside the stove.',
      },
    },
    {
      type: 'produkt',
      attrs: {
        id: 'bplock0004',
        namn: 'Vegetable knife in carbon steel',
        butik: 'Stål & Trä',
        pris: '395 kr',
        lager: 'finns',
        lank: 'https://track.adtraction.com/t/t?a=1100200302&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fstaltra.example.com%2Fgronsakskniv',
        bild: {
          src: 'https://bilder.example.com/plock-kniv.jpg',
          alt: 'A small knife with a wooden handle on a board beside sliced swede.',
          kredit: 'Lena Öberg',
          bredd: 1200,
          hojd: 900,
        },
        text: 'Carbon steel rusts if you forget it in the sink, and in return gets sharper than anything stainless at the same price. Five strokes against a ceramic mug will do for everyday sharpening. It cut swede as if it were butter.',
      },
    },
    heading('bplock0005', 'Two things we did not know we were missing'),
    {
      type: 'produkt',
      attrs: {
        id: 'bplock0006',
        namn: 'Silicone baking mat with measurements',
        butik: 'Köksboden',
        pris: '129 kr',
        lager: 'finns',
        lank: 'https://track.adtraction.com/t/t?a=1100200303&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fkoksboden.example.com%2Fbakduk',
        bild: {
          src: 'https://bilder.example.com/plock-bakduk.jpg',
          alt: 'A red baking mat marked in centimetres, with a rolled-out dough.',
          kredit: 'Lena Öberg',
          bredd: 1200,
          hojd: 900,
        },
        text: 'The dough does not stick, the worktop stays clean and the measurements along the edge turn twenty buns into twenty buns of the same size. Roll it up, never fold it, or it keeps the creases.',
      },
    },
    {
      type: 'produkt',
      attrs: {
        id: 'bplock0007',
        namn: 'Digital kitchen thermometer',
        butik: 'Stål & Trä',
        pris: '249 kr',
        lager: 'finns',
        lank: 'https://track.adtraction.com/t/t?a=1100200304&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fstaltra.example.com%2Ftermometer',
        bild: {
          src: 'https://bilder.example.com/plock-termometer.jpg',
          alt: 'A thermometer in a loaf of bread, its display showing 96 degrees.',
          kredit: 'Lena Öberg',
          bredd: 1200,
          hojd: 900,
        },
        text: 'We bought it for the meat and use it for the bread. When the loaf is 96 °C inside it is done, whatever the clock says. The answer takes two seconds and the battery is an ordinary button cell.',
      },
    },
    {
      type: 'faktaruta',
      attrs: { id: 'bplock0008', rubrik: 'How we chose' },
      content: [
        paragraph('bplock0009', 'Eleven tools were used at least three times each, in two different kitchens, over six weeks.'),
        paragraph('bplock0010', 'The prices were checked on 18 November and may have changed since then.'),
      ],
    },
  ],
};
