import type { Language } from '#lib/contract/languages.ts';
import type { ArticleFrames } from '#lib/site/article-frame.tsx';
import type { ArticleParts } from '#lib/site/article-parts.ts';
import type { Segment } from '#lib/site/segment.ts';
import { articlePath } from '#lib/site/site-addresses.ts';
import { frameData, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { teasersOf } from '#lib/site/teasers.ts';
import type { PublicListing } from '#lib/store/readers/public-lists.ts';

const RELATED = 4;

interface Standing {
  innehall: string;
  sprak: Language;
  sektion: string;
  slug: string;
}

/** The public page of an article: its own parts in the frame that it shares with others. */
export async function articleSegments(
  site: SiteFacts,
  source: SiteSource,
  frames: ArticleFrames,
  article: Standing,
  parts: ArticleParts,
): Promise<Segment[]> {
  const { sprak, sektion, slug } = article;
  const [sections, related] = await Promise.all([source.sections(), relatedTo(source, article)]);
  const teasers = await teasersOf(source, sections, related);
  const own = frameData(site, { sprak, sections, aktuell: sektion, path: articlePath(sprak, sektion, slug), medAnnonser: true });
  const frame = await frames.frame({ ...own, sedan: site.identitet.andrat_sedan === 'visas' }, parts.skript, teasers);
  const sprakval = parts.sprakval.length === 0 ? frame.sprakval : parts.sprakval;
  return [parts.huvud, frame.hamtas, parts.data, frame.fore, sprakval, frame.efter, parts.kropp, frame.slut];
}

/**
 * Of the same section first; a small section is filled up with the newest of the others. The others are asked for only then:
 * what a page has asked about is what may make it be made anew.
 */
async function relatedTo(source: SiteSource, { innehall: id, sprak, sektion }: Standing): Promise<PublicListing[]> {
  const ofSection = without(id, await source.latest(sprak, sektion, RELATED + 1));
  if (ofSection.length >= RELATED) return ofSection.slice(0, RELATED);
  const ofAll = without(id, await source.latest(sprak, null, RELATED * 2));
  const listed = new Map([...ofSection, ...ofAll].map((listing) => [listing.id, listing]));
  return [...listed.values()].slice(0, RELATED);
}

function without(id: string, listings: readonly PublicListing[]): PublicListing[] {
  return listings.filter((listing) => listing.id !== id);
}
