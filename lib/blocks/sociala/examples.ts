import type { BlockExamples } from '#lib/blocks/define-block.ts';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'användarnamn och hela adresser',
      block: {
        type: 'sociala',
        attrs: {
          id: 'bsocia0001',
          facebook: 'noralindqvist.bat',
          instagram: '@noralindqvist',
          tiktok: 'nora_pa_sjon',
          x: 'noralindqvist',
          youtube: 'https://www.youtube.com/@norapasjon',
          webb: 'https://noralindqvist.example.com/',
        },
      },
    },
  ],
  invalid: [
    {
      namn: 'ett användarnamn med mellanslag',
      block: { type: 'sociala', attrs: { id: 'bsocia0002', x: 'Nora Lindqvist' } },
      kod: 'sociala_varde',
    },
    {
      namn: 'en osäker adress',
      block: { type: 'sociala', attrs: { id: 'bsocia0003', facebook: 'http://facebook.com/nora' } },
      kod: 'sociala_varde',
    },
    {
      namn: 'en adress som kör skript',
      block: { type: 'sociala', attrs: { id: 'bsocia0004', tiktok: 'javascript:alert(1)' } },
      kod: 'sociala_varde',
    },
    {
      namn: 'en webbplats utan https',
      block: { type: 'sociala', attrs: { id: 'bsocia0005', webb: 'noralindqvist' } },
      kod: 'sociala_varde',
    },
    { namn: 'ett nätverk som inte finns', block: { type: 'sociala', attrs: { id: 'bsocia0006', myspace: 'nora' } }, kod: 'falt_okant' },
  ],
};
