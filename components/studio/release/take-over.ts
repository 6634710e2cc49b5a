import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { ArticleContent, Item } from '#lib/contract/article.ts';
import type { ChangedPart, CmsComparison } from '#lib/contract/cms-comparison.ts';
import type { studio } from '#lib/transports/client/browser.ts';

type Calls = Pick<typeof studio, 'avgorAndringDar' | 'sparaSprakversion'>;
type Taken = Pick<Item, 'id' | 'sprak' | 'sponsrad'>;

/** What is plain text there and here; the rest is for a person to write. */
const TAKEN_OVER: readonly ChangedPart[] = ['rubrik', 'ingress', 'slug'];

/** Whether all of the difference is such that Studio takes it over by itself. */
export function isTakenOverHere({ skillnader }: CmsComparison): boolean {
  return skillnader.every(({ del }) => TAKEN_OVER.includes(del));
}

/**
 * Decides that what is there is taken over, and saves what Studio can take over by itself as a new version of the Swedish text. Decided
 * first: where the article has been changed once more there, nothing is saved. Where the text cannot be saved, what is there stays, so that
 * no release writes over what nobody has. Rejects with what was refused.
 */
export async function takeOver(calls: Calls, item: Taken, comparison: CmsComparison): Promise<void> {
  const decide = (val: 'ta_over' | 'lat_sta') => calls.avgorAndringDar({ id: item.id, tillstand: comparison.tillstand, val });
  const text = textTakenOver(item, comparison);
  await decide('ta_over');
  if (text === undefined) return;
  try {
    await calls.sparaSprakversion({ id: item.id, sprak: 'sv', ...text, kommentar: 'Taget över från WordPress' });
  } catch (refused) {
    await decide('lat_sta');
    throw refused;
  }
}

/** The Swedish text with what is there in it; undefined where a person has to write it. */
function textTakenOver({ sprak, sponsrad }: Taken, comparison: CmsComparison): (ArticleContent & { bas: string }) | undefined {
  const version = sprak.sv?.arbetsrevision;
  if (version === undefined || !isTakenOverHere(comparison)) return undefined;
  const theirs = new Map(comparison.skillnader.map(({ del, dar }) => [del, dar]));
  const label = sponsrad === null ? '' : `${sponsorLabel(sponsrad, 'sv')} – `;
  const ingress = theirs.get('ingress');
  return {
    rubrik: theirs.get('rubrik') ?? version.rubrik,
    ingress: ingress === undefined ? version.ingress : ingress.startsWith(label) ? ingress.slice(label.length) : ingress,
    slug: theirs.get('slug') ?? version.slug,
    meta: version.meta,
    hero: version.hero,
    block: version.block,
    bas: version.id,
  };
}
