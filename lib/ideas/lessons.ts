import type { Dismissal } from '#lib/contract/closed/idea.ts';

/** What somebody has decided of an idea. */
export interface Decided {
  ord: readonly string[];
  bevakning: string;
  /** Undefined where it was ordered. */
  avfardad?: Dismissal | undefined;
}

/** What the newsroom has made of ideas, by their words and by where they came from. */
export interface Lessons {
  /** From -1, nobody here wants such, to 1, such are ordered; 0 where nothing is known. */
  of(idea: { ord: readonly string[]; bevakning: string }): number;
}

/** Of a word that was met less often nothing is learnt: it may have been anything else. */
const LEAST_MET = 2;
/** A word is taken for so many that went as all do, so that two of two says less than twenty of twenty. */
const DOUBT = 2;
/** So many of the words that say most decide. */
const MOST_WORDS = 6;

interface Counts {
  bestallda: number;
  avfardade: number;
}

/**
 * What is learnt from decisions. Only that nobody is interested says something of the next idea like it: one that was late, is written about
 * already or came from a source that nobody trusts may have been about the very thing.
 */
export function lessonsOf(decisions: readonly Decided[]): Lessons {
  const counts = new Map<string, Counts>();
  const all: Counts = { bestallda: 0, avfardade: 0 };
  for (const { ord, bevakning, avfardad } of decisions) {
    if (avfardad !== undefined && avfardad !== 'ointressant') continue;
    const outcome = avfardad === undefined ? 'bestallda' : 'avfardade';
    all[outcome] += 1;
    for (const key of keysOf({ ord, bevakning })) {
      const known = counts.get(key) ?? { bestallda: 0, avfardade: 0 };
      known[outcome] += 1;
      counts.set(key, known);
    }
  }
  const usual = (all.bestallda + 1) / (all.bestallda + all.avfardade + 2);
  const learnt = new Map<string, number>();
  for (const [key, { bestallda, avfardade }] of counts) {
    const met = bestallda + avfardade;
    if (met >= LEAST_MET) learnt.set(key, odds((bestallda + DOUBT * usual) / (met + DOUBT)) - odds(usual));
  }
  return {
    of(idea) {
      const said = keysOf(idea)
        .flatMap((key) => learnt.get(key) ?? [])
        .toSorted((one, other) => Math.abs(other) - Math.abs(one))
        .slice(0, MOST_WORDS);
      return Math.tanh(said.reduce((sum, one) => sum + one, 0) / 2);
    },
  };
}

/** Where it came from says as much as a word. */
function keysOf({ ord, bevakning }: { ord: readonly string[]; bevakning: string }): string[] {
  return [...new Set(ord), `bevakning ${bevakning}`];
}

/** The logarithm of the odds of what has that share. */
function odds(share: number): number {
  return Math.log(share / (1 - share));
}
