import { defineTemplate } from '#lib/templates/define-template.ts';

/** The block stegforsteg tells structured data the steps; on this page the description is the page. */
export const howto = defineTemplate({
  id: 'howto',
  namn: 'Så gör du',
  version: 1,
  beskrivning: 'En sak att göra själv: vad som behövs, stegen i ordning och hur läsaren vet att det är klart.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'stegforsteg', minst: 1 }],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'HowTo',
});
