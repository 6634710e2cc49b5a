import { afterEach, expect, test, vi } from 'vitest';
import { fixedEnd, leftToUndo, type Undoing, undoEach } from '#components/studio/agents/undo-each.ts';
import type { UndoneWork } from '#lib/contract/agent-work.ts';

const work = (utfall: UndoneWork['utfall']): UndoneWork => ({
  ...{ ok: true, innehall: 'x', rubrik: 'Bron', sprak: [], schemalagd: false, ovrigt: [] },
  uppgifter: { angrade: [], kvar: [] },
  utfall,
});
const version = { sprak: 'sv' as const, revision: null, kvar: [], andra: [], paborjad: false, hos_lasarna: false };
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
  const later = named('further back', { work: { ...work('oforandrad'), sprak: [{ ...version, angrade: 0, aterstar: 9 }] } });
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

afterEach(() => vi.unstubAllGlobals());

/** The service, which answers with these in turn; a number is a refusal of that status. */
function answering(...answers: (UndoneWork | number)[]): void {
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (typeof answer === 'number') return Response.json({ ok: false, fel: [] }, { status: answer });
    return Response.json(answer);
  });
}

const ORDER = { agent: 'a', fran: '2026-11-20', till: '2026-11-21', isTried: false };
const place = (block: string) => ({ block, falt: 'block' });
const anna = { typ: 'person' as const, id: 'anna', namn: 'Anna' };
const PORTIONS: UndoneWork[] = [
  {
    ...work('aterstalld'),
    sprak: [
      { ...version, angrade: 150, aterstar: 60, kvar: [place('a'), place('b')], andra: [anna], revision: { id: 'r7', nr: 7 } },
      { ...version, sprak: 'en', angrade: 10, aterstar: 0, hos_lasarna: true },
    ],
    uppgifter: { angrade: ['taggar'], kvar: ['kallor'] },
  },
  { ...work('oforandrad'), sprak: [{ ...version, angrade: 60, aterstar: 0, kvar: [place('b'), place('c')], andra: [anna] }] },
];

test('of what is undone in portions all of them are told', async () => {
  answering(...PORTIONS);
  const [outcome] = await undoEach([named('x', {})], ORDER, () => {});
  expect(outcome).toEqual({
    innehall: 'x',
    rubrik: 'Bron',
    work: {
      ...work('aterstalld'),
      sprak: [
        {
          ...version,
          ...{ angrade: 210, aterstar: 0, kvar: [place('a'), place('b'), place('c')], andra: [anna], revision: { id: 'r7', nr: 7 } },
        },
        { ...version, sprak: 'en', angrade: 10, aterstar: 0, hos_lasarna: true },
      ],
      uppgifter: { angrade: ['taggar'], kvar: ['kallor'] },
    },
  });
});

test('of one that is refused midway it is told what has been undone, and it is left to undo', async () => {
  answering(PORTIONS[0] ?? 500, 409);
  const outcomes = await undoEach([named('x', {})], ORDER, () => {});
  expect(outcomes).toMatchObject([{ work: PORTIONS[0], failure: { status: 409 } }]);
  expect(leftToUndo(outcomes, false)).toEqual(outcomes);
});
