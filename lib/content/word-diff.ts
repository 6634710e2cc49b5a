import { diffWordsWithSpace } from 'diff';
import { sideBySide } from '#lib/content/common-pieces.ts';

export interface TextPart {
  op: 'lika' | 'in' | 'ut';
  text: string;
}

/**
 * What may be spent on comparing words, in steps of about a quarter of a microsecond: one for each pair of places that is
 * looked at. A comparison of many texts shares one budget, so that no two versions of an article hold everybody.
 */
export class DiffBudget {
  private left = 100_000;

  /** How many edits there may be between two texts of together `characters` for the words still to be compared. */
  mostEdits(characters: number): number {
    return Math.floor(Math.sqrt(2 * Math.max(0, this.left - characters / 2)));
  }

  spend(characters: number, edits: number): void {
    this.left -= characters / 2 + edits ** 2 / 2;
  }
}

/**
 * What was taken out and put in, word by word; sentence by sentence, and at last as a whole, where two texts are so
 * different that the words would take more than the budget. The parts that are `lika` or `ut` make `fore`; `lika` or `in`
 * make `efter`.
 */
export function wordDiff(fore: string, efter: string, budget: DiffBudget = new DiffBudget()): TextPart[] {
  if (fore === efter) return fore === '' ? [] : [{ op: 'lika', text: fore }];
  if (fore === '' || efter === '') return replaced(fore, efter);
  const parts =
    byWord(fore, efter, budget, EASY) ??
    sideBySide(fore, efter).flatMap((stretch) => {
      if (stretch.isSame) return [{ op: 'lika' as const, text: stretch.fore }];
      return byWord(stretch.fore, stretch.efter, budget) ?? replaced(stretch.fore, stretch.efter);
    });
  return joined(parts);
}

/** So few edits that nothing is won by looking for the sentences that are the same. */
const EASY = 60;

/** `undefined` when there are more than `most` edits between the texts, or more than the budget has left for. */
function byWord(fore: string, efter: string, budget: DiffBudget, most = Number.POSITIVE_INFINITY): TextPart[] | undefined {
  if (fore === '' || efter === '') return replaced(fore, efter);
  const characters = fore.length + efter.length;
  const maxEditLength = Math.min(most, budget.mostEdits(characters));
  if (maxEditLength < 1) return undefined;
  const least = leastEdits(fore, efter);
  if (least > maxEditLength) {
    budget.spend(characters / 2, 0);
    return undefined;
  }
  const parts = diffWordsWithSpace(fore, efter, { maxEditLength });
  const edits = parts?.reduce((sum, { added, removed, count }) => (added || removed ? sum + count : sum), 0) ?? maxEditLength;
  budget.spend(characters, edits);
  return parts?.map(({ added, removed, value }) => ({ op: added ? 'in' : removed ? 'ut' : 'lika', text: value }));
}

const WORDS = /[\p{L}\p{N}]+/gu;

/** How many words only one of the texts has: there is no comparing them with fewer edits. */
function leastEdits(fore: string, efter: string): number {
  const balance = new Map<string, number>();
  for (const word of fore.match(WORDS) ?? []) balance.set(word, (balance.get(word) ?? 0) + 1);
  for (const word of efter.match(WORDS) ?? []) balance.set(word, (balance.get(word) ?? 0) - 1);
  let least = 0;
  for (const difference of balance.values()) least += Math.abs(difference);
  return least;
}

function replaced(fore: string, efter: string): TextPart[] {
  const parts: TextPart[] = [
    { op: 'ut', text: fore },
    { op: 'in', text: efter },
  ];
  return parts.filter((part) => part.text !== '');
}

/** Neighbours of one kind as one. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.op === part.op) all[all.length - 1] = { op: part.op, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}
