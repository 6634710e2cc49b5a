import type { KnownPerson } from '#lib/contract/known-person.ts';

type DemoKnownPerson = Pick<KnownPerson, 'namn' | 'alias' | 'fodd' | 'kandFor' | 'rader'>;

/** Where the facts of invented people come from. */
export const INVENTED = 'Påhittad för demoredaktionen';

/** The people dictionary of the demo: invented people, two of them with the same name, as in life. */
export const KNOWN_PEOPLE: readonly DemoKnownPerson[] = [
  {
    namn: 'Ellinor Havström',
    alias: ['Ellinor Hagström-Vik'],
    fodd: '3 mars 1979 i Kalmar',
    kandFor: 'konstnär som arbetar med glas och ljud',
    rader: [
      { k: 'Yrke', v: 'Konstnär' },
      { k: 'Bor', v: 'I Sundeby' },
      { k: 'Aktuell med', v: '”Nitton sekunder” i Sundebys vattentorn' },
    ],
  },
  {
    namn: 'Maja Ek',
    alias: [],
    fodd: '20 november 1985 i Umeå',
    kandFor: 'skådespelare i filmen ”Vinterhamn”',
    rader: [
      { k: 'Yrke', v: 'Skådespelare' },
      { k: 'Bor', v: 'I Göteborg' },
    ],
  },
  {
    namn: 'Maja Ek',
    alias: ['M. R. Ek'],
    fodd: '1961',
    kandFor: 'deckarförfattare',
    rader: [
      { k: 'Yrke', v: 'Författare' },
      { k: 'Debuterade', v: '1994 med ”Ingen väntar i Vivsta”' },
    ],
  },
  {
    namn: 'Nora Lindqvist',
    alias: ['Nora Lindqvist Sjö'],
    fodd: '3 september 1987 i Umeå',
    kandFor: 'båtbyggare och ensamseglare',
    rader: [
      { k: 'Yrke', v: 'Båtbyggare' },
      { k: 'Bor', v: 'På Djurö' },
    ],
  },
  {
    namn: 'Amadou Sträng',
    alias: ['DJ Sträng', 'Amadou Strang'],
    fodd: '8 juni 1996 i Malmö',
    kandFor: 'artist, skivan ”Trampbåt”',
    rader: [
      { k: 'Yrke', v: 'Artist och låtskrivare' },
      { k: 'Genombrott', v: 'Singeln ”Bara när det blåser”, 2021' },
    ],
  },
  {
    namn: 'Désirée Åkerblom',
    alias: ['Desi Åkerblom'],
    fodd: 'maj 1972',
    kandFor: 'programledare för radions ”Lördagsköket”',
    rader: [{ k: 'Yrke', v: 'Programledare och kock' }],
  },
];
