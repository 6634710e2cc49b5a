import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

const picture = (name: string, alt: string, caption: string) => ({
  src: `https://bilder.example.com/auktionen-${name}.jpg`,
  alt,
  caption,
  kredit: 'Karim Haddad',
  bredd: 2000,
  hojd: 1333,
});

export const exampleEn: TemplateExample = {
  rubrik: 'The night the langoustine changes hands',
  ingress:
    'At two in the morning Smögen is dark, except for a hall on the quay. There the catch of the night is weighed, sorted and sold in less time than it takes to eat it. The photographer Karim Haddad followed a box of langoustines from boat to table.',
  slug: 'the-night-the-langoustine-changes-hands',
  meta: {
    seoTitel: 'Picture story: a night at the fish auction in Smögen',
    seoBesk:
      'From boat to table in a day. Follow a box of langoustines through the night at the fish auction in Smögen, in seven pictures by Karim Haddad.',
    puffTitel: 'A box of langoustines, one night, seven pictures',
    socialText: 'At two in the morning the day begins on the quay. Follow a box of langoustines from boat to table.',
  },
  hero: {
    src: 'https://bilder.example.com/auktionen-kajen.jpg',
    alt: 'A fishing boat comes alongside a lit quay at night, a man throws a rope.',
    caption: 'First in tonight is the Ingela of Hunnebostrand.',
    kredit: 'Karim Haddad',
    bredd: 2000,
    hojd: 1333,
    fokus: { x: 52, y: 48 },
  },
  taggar: ['Smögen', 'fiske', 'bildberättelse'],
  kallor: [{ titel: 'Besök på auktionen', url: '', not: 'Natten till den 6 november.' }],
  block: [
    paragraph(
      'bbildbe0001',
      'The langoustine lives in the mud fifty metres down and comes up in creels, one at a time, as it always has here. It is expensive and slow, and that is why it is worth driving through the night for. This is how it goes.',
    ),
    {
      type: 'galleri',
      attrs: {
        id: 'bbildbe0002',
        lage: 'berattelse',
        bilder: [
          picture(
            'lossning',
            'A woman in orange oilskins lifts a box of langoustines from a ship’s deck towards the quay.',
            '2.10 am. Ingela Svensson unloads by herself. She has 142 kilos tonight, which is good for November, and has been awake for twenty hours.',
          ),
          picture(
            'sortering',
            'Hands in blue gloves measure a langoustine against a metal gauge.',
            '2.40 am. Each one is measured against a gauge. The smallest go back into the sea, the largest into a box of their own. It takes three seconds apiece, and there are two thousand.',
          ),
          picture(
            'vagen',
            'A box of langoustines on a floor scale, the figures glow red in the mist.',
            '3.30 am. The scale doesn’t lie, they say here, but it is cold. It is two degrees in the hall all year round.',
          ),
          picture(
            'isen',
            'A man shovels crushed ice over boxes in a long row.',
            '4.15 am. The ice comes down a chute from the roof. This night takes four tonnes of it.',
          ),
          picture(
            'budet',
            'Five people sit at screens in a cramped room, one of them presses a button.',
            '6.30 am. The auction starts at a high price and counts down. Whoever presses first gets to buy. Ingela’s box goes in nine seconds.',
          ),
          picture(
            'bilen',
            'A van with open doors stands on the quay at dawn, boxes are being loaded.',
            '7.05 am. The buyer is called Yosef Amar and runs a restaurant in Gothenburg. He has an hour and a half before the kitchen opens.',
          ),
          picture(
            'tallriken',
            'Halved, gratinated langoustines on a dish, a fork on its way down.',
            '12.20 pm. With butter, dill and nothing more. The guest at the window table doesn’t know that she is eating Ingela’s night, but she orders another portion.',
          ),
        ],
      },
    },
    paragraph(
      'bbildbe0003',
      'By then Ingela Svensson has slept for four hours. At two the next night she is out again, if the wind allows.',
    ),
  ],
};
