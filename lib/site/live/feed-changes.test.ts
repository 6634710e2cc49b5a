import { expect, test } from 'vitest';
import { FeedChanges } from '#lib/site/live/feed-changes.ts';

/** A feed that has been as each of those says, one after the other: an entry and what it said then. */
function after(...states: Record<string, string>[]): FeedChanges {
  const changes = new FeedChanges();
  for (const state of states) changes.note(Object.entries(state).map(([id, json]) => ({ id, json })));
  return changes;
}

test('what is newer than an entry, was changed since it came, or is gone', () => {
  const changes = after(
    { a: 'a', b: 'b', bort: 'x' },
    { a: 'a', b: 'b', bort: 'x', c: 'c' },
    { a: 'a, rättad', b: 'b', c: 'c', d: 'd' },
    { a: 'a, rättad', b: 'b', c: 'c', d: 'd', e: 'e' },
  );
  expect(changes.since('c')).toEqual({ andrade: new Set(['a', 'c', 'd', 'e']), borta: ['bort'] });
  expect(changes.since('d')).toEqual({ andrade: new Set(['a', 'd', 'e']), borta: ['bort'] });
  expect(changes.since('e')).toEqual({ andrade: new Set(['e']), borta: [] });
});

test('what came with the entry is told with it: whoever was told elsewhere may have had the one without the other', () => {
  expect(after({ a: 'a' }, { a: 'a, rättad', b: 'b', c: 'c' }).since('b')).toEqual({ andrade: new Set(['a', 'b', 'c']), borta: [] });
});

test('of an entry that is not known, or that was there from the beginning, nobody knows what has changed since', () => {
  const changes = after({ a: 'a' }, { a: 'a, rättad', b: 'b' });
  for (const id of ['a', 'okänd', '', '__proto__']) expect(changes.since(id), id).toBeUndefined();
  expect(new FeedChanges().since('a')).toBeUndefined();
});

test('an entry that has been away came when it first came', () => {
  const changes = after({ a: 'a' }, { a: 'a', b: 'b' }, { a: 'a, rättad' }, { a: 'a, rättad', b: 'b' });
  expect(changes.since('b')).toEqual({ andrade: new Set(['a', 'b']), borta: [] });
  expect(after({ a: 'a' }, { a: 'a', b: 'b' }, { a: 'a' }).since('b')).toEqual({ andrade: new Set(), borta: ['b'] });
});

test('where entries cannot be told apart nothing is said of any, and what is said afterwards is of the time since', () => {
  const changes = after({ a: 'a' }, { a: 'a', b: 'b' });
  changes.note([
    { id: 'a', json: 'a' },
    { id: 'b', json: 'b' },
    { id: 'b', json: 'b till' },
  ]);
  expect(changes.since('b')).toBeUndefined();
  changes.note([{ id: 'b', json: 'b' }]);
  changes.note([
    { id: 'b', json: 'b' },
    { id: 'c', json: 'c' },
  ]);
  expect([changes.since('b'), changes.since('c')]).toEqual([undefined, { andrade: new Set(['c']), borta: [] }]);
});
