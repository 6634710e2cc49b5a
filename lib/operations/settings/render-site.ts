import type { PreviewedPage } from '#lib/contract/closed/site.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { PublicReads } from '#lib/store/readers/public-reads.ts';

/** A page of the site; or why there is none to show: the language is read elsewhere, or no article is public in it. */
type SitePage = { html: string } | 'annanstans' | 'ingen_artikel';

/** A page as readers would get it of what those reads have, if the site were that. */
export type RenderSite = (
  readers: PublicReads,
  identitet: SiteIdentity,
  asked: { sida: PreviewedPage; sprak: Language; nu: string },
) => Promise<SitePage>;
