import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'Cardamom knots that are still soft the day after',
  ingress:
    'The secret is to scald some of the flour the night before. It takes five minutes and keeps the buns moist for two days, if they are allowed to lie around for that long.',
  slug: 'cardamom-knots-that-are-still-soft-the-day-after',
  meta: {
    seoTitel: 'Swedish cardamom knots with scalded flour',
    seoBesk: 'A recipe for Swedish cardamom knots that stay soft for two days. Scald the flour the night before; the rest is easy.',
    puffTitel: 'The buns that are soft the day after',
    socialText: 'Five minutes the night before are all that stand between a dry bun and a moist one.',
  },
  hero: {
    src: 'https://bilder.example.com/kardemummaknutar.jpg',
    alt: 'A tray of golden cardamom knots, dusted with crushed cardamom and sugar.',
    caption: 'The knots should be dark gold on top but still soft at the sides.',
    kredit: 'Lena Öberg',
    bredd: 2000,
    hojd: 1500,
    fokus: { x: 50, y: 50 },
  },
  taggar: ['bakning', 'bullar', 'kardemumma'],
  kallor: [{ titel: 'Provbakning i redaktionens kök', url: '', not: 'Fyra omgångar, den 6–9 november. Ugn utan varmluft.' }],
  block: [
    {
      type: 'viktigast',
      attrs: {
        id: 'brecmall01',
        punkter: [
          'Scald the flour the night before, or the buns will be dry the next day.',
          'Crush the cardamom yourself. What is sold ground has lost its flavour.',
          'Take the buns out a minute earlier than you think.',
        ],
      },
    },
    paragraph(
      'brecmall02',
      'A wheat bun is at its best for twenty minutes. Then the starch in the flour begins to let go of its water, and by evening you have to dunk it. Bakers have long known how to trick it: by pouring boiling milk over some of the flour. It then binds more liquid than it would have done, and keeps it.',
    ),
    paragraph(
      'brecmall03',
      'We have baked four batches with different amounts of scalded flour. With half a decilitre you barely notice it, with three the dough turns to paste. Two is just right.',
    ),
    {
      type: 'recept',
      attrs: {
        id: 'brecmall04',
        rubrik: 'Cardamom knots',
        portioner: '20 buns',
        tid: '3 hours',
        forberedelse: '1 hour',
        tillagning: '10 min',
        kategori: 'Sweet buns',
        kok: 'Swedish',
        naring: { kcal: 330, fett: 13, kolhydrater: 46, protein: 6, salt: 0.4 },
        grupper: [
          {
            namn: 'Scalded flour, the night before',
            rader: [
              { mangd: '200 ml', vara: 'milk' },
              { mangd: '120 g', vara: 'strong white flour' },
            ],
          },
          {
            namn: 'Dough',
            rader: [
              { mangd: '300 ml', vara: 'cold milk' },
              { mangd: '25 g', vara: 'fresh yeast' },
              { mangd: '130 g', vara: 'caster sugar' },
              { mangd: '1 tsp', vara: 'salt' },
              { mangd: '1 tbsp', vara: 'freshly crushed cardamom' },
              { mangd: '720 g', vara: 'strong white flour' },
              { mangd: '150 g', vara: 'butter at room temperature' },
            ],
          },
          {
            namn: 'Filling and glaze',
            rader: [
              { mangd: '150 g', vara: 'butter at room temperature' },
              { mangd: '130 g', vara: 'caster sugar' },
              { mangd: '2 tbsp', vara: 'freshly crushed cardamom' },
              { mangd: '1', vara: 'egg' },
            ],
          },
        ],
        steg: [
          'The night before: bring the milk to the boil, pour it over the flour and stir to a smooth lump. Cover and leave to cool at room temperature overnight.',
          'Dissolve the yeast in the cold milk. Add the scalded flour, sugar, salt, cardamom and most of the flour. Knead by machine at low speed for eight minutes.',
          'Add the butter a little at a time and knead for another eight minutes, until the dough is glossy and leaves the bowl. Cover and let it rise for an hour.',
          'Roll the dough out to a rectangle of 40 by 60 centimetres. Spread with butter, sprinkle with sugar and cardamom, and fold it in half.',
          'Cut into twenty strips, wind each strip twice around your fingers and push the end through the middle. Let them rise on a tray for 45 minutes.',
          'Heat the oven to 225 °C. Brush with beaten egg and bake in the middle of the oven for 9–10 minutes. Leave to cool under a cloth.',
        ],
        stegbilder: [
          {
            steg: 5,
            bild: {
              src: 'https://bilder.example.com/kardemummaknutar-snurra.jpg',
              alt: 'A strip of dough wound twice around three fingers.',
              caption: 'Twice around, and then the end through the middle.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
          },
        ],
      },
    },
    heading('brecmall05', 'If something goes wrong'),
    paragraph(
      'brecmall06',
      'The dough should feel slightly too loose when it is done. If it resists your finger it has had too much flour: work in a tablespoon of milk. Knots that have split at the joins have risen for too short a time, not too long.',
    ),
    paragraph(
      'brecmall07',
      'They can be frozen the same day, preferably two to a bag. Thaw them on the worktop and warm them at 150 °C for four minutes, and they will taste freshly baked.',
    ),
  ],
};
