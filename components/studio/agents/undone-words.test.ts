import { expect, test } from 'vitest';
import { undoneInWords } from '#components/studio/agents/undone-words.ts';
import type { UndoneVersion, UndoneWork } from '#lib/contract/agent-work.ts';

const VERSION: UndoneVersion = {
  ...{ sprak: 'sv', angrade: 1, aterstar: 0, revision: null, kvar: [], andra: [], paborjad: false, hos_lasarna: false },
};
const WORK: UndoneWork = {
  ...{ ok: true, innehall: 'x', rubrik: 'Bron', utfall: 'oforandrad', sprak: [], schemalagd: false, ovrigt: [] },
  uppgifter: { angrade: [], kvar: [] },
};
const person = (namn: string) => ({ typ: 'person' as const, id: namn, namn });

test.each<[what: string, work: Partial<UndoneWork>, sentences: string[]]>([
  ['a draft of the agent alone', { utfall: 'raderad' }, ['Ligger i papperskorgen efteråt: bara agenten har rört artikeln.']],
  ['all of it', { utfall: 'aterstalld', sprak: [VERSION] }, ['Blir som före agenten.']],
  ['nothing', {}, ['Inget är kvar att ångra.']],
  [
    'what the agent itself has changed later',
    { sprak: [{ ...VERSION, kvar: [{ block: 'a', falt: 'block' }] }] },
    ['Ett ställe som har ändrats sedan står kvar.'],
  ],
  [
    'all but what others have changed',
    {
      utfall: 'aterstalld',
      sprak: [
        {
          ...VERSION,
          kvar: [
            { block: 'a', falt: 'block' },
            { block: 'b', falt: 'block' },
          ],
          andra: [person('Anna'), person('Kim')],
        },
      ],
    },
    ['2 ställen som har ändrats sedan står kvar. Efter agenten har Anna och Kim sparat. Resten blir som före agenten.'],
  ],
  [
    'the first part of many saves, and fields of the article',
    { utfall: 'aterstalld', sprak: [{ ...VERSION, angrade: 150, aterstar: 4_850 }], uppgifter: { angrade: ['taggar'], kvar: ['kallor'] } },
    [
      'Står kvar, eftersom det har ändrats sedan: källorna. Resten blir som före agenten.',
      'Det här gäller de 150 senaste sparningarna. 4850 sparningar till ångras därefter, en del i taget.',
    ],
  ],
  [
    'the first part, which came to none of the agent’s own',
    { utfall: 'oforandrad', sprak: [{ ...VERSION, angrade: 0, aterstar: 5 }] },
    ['5 sparningar av agenten ångras, en del i taget.'],
  ],
  [
    'what the agent began, which readers have and which is scheduled',
    {
      sprak: [{ ...VERSION, paborjad: true, hos_lasarna: true }],
      schemalagd: true,
      ovrigt: [{ handelse: 'taggaInnehall', antal: 2 }],
    },
    [
      'Det som agenten började språkversionen med står kvar.',
      'Läsarna ser agentens text tills artikeln publiceras igen.',
      'Artikeln är schemalagd: se över vilken version som ska ut.',
      'Ångras inte: Ändrade en artikels taggar.',
    ],
  ],
])('%s is told', (_, work, sentences) => expect(undoneInWords({ ...WORK, ...work })).toEqual(sentences));
