import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import type { Clicks } from '#lib/store/outbound-clicks.ts';
import { ClickCounter } from '#lib/studio/click-counter.ts';

const ITEM = '019a0000-0000-7000-8000-000000000001';
const NOWHERE = { innehall: null, block: '' };

const link = (href: string): Block => ({
  type: 'paragraph',
  attrs: { id: 'binre001' },
  content: [{ type: 'text', text: 'pannan', marks: [{ type: 'link', attrs: { href } }] }],
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-30T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A counter, what it has written, and how often it has read an article. */
function counterOf(block: readonly Block[], { ingress = '' }: { ingress?: string } = {}) {
  const written: Clicks[][] = [];
  const faults = { left: 0 };
  const read: string[] = [];
  const told: string[] = [];
  const counter = new ClickCounter({
    async add(clicks) {
      if (faults.left-- > 0) throw new Error('the database is away');
      written.push([...clicks]);
    },
    async article(innehall, sprak) {
      read.push(`${innehall} ${sprak}`);
      if (innehall !== ITEM || sprak !== 'sv') return undefined;
      return { revision: { ingress, block: [...block] } };
    },
    now: () => new Date(),
    log: { error: (_: unknown, text?: string) => told.push(text ?? '') },
  });
  return { counter, written, faults, read, told };
}

const from = (block: string, innehall = ITEM) => ({ innehall, block, sprak: 'sv' as const });

test('what is followed is written once a second, of each place once', async () => {
  const { counter, written } = counterOf([{ type: 'produkt', attrs: { id: 'bvaran01', lank: '/ut/Panna' } }]);
  for (let times = 0; times < 3; times++) counter.followed('panna', from('bvaran01'));
  counter.followed('panna', undefined);
  await vi.advanceTimersByTimeAsync(999);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  const place = { kod: 'panna', dag: '2026-06-30' };
  expect(written).toEqual([
    [
      { ...place, innehall: ITEM, block: 'bvaran01', antal: 3 },
      { ...place, ...NOWHERE, antal: 1 },
    ],
  ]);
});

test.each([
  { name: 'in a block within another', block: 'binre001', code: 'panna', there: true },
  { name: 'in the block around it', block: 'byttre01', code: 'panna', there: true },
  { name: 'in no block', block: '', code: 'panna', there: true },
  { name: 'in a block without it', block: 'bannan01', code: 'panna', there: false },
  { name: 'whose code another begins with', block: 'binre001', code: 'pan', there: false },
  { name: 'that stands nowhere, in no block', block: '', code: 'gryta', there: false },
])('a link $name: there is $there', async ({ block, code, there }) => {
  const { counter, written } = counterOf([
    { type: 'faktaruta', attrs: { id: 'byttre01' }, content: [link('https://sajt.example/ut/panna?x=1')] },
    { type: 'paragraph', attrs: { id: 'bannan01' }, content: [] },
  ]);
  counter.followed(code, from(block));
  await counter.stop();
  expect(written[0]).toMatchObject([there ? { innehall: ITEM, block } : NOWHERE]);
});

test('a link in the standfirst is followed from the article', async () => {
  const { counter, written } = counterOf([], { ingress: 'Köp den på /ut/panna' });
  counter.followed('panna', from(''));
  await counter.stop();
  expect(written[0]).toMatchObject([{ innehall: ITEM, block: '' }]);
});

test('an article is read once a minute, and a flood of invented ones reads no more than fifty at a time', async () => {
  const { counter, written, read } = counterOf([{ type: 'produkt', attrs: { id: 'bvaran01', lank: '/ut/panna' } }]);
  for (let second = 0; second < 3; second++) {
    counter.followed('panna', from('bvaran01'));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(read).toEqual([`${ITEM} sv`, `${ITEM} en`]);
  for (let nr = 0; nr < 200; nr++) counter.followed('panna', from('b1', `019a0000-0000-7000-8000-${String(nr + 100).padStart(12, '0')}`));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read.length).toBe(2 + 50 * 2);
  expect(written.at(-1)).toMatchObject([{ ...NOWHERE, antal: 200 }]);
});

test('while the database is away it is kept and told of once; nothing is lost, and the day is the day it was followed', async () => {
  const { counter, written, faults, told } = counterOf([]);
  vi.setSystemTime(new Date('2026-06-30T21:59:59.500Z'));
  faults.left = 3;
  counter.followed('panna', undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  counter.followed('panna', undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.length).toBe(1);
  expect(written.flat()).toEqual([
    { kod: 'panna', dag: '2026-06-30', ...NOWHERE, antal: 1 },
    { kod: 'panna', dag: '2026-07-01', ...NOWHERE, antal: 1 },
  ]);
});

test('a stop writes what is followed while something is being written', async () => {
  const { counter, written } = counterOf([]);
  counter.followed('panna', undefined);
  const writing = vi.advanceTimersByTimeAsync(1_000);
  counter.followed('panna', undefined);
  await Promise.all([writing, counter.stop()]);
  await counter.stop();
  expect(written.flat().reduce((sum, { antal }) => sum + antal, 0)).toBe(2);
});

test('a link that has come to an article is counted in it from then on, though the article was read a moment before', async () => {
  const block = [link('/ut/panna')];
  const { counter, written } = counterOf(block);
  counter.followed('panna', from('binre001'));
  await vi.advanceTimersByTimeAsync(1_000);
  block.push({ ...link('/ut/gryta'), attrs: { id: 'bnytt001' } });
  counter.forget(ITEM);
  counter.followed('gryta', from('bnytt001'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written.at(-1)).toMatchObject([{ kod: 'gryta', innehall: ITEM, block: 'bnytt001' }]);
});
