import { describe, expect, test } from 'vitest';
import { readFeed } from '#lib/reader/script/live-feed.ts';
import { mergeEntries } from '#lib/reader/script/merge-entries.ts';

const entry = (id: string, html = `<p>${id}</p>`, fast = false) => ({ id, tid: '', fast, html });
const ids = (entries: ReadonlyArray<{ id: string }>) => entries.map(({ id }) => id);

describe('what has happened since the page was made', () => {
  test('what is new waits, in the order of the feed', () => {
    const { kvar, nya, borta } = mergeEntries(['i2', 'i1'], { inlagg: ['i4', 'i3', 'i2', 'i1'].map((id) => entry(id)), alla: true });
    expect(ids(nya)).toEqual(['i4', 'i3']);
    expect(ids(kvar)).toEqual(['i2', 'i1']);
    expect(borta).toEqual([]);
  });

  test('what is corrected or pinned is told as it reads now, where it stands now', () => {
    const { kvar } = mergeEntries(['i3', 'i2', 'i1'], {
      inlagg: [entry('i1', '<p>Rättat</p>', true), entry('i3'), entry('i2')],
      alla: true,
    });
    expect(kvar).toEqual([entry('i1', '<p>Rättat</p>', true), entry('i3'), entry('i2')]);
  });

  test('what is removed goes, unless the feed has not told all there is', () => {
    const inlagg = [entry('i3')];
    expect(mergeEntries(['i3', 'i2'], { inlagg, alla: true }).borta).toEqual(['i2']);
    expect(mergeEntries(['i3', 'i2'], { inlagg, alla: false }).borta).toEqual([]);
  });
});

describe('an answer of the feed', () => {
  const answer = {
    ok: true,
    live: true,
    lage: 'live',
    senast: '2026-05-09T13:00',
    senastRad: '<p>Nyss</p>',
    antal: 1,
    inlagg: [{ id: 'i1', tid: '', fast: true, html: 'x' }],
  };

  test('is read', () => {
    expect(readFeed(answer)).toEqual({
      live: true,
      senast: '2026-05-09T13:00',
      senastRad: '<p>Nyss</p>',
      alla: true,
      inlagg: [{ id: 'i1', tid: '', fast: true, html: 'x' }],
    });
  });

  test('has ended when either word says so', () => {
    expect(readFeed({ ...answer, lage: 'avslutad' })?.live).toBe(false);
    expect(readFeed({ ...answer, live: false })?.live).toBe(false);
  });

  test('tells not all when there are more than it lists', () => {
    expect(readFeed({ ...answer, antal: 2 })?.alla).toBe(false);
  });

  test.each([[null], ['<html>'], [[]], [{ ok: false, fel: [] }], [{ ok: true }], [{ ok: true, inlagg: 'x' }]])('is not %j', (other) => {
    expect(readFeed(other)).toBeUndefined();
  });

  test('loses an entry that says nothing that can be shown, not the others', () => {
    expect(readFeed({ ...answer, inlagg: [{ id: 1, html: 'x' }, null, ...answer.inlagg] })?.inlagg).toHaveLength(1);
  });
});
