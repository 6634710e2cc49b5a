import type { ListedRevision } from '#lib/contract/article.ts';

interface Shown {
  currentId: string | undefined;
  publishedId: string | undefined;
}

type Foldable = Pick<ListedRevision, 'id' | 'typ' | 'namn' | 'godkand_av'>;

/** Whether a version is one among several that Studio has saved by itself, and neither the present one nor the readers' nor called anything nor approved. */
export function isFolded({ id, typ, namn, godkand_av }: Foldable, { currentId, publishedId }: Shown): boolean {
  return typ === 'auto' && namn === '' && godkand_av === null && id !== currentId && id !== publishedId;
}

/** The versions in their order, with those that follow each other and are folded away as one. */
export function foldedRevisions<R extends Foldable>(revisions: readonly R[], shown: Shown): R[][] {
  const folds: R[][] = [];
  for (const revision of revisions) {
    const last = folds.at(-1);
    const [first] = last ?? [];
    if (last !== undefined && first !== undefined && isFolded(first, shown) && isFolded(revision, shown)) last.push(revision);
    else folds.push([revision]);
  }
  return folds;
}
