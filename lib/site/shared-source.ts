import type { PageCache } from '#lib/site/page-cache.ts';
import type { SiteSource } from '#lib/site/site-source.ts';

/**
 * The source, asked once for what many pages show alike: what is newest, and the pictures of that. Every article of a section
 * ends with the same few others, and a section has thousands.
 */
export function sharedSource(source: SiteSource, pages: Pick<PageCache, 'once'>): SiteSource {
  const shared: Pick<SiteSource, 'latest' | 'media'> = {
    latest: (...asked) => pages.once(JSON.stringify(['latest', ...asked]), () => source.latest(...asked)),
    media: (ids) => (ids.length === 0 ? source.media(ids) : pages.once(JSON.stringify(['media', ...ids]), () => source.media(ids))),
  };
  // All else is the source's own, as it is then.
  return Object.assign(Object.create(source), shared);
}
