import type { BlockExamples } from '#lib/blocks/define-block.ts';

const alt = 'En kvinna i förkläde lyfter en plåt med bullar ur en vedeldad ugn.';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'bild ur arkivet',
      block: {
        type: 'image',
        attrs: {
          id: 'bbild00001',
          src: '/media/bageriet/1600.jpg',
          alt,
          caption: 'Första plåten går ut klockan sex.',
          kredit: 'Lena Öberg',
          layout: 'normal',
          bredd: 1600,
          hojd: 1067,
        },
      },
    },
    {
      namn: 'bild från en annan webbplats, i helbredd',
      block: {
        type: 'image',
        attrs: { id: 'bbild00002', src: 'https://bilder.example.com/torget.jpg', cmsId: 42, alt, layout: 'helbredd' },
      },
    },
  ],
  invalid: [
    {
      namn: 'okänd layout',
      block: { type: 'image', attrs: { id: 'bbild00003', src: '/media/torget/1600.jpg', alt, layout: 'jätte' } },
      kod: 'blockfalt_varde',
    },
    {
      namn: 'utan alternativtext',
      block: { type: 'image', attrs: { id: 'bbild00004', src: '/media/torget/1600.jpg' } },
      kod: 'alt_saknas',
    },
    { namn: 'utan adress', block: { type: 'image', attrs: { id: 'bbild00005', alt } }, kod: 'bild_saknas' },
    {
      namn: 'adress som kör skript',
      block: { type: 'image', attrs: { id: 'bbild00006', src: 'javascript:alert(1)', alt } },
      kod: 'adress_osaker',
    },
    {
      namn: 'bild som data',
      block: { type: 'image', attrs: { id: 'bbild00007', src: 'data:image/svg+xml,<svg/>', alt } },
      kod: 'adress_osaker',
    },
    {
      namn: 'bredd som text',
      block: { type: 'image', attrs: { id: 'bbild00008', src: '/media/torget/1600.jpg', alt, bredd: '1600' } },
      kod: 'falt_typ',
    },
  ],
};
