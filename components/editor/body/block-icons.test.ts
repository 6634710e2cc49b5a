import { expect, test } from 'vitest';
import { BLOCK_ICONS } from '#components/editor/body/block-icons.ts';
import { insertItems } from '#components/editor/body/insert-items.ts';

test('everything that can be put into the text has an icon, and no icon is for nothing', () => {
  expect(Object.keys(BLOCK_ICONS).toSorted()).toEqual(
    insertItems(undefined)
      .map(({ id }) => id)
      .toSorted(),
  );
});
