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
  ['all of it', { utfall: 'aterstalld', sprak: [VERSION] }, ['Artikeln blir som före agenten.']],
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
      'Först ångras de 150 senaste sparningarna, och därefter 4850 till, en del i taget.',
      'Står kvar, eftersom det har ändrats sedan: källorna. Resten blir som före dem.',
    ],
  ],
  [
    'the first part, which came to none of the agent’s own',
    { utfall: 'oforandrad', sprak: [{ ...VERSION, angrade: 0, aterstar: 5 }] },
    ['5 sparningar av agenten ångras, en del i taget.'],
  ],
  [
    'the first part, of which all stays',
    { utfall: 'oforandrad', sprak: [{ ...VERSION, aterstar: 5, kvar: [{ block: 'a', falt: 'block' }] }] },
    ['Först ångras den senaste sparningen, och därefter 5 till, en del i taget.', 'Ett ställe som har ändrats sedan står kvar.'],
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
])('%s is told', (_, work, sentences) => expect(undoneInWords({ ...WORK, ...work }, false)).toEqual(sentences));

test.each<[what: string, work: Partial<UndoneWork>, sentences: string[]]>([
  ['a draft of the agent alone', { utfall: 'raderad' }, ['Ligger i papperskorgen: bara agenten har rört artikeln.']],
  ['all of it', { utfall: 'aterstalld', sprak: [VERSION] }, ['Artikeln är som före agenten.']],
  [
    'what was undone before it was refused',
    { utfall: 'aterstalld', sprak: [{ ...VERSION, angrade: 300, aterstar: 20, kvar: [{ block: 'a', falt: 'block' }] }] },
    [
      'Av agentens sparningar är de 300 senaste ångrade, och 20 kvar att ångra.',
      'Ett ställe som har ändrats sedan står kvar. Resten är som före dem.',
    ],
  ],
])('%s is told when it is done', (_, work, sentences) => expect(undoneInWords({ ...WORK, ...work }, true)).toEqual(sentences));
