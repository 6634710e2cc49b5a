import { describe, expect, test } from 'vitest';
import { type FoundValue, JsonValues, LONGEST_VALUE } from '#components/studio/people-dictionary/json-values.ts';

/** What is found of a text that comes in pieces of so many letters. */
function found(text: string, size: number): { values: FoundValue[]; isJson: boolean } {
  const reader = new JsonValues();
  const values: FoundValue[] = [];
  for (let from = 0; from < text.length && reader.isJson; from += size) values.push(...reader.read(text.slice(from, from + size)));
  values.push(...reader.end());
  return { values, isJson: reader.isJson };
}

const Q1 = { id: 'Q1', labels: { sv: { value: 'Nora "Norsan" {[Ek]} \\ \u2028' } }, tom: [] };
const Q2 = { id: 'Q2', claims: { P31: [{ a: {} }] } };
const whole = [{ value: Q1 }, { value: Q2 }];

describe.each([1, 3, 17, 10_000])('in pieces of %i letters', (size) => {
  test.each([
    ['an object a line', `${JSON.stringify(Q1)}\n${JSON.stringify(Q2)}\n`],
    ['a list with one a line, as Wikidata’s own', `[\n${JSON.stringify(Q1)},\n${JSON.stringify(Q2)}\n]\n`],
    ['a list in one line', JSON.stringify([Q1, Q2])],
    ['a list written to be read', JSON.stringify([Q1, Q2], null, 2)],
    ['a document', JSON.stringify({ entities: { Q1, Q2 }, success: 1 })],
    ['a document written to be read', JSON.stringify({ entities: { Q1, Q2 } }, null, '\t')],
    ['documents', `${JSON.stringify({ entities: { Q1 }, more: { x: 1 } })}\n${JSON.stringify({ entities: { Q2 } })}`],
    ['a list of documents', JSON.stringify([{ entities: { Q1 } }, { entities: { Q2 } }])],
  ])('%s', (_, text) => expect(found(text, size)).toEqual({ values: whole, isJson: true }));

  test('a file that ends in the middle gives what was whole', () => {
    const text = JSON.stringify([Q1, Q2]);
    expect(found(text.slice(0, -8), size).values).toEqual([{ value: Q1 }, { unreadable: 'trasig' }]);
    expect(found(`${JSON.stringify(Q1)}\n${JSON.stringify(Q2).slice(0, 12)}`, size).values).toEqual([
      { value: Q1 },
      { unreadable: 'trasig' },
    ]);
  });

  test('a line that was cut off is passed over', () => {
    for (const cut of [5, 12, 20, 30]) {
      const text = `[\n${JSON.stringify(Q2)},\n${JSON.stringify(Q1).slice(0, cut)}\n${JSON.stringify(Q1)},\n${JSON.stringify(Q2)}\n]`;
      expect(found(text, size).values, String(cut)).toEqual([{ value: Q2 }, { unreadable: 'trasig' }, { value: Q1 }, { value: Q2 }]);
    }
    expect(found(`{"id": Q1}\n${JSON.stringify(Q2)}`, size).values).toEqual([{ unreadable: 'trasig' }, { value: Q2 }]);
  });

  test.each(['<html>', 'Q1', '{', '[', '', '"', '  \n', '}', ']]]', 'PK\u0003\u0004'])('nothing is found in %j', (text) => {
    expect(found(text, size).values.filter((one) => 'value' in one)).toEqual([]);
  });
});

test('what is no JSON is known at its beginning', () => {
  expect(found('<!doctype html><p>{"id":"Q1"}', 1000)).toEqual({ values: [], isJson: false });
});

test('one that is larger than any is passed over, and not kept', () => {
  const large = JSON.stringify({ id: 'Q1', x: 'x'.repeat(LONGEST_VALUE) });
  expect(found(`${large}\n${JSON.stringify(Q2)}`, 1_000_000).values).toEqual([{ unreadable: 'for_stor' }, { value: Q2 }]);
});

test('depths that nobody writes end nothing', () => {
  const deep = '['.repeat(100_000);
  expect(found(`${JSON.stringify(Q1)}\n{"a":${deep}\n${JSON.stringify(Q2)}`, 4096).values).toEqual([
    { value: Q1 },
    { unreadable: 'trasig' },
    { value: Q2 },
  ]);
});
