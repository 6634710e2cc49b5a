import { expect, test } from 'vitest';
import { cannotReport } from '#components/studio/live/desk-rights.ts';
import type { Actor } from '#lib/contract/actor.ts';

const writer: Actor = {
  ...{ typ: 'person', id: 'p1', namn: 'Lisa Ek', roll: 'skribent', publicera: false, schemalagga: false },
  ...{ sektioner: [], mallar: [], sprak: [] },
};
const item = { id: 'a1', rubrik: 'Valnatten', sektion: 'nyheter', mall: 'liverapport', sprak: ['sv', 'en'], schemalagda: [] } as const;

test.each([
  ['in a draft', item, 'sv', false, true],
  ['not where readers see it', item, 'sv', true, false],
  ['not before that is known', item, 'sv', undefined, false],
  ['not in a draft that is scheduled', { ...item, schemalagda: ['sv'] }, 'sv', false, false],
  ['in a draft whose other language is scheduled', { ...item, schemalagda: ['sv'] }, 'en', false, true],
] as const)('a writer reports %s', (_, report, sprak, publik, may) => {
  expect(cannotReport(writer, report, sprak, publik) === undefined).toBe(may);
});
