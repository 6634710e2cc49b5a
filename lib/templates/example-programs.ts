/** Those who pay for links in the demo newsroom. What the examples of templates and blocks link to is paid for by the first. */
export const EXAMPLE_PROGRAMS = [
  { namn: 'Adtraction', domaner: ['adtraction.com'] },
  { namn: 'Adrecord', domaner: ['adrecord.com'] },
  { namn: 'Awin', domaner: ['awin1.com'] },
  { namn: 'Tradedoubler', domaner: ['tradedoubler.com'] },
] as const;
