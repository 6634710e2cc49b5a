import { expect, test } from 'vitest';
import { laterWrites } from '#lib/operations/live/later-writes.ts';
import type { LiveSuccessor } from '#lib/store/live-reports.ts';

const entry = (id: string, text = id) => ({ id, tid: '2026-11-20T08:00', text, fast: false });

/** The write that made revision `nr`, one step after the one before it; the chosen one is number 1. */
function write(nr: number, fields: Partial<LiveSuccessor> = {}): LiveSuccessor {
  const andring = { block: 'blive00001', id: `i${nr}`, inlagg: entry(`i${nr}`), slag: 'skrivet' as const };
  return {
    id: `r${nr}`,
    nr,
    bas: `r${nr - 1}`,
    skapad: `2026-11-20T08:00:0${nr}.000Z`,
    andring,
    live: null,
    steg: nr - 1,
    lasare: true,
    typ: 'person',
    ...fields,
  };
}

const readersHave = (...inlagg: Record<string, unknown>[]) => ({
  block: [{ type: 'liveinlagg', attrs: { id: 'blive00001', inlagg } }],
  meta: { live: true },
});
const broughtAlong = ({ newest, rest }: ReturnType<typeof laterWrites>) => [newest?.id, rest.map(({ andring }) => andring?.id)];

test('what was written after the order for readers goes along; what was not does not, nor as part of what goes on from it', () => {
  const writes = [write(2), write(3, { lasare: false }), write(4)];
  expect(broughtAlong(laterWrites(writes, { after: 1, newest: 1, readers: undefined }))).toEqual(['r2', ['i4']]);
});

test('what was written before the order goes along where readers have it, as they have it', () => {
  const corrected = write(3, { andring: { block: 'blive00001', id: 'i2', inlagg: entry('i2', 'Rättat'), slag: 'rattat' } });
  const before = { after: 1, newest: 4 };
  const writes = [write(2), corrected, write(4, { lasare: false }), write(5)];
  const asReadersHaveIt = laterWrites(writes, { ...before, readers: readersHave(entry('i2', 'Rättat')) });
  expect(broughtAlong(asReadersHaveIt)).toEqual(['r3', ['i5']]);
  expect(broughtAlong(laterWrites(writes, { ...before, readers: readersHave() }))).toEqual([undefined, ['i5']]);
  expect(broughtAlong(laterWrites(writes, { ...before, readers: readersHave(entry('i2')) }))).toEqual([undefined, ['i5']]);
});

test('of what was written before it was kept for whom, what readers have goes along', () => {
  const writes = [write(2, { lasare: null }), write(3, { lasare: null })];
  expect(broughtAlong(laterWrites(writes, { after: 1, newest: 1, readers: readersHave(entry('i2')) }))).toEqual(['r2', []]);
});

test('what goes along tells who wrote the texts of entries, once of a write that made two revisions', () => {
  const change = (text: string) => ({ block: 'blive00001', id: 'i2', inlagg: entry('i2', text), slag: 'rattat' as const });
  const writes = [
    write(2),
    write(3, { typ: 'agent', andring: change('Nytt'), bas: 'r2' }),
    write(4, { typ: 'agent', andring: change('Nytt'), bas: 'r2', skapad: '2026-11-20T08:00:03.000Z' }),
    write(5, { lasare: false }),
    write(6, { andring: { block: 'blive00001', id: 'i2', inlagg: null } }),
  ];
  const { texts } = laterWrites(writes, { after: 1, newest: 1, readers: undefined });
  expect([...texts]).toEqual([
    [
      'i2',
      [
        { typ: 'person', text: 'i2' },
        { typ: 'agent', text: 'Nytt' },
        { typ: 'person', text: '' },
      ],
    ],
  ]);
});
