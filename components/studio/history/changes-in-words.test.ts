import { expect, test } from 'vitest';
import { changesInWords } from '#components/studio/history/changes-in-words.ts';

const blocks = (...kinds: Array<'tillagd' | 'borttagen' | 'andrad' | 'flyttad' | 'oforandrad'>) => kinds.map((andring) => ({ andring }));

test('what differs is counted, the parts of a field as one', () => {
  const falt = [{ falt: 'rubrik' }, { falt: 'meta.seoTitel' }, { falt: 'meta.seoBesk' }];
  expect(changesInWords({ falt, block: blocks('andrad', 'oforandrad', 'andrad', 'tillagd') })).toBe(
    'rubriken, texterna för sök och delning, 2 ändrade block och 1 nytt block',
  );
  expect(changesInWords({ falt: [], block: blocks('andrad', 'borttagen', 'borttagen', 'flyttad') })).toBe(
    '1 ändrat block, 2 borttagna block och 1 flyttat block',
  );
});

test('of two that are the same nothing is said', () => {
  expect(changesInWords({ falt: [], block: blocks('oforandrad') })).toBeUndefined();
});
