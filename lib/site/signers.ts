import { signingKeys, signingPersons } from '#lib/content/byline.ts';
import { authorPath } from '#lib/content/person-slug.ts';
import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Signer } from '#lib/render/article-page.ts';
import { isServed, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { AuthorLabel } from '#lib/store/readers/public-authors.ts';

interface Signed {
  sprak: Language;
  ansvarig: string | null;
  agare: Author;
  /** What stands in no list is on nobody's page, and leads to none. */
  listad: boolean;
}

/** What stands after the name in bylines. */
export function bylineOf({ byline, byline_en }: Pick<AuthorLabel, 'byline' | 'byline_en'>, sprak: Language): string {
  return sprak === 'en' ? byline_en : byline;
}

/** Who signs something public, with what they call themselves and, within the site, their page. */
export async function signersOf(site: SiteFacts, source: SiteSource, signed: Signed): Promise<Signer[]> {
  const names = signingPersons(signed);
  const keys = signingKeys(signed);
  const labels = keys.length === 0 ? new Map<string, AuthorLabel>() : await source.authorLabels(keys);
  return names.map((namn, at): Signer => {
    const label = labels.get(keys[at] ?? '');
    if (label === undefined) return { namn };
    const byline = bylineOf(label, signed.sprak);
    return {
      namn,
      ...(byline === '' ? {} : { byline }),
      ...(signed.listad && isServed(site, signed.sprak) ? { lank: authorPath(signed.sprak, label.slug) } : {}),
    };
  });
}
