import { expect, test } from 'vitest';
import { creditsOf, withCredits } from '#components/studio/live/credits.ts';
import { EMPTY_DRAFT, type LiveReport, type ReportEntry } from '#components/studio/live/live-entry.ts';
import { reportRows } from '#components/studio/live/report-rows.ts';
import type { LiveWrite, WaitingWrite } from '#components/studio/live/waiting-write.ts';

const entry = (id: string, tid: string, more: Partial<ReportEntry> = {}): ReportEntry => ({
  id,
  tid,
  text: id,
  fast: false,
  publik: true,
  ...more,
});
const ENTRIES = [entry('c', '2026-11-20T12:00'), entry('b', '2026-11-20T12:00'), entry('a', '2026-11-20T11:00')];
const write = (nyckel: string, arende: LiveWrite, more: Partial<WaitingWrite> = {}): WaitingWrite => ({
  ...{ nyckel, arende, sprak: 'sv', tidigast: 0, forsokt: false, hinder: null },
  ...more,
});
const order = (...writes: WaitingWrite[]) => reportRows(ENTRIES, writes, 'sv').map(({ key }) => key);

test('the order is that of the readers, with what has not been sent on top, the newest first', () => {
  expect(order()).toEqual(['c', 'b', 'a']);
  const posts = ['n1', 'n2'].map((nyckel) => write(nyckel, { slag: 'nytt', inlagg: { ...EMPTY_DRAFT, text: nyckel } }));
  expect(order(...posts)).toEqual(['n2', 'n1', 'c', 'b', 'a']);
  expect(reportRows(ENTRIES, posts, 'en').map(({ key }) => key)).toEqual(['c', 'b', 'a']);
});

test('what is on its way is shown as it will be; what was refused as it is', () => {
  const pin = { slag: 'andra' as const, id: 'a', falt: { fast: true } };
  expect(order(write('n1', pin))).toEqual(['a', 'c', 'b']);
  expect(order(write('n1', pin, { hinder: { status: 422, title: '', fel: [] } }))).toEqual(['c', 'b', 'a']);
  const [first] = reportRows(ENTRIES, [write('n1', { slag: 'andra', id: 'c', falt: { text: 'Rättat', bild: null } })], 'sv');
  expect(first?.entry).toEqual({ ...ENTRIES[0], text: 'Rättat' });
});

const report = (inlagg: ReportEntry[]): LiveReport => ({
  ...{ ok: true, sprak: 'sv', live: true, publik: true, antal: inlagg.length, lank: null, inlagg },
  revision: { id: 'r', nr: 1, hash: 'h' },
  publicerad: null,
});
const by = (id: string, skapad = '2026-11-20T12:00:00.000Z') => ({ av: { typ: 'person' as const, id, namn: id }, skapad });

test('whose an entry is follows from whose the revisions are, and is not guessed', () => {
  const before = report([entry('a', '2026-11-20T11:00')]);
  const after = report([entry('b', '2026-11-20T12:00'), entry('a', '2026-11-20T11:00', { text: 'Rättat' })]);
  const credits = creditsOf(before, after, [by('anna'), by('anna')]);
  expect([...credits].map(([id, { skrev, rattade }]) => [id, skrev?.av.id, rattade?.av.id])).toEqual([
    ['b', 'anna', undefined],
    ['a', undefined, 'anna'],
  ]);
  expect(creditsOf(before, after, [by('anna'), by('bo')])).toEqual(new Map());
  const corrected = report([
    entry('b', '2026-11-20T12:00', { text: 'Rättat', fast: true }),
    entry('a', '2026-11-20T11:00', { fast: true, text: 'Rättat' }),
  ]);
  const all = withCredits(credits, creditsOf(after, corrected, [by('bo')]));
  expect(all.get('b')).toMatchObject({ skrev: { av: { id: 'anna' } }, rattade: { av: { id: 'bo' } } });
  // Whoever pins an entry has not corrected it.
  expect(all.get('a')).toEqual(credits.get('a'));
});
