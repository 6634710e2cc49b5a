import { fillEdition, nextTurn } from '#lib/content/fill-edition.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { PublicListing } from '#lib/store/readers/public-lists.ts';

/** What stands first on a front because somebody has chosen so, and until when. */
export interface ChosenFirst {
  listings: readonly PublicListing[];
  /** When it is something else by the clock; `undefined` where only a change makes it so. */
  till: string | undefined;
}

/** What an editor has chosen for the front page of a language, or for that of one of its sections. */
export async function chosenFirst(source: SiteSource, sprak: Language, sektion: string | null, now: string): Promise<ChosenFirst> {
  const places = await source.places(sprak, sektion);
  const filled = await fillEdition(source, { sprak, sektion }, places, now);
  return { listings: filled.flatMap(({ artikel }) => artikel ?? []), till: nextTurn(places, now) };
}
