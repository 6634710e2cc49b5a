import { expect, test } from 'vitest';
import { foldedRevisions } from '#components/studio/history/folded-revisions.ts';

const revision = (id: string, typ: 'auto' | 'manuell', namn = '') => ({ id, typ, namn });

test('those that Studio saved by itself between two others are one, but never the present one, the readers’ or one that has a name', () => {
  const revisions = ['9a', '8a', '7m', '6a', '5a', '4a', '3a', '2m'].map((name) =>
    revision(name, name.endsWith('a') ? 'auto' : 'manuell', name === '3a' ? 'Till tryck' : ''),
  );
  const folds = foldedRevisions(revisions, { currentId: '9a', publishedId: '4a' });
  expect(folds.map((fold) => fold.map(({ id }) => id))).toEqual([['9a'], ['8a'], ['7m'], ['6a', '5a'], ['4a'], ['3a'], ['2m']]);
});
