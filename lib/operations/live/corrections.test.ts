import { describe, expect, test } from 'vitest';
import { withCorrections } from '#lib/operations/live/corrections.ts';

const entry = (text: string, more: Record<string, unknown> = {}) => ({ id: 'i1', tid: '2026-11-20T08:00', text, ...more });
const report = (...inlagg: Record<string, unknown>[]) => ({ block: [{ type: 'liveinlagg', attrs: { id: 'blive00001', inlagg } }] });
/** 09.15 by Stockholm's clocks, an hour and a quarter after what the entries tell of. */
const NOW = '2026-11-20T08:15:20.000Z';
const KEPT = { rattad: '2026-11-20T08:30' };

function markOf(saved: Record<string, unknown>, before: Parameters<typeof withCorrections>[1], now = NOW): unknown {
  const [block] = withCorrections(report(saved), before, now).block;
  const inlagg: unknown = block?.attrs?.inlagg;
  return Array.isArray(inlagg) ? inlagg[0].rattad : undefined;
}

describe('an entry that readers have', () => {
  const before = { arbets: report(entry('Två båtar')), publik: report(entry('Två båtar')) };

  test('is marked with the minute in which it was made to say something else', () => {
    expect(markOf(entry('Tre båtar'), before)).toBe('2026-11-20T09:15');
    expect(markOf(entry('Två båtar', { tid: '2026-11-20T08:01' }), before)).toBe('2026-11-20T09:15');
    expect(markOf(entry('Två båtar', { bild: { src: 'https://b.se/1.jpg', alt: 'En båt' } }), before)).toBe('2026-11-20T09:15');
  });

  test('is not marked for being pinned, or for what readers do not see of its picture', () => {
    expect(markOf(entry('Två båtar', { fast: true }), before)).toBeUndefined();
    const bild = { src: 'https://b.se/1.jpg', alt: 'En båt' };
    const pictured = report(entry('Två båtar', { bild }));
    const measured = entry('Två båtar', { bild: { ...bild, bredd: 1600, hojd: 900 } });
    expect(markOf(measured, { arbets: pictured, publik: pictured })).toBeUndefined();
  });

  test('may be put right for as long as it has just been told, and no longer', () => {
    expect(markOf(entry('Tre båtar'), before, '2026-11-20T07:01:59.999Z')).toBeUndefined();
    expect(markOf(entry('Tre båtar'), before, '2026-11-20T07:02:00.000Z')).toBe('2026-11-20T08:02');
    // One that tells of what is to come may have been read for hours.
    expect(markOf(entry('Tre båtar'), before, '2026-11-20T06:59:00.000Z')).toBe('2026-11-20T07:59');
  });

  test('cannot lose its mark, nor be given another than Studio’s', () => {
    const corrected = report(entry('Tre båtar', KEPT));
    const both = { arbets: corrected, publik: corrected };
    expect(markOf(entry('Tre båtar'), both)).toBe(KEPT.rattad);
    expect(markOf(entry('Tre båtar', { rattad: '2026-11-20T10:00' }), both)).toBe(KEPT.rattad);
    expect(markOf(entry('Två båtar', { rattad: '2026-11-20T10:00' }), before)).toBeUndefined();
    expect(markOf(entry('Fyra båtar', KEPT), both)).toBe('2026-11-20T09:15');
  });

  test('is marked once for what a draft corrects, and not at all where the draft goes back to what they have', () => {
    const draft = { arbets: report(entry('Tre båtar', KEPT)), publik: before.publik };
    expect(markOf(entry('Tre båtar', KEPT), draft)).toBe(KEPT.rattad);
    expect(markOf(entry('Två båtar', KEPT), draft)).toBeUndefined();
    expect(markOf(entry('Tre båtar'), { arbets: report(), publik: before.publik })).toBe('2026-11-20T09:15');
  });

  test('tells the second of the two hours of autumn apart', () => {
    expect(markOf(entry('Tre båtar'), before, '2026-10-25T01:20:00.000Z')).toBe('2026-10-25T02:20+01:00');
  });
});

test('an entry that nobody has read is not marked, and one that they had before it was taken down keeps its mark', () => {
  expect(markOf(entry('Nytt', KEPT), {})).toBeUndefined();
  expect(markOf(entry('Ändrat'), { arbets: report(entry('Utkast')) })).toBeUndefined();
  expect(markOf(entry('Ändrat', KEPT), { arbets: report(entry('Två båtar', KEPT)) })).toBe(KEPT.rattad);
});

test('what is not changed is the very same object', () => {
  const saved = report(entry('Två båtar'));
  expect(withCorrections(saved, { arbets: saved, publik: saved }, NOW)).toBe(saved);
  const two = report(entry('Två båtar'), { ...entry('Nytt'), id: 'i2' });
  const [marked] = withCorrections(two, { arbets: report(entry('En båt')), publik: report(entry('En båt')) }, NOW).block;
  expect(Array.isArray(marked?.attrs?.inlagg) && marked.attrs.inlagg[1]).toBe(two.block[0]?.attrs.inlagg[1]);
});
