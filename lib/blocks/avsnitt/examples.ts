import type { BlockExamples } from '#lib/blocks/define-block.ts';

const rubrik = 'Saltholmen';
const text = 'Ta spårvagnen till ändhållplatsen och gå de sista fem minuterna.\n\nVattnet är djupt och kallt till midsommar.';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'ett avsnitt med bild',
      block: {
        type: 'avsnitt',
        attrs: {
          id: 'bavsnitt01',
          rubrik,
          text,
          bild: {
            src: 'https://bilder.example.com/saltholmen.jpg',
            alt: 'Badande på släta klippor vid havet.',
            caption: 'Klipporna är fulla från klockan tio.',
            kredit: 'Lena Öberg',
            bredd: 1600,
            hojd: 1067,
          },
          nr: 1,
          av: 1,
        },
      },
    },
    { namn: 'ett avsnitt utan bild', block: { type: 'avsnitt', attrs: { id: 'bavsnitt02', rubrik, text, nr: 1, av: 1 } } },
  ],
  invalid: [
    { namn: 'utan rubrik', block: { type: 'avsnitt', attrs: { id: 'bavsnitt03', text } }, kod: 'avsnitt_rubrik' },
    { namn: 'utan text', block: { type: 'avsnitt', attrs: { id: 'bavsnitt04', rubrik } }, kod: 'blockfalt_saknas' },
    {
      namn: 'bild utan alternativtext',
      block: { type: 'avsnitt', attrs: { id: 'bavsnitt05', rubrik, text, bild: { src: '/media/hav/1600.jpg' } } },
      kod: 'alt_saknas',
    },
    { namn: 'nummer som text', block: { type: 'avsnitt', attrs: { id: 'bavsnitt06', rubrik, text, nr: '1' } }, kod: 'falt_typ' },
  ],
};
