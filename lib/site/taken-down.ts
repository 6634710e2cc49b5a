import type { Language } from '#lib/contract/languages.ts';
import { frontPath, sectionPath } from '#lib/site/site-addresses.ts';
import type { SiteSource } from '#lib/site/site-source.ts';

/**
 * Where a reader is led who asks for an article that has been taken down: to the section it stood in (decisions.md §7), or to the front page where the
 * language has no such section any more. Always to a page that is there: what the newsroom has said of old addresses leads nobody on from it, and so
 * not back here.
 */
export async function insteadOfTakenDown(source: Pick<SiteSource, 'sections'>, sprak: Language, sektion: string): Promise<string> {
  const isThere = (await source.sections()).some(({ id, sprak: languages }) => id === sektion && languages.includes(sprak));
  return isThere ? sectionPath(sprak, sektion) : frontPath(sprak);
}
