import type { EntryChange } from '#lib/content/live-changes.ts';
import type { Steps } from '#lib/content/steps.ts';
import { DiffBudget, wordDiff } from '#lib/content/word-diff.ts';
import type { Author } from '#lib/contract/article.ts';
import type { Contribution, Provenance, PublishedWords, WordCounts } from '#lib/contract/provenance.ts';
import { entryPart, entryText, partTexts, type WrittenText } from '#lib/provenance/part-texts.ts';

/** A revision as its history tells of it. */
export interface PastRevision {
  /** What it gives the words that first stand in it. */
  bidrag: Contribution;
  /** The person who has approved it, or brought it out to readers. */
  godkand_av: Author | null;
  /** What its words are in a block or a field that somebody had proposed; whoever saved it has accepted them. */
  foreslaget: ReadonlyMap<string, Contribution>;
  /** Whether it is a copy of another: words that the other does not have are nobody's. */
  isCopy: boolean;
}

/** One word that somebody put in. Each wording it stands in has the very same one, so that what is known of it is known in all. */
interface Word {
  /** Absent of what stood there before anything was looked at. */
  bidrag: Contribution | undefined;
  isMachines: boolean;
  godkand_av: Author | undefined;
}

/** A text of one part, and the words of it with the places where they begin. */
interface Wording {
  text: string;
  starts: readonly number[];
  words: readonly Word[];
}

/**
 * Whose each word of a text is: of the revision in which it first stood. To be shown all revisions of a language version in their order, those of
 * what it is a copy of first. The words that an edit leaves in a part are whose they were; a text that has stood there before is whose it was, whoever
 * puts it back, merges it or moves it.
 */
export class WordOrigins {
  /** Each part as it last stood: one that is taken out may come back changed. */
  readonly #parts = new Map<string, Wording>();
  /** Those that stand in the latest revision. */
  readonly #standing = new Set<string>();
  /** What every text was made of that any part has had. */
  readonly #known = new Map<string, Wording>();

  /** What stood there before the revisions that are shown: nobody is said to have written it. To be shown first. */
  *begin(text: WrittenText): Steps<void> {
    for (const [del, words] of partTexts(text)) {
      this.#keep(
        del,
        reworded(undefined, words, () => ({ bidrag: undefined, isMachines: false, godkand_av: undefined }), new DiffBudget()),
      );
      yield;
    }
  }

  /** The next revision, with all of its text. Words are compared within `budget`; beyond it a text is taken by its sentences, at last as a whole. */
  *next(past: PastRevision, text: WrittenText, budget: DiffBudget): Steps<void> {
    this.#standing.clear();
    for (const [del, words] of partTexts(text)) {
      const wording = this.#put(past, del, words, budget);
      if (past.godkand_av !== null) approve(wording, past.godkand_av);
      yield;
    }
  }

  /** The next revision, which changed one entry of a live report and nothing else. */
  entry(past: PastRevision, { block, id, inlagg }: EntryChange, budget: DiffBudget): void {
    const del = entryPart(block, id);
    if (inlagg === null) this.#standing.delete(del);
    else this.#put(past, del, entryText(inlagg), budget);
    if (past.godkand_av !== null) this.approve(past.godkand_av);
  }

  /** Whose the words of a version are whose history has been shown. */
  of(text: WrittenText): Omit<Provenance, 'raknat_fran'> {
    const all: Array<[del: string, words: readonly Word[]]> = [];
    for (const [del, words] of partTexts(text)) all.push([del, this.#known.get(words)?.words ?? []]);
    const written = all.filter(([, words]) => words.length > 0);
    const used = new Set(written.flatMap(([, words]) => words.flatMap(({ bidrag }) => bidrag ?? [])));
    const bidrag = [...used].sort((one, other) => one.skapad.localeCompare(other.skapad) || one.nr - other.nr);
    const place = new Map(bidrag.map((one, index) => [one, index]));
    const reviewers = new Map<string, Author>();
    for (const [, words] of written)
      for (const { isMachines, godkand_av } of words) if (isMachines && godkand_av !== undefined) reviewers.set(godkand_av.id, godkand_av);
    return {
      ord: counted(written.flatMap(([, words]) => words)),
      bidrag,
      granskare: [...reviewers.values()],
      delar: written.map(([del, words]) => ({ del, ord: counted(words), ur: sharesOf(words, place) })),
    };
  }

  /** Somebody approves the latest revision that has been shown: what nobody has approved before is approved by them. */
  approve(by: Author): void {
    for (const [del, wording] of this.#parts) if (this.#standing.has(del)) approve(wording, by);
  }

  /**
   * The same as readers may be told of it: what is nobody's, as in a copy of what is not seen, is counted as unknown, and never as a program's. Also by which
   * revision of another language it was translated, of the latest that has words in it.
   */
  forReaders(text: WrittenText): Omit<PublishedWords, 'kalla'> & { kall_revision: string | null } {
    const words = [...partTexts(text)].flatMap(([, own]) => this.#known.get(own)?.words ?? []);
    const named = words.filter(isSomebodys);
    const machines = named.filter(({ isMachines }) => isMachines);
    const translated = machines.flatMap(({ bidrag }) => (bidrag?.typ === 'ai' && bidrag.kall_revision !== null ? bidrag : []));
    const reviewers = Map.groupBy(
      machines.flatMap(({ godkand_av }) => godkand_av ?? []),
      ({ id }) => id,
    );
    const most = [...reviewers.values()].sort((one, other) => other.length - one.length);
    return {
      ...counted(named),
      okant: words.length - named.length,
      oversatt: translated.length,
      granskare: most.flatMap(([first]) => (first === undefined ? [] : { id: first.id, namn: first.namn })),
      kall_revision: translated.toSorted((one, other) => one.nr - other.nr).at(-1)?.kall_revision ?? null,
    };
  }

  #put(past: PastRevision, del: string, text: string, budget: DiffBudget): Wording {
    this.#standing.add(del);
    const before = this.#parts.get(del);
    if (before?.text === text) return before;
    const wording = this.#known.get(text) ?? reworded(before, text, wordOf(past, del), budget);
    return this.#keep(del, wording);
  }

  #keep(del: string, wording: Wording): Wording {
    this.#standing.add(del);
    this.#known.set(wording.text, wording);
    this.#parts.set(del, wording);
    return wording;
  }
}

/** How a word comes to be that is put into that part. */
function wordOf({ bidrag, foreslaget, isCopy }: PastRevision, del: string): () => Word {
  const [block = del] = del.split('/');
  const proposed = foreslaget.get(block);
  const saved = bidrag.av;
  if (proposed !== undefined) {
    const godkand_av = saved.typ === 'person' ? saved : undefined;
    return () => ({ bidrag: proposed, isMachines: proposed.modell !== null || proposed.av.typ !== 'person', godkand_av });
  }
  const isMachines = isCopy || bidrag.typ === 'ai' || bidrag.modell !== null || saved.typ !== 'person';
  return () => ({ bidrag, isMachines, godkand_av: undefined });
}

/** Whether it is known whose it is. A program's is of a program, or said to be made by a model: what else is counted as one is nobody's. */
function isSomebodys({ bidrag, isMachines }: Word): boolean {
  if (bidrag === undefined) return false;
  return !isMachines || bidrag.typ === 'ai' || bidrag.modell !== null || bidrag.av.typ !== 'person';
}

const WORDS = /[\p{L}\p{N}]+/gu;

/** How many words there are in it, as they are counted here. */
export function wordsIn(text: string): number {
  return text.match(WORDS)?.length ?? 0;
}

/** The wording `text`, with the words of `before` that are left in it. */
function reworded(before: Wording | undefined, text: string, made: () => Word, budget: DiffBudget): Wording {
  const left = leftIn(before, text, budget);
  const starts: number[] = [];
  const words: Word[] = [];
  for (const { index } of text.matchAll(WORDS)) {
    starts.push(index);
    words.push(left.get(index) ?? made());
  }
  return { text, starts, words };
}

/** The words of `before` that are left in `text`, by where they begin in it. */
function leftIn(before: Wording | undefined, text: string, budget: DiffBudget): Map<number, Word> {
  const left = new Map<number, Word>();
  if (before === undefined) return left;
  const old = new Map(before.starts.map((start, index) => [start, before.words[index]]));
  let then = 0;
  let now = 0;
  for (const { op, text: piece } of wordDiff(before.text, text, budget)) {
    if (op === 'lika') {
      for (const { index } of piece.matchAll(WORDS)) {
        const word = old.get(then + index);
        if (word !== undefined) left.set(now + index, word);
      }
    }
    if (op !== 'in') then += piece.length;
    if (op !== 'ut') now += piece.length;
  }
  return left;
}

function approve({ words }: Wording, by: Author): void {
  for (const word of words) word.godkand_av ??= by;
}

function counted(words: readonly Word[]): WordCounts {
  const known = words.filter(({ bidrag }) => bidrag !== undefined);
  const machines = known.filter(({ isMachines }) => isMachines);
  const granskad = machines.filter(({ godkand_av }) => godkand_av !== undefined).length;
  return {
    manniska: known.length - machines.length,
    granskad,
    maskin: machines.length - granskad,
    okant: words.length - known.length,
  };
}

function sharesOf(words: readonly Word[], place: ReadonlyMap<Contribution, number>): Provenance['delar'][number]['ur'] {
  const known = words.flatMap(({ bidrag }) => (bidrag === undefined ? [] : (place.get(bidrag) ?? [])));
  const shares = Map.groupBy(known, (bidrag) => bidrag);
  return [...shares].sort(([one], [other]) => one - other).map(([bidrag, own]) => ({ bidrag, ord: own.length }));
}
