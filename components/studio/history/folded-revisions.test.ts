import { expect, test } from 'vitest';
import { foldedRevisions } from '#components/studio/history/folded-revisions.ts';

const BO = { typ: 'person' as const, id: 'bo', namn: 'Bo' };
const revision = (id: string, typ: 'auto' | 'manuell', namn = '') => ({ id, typ, namn, godkand_av: id === '2a' ? BO : null });

test('those that Studio saved by itself between two others are one, but never the present one, the readers’, an approved one or one that has a name', () => {
  const revisions = ['9a', '8a', '7m', '6a', '5a', '4a', '3a', '2a', '1a', '0m'].map((name) =>
    revision(name, name.endsWith('a') ? 'auto' : 'manuell', name === '3a' ? 'Till tryck' : ''),
  );
  const folds = foldedRevisions(revisions, { currentId: '9a', publishedId: '4a' });
  expect(folds.map((fold) => fold.map(({ id }) => id))).toEqual([
    ['9a'],
    ['8a'],
    ['7m'],
    ['6a', '5a'],
    ['4a'],
    ['3a'],
    ['2a'],
    ['1a'],
    ['0m'],
  ]);
});
