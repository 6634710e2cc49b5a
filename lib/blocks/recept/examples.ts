import type { BlockExamples } from '#lib/blocks/define-block.ts';

const grupper = [
  {
    namn: 'Deg',
    rader: [
      { mangd: '25 g', vara: 'jäst' },
      { mangd: '2½ dl', vara: 'mjölk' },
      { mangd: '7 dl', vara: 'vetemjöl' },
    ],
  },
  { namn: 'Fyllning', rader: [{ mangd: '100 g', vara: 'rumsvarmt smör' }, { vara: 'grovmalen kardemumma' }] },
];
const steg = ['Smula jästen i en bunke och rör ut den i fingervarm mjölk.', 'Arbeta in mjölet och låt degen jäsa i en timme.'];

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'bullar med deg och fyllning',
      block: {
        type: 'recept',
        attrs: { id: 'brecept001', rubrik: 'Kardemummabullar', portioner: '20 bullar', tid: '2 timmar 30 min', grupper, steg },
      },
    },
    {
      namn: 'en enkel rätt, med portioner och minuter som tal',
      block: {
        type: 'recept',
        attrs: {
          id: 'brecept002',
          rubrik: 'Havregrynsgröt',
          portioner: 2,
          tid: 5,
          grupper: [
            {
              rader: [
                { mangd: '2 dl', vara: 'havregryn' },
                { mangd: '4 dl', vara: 'vatten' },
              ],
            },
          ],
          steg: ['Koka gryn och vatten under omrörning i tre minuter.'],
        },
      },
    },
    {
      namn: 'allt som går att säga om en rätt, med en bild till ett steg',
      block: {
        type: 'recept',
        attrs: {
          id: 'brecept009',
          rubrik: 'Kardemummaknutar',
          portioner: '20 bullar',
          tid: '2 timmar 30 min',
          forberedelse: '45 min',
          tillagning: 10,
          kategori: 'Vetebröd',
          kok: 'Svenskt',
          naring: { kcal: 330, fett: 13.5, kolhydrater: 46, protein: 6, salt: 0.4 },
          grupper,
          steg,
          stegbilder: [
            {
              steg: 2,
              bild: { src: '/media/deg/1600.jpg', alt: 'En slät deg i en bunke.', caption: 'Degen är färdig.', kredit: 'Lena Öberg' },
            },
          ],
        },
      },
    },
  ],
  invalid: [
    {
      namn: 'en förberedelse som ingen kan räkna på',
      block: {
        type: 'recept',
        attrs: { id: 'brecept010', rubrik: 'Bullar', portioner: 4, tid: '1 h', forberedelse: '-5 min', grupper, steg },
      },
      kod: 'recept_tid',
    },
    {
      namn: 'delar som är längre än hela tiden',
      block: {
        type: 'recept',
        attrs: { id: 'brecept011', rubrik: 'Bullar', portioner: 4, tid: '1 h', forberedelse: 40, tillagning: '25 min', grupper, steg },
      },
      kod: 'recept_deltider',
    },
    {
      namn: 'en bild till ett steg som inte finns',
      block: {
        type: 'recept',
        attrs: {
          id: 'brecept012',
          rubrik: 'Bullar',
          portioner: 4,
          tid: '1 h',
          grupper,
          steg,
          stegbilder: [{ steg: 3, bild: { src: '/media/deg/1600.jpg', alt: 'En deg.', kredit: 'Lena Öberg' } }],
        },
      },
      kod: 'recept_stegbild',
    },
    {
      namn: 'näring under noll',
      block: {
        type: 'recept',
        attrs: { id: 'brecept013', rubrik: 'Bullar', portioner: 4, tid: '1 h', naring: { fett: -1 }, grupper, steg },
      },
      kod: 'blockfalt_varde',
    },
    {
      namn: 'utan steg',
      block: { type: 'recept', attrs: { id: 'brecept003', rubrik: 'Bullar', portioner: 4, tid: '1 h', grupper, steg: ['', ' '] } },
      kod: 'recept_tomt',
    },
    {
      namn: 'utan ingredienser',
      block: {
        type: 'recept',
        attrs: {
          id: 'brecept004',
          rubrik: 'Bullar',
          portioner: 4,
          tid: '1 h',
          grupper: [{ namn: 'Deg', rader: [{ mangd: '1 dl' }] }],
          steg,
        },
      },
      kod: 'recept_tomt',
    },
    {
      namn: 'en tid som ingen kan räkna på',
      block: { type: 'recept', attrs: { id: 'brecept005', rubrik: 'Bullar', portioner: 4, tid: 'en stund', grupper, steg } },
      kod: 'recept_tid',
    },
    {
      namn: 'utan namn',
      block: { type: 'recept', attrs: { id: 'brecept006', portioner: 4, tid: '1 h', grupper, steg } },
      kod: 'blockfalt_saknas',
    },
    {
      namn: 'steg som en text',
      block: { type: 'recept', attrs: { id: 'brecept007', rubrik: 'Bullar', grupper, steg: 'Blanda allt.' } },
      kod: 'falt_typ',
    },
    {
      namn: 'portioner som lista',
      block: { type: 'recept', attrs: { id: 'brecept008', rubrik: 'Bullar', portioner: [4], grupper, steg } },
      kod: 'falt_typ',
    },
  ],
};
