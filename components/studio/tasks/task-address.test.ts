import { expect, test } from 'vitest';
import { addressOf, filterOf, filterOfText, isFiltered, queryOf, queryTextOf } from '#components/studio/tasks/task-address.ts';

test('the address of the queue is bare when nothing is filtered', () => {
  expect(addressOf(filterOf({}))).toBe('/studio/ko');
  expect(isFiltered(filterOf({ vy: 'lista' }))).toBe(false);
});

test('it carries a filter there and back, with an open task beside it', () => {
  const filter = filterOf({
    vy: 'lista',
    sok: 'bron & isen',
    sektion: 'mat',
    typ: 'lank',
    prioritet: 'akut',
    ansvarig: 'jag',
    forsenad: '1',
    klara: '1',
  });
  expect(filterOfText(queryTextOf(filter))).toEqual(filter);
  expect(addressOf(filterOf({ typ: 'ide' }), 'u1')).toBe('/studio/ko?typ=ide&uppgift=u1');
});

test('it leaves out what it does not know', () => {
  expect(addressOf(filterOf({ vy: 'träd', typ: 'skräp', prioritet: 'snart', forsenad: 'ja', dag: '2026-13-40' }))).toBe('/studio/ko');
});

test('the service is asked without what is empty, and for its reader by id', () => {
  expect(queryOf(filterOf({ ansvarig: 'jag', forsenad: '1', sok: ' bron ' }), 'p1')).toEqual({
    ansvarig: 'p1',
    forsenad: '1',
    sok: 'bron',
  });
});
