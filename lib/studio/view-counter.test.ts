import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageView } from '#lib/contract/page-view.ts';
import type { ViewSums } from '#lib/store/page-views.ts';
import { ViewCounter } from '#lib/studio/view-counter.ts';

const VIEW: PageView = { innehall: '019a0000-0000-7000-8000-000000000001', sprak: 'sv', kalla: 'sok', sekunder: 40, djup: 100 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-30T21:58:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const unknown = (nr: number): PageView => ({ ...VIEW, innehall: `019a0000-0000-7000-8000-1${String(nr).padStart(11, '0')}` });

/** A counter, and what it has written to a database in which one article is public. */
function counterOf() {
  const written: ViewSums[][] = [];
  const faults = { left: 0 };
  const told: string[] = [];
  const counter = new ViewCounter({
    async add(rows) {
      if (faults.left-- > 0) throw new Error('the database is away');
      written.push(structuredClone([...rows]));
      return rows.some(({ innehall }) => innehall === VIEW.innehall) ? [VIEW.innehall] : [];
    },
    now: () => new Date(),
    log: { error: (_: unknown, text?: string) => told.push(text ?? '') },
  });
  return { counter, written, faults, told };
}

test('what is read is written once a second, in its buckets, by Stockholm’s clocks', async () => {
  const { counter, written } = counterOf();
  counter.viewed(VIEW);
  counter.viewed({ ...VIEW, sekunder: 0, djup: 24 });
  await vi.advanceTimersByTimeAsync(999);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  const { sekunder: _, djup: __, ...named } = VIEW;
  expect(written).toEqual([
    [
      {
        ...named,
        dag: '2026-06-30',
        stund: '23:55',
        minut: '2026-06-30T21:58:00Z',
        visningar: 2,
        lastid: [1, 0, 1, 0, 0],
        djup: [1, 0, 0, 1],
      },
    ],
  ]);
});

test('a day ends at midnight in Stockholm', async () => {
  const { counter, written } = counterOf();
  counter.viewed(VIEW);
  vi.setSystemTime(new Date('2026-06-30T22:00:00Z'));
  counter.viewed(VIEW);
  await counter.stop();
  expect(written.flat().map(({ dag, stund }) => `${dag} ${stund}`)).toEqual(['2026-06-30 23:55', '2026-07-01 00:00']);
});

test('each minute is told by itself, in which it is the same everywhere when clocks are put back', async () => {
  const { counter, written } = counterOf();
  for (const moment of ['2026-10-25T00:02:59.999Z', '2026-10-25T00:03:00Z', '2026-10-25T01:02:00Z']) {
    vi.setSystemTime(new Date(moment));
    counter.viewed(VIEW);
  }
  await counter.stop();
  expect(written.flat().map(({ dag, stund, minut }) => `${dag} ${stund} ${minut}`)).toEqual([
    '2026-10-25 02:00 2026-10-25T00:02:00Z',
    '2026-10-25 02:00 2026-10-25T00:03:00Z',
    '2026-10-25 02:00 2026-10-25T01:02:00Z',
  ]);
});

test('a stop writes what is left', async () => {
  const { counter, written } = counterOf();
  counter.viewed(VIEW);
  await counter.stop();
  expect(written.flat()).toHaveLength(1);
});

test('while the database is away nothing is lost, and it is told once', async () => {
  const { counter, written, faults, told } = counterOf();
  faults.left = 3;
  counter.viewed(VIEW);
  await vi.advanceTimersByTimeAsync(2_000);
  counter.viewed(VIEW);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(written.flat().map(({ visningar }) => visningar)).toEqual([2]);
  expect(told).toHaveLength(1);
});

test('while the database is away a second counts as much as any other, and no more', async () => {
  const { counter, written, faults } = counterOf();
  faults.left = 5;
  for (let second = 0; second < 10; second++) {
    for (let nr = 0; nr < (second === 9 ? 50_000 : 900); nr++) counter.viewed(VIEW);
    await vi.advanceTimersByTimeAsync(second === 9 ? 0 : 1_000);
  }
  await counter.stop();
  // Written as soon as that can be done; then anew, second by second.
  expect(written.flat()[0]?.visningar).toBeGreaterThan(5 * 900 - 1);
  const all = written.flat().reduce((sum, { visningar }) => sum + visningar, 0);
  expect(all).toBeGreaterThanOrEqual(9 * 900);
  expect(all).toBeLessThanOrEqual(9 * 900 + 2_000);
});

test('a million that nobody has fill no memory, and leave room for what readers have', async () => {
  const { counter, written } = counterOf();
  counter.viewed(VIEW);
  await vi.advanceTimersByTimeAsync(1_000);
  written.length = 0;
  for (let nr = 0; nr < 20_000; nr++) counter.viewed(unknown(nr));
  counter.viewed(VIEW);
  await counter.stop();
  expect(written.flat().length).toBeLessThanOrEqual(5_001);
  expect(written.flat().some(({ innehall }) => innehall === VIEW.innehall)).toBe(true);
});

test('of one article no more is believed in a second than anybody reads', async () => {
  const { counter, written } = counterOf();
  for (let nr = 0; nr < 50_000; nr++) counter.viewed(VIEW);
  await counter.stop();
  expect(written.flat().map(({ visningar }) => visningar)).toEqual([1_000]);
});
