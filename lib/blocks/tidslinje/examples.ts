import type { BlockExamples } from '#lib/blocks/define-block.ts';

const row = (ar: string, text: string) => ({ ar, text });

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'äldst först, två händelser samma år',
      block: {
        type: 'tidslinje',
        attrs: {
          id: 'btidsl0001',
          rubrik: 'Nora Lindqvist år för år',
          rader: [
            row('1987', 'Föds i Umeå som yngst av fyra syskon.'),
            row('2006–10', 'Läser till båtbyggare på Stensund.'),
            row('2014', 'Seglar ensam till Azorerna.'),
            row('2014', 'Ger ut sin första bok.'),
            row('Våren 2021', 'Tar över varvet på Djurö.'),
          ],
        },
      },
    },
    {
      namn: 'nyast först, en rad utan årtal i siffror',
      block: {
        type: 'tidslinje',
        attrs: { id: 'btidsl0002', rader: [row('2021', 'Tar över varvet.'), row('Tonåren', 'Seglar varje sommar.'), row('1987', 'Föds.')] },
      },
    },
  ],
  invalid: [
    {
      namn: 'ett år i fel ordning',
      block: {
        type: 'tidslinje',
        attrs: { id: 'btidsl0003', rader: [row('1987', 'Föds.'), row('2014', 'Seglar.'), row('2006', 'Läser.')] },
      },
      kod: 'tidslinje_ar',
    },
    { namn: 'utan rader', block: { type: 'tidslinje', attrs: { id: 'btidsl0004', rubrik: 'År för år' } }, kod: 'blockfalt_saknas' },
    {
      namn: 'år som tal',
      block: { type: 'tidslinje', attrs: { id: 'btidsl0005', rader: [{ ar: 1987, text: 'Föds.' }] } },
      kod: 'falt_typ',
    },
  ],
};
