import type { TemplateExample } from '#lib/templates/define-template.ts';
import { bulletList, heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'Four moka pots tested: one made the same cup ten mornings in a row',
  ingress:
    'A moka pot is the cheapest way to strong coffee at home, but they differ more than they look. We brewed 120 cups and found a clear winner. This article contains affiliate links.',
  slug: 'four-moka-pots-tested',
  meta: {
    seoTitel: 'Best in test: four moka pots for six cups',
    seoBesk:
      'We brewed 120 cups in four moka pots and measured time, temperature and taste. Here is the winner, the budget choice and the one to avoid.',
    puffTitel: 'The moka pot that never burns the coffee',
    socialText: 'Four pots, 120 cups and a winner that made the same cup every morning.',
  },
  hero: {
    src: 'https://bilder.example.com/mokatest-fyra-bryggare.jpg',
    alt: 'Four octagonal moka pots in a row on a gas hob, steam rising from the nearest one.',
    caption: 'The four pots on the hob in our kitchen, day seven of ten.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 38, y: 52 },
  },
  taggar: ['kaffe', 'bäst i test', 'köksredskap'],
  kallor: [{ titel: 'Redaktionens mätningar', url: '', not: 'Protokoll över 120 bryggningar, 2–13 november.' }],
  block: [
    {
      type: 'viktigast',
      attrs: {
        id: 'bbasttest01',
        punkter: [
          'Moka Norr wins: even pressure and the same taste ten mornings in a row.',
          'Vardag Sex costs a quarter as much and goes a long way on a gas hob.',
          'Tuben leaks at the seal after only a week.',
        ],
      },
    },
    paragraph(
      'bbasttest02',
      'The principle is a hundred years old and easy to grasp: the water at the bottom boils, the steam pushes it up through the coffee and the brew gathers in the jug above. Yet the taste differs. If the pressure is uneven the water gets too hot, and then comes the burnt note that many people associate with moka coffee.',
    ),
    paragraph(
      'bbasttest03',
      'We bought four six-cup pots and had two people in the newsroom brew with them every morning for ten days, on gas and on induction. The same beans, the same grind, the same amount of water. A third person tasted without knowing which pot the cup came from.',
    ),
    {
      type: 'jamforelse',
      attrs: {
        id: 'bbasttest04',
        rubrik: 'How they did',
        rader: [
          {
            namn: 'Moka Norr',
            bild: {
              src: 'https://bilder.example.com/moka-norr.jpg',
              alt: 'A shiny steel pot with a black handle.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            betyg: 4.5,
            pris: '649 kr',
            butik: 'Kökshuset',
            url: 'https://www.kokshuset.example.com/moka-norr',
            program: 'Adtraction',
            lager: 'finns',
            plus: ['Even pressure all the way', 'Works on induction', 'The handle never gets hot'],
            minus: ['Heaviest in the test'],
            etikett: 'vinnare',
            kommentar:
              'Ten mornings, ten cups that nobody could tell apart. The valve opens gently and the brew is ready in four and a half minutes, whatever hob you have.',
          },
          {
            namn: 'Alba Classica',
            bild: {
              src: 'https://bilder.example.com/alba-classica.jpg',
              alt: 'A matt aluminium pot beside a small cup.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            betyg: 4,
            pris: '449 kr',
            butik: 'Kökshuset',
            url: 'https://www.kokshuset.example.com/alba-classica',
            program: 'Adtraction',
            lager: 'finns',
            plus: ['The fullest taste of them all', 'Spare parts in any hardware shop'],
            minus: ['Does not work on induction'],
            etikett: 'bastpris',
            kommentar: 'If you have gas this one is as good as the winner, and the taste is rounder. On induction nothing happens at all.',
          },
          {
            namn: 'Vardag Sex',
            bild: {
              src: 'https://bilder.example.com/vardag-sex.jpg',
              alt: 'A plain aluminium pot with a red plastic handle.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            betyg: 3,
            pris: '149 kr',
            butik: 'Hemma',
            url: 'https://www.hemma.example.com/vardag-sex',
            program: 'Adtraction',
            lager: 'finns',
            plus: ['Cheap', 'Easy to take apart'],
            minus: ['The handle gets hot', 'Uneven on small plates'],
            etikett: 'budget',
            kommentar: 'An honest tool for the price of three cups at a café. Lift it off the heat in time and the coffee is good.',
          },
          {
            namn: 'Tuben 6',
            bild: {
              src: 'https://bilder.example.com/tuben-6.jpg',
              alt: 'A tall, slim copper-coloured pot with a coffee stain at the seam.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
            betyg: 1.5,
            pris: '799 kr',
            butik: 'Form & Funktion',
            url: 'https://www.formfunktion.example.com/tuben-6',
            program: 'Adtraction',
            lager: 'finns',
            plus: ['Beautiful on the shelf'],
            minus: ['Leaks at the seal', 'Most expensive', 'Hard to wash'],
            kommentar: 'By the sixth morning it was seeping from the seam. We changed the seal, and three days later it leaked again.',
          },
        ],
      },
    },
    heading('bbasttest05', 'How we tested'),
    paragraph(
      'bbasttest06',
      'Each pot was used thirty times. We measured how long it took, how hot the brew was when it reached the jug and how much water was left at the bottom. The taste was judged blind on a scale of five. Taste makes up half of the rating, evenness a quarter and handling a quarter.',
    ),
    paragraph(
      'bbasttest07',
      'All four were bought in shops at full price. The shops have not seen the result beforehand and have had no say in which models were included.',
    ),
    heading('bbasttest08', 'Think of this when you choose'),
    bulletList('bbasttest09', [
      ['bbasttest10', 'Aluminium does not work on induction, steel does.'],
      ['bbasttest11', 'The number of cups assumes very small ones: six make two large.'],
      ['bbasttest12', 'Buy a spare seal at once. It is the first part to wear out.'],
    ]),
    {
      type: 'faktaruta',
      attrs: { id: 'bbasttest13', rubrik: 'Good coffee from any moka pot' },
      content: [
        paragraph('bbasttest14', 'Start with hot water at the bottom, so that the coffee is not burnt while the water comes to the boil.'),
        paragraph('bbasttest15', 'Fill the basket without pressing it down. Take the pot off when it starts to hiss and pour at once.'),
      ],
    },
  ],
};
