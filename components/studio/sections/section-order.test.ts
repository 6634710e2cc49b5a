import { expect, test } from 'vitest';
import { movedTo, type PlacedSection, placesFor } from '#components/studio/sections/section-order.ts';

const placed = (...ordning: number[]): PlacedSection[] => ordning.map((place, index) => ({ id: 'abcdefgh'.charAt(index), ordning: place }));

/** The order that readers then see: as the service sorts. */
function seen(sections: readonly PlacedSection[], changes: readonly PlacedSection[]): string {
  const after = sections.map((section) => changes.find(({ id }) => id === section.id) ?? section);
  return after
    .toSorted((one, other) => one.ordning - other.ordning || one.id.localeCompare(other.id))
    .map(({ id }) => id)
    .join('');
}

test.each([
  ['apart', placed(10, 20, 30, 40), 1],
  ['close', placed(1, 2, 3, 4), 4],
  ['at the same place', placed(5, 5, 5, 5), 4],
  ['at the ends', placed(0, 1, 99_999, 100_000), 4],
  ['at none', placed(0, 0, 0, 0), 4],
])('of sections that stand %s any goes anywhere, and few others move', (_, sections, most) => {
  for (const { id } of sections) {
    for (let place = 0; place < sections.length; place += 1) {
      const wanted = movedTo(sections, id, place);
      const changes = placesFor(wanted, id);
      expect(seen(sections, changes)).toBe(wanted.map((section) => section.id).join(''));
      expect(changes.length).toBeLessThanOrEqual(most);
      for (const { ordning } of changes) expect(ordning >= 0 && ordning <= 100_000 && Number.isInteger(ordning)).toBe(true);
    }
  }
});

test('a section alone stays where there is room', () => {
  expect(placesFor(placed(10), 'a')).toHaveLength(1);
});
