import { expect, test } from 'vitest';
import { movedTo, newSlot, slotsOf, toldSlots, wideChoices, wordsOfSlots } from '#components/studio/settings/ad-slots.ts';

test('a new slot has a name that no other has', () => {
  const first = newSlot([]);
  const second = newSlot([first]);
  expect([first.namn, second.namn, newSlot([first, { ...second, namn: 'Plats 3' }]).namn]).toEqual(['Plats 1', 'Plats 2', 'Plats 4']);
  expect(slotsOf(wordsOfSlots([first, second]))).toEqual([first, second]);
});

test('within the text there is room for what is no wider, and a slot that is moved there gets a size that fits', () => {
  const wide = { ...newSlot([]), plats: 'framsida', bred: '980x240' } as const;
  expect(wideChoices(wide).map(({ id }) => id)).toContain('980x240');
  expect(wideChoices({ plats: 'i_texten' }).map(({ id }) => id)).toEqual(['300x250', '468x240', '580x400', '300x600']);
  expect(movedTo(wide, 'i_texten')).toMatchObject({ plats: 'i_texten', bred: '580x400' });
  expect(movedTo(wide, 'efter_texten').bred).toBe('980x240');
  expect(movedTo({ ...wide, bred: '300x250' }, 'efter_ingress').bred).toBe('300x250');
});

test('what is no slot is none, and one without an address is told by its place', () => {
  expect(slotsOf('[1, null, {"namn": "x"}]')).toEqual([]);
  expect(toldSlots(wordsOfSlots([newSlot([])]))).toBe('Plats 1: Mellan stycken i texten');
});
