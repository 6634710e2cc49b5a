import type { BlockExamples } from '#lib/blocks/define-block.ts';

const lankar = [
  { rubrik: 'Fyra bagare delar på en ugn', url: '/mat/fyra-bagare-delar-pa-en-ugn' },
  { rubrik: 'Kommunens beslut om torgen', url: 'https://www.goteborg.se/beslut/torgen' },
];

export const examples: BlockExamples = {
  valid: [
    { namn: 'två länkar med egen rubrik', block: { type: 'relaterat', attrs: { id: 'brelat0001', rubrik: 'Mer om torget', lankar } } },
    { namn: 'de senaste med en tagg', block: { type: 'relaterat', attrs: { id: 'brelat0002', auto: true, tagg: 'bageri' } } },
  ],
  invalid: [
    { namn: 'utan länkar', block: { type: 'relaterat', attrs: { id: 'brelat0003', rubrik: 'Läs också' } }, kod: 'relaterat_tomt' },
    { namn: 'auto utan tagg', block: { type: 'relaterat', attrs: { id: 'brelat0004', auto: true, tagg: ' ' } }, kod: 'relaterat_tomt' },
    {
      namn: 'en länk utan adress',
      block: { type: 'relaterat', attrs: { id: 'brelat0005', lankar: [...lankar, { rubrik: 'Torget' }] } },
      kod: 'lank_tom',
    },
    {
      namn: 'en adress utan början',
      block: { type: 'relaterat', attrs: { id: 'brelat0006', lankar: [{ rubrik: 'SVT', url: 'www.svt.se' }] } },
      kod: 'lank_ogiltig',
    },
    {
      namn: 'en adress som kör skript',
      block: { type: 'relaterat', attrs: { id: 'brelat0007', lankar: [{ rubrik: 'Torget', url: 'javascript:alert(1)' }] } },
      kod: 'adress_osaker',
    },
    { namn: 'länkar som adresser', block: { type: 'relaterat', attrs: { id: 'brelat0008', lankar: ['/mat/bullar'] } }, kod: 'falt_typ' },
  ],
};
