import type { PlaceHindrance, PlaceSource } from '#lib/contract/closed/edition.ts';
import type { Place } from '#lib/contract/edition.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What is asked of an article that stands somewhere. */
interface Listed {
  id: string;
  sektion: string;
}

/** Which front: the first page of a language, or that of one of its sections. */
export interface FrontOf {
  sprak: Language;
  sektion: string | null;
}

/** What readers have, as far as a front asks for it. */
export interface FrontReads<Listing extends Listed> {
  /** Those of the articles that are public in the language, in any order. */
  listings(sprak: Language, ids: readonly string[]): Promise<readonly Listing[]>;
  /** Newest first, of one section or of all. */
  latest(sprak: Language, sektion: string | null, limit: number): Promise<readonly Listing[]>;
  /** What has a tag, newest first. */
  latestOfTag(sprak: Language, tagg: string, limit: number): Promise<readonly Listing[]>;
}

/** What stands in a place, and why not what was chosen for it. */
export interface FilledPlace<Listing> {
  artikel: Listing | undefined;
  av: PlaceSource;
  hinder: PlaceHindrance | null;
}

/** When one of the places has another article next by the clock; `undefined` when none will. */
export function nextTurn(places: readonly Place[], now: string): string | undefined {
  const turns = places.flatMap(({ artikel, fran, till }) => (artikel === null ? [] : [fran, till]));
  return turns.filter((turn) => turn !== null && turn > now).toSorted()[0] ?? undefined;
}

/**
 * What stands in each place of a front at that moment. A chosen article stands where it was put, for its time and as long as readers have it; a
 * place without heals: it has the newest of its rule that stands nowhere else, else the newest of the front. No article stands twice, and what
 * is chosen further down is not taken by a rule further up.
 */
export async function fillEdition<Listing extends Listed>(
  reads: FrontReads<Listing>,
  { sprak, sektion }: FrontOf,
  places: readonly Place[],
  now: string,
): Promise<Array<FilledPlace<Listing>>> {
  if (places.length === 0) return [];
  // Whatever the others have, one of so many is left for each.
  const enough = 2 * places.length;
  const chosen = [...new Set(places.flatMap(({ artikel }) => artikel ?? []))];
  const [found, newest, ...ruled] = await Promise.all([
    chosen.length === 0 ? [] : reads.listings(sprak, chosen),
    reads.latest(sprak, sektion, enough),
    ...places.map((place) => ofRule(reads, { sprak, sektion }, place, enough)),
  ]);
  const isOfFront = (listing: Listing) => sektion === null || listing.sektion === sektion;
  const byId = new Map(found.map((listing) => [listing.id, listing]));
  const standing = new Set<string>();
  const pinned = places.map((place) => {
    const outcome = chosenFor(place, { byId, isOfFront, standing, now });
    if (outcome.artikel !== undefined) standing.add(outcome.artikel.id);
    return outcome;
  });
  const free = (listings: readonly Listing[]) => listings.find((listing) => isOfFront(listing) && !standing.has(listing.id));
  return pinned.map(({ artikel, hinder }, nr) => {
    if (artikel !== undefined) return { artikel, av: 'artikel', hinder };
    const byRule = free(ruled[nr] ?? []);
    const healed = byRule ?? free(newest);
    if (healed === undefined) return { artikel: undefined, av: 'inget', hinder };
    standing.add(healed.id);
    return { artikel: healed, av: byRule === undefined ? 'senaste' : 'regel', hinder };
  });
}

function ofRule<Listing extends Listed>(
  reads: FrontReads<Listing>,
  { sprak, sektion }: FrontOf,
  place: Place,
  limit: number,
): Promise<readonly Listing[]> | readonly Listing[] {
  if (place.tagg !== null) return reads.latestOfTag(sprak, place.tagg, limit);
  if (place.sektion !== null && sektion === null) return reads.latest(sprak, place.sektion, limit);
  return [];
}

interface Standing<Listing> {
  byId: ReadonlyMap<string, Listing>;
  isOfFront(listing: Listing): boolean;
  standing: ReadonlySet<string>;
  now: string;
}

function chosenFor<Listing extends Listed>(
  { artikel: id, fran, till }: Place,
  { byId, isOfFront, standing, now }: Standing<Listing>,
): { artikel: Listing | undefined; hinder: PlaceHindrance | null } {
  if (id === null) return { artikel: undefined, hinder: null };
  const hindered = (hinder: PlaceHindrance) => ({ artikel: undefined, hinder });
  if (fran !== null && fran > now) return hindered('vantar');
  if (till !== null && till <= now) return hindered('slut');
  const listing = byId.get(id);
  if (listing === undefined) return hindered('inte_publik');
  if (!isOfFront(listing)) return hindered('annan_sektion');
  return standing.has(id) ? hindered('redan') : { artikel: listing, hinder: null };
}
