import type { Section } from '#lib/contract/section.ts';
import { type Lessons, lessonsOf } from '#lib/ideas/lessons.ts';
import { alikeness, likenessOf, SAME_EVENT } from '#lib/ideas/likeness.ts';
import { relevanceOf } from '#lib/ideas/relevance.ts';
import type { DecidedIdea, IdeaWeight } from '#lib/store/idea-finds.ts';
import type { Store } from '#lib/store/store.ts';

/** What of an idea is weighed, with the words that its watches look for. */
export interface Weighable {
  rubrik: string;
  ingress: string;
  tid: string;
  ord: readonly string[];
  sektion: string | null;
  bevakning: string;
  bevakade: readonly string[];
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 86_400_000;
/** An article from before then is about something else, however alike it is. */
const COVERED_WITHIN_MS = 14 * DAY_MS;
/** Of the articles with the same telling words so many are held against the idea. */
const MOST_HELD_AGAINST = 5;

/** Weighs ideas by what was decided and written until now: for one round, and not for longer. */
export class IdeaScale {
  /** When somebody last decided on an idea; undefined where nobody has. */
  readonly latest: string | undefined;
  private readonly decided: readonly DecidedIdea[];
  private readonly sections: readonly Section[];
  private readonly lessons = new Map<string | null, Lessons>();
  private readonly words = new Map<string, string[]>();

  private constructor(decided: readonly DecidedIdea[], sections: readonly Section[]) {
    this.decided = decided;
    this.sections = sections;
    this.latest = decided[0]?.avgjord;
  }

  static async of(store: Store, sections: readonly Section[]): Promise<IdeaScale> {
    return new IdeaScale(await store.ideaFinds.decided(), sections);
  }

  /** What an idea weighs, with the article of one's own about the same. */
  async weigh(store: Store, idea: Weighable): Promise<IdeaWeight> {
    return { ...(await this.relevance(store, idea)), egen: await ownCoverage(store, idea) };
  }

  /** How relevant it is, and by which words. */
  async relevance(store: Store, idea: Weighable): Promise<Omit<IdeaWeight, 'egen'>> {
    const { rubrik, ingress, sektion, bevakade } = idea;
    const sektionens = sektion === null ? [] : await this.wordsOf(store, sektion);
    return relevanceOf(`${rubrik}\n${ingress}`, { bevakade, sektionens, lardom: this.lessonsFor(sektion).of(idea) });
  }

  /** What one section has no use for may be what another lives by. */
  private lessonsFor(sektion: string | null): Lessons {
    const known = this.lessons.get(sektion);
    if (known !== undefined) return known;
    const concerning = this.decided.filter((one) => sektion === null || one.sektion === null || one.sektion === sektion);
    const lessons = lessonsOf(concerning.map(({ ord, bevakning, avfardad }) => ({ ord, bevakning, avfardad: avfardad ?? undefined })));
    this.lessons.set(sektion, lessons);
    return lessons;
  }

  private async wordsOf(store: Store, sektion: string): Promise<string[]> {
    const known = this.words.get(sektion);
    if (known !== undefined) return known;
    const name = this.sections.find(({ id }) => id === sektion)?.namn;
    const words = [...(name === undefined ? [] : [name]), ...(await store.ideaFinds.sectionWords(sektion))];
    this.words.set(sektion, words);
    return words;
  }
}

/** The article that readers have had about the same event, where there is one: found by the search index, and judged as two sources are. */
async function ownCoverage(store: Store, { rubrik, ingress, tid }: Weighable): Promise<string | null> {
  const asked = { innehall: NOBODY, sprak: 'sv' as const, taggar: [], rubrik, ingress, text: '' };
  const close = await store.readers.related.find(asked, MOST_HELD_AGAINST);
  if (close.length === 0) return null;
  const since = new Date(Date.parse(tid) - COVERED_WITHIN_MS).toISOString();
  const own = likenessOf({ rubrik, ingress });
  const articles = await store.ideaFinds.publicWords(
    close.map(({ id }) => id),
    since,
  );
  const [closest] = articles
    .map(({ innehall, ...words }) => ({ innehall, alike: alikeness(own, likenessOf(words)) }))
    .filter(({ alike }) => alike >= SAME_EVENT)
    .toSorted((one, other) => other.alike - one.alike);
  return closest?.innehall ?? null;
}
