import type { ArticleComment } from '#lib/contract/article-comment.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

const MOST = 100;

/** All threads about an article that are of a language. */
export async function loadThreads(id: string, sprak: Language): Promise<ArticleComment[]> {
  const all: ArticleComment[] = [];
  let markor: string | null | undefined;
  do {
    const page = await studio.listaKommentarer({ id, sprak, per_sida: MOST, ...(markor ? { markor } : {}) });
    all.push(...page.kommentarer);
    markor = page.nasta;
  } while (markor !== null);
  return all;
}
