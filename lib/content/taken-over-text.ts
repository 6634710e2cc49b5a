import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { ArticleContent, Item } from '#lib/contract/article.ts';
import type { ChangedPart, CmsComparison } from '#lib/contract/cms-comparison.ts';

type Differences = CmsComparison['skillnader'];

/** What is plain text there and here; the rest is for a person to write. */
const TAKEN_OVER: readonly ChangedPart[] = ['rubrik', 'ingress', 'slug'];

/** Whether all of what others have changed in the publishing system is such that Studio takes it over by itself. */
export function isTakenOverHere(differences: Differences): boolean {
  return differences.every(({ del }) => TAKEN_OVER.includes(del));
}

/** The Swedish text with what is there in it, but for the marking that a paid article has before its standfirst there. */
export function textTakenOver(text: ArticleContent, sponsrad: Item['sponsrad'], differences: Differences): ArticleContent {
  const theirs = new Map(differences.map(({ del, dar }) => [del, dar]));
  const label = sponsrad === null ? '' : `${sponsorLabel(sponsrad, 'sv')} – `;
  const ingress = theirs.get('ingress') ?? text.ingress;
  return {
    ...text,
    rubrik: theirs.get('rubrik') ?? text.rubrik,
    ingress: theirs.has('ingress') && ingress.startsWith(label) ? ingress.slice(label.length) : ingress,
    slug: theirs.get('slug') ?? text.slug,
  };
}
