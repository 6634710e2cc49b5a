import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type ReportEntry } from '#components/studio/live/live-entry.ts';
import { reportRows } from '#components/studio/live/report-rows.ts';
import type { LiveWrite, WaitingWrite } from '#components/studio/live/waiting-write.ts';

const entry = (id: string, tid: string, more: Partial<ReportEntry> = {}): ReportEntry => ({
  id,
  tid,
  text: id,
  fast: false,
  publik: true,
  skrev: null,
  rattade: null,
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
