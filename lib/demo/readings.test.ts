import { expect, test } from 'vitest';
import { demoReadings } from '#lib/demo/readings.ts';

const TODAY = '2026-11-25';
const articles = [
  { id: 'gammal', sprak: ['sv', 'en'], fran: '2026-10-01' },
  { id: 'ny', sprak: ['sv'], fran: '2026-11-23' },
  { id: 'nyss', sprak: ['sv'], fran: TODAY },
] as const;

test('is of the four weeks until yesterday, and of no day before an article was public', () => {
  const rows = demoReadings(articles, TODAY);
  expect([...new Set(rows.map(({ dag }) => dag))]).toHaveLength(28);
  expect(
    rows
      .map(({ dag }) => dag)
      .toSorted()
      .at(-1),
  ).toBe('2026-11-24');
  expect([...new Set(rows.filter(({ innehall }) => innehall === 'ny').map(({ dag }) => dag))]).toEqual(['2026-11-23', '2026-11-24']);
  expect(rows.some(({ innehall }) => innehall === 'nyss')).toBe(false);
  expect(rows.some(({ innehall, sprak }) => innehall === 'ny' && sprak === 'en')).toBe(false);
});

test('adds up, and is the same each time', () => {
  const rows = demoReadings(articles, TODAY);
  const sum = (parts: readonly number[]) => parts.reduce((all, one) => all + one, 0);
  expect(rows.every(({ visningar, lastid, djup }) => visningar > 0 && sum(lastid) === visningar && sum(djup) === visningar)).toBe(true);
  expect(demoReadings(articles, TODAY)).toEqual(rows);
});
