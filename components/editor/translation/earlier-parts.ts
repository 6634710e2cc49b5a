import { namedParts, type Part } from '#components/editor/translation/named-parts.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

/** Further back than this nobody remembers what the text was. */
const MOST_FETCHED = 6;

/**
 * What parts of the source were when they were translated: each as it was in the latest of `revisions` (newest first) in
 * which it was another than `now`. A part without an entry was the same in all of them.
 */
export async function earlierParts(
  wanted: readonly string[],
  now: ArticleContent,
  revisions: readonly string[],
  fetchRevision: (id: string) => Promise<ArticleContent>,
): Promise<Map<string, Part | undefined>> {
  const current = namedParts(now);
  const found = new Map<string, Part | undefined>();
  for (const id of revisions.slice(0, MOST_FETCHED)) {
    const open = wanted.filter((del) => !found.has(del));
    if (open.length === 0) break;
    const then = namedParts(await fetchRevision(id));
    for (const del of open) if (!equalJson(then.get(del), current.get(del))) found.set(del, then.get(del));
  }
  return found;
}
