import { expect, it } from 'vitest';
import { earlierParts } from '#components/editor/translation/earlier-parts.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

function article(rubrik: string, ingress: string): ArticleContent {
  return { rubrik, ingress, block: [], meta: {}, hero: null, slug: '' };
}

const REVISIONS: Record<string, ArticleContent> = { r3: article('C', 'y'), r2: article('B', 'y'), r1: article('A', 'x') };

it('finds each part in the latest version in which it was another', async () => {
  const fetched: string[] = [];
  const fetchRevision = async (id: string) => {
    fetched.push(id);
    return REVISIONS[id] ?? article('', '');
  };
  const found = await earlierParts(['rubrik', 'ingress'], article('C', 'y'), ['r3', 'r2', 'r1'], fetchRevision);
  expect(Object.fromEntries(found)).toEqual({ rubrik: 'B', ingress: 'x' });
  expect(fetched).toEqual(['r3', 'r2', 'r1']);
});

it('asks for no more than it needs, and leaves out what never changed', async () => {
  const fetchRevision = async () => article('C', 'y');
  expect((await earlierParts([], article('C', 'y'), ['r3'], () => Promise.reject(new Error('not needed')))).size).toBe(0);
  expect((await earlierParts(['rubrik'], article('C', 'y'), ['r3'], fetchRevision)).size).toBe(0);
});
