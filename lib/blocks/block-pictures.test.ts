import { expect, test } from 'vitest';
import { mayShowPictures, picturesInBlock } from '#lib/blocks/block-pictures.ts';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { fieldValues } from '#lib/blocks/field-values.ts';

test('no block shows a picture whose type is said to show none', () => {
  const shown = [...BLOCKS_WITH_EXAMPLES].filter(([, { attrs, examples }]) =>
    examples.valid.some(({ block }) => {
      const fields = fieldValues(attrs, block.attrs ?? {}, '');
      return picturesInBlock(block, '').length > 0 || fields.some(({ meta }) => meta?.adress === 'bild');
    }),
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const [type] of shown) expect(mayShowPictures(type), type).toBe(true);
  expect(['paragraph', 'heading', 'citat', 'finns-inte'].filter(mayShowPictures)).toEqual([]);
});
