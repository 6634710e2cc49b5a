import { diffChars } from 'diff';
import { type DiffBudget, type TextPart, wordDiff } from '#lib/content/word-diff.ts';

/** What became of a stretch of a text: where it stands now, and how many of its characters are left. */
export interface FollowedRange {
  fran: number;
  till: number;
  kvar: number;
}

/** What of `fore` is left in `efter`, to the letter where words were changed. The parts make up both, as those of `wordDiff`. */
export function followedParts(fore: string, efter: string, budget: DiffBudget): TextPart[] {
  const { start, middle, end } = trimmed(fore, efter);
  const parts: TextPart[] = [{ op: 'lika', text: start }];
  let [out, into] = ['', ''];
  const settle = () => {
    parts.push(...byLetter(out, into));
    [out, into] = ['', ''];
  };
  for (const { op, text } of wordDiff(middle.fore, middle.efter, budget)) {
    // The space between two words that were changed is no word that was left.
    const isLeft = op === 'lika' && (text.trim() !== '' || (out === '' && into === ''));
    if (isLeft) {
      settle();
      parts.push({ op, text });
      continue;
    }
    if (op !== 'in') out += text;
    if (op !== 'ut') into += text;
  }
  settle();
  parts.push({ op: 'lika', text: end });
  return parts.filter(({ text }) => text !== '');
}

/** Where the stretch stands in the text that the parts lead to: from the first of its words that is left, to the last. */
export function followedRange(parts: readonly TextPart[], fran: number, till: number): FollowedRange {
  let [old, now, kvar] = [0, 0, 0];
  const followed = { fran: -1, till: -1 };
  for (const { op, text } of parts) {
    const [from, to] = [Math.max(fran, old), Math.min(till, old + text.length)];
    if (op === 'lika' && from < to && text.slice(from - old, to - old).trim() !== '') {
      if (followed.fran === -1) followed.fran = now + from - old;
      followed.till = now + to - old;
      kvar += to - from;
    }
    if (op !== 'in') old += text.length;
    if (op !== 'ut') now += text.length;
  }
  return { ...followed, kvar };
}

/** Whether all that stands there, in the text that the parts lead to, stood in the one that they lead from. */
export function isOld(parts: readonly TextPart[], fran: number, till: number): boolean {
  let now = 0;
  for (const { op, text } of parts) {
    if (op === 'in' && now < till && now + text.length > fran) return false;
    if (op !== 'ut') now += text.length;
  }
  return true;
}

/** So long are the words that are compared letter by letter, and so many letters in a row are no chance. */
const FEW_WORDS = 200;
const NO_CHANCE = 3;

/** Words for words: what of their letters is left. */
function byLetter(out: string, into: string): TextPart[] {
  if (out === '' || into === '' || out.length + into.length > FEW_WORDS)
    return [
      { op: 'ut', text: out },
      { op: 'in', text: into },
    ];
  return diffChars(out, into).flatMap(({ added, removed, value }): TextPart[] => {
    if (added) return [{ op: 'in', text: value }];
    if (removed) return [{ op: 'ut', text: value }];
    if (value.length >= NO_CHANCE) return [{ op: 'lika', text: value }];
    return [
      { op: 'ut', text: value },
      { op: 'in', text: value },
    ];
  });
}

/** What two texts begin and end with alike, in whole words, and what stands between. */
function trimmed(fore: string, efter: string): { start: string; middle: { fore: string; efter: string }; end: string } {
  const most = Math.min(fore.length, efter.length);
  let start = 0;
  while (start < most && fore[start] === efter[start]) start++;
  while (start > 0 && (isWithinWord(fore, start) || isWithinWord(efter, start))) start--;
  let end = 0;
  while (end < most - start && fore.at(-1 - end) === efter.at(-1 - end)) end++;
  while (end > 0 && (isWithinWord(fore, fore.length - end) || isWithinWord(efter, efter.length - end))) end--;
  return {
    start: fore.slice(0, start),
    middle: { fore: fore.slice(start, fore.length - end), efter: efter.slice(start, efter.length - end) },
    end: end === 0 ? '' : fore.slice(-end),
  };
}

/** Whether what stands on either side of that place is one word, or one character. */
function isWithinWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && !/\s/.test(text[at - 1] ?? '') && !/\s/.test(text[at] ?? '');
}
