import type { BlockExamples } from '#lib/blocks/define-block.ts';

const namn = 'Gjutjärnspanna 28 cm';
const lank = 'https://track.adtraction.com/t/t?a=1100200300&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fbutik.example.com%2Fgjutjarnspanna';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'en vara med bild, pris och köplänk',
      block: {
        type: 'produkt',
        attrs: {
          id: 'bprodukt01',
          namn,
          butik: 'Köksboden',
          pris: '649 kr',
          lank,
          bild: {
            src: 'https://bilder.example.com/gjutjarnspanna.jpg',
            alt: 'En svart gjutjärnspanna på en spis.',
            bredd: 1200,
            hojd: 900,
          },
          text: 'Tung som en granne och trogen i decennier.\n\nVi stekte tvåhundra pannkakor i den utan att en enda fastnade.',
        },
      },
    },
    {
      namn: 'en vara utan köplänk, med priset som tal',
      block: { type: 'produkt', attrs: { id: 'bprodukt02', namn: 'Linnehandduk', butik: 'Väveriet i Borås', pris: 149 } },
    },
  ],
  invalid: [
    {
      namn: 'utlänk vars kod inte är registrerad',
      block: { type: 'produkt', attrs: { id: 'bprodukt03', namn, lank: '/ut/gjutjarnspanna' } },
      kod: 'kopplank_utan_program',
    },
    {
      namn: 'köplänk utan kryptering',
      block: { type: 'produkt', attrs: { id: 'bprodukt04', namn, lank: 'http://butik.example.com/panna' } },
      kod: 'produkt_lank',
    },
    {
      namn: 'köplänk som är en mejladress',
      block: { type: 'produkt', attrs: { id: 'bprodukt05', namn, lank: 'mailto:order@butik.example.com' } },
      kod: 'produkt_lank',
    },
    {
      namn: 'köplänk utan program',
      block: { type: 'produkt', attrs: { id: 'bprodukt06', namn, lank: 'https://butik.example.com/panna' } },
      kod: 'kopplank_utan_program',
    },
    {
      namn: 'bild utan alternativtext',
      block: { type: 'produkt', attrs: { id: 'bprodukt07', namn, bild: { src: 'https://bilder.example.com/panna.jpg' } } },
      kod: 'alt_saknas',
    },
    { namn: 'utan namn', block: { type: 'produkt', attrs: { id: 'bprodukt08', pris: '649 kr' } }, kod: 'blockfalt_saknas' },
    {
      namn: 'köplänk som kör skript',
      block: { type: 'produkt', attrs: { id: 'bprodukt09', namn, lank: 'javascript:alert(1)' } },
      kod: 'adress_osaker',
    },
    {
      namn: 'pris som ingen har sett efter på länge',
      block: { type: 'produkt', attrs: { id: 'bprodukt11', namn, pris: '649 kr', kontrollerad: '2026-01-16' } },
      kod: 'pris_gammalt',
    },
    { namn: 'pris som lista', block: { type: 'produkt', attrs: { id: 'bprodukt10', namn, pris: ['649'] } }, kod: 'falt_typ' },
  ],
};
