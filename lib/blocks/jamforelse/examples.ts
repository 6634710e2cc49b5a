import type { BlockExamples } from '#lib/blocks/define-block.ts';

const moka = {
  namn: 'Moka Norr 6 koppar',
  bild: { src: '/media/moka-norr/1600.jpg', alt: 'En blank åttkantig espressokanna på en gaslåga.', kredit: 'Lena Öberg' },
  betyg: 4.5,
  pris: '449 kr',
  butik: 'Kökshuset',
  lank: 'https://track.adtraction.com/t/t?a=1100200300&as=1900000000&t=2&tk=1&url=https%3A%2F%2Fkokshuset.example.com%2Fmoka-norr',
  plus: ['Jämnt tryck', 'Handtaget blir aldrig varmt'],
  minus: ['Packningen finns bara att beställa'],
  etikett: 'vinnare',
  kommentar: 'Den enda som gav samma kopp tio morgnar i rad.',
};
const budget = {
  namn: 'Pipa 4 koppar',
  betyg: 3,
  pris: 129,
  butik: 'Vardag',
  url: 'https://www.vardag.example.com/pipa-4',
  program: 'Adtraction',
  plus: ['Billig'],
  etikett: 'budget',
};
const block = (id: string, rader: unknown, rubrik = 'Sex kannor i test') => ({ type: 'jamforelse', attrs: { id, rubrik, rader } });

export const examples: BlockExamples = {
  valid: [
    { namn: 'två kannor, en vinnare', block: block('bjamfo0001', [moka, budget]) },
    {
      namn: 'bara namn, betyg och vem som vann',
      block: block('bjamfo0002', [
        { namn: 'Moka Norr', betyg: 5, etikett: 'vinnare' },
        { namn: 'Pipa', betyg: 1 },
      ]),
    },
  ],
  invalid: [
    { namn: 'en enda produkt', block: block('bjamfo0003', [moka]), kod: 'jamforelse_rader' },
    { namn: 'betyg sex av fem', block: block('bjamfo0004', [moka, { ...budget, betyg: 6 }]), kod: 'jamforelse_betyg' },
    { namn: 'betyg mellan två steg', block: block('bjamfo0005', [moka, { ...budget, betyg: 3.3 }]), kod: 'jamforelse_betyg' },
    { namn: 'en produkt utan betyg', block: block('bjamfo0006', [moka, { namn: 'Pipa' }]), kod: 'jamforelse_betyg' },
    { namn: 'ingen vinnare', block: block('bjamfo0007', [{ ...moka, etikett: 'bastpris' }, budget]), kod: 'jamforelse_vinnare' },
    { namn: 'två vinnare', block: block('bjamfo0008', [moka, { ...budget, etikett: 'vinnare' }]), kod: 'jamforelse_vinnare' },
    {
      namn: 'en adress utan program',
      block: block('bjamfo0009', [moka, { ...budget, program: '' }]),
      kod: 'kopplank_utan_program',
    },
    {
      namn: 'en köplänk utan https',
      block: block('bjamfo0010', [moka, { ...budget, url: 'http://vardag.example.com' }]),
      kod: 'produkt_lank',
    },
    {
      namn: 'en utlänk vars kod inte är registrerad',
      block: block('bjamfo0015', [{ ...moka, lank: '/ut/moka-norr' }, budget]),
      kod: 'kopplank_utan_program',
    },
    { namn: 'en köplänk som kör skript', block: block('bjamfo0011', [{ ...moka, lank: 'javascript:alert(1)' }]), kod: 'adress_osaker' },
    { namn: 'en etikett som inte finns', block: block('bjamfo0012', [moka, { ...budget, etikett: 'guld' }]), kod: 'blockfalt_varde' },
    { namn: 'betyg som text', block: block('bjamfo0013', [{ ...moka, betyg: '4,5' }, budget]), kod: 'falt_typ' },
    { namn: 'utan produkter', block: block('bjamfo0014', []), kod: 'jamforelse_rader' },
  ],
};
