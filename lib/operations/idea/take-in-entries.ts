import { traitsOf } from '#lib/ideas/common-traits.ts';
import { LEAST_TRAITS, MOST_COMPARED, sameEvent } from '#lib/ideas/fold.ts';
import { judgeTime, OLDEST_MS } from '#lib/ideas/judge-time.ts';
import { likenessOf } from '#lib/ideas/likeness.ts';
import { tellingWords } from '#lib/ideas/telling-words.ts';
import type { IdeaScale } from '#lib/operations/idea/weigh-ideas.ts';
import type { TakenWatch } from '#lib/store/feed-watches.ts';
import type { Store } from '#lib/store/store.ts';

/** An entry as its feed has it, in plain text. */
interface ReadEntry {
  nyckel: string;
  rubrik: string;
  ingress: string;
  adress: string;
  tid: string;
}

/** An entry that nobody has seen before, and when it was published. */
export interface FreshEntry extends ReadEntry {
  osaker: boolean;
}

/** So many words of an idea are learnt from and weighed. */
const MOST_WORDS = 24;

/** Those of the entries that are new and not too old, the oldest first: of an event the one that told of it first is its first source. */
export async function freshEntries(store: Store, bevakning: string, entries: readonly ReadEntry[], nu: string): Promise<FreshEntry[]> {
  const recent = entries.flatMap((entry) => {
    const judged = judgeTime(entry.tid, nu);
    return judged === undefined ? [] : [{ ...entry, ...judged }];
  });
  const known = await store.ideaFinds.known(
    bevakning,
    recent.map(({ nyckel }) => nyckel),
  );
  const undated = recent.filter(({ nyckel, osaker }) => osaker && known.has(nyckel)).map(({ nyckel }) => nyckel);
  await store.ideaFinds.stillThere(bevakning, undated, nu);
  return recent.filter(({ nyckel }) => !known.has(nyckel)).toSorted((one, other) => (one.tid < other.tid ? -1 : 1));
}

interface Taking {
  watch: TakenWatch;
  scale: IdeaScale;
  nu: string;
  newId(): string;
}

/**
 * Makes an entry a source: of the idea about the same event, where there is one among those of the last days, or of a new idea. Within a transaction
 * in which nobody else folds. Returns the idea.
 */
export async function takeInEntry(store: Store, entry: FreshEntry, { watch, scale, nu, newId }: Taking): Promise<string> {
  const likeness = likenessOf(entry);
  const drag = traitsOf(likeness);
  const since = new Date(Date.parse(nu) - OLDEST_MS).toISOString();
  const candidates = await store.ideaFinds.candidates(drag, since, { least: LEAST_TRAITS, most: MOST_COMPARED });
  const same = sameEvent(
    likeness,
    candidates.map((candidate) => [candidate.ide, likenessOf(candidate)] as const),
  );
  const source = { ...entry, id: newId(), bevakning: watch.id, drag };
  if (same !== undefined) {
    await store.ideaFinds.addSource(same, source, nu);
    await store.ideaFinds.lookAgain(same);
    return same;
  }
  const { rubrik, ingress, tid } = entry;
  const ord = tellingWords(`${rubrik}\n${ingress}`)
    .toSorted((one, other) => other.vikt - one.vikt)
    .slice(0, MOST_WORDS)
    .map(({ stam }) => stam);
  const idea = { id: newId(), rubrik, ingress, tid, ord, sektion: watch.sektion, bevakning: watch.id };
  const weight = await scale.weigh(store, { ...idea, bevakade: watch.ord });
  await store.ideaFinds.addIdea({ ...idea, ...weight }, nu);
  await store.ideaFinds.addSource(idea.id, source, nu);
  return idea.id;
}
