import type { BlockExamples } from '#lib/blocks/define-block.ts';

const picture = (name: string, alt: string, caption: string) => ({
  src: `https://bilder.example.com/${name}.jpg`,
  alt,
  caption,
  kredit: 'Lena Öberg',
  bredd: 2000,
  hojd: 1333,
});

const bilder = [
  picture('fyren-1', 'En vit fyr på en klippa i morgondimma.', 'Klockan är fem. Fyren syns före båten.'),
  picture('fyren-2', 'En man i overall klättrar uppför en smal trappa.', '114 steg upp, varje dag i trettio år.'),
  picture('fyren-3', 'En hand putsar en stor glaslins.', 'Linsen är från 1889 och putsas fortfarande för hand.'),
  picture('fyren-4', 'Havet sett genom ett runt fönster.', 'Utsikten har ingen tröttnat på än.'),
];

export const examples: BlockExamples = {
  valid: [
    { namn: 'två bilder i rutnät', block: { type: 'galleri', attrs: { id: 'bgalleri01', bilder: bilder.slice(2) } } },
    { namn: 'en berättelse i fyra bilder', block: { type: 'galleri', attrs: { id: 'bgalleri02', lage: 'berattelse', bilder } } },
  ],
  invalid: [
    {
      namn: 'en berättelse i tre bilder',
      block: { type: 'galleri', attrs: { id: 'bgalleri03', lage: 'berattelse', bilder: bilder.slice(1) } },
      kod: 'galleri_for_fa',
    },
    {
      namn: 'en berättelse där en bild saknar fotograf',
      block: {
        type: 'galleri',
        attrs: { id: 'bgalleri04', lage: 'berattelse', bilder: [...bilder.slice(1), { ...bilder[0], kredit: ' ' }] },
      },
      kod: 'galleri_kredit',
    },
    {
      namn: 'en bild utan alternativtext',
      block: { type: 'galleri', attrs: { id: 'bgalleri05', bilder: [{ ...bilder[0], alt: '' }] } },
      kod: 'alt_saknas',
    },
    { namn: 'okänt läge', block: { type: 'galleri', attrs: { id: 'bgalleri06', lage: 'bildspel', bilder } }, kod: 'blockfalt_varde' },
    { namn: 'utan bilder', block: { type: 'galleri', attrs: { id: 'bgalleri07' } }, kod: 'blockfalt_saknas' },
    {
      namn: 'bilder som adresser',
      block: { type: 'galleri', attrs: { id: 'bgalleri08', bilder: ['https://bilder.example.com/fyren-1.jpg'] } },
      kod: 'falt_typ',
    },
    {
      namn: 'en bild som data',
      block: { type: 'galleri', attrs: { id: 'bgalleri09', bilder: [{ src: 'data:image/png;base64,AA', alt: 'x' }] } },
      kod: 'adress_osaker',
    },
  ],
};
