import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph, text } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'How to mend a bicycle puncture',
  ingress:
    'A puncture need not mean a trip to the workshop. With two tyre levers, a repair kit and half an hour to spare the bicycle is whole again, and the patch lasts as long as the tube.',
  slug: 'how-to-mend-a-bicycle-puncture',
  meta: {
    seoTitel: 'Mend a bicycle puncture, step by step',
    seoBesk:
      'Find the hole, patch the tube and put the tyre back without pinching it. Step by step, with all you need and what most often goes wrong.',
    puffTitel: 'Mend the puncture in half an hour',
    socialText: 'How to find the hole, patch the tube and not puncture it again when the tyre goes back on.',
  },
  hero: {
    src: 'https://bilder.example.com/punktering-lagning.jpg',
    alt: 'Two hands press a black patch against an inner tube on a wooden floor, the tyre lies beside it.',
    caption: 'The patch should be pressed down from the middle outwards.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 50, y: 58 },
  },
  taggar: ['cykel', 'laga själv', 'hållbarhet'],
  kallor: [{ titel: 'Besök på Cykelköket Majorna', url: '', not: 'Genomgång med volontären Petra Holm den 4 november.' }],
  block: [
    paragraph(
      'bhowto0001',
      'Most punctures are small: a thorn, a splinter of glass, a kerb taken too fast. The air seeps out overnight and in the morning the bicycle stands on its rim. Many people then replace the whole tube, although a patch for five kronor would have been enough.',
    ),
    paragraph(
      'bhowto0002',
      '“The most common mistake is haste. People put the patch on before the glue has dried, and then they believe that patches don’t work,” says Petra Holm, who teaches repairs at a bicycle kitchen in Gothenburg.',
    ),
    {
      type: 'stegforsteg',
      attrs: {
        id: 'bhowto0003',
        rubrik: 'Mend the puncture in seven steps',
        behover: ['Two plastic tyre levers', 'A repair kit with patches, glue and sandpaper', 'A pump', 'A bowl of water', 'A rag'],
        tid: 'about 30 minutes',
        svarighet: 'latt',
        steg: [
          {
            rubrik: 'Take off the wheel',
            text: 'Turn the bicycle upside down. Open the brake, undo the quick release or the nuts and lift out the wheel. The rear wheel comes out more easily when the chain is on the smallest sprocket.',
          },
          {
            rubrik: 'Free one side of the tyre',
            text: 'Let out all the air. Insert the first lever opposite the valve and fold it down, insert the second a hand’s width away and pull it along the rim until the whole edge is free.',
          },
          {
            rubrik: 'Find the hole',
            text: 'Pump the tube to twice its thickness and pass it by your cheek: you feel the draught before you see the hole. If you find none, lower the tube into water a bit at a time. Where it bubbles, there it is.\n\nWipe it dry and ring the hole with the pencil from the kit.',
            bild: {
              src: 'https://bilder.example.com/punktering-bubblor.jpg',
              alt: 'A length of inner tube under water in a bowl, a row of bubbles rising from a small hole.',
              caption: 'If the hole can’t be seen, the bubbles can.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
          },
          {
            rubrik: 'Roughen and glue',
            text: 'Sand the rubber round the hole until it is matt, an area larger than the patch. Spread a thin layer of glue and wait for five minutes. The glue should feel dry to the touch.',
          },
          {
            rubrik: 'Put on the patch',
            text: 'Pull off the foil without touching the underside. Press the patch down from the middle outwards and hold it for a minute. The plastic on top may stay where it is.',
          },
          {
            rubrik: 'Look for the cause',
            text: 'Feel carefully with the rag along the whole inside of the tyre. If the splinter is still there you will soon be back at step one.',
          },
          {
            rubrik: 'Put it together',
            text: 'Pump in just enough air to give the tube its shape. Lay it in, start at the valve and push up the edge of the tyre with your thumbs. Don’t use the lever for the last bit: that is when the tube gets pinched.',
          },
        ],
        klart:
          'Pump it half full, spin the wheel and see that the tyre sits equally deep all the way round. Then pump it full. If it is as hard after an hour, the repair is tight.',
      },
    },
    heading('bhowto0004', 'When the tube can’t be saved'),
    paragraph(
      'bhowto0005',
      'If the hole is at the valve no patch will help, because the rubber moves too much there. The same goes for a long cut, or for two small holes side by side like a snake bite. The last is a sign that you have been riding with too little air.',
    ),
    {
      type: 'paragraph',
      attrs: { id: 'bhowto0006' },
      content: [
        text(
          'Then it is time for a new tube. The size is on the side of the tyre, for instance 37-622. Most workshops accept an old tube; otherwise it goes to ',
        ),
        text('the recycling centre', { type: 'link', attrs: { href: 'https://www.sopor.nu/' } }),
        text('.'),
      ],
    },
    {
      type: 'faktaruta',
      attrs: { id: 'bhowto0007', rubrik: 'How to avoid the next one' },
      content: [
        paragraph(
          'bhowto0008',
          'Pump once a month. The right pressure is on the side of the tyre, and it is nearly always more than you think.',
        ),
        paragraph('bhowto0009', 'Change the tyre when the tread is gone in the middle or when small cracks show on the side.'),
      ],
    },
  ],
};
