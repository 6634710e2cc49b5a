import { expect, test } from 'vitest';
import { fixedEnd, leftToUndo, type Undoing } from '#components/studio/agents/undo-each.ts';
import type { UndoneWork } from '#lib/contract/agent-work.ts';

const work = (utfall: UndoneWork['utfall']): UndoneWork => ({
  ...{ ok: true, innehall: 'x', rubrik: 'Bron', sprak: [], schemalagd: false, ovrigt: [] },
  uppgifter: { angrade: [], kvar: [] },
  utfall,
});
const failure = { status: 409, title: 'Det gick inte', fel: [] };
const named = (innehall: string, outcome: Partial<Undoing>): Undoing => ({ innehall, rubrik: 'Bron', ...outcome });
const OUTCOMES = [
  named('changed', { work: work('aterstalld') }),
  named('thrown away', { work: work('raderad') }),
  named('as it was', { work: work('oforandrad') }),
  named('refused', { failure }),
];

test('of what has been tried that is undone which would change, and of what has been done that once more which was refused', () => {
  expect(leftToUndo(OUTCOMES, true).map(({ innehall }) => innehall)).toEqual(['changed', 'thrown away']);
  const version = {
    sprak: 'sv' as const,
    angrade: 0,
    aterstar: 9,
    revision: null,
    kvar: [],
    andra: [],
    paborjad: false,
    hos_lasarna: false,
  };
  const later = named('further back', { work: { ...work('oforandrad'), sprak: [version] } });
  expect(leftToUndo([later], true)).toEqual([later]);
  expect(leftToUndo(OUTCOMES, false).map(({ innehall }) => innehall)).toEqual(['refused']);
});

test.each([
  ['', '2026-11-20T23:30:00.000Z'],
  ['2026-11-21', '2026-11-20T23:30:00.000Z'],
  ['2026-11-20', '2026-11-20'],
])('the end %j of a time is fixed where it is not over by Swedish clocks: %s', (till, end) => {
  expect(fixedEnd(till, new Date('2026-11-20T23:30:00Z'))).toBe(end);
});
