import type { BlockExamples } from '#lib/blocks/define-block.ts';

const place = {
  namn: 'Kafé Skärgården',
  kategori: 'Kafé',
  stadsdel: 'Majorna',
  adress: 'Karl Johansgatan 12, Göteborg',
  karta: 'https://www.openstreetmap.org/?mlat=57.6931&mlon=11.9130#map=17/57.6931/11.9130',
};

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'ett kafé med adress och karta',
      block: {
        type: 'plats',
        attrs: {
          id: 'bplats0001',
          ...place,
          text: 'Här bakas surdegsbullarna i ett skyltfönster mot gatan.\n\nKom före tio, sedan är de bästa borden tagna.',
        },
      },
    },
    {
      namn: 'en strand utan gatuadress',
      block: { type: 'plats', attrs: { id: 'bplats0002', namn: 'Saltholmens klippor', kategori: 'Badplats' } },
    },
  ],
  invalid: [
    {
      namn: 'adress utan karta',
      block: { type: 'plats', attrs: { id: 'bplats0003', ...place, karta: undefined } },
      kod: 'plats_karta',
    },
    {
      namn: 'karta utan kryptering',
      block: { type: 'plats', attrs: { id: 'bplats0004', ...place, karta: 'http://kartor.example.com/1' } },
      kod: 'plats_karta',
    },
    { namn: 'utan namn', block: { type: 'plats', attrs: { id: 'bplats0005', kategori: 'Kafé' } }, kod: 'blockfalt_saknas' },
    {
      namn: 'karta som kör skript',
      block: { type: 'plats', attrs: { id: 'bplats0006', ...place, karta: 'javascript:alert(1)' } },
      kod: 'adress_osaker',
    },
    { namn: 'namn som lista', block: { type: 'plats', attrs: { id: 'bplats0007', namn: ['Kafé'] } }, kod: 'falt_typ' },
  ],
};
