import type { BlockExamples } from '#lib/blocks/define-block.ts';

const steg = [
  {
    rubrik: 'Ta loss hjulet',
    text: 'Vänd cykeln upp och ner. Öppna bromsen, lossa snabbkopplingen och lyft ur hjulet.',
    bild: { src: '/media/cykelslang/1600.jpg', alt: 'Ett framhjul lyfts ur gaffeln på en upp och nervänd cykel.', kredit: 'Lena Öberg' },
  },
  { rubrik: 'Hitta hålet', text: 'Pumpa slangen hård och för den genom ett fat med vatten.\n\nDär det bubblar sitter hålet.' },
  { text: 'Rugga upp gummit, stryk på lim, vänta i fem minuter och tryck fast lappen.' },
];

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'tre steg med bild, tid och det som behövs',
      block: {
        type: 'stegforsteg',
        attrs: {
          id: 'bstegf0001',
          rubrik: 'Så lagar du en cykelslang',
          behover: ['Två däckavtagare', 'Lagningssats med lim', 'Ett fat vatten'],
          tid: 'ca 30 minuter',
          svarighet: 'latt',
          steg,
          klart: 'Står däcket hårt en timme senare är lagningen tät.',
        },
      },
    },
    {
      namn: 'bara stegen',
      block: {
        type: 'stegforsteg',
        attrs: { id: 'bstegf0002', rubrik: 'Så pumpar du', steg: [{ text: 'Skruva på munstycket.' }, { text: 'Pumpa.' }] },
      },
    },
  ],
  invalid: [
    {
      namn: 'ett enda steg',
      block: { type: 'stegforsteg', attrs: { id: 'bstegf0003', rubrik: 'Så gör du', steg: steg.slice(0, 1) } },
      kod: 'howto_steg',
    },
    {
      namn: 'två steg, det ena tomt',
      block: { type: 'stegforsteg', attrs: { id: 'bstegf0004', rubrik: 'Så gör du', steg: [{ text: 'Pumpa.' }, { text: ' ' }] } },
      kod: 'howto_steg',
    },
    {
      namn: 'en tid som ingen kan räkna på',
      block: { type: 'stegforsteg', attrs: { id: 'bstegf0005', rubrik: 'Så gör du', tid: 'en stund', steg } },
      kod: 'howto_tid',
    },
    {
      namn: 'en svårighetsgrad som inte finns',
      block: { type: 'stegforsteg', attrs: { id: 'bstegf0006', rubrik: 'Så gör du', svarighet: 'omöjlig', steg } },
      kod: 'blockfalt_varde',
    },
    {
      namn: 'en bild utan alternativtext',
      block: {
        type: 'stegforsteg',
        attrs: { id: 'bstegf0007', rubrik: 'Så gör du', steg: [...steg, { text: 'Pumpa.', bild: { src: '/media/pump/1600.jpg' } }] },
      },
      kod: 'alt_saknas',
    },
    { namn: 'steg som text', block: { type: 'stegforsteg', attrs: { id: 'bstegf0008', steg: ['Pumpa.'] } }, kod: 'falt_typ' },
  ],
};
