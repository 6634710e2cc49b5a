import { blockId, blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { DiffBudget, type TextPart, wordDiff } from '#lib/content/word-diff.ts';
import type { Block } from '#lib/contract/block.ts';

/** What readers had at one time. */
export interface EarlierPublication {
  /** When it came out. */
  tid: string;
  /** It was taken away from readers. */
  nedtagen: boolean;
  rubrik: string;
  ingress: string;
  block: readonly Block[];
}

/** One text that a correction changed, in words that were taken out, put in and left. */
export type CorrectedText = readonly TextPart[];

/** A report's entries tell of their corrections themselves; what a correction says is none of its own former words. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['rattelse', 'liveinlagg']);

/** The corrections of which somebody has chosen that readers see the former words. */
export function shownCorrections(document: readonly Block[]): Block[] {
  return document.filter((block) => block.type === 'rattelse' && blockId(block) !== '' && block.attrs?.fore_efter === true);
}

/**
 * What each correction changed, by the id of its block: the words before and after the release that brought it out. `publications` are those of one
 * language, the newest first, which readers have. Never more than readers had and than somebody has chosen to show:
 * nothing where the article was taken down since, nor where a correction that came with it does not show its former words; and only texts that still say what
 * they then came to say, as what was changed once more may have been so for a reason of its own. `textOf` gives a block's running text.
 */
export function correctedTexts(
  publications: readonly EarlierPublication[],
  textOf: (block: Block) => string,
): Map<string, readonly CorrectedText[]> {
  const [now] = publications;
  if (now === undefined) return new Map();
  const shown = new Set(shownCorrections(now.block).map(blockId));
  const budget = new DiffBudget();
  const told = new Map<string, readonly CorrectedText[]>();
  const steps = new Set<number>();
  for (const id of shown) {
    const at = publications.findIndex(({ block }) => !block.some((one) => one.type === 'rattelse' && blockId(one) === id));
    const [before, after] = [publications[at], publications[at - 1]];
    // It has been there from the first, or for longer than anybody looks back.
    if (before === undefined || after === undefined || steps.has(at)) continue;
    if (publications.slice(0, at + 1).some(({ nedtagen }) => nedtagen)) continue;
    if (!newCorrections(before, after).every((one) => shown.has(one))) continue;
    // Of two that came at once nobody knows which changed what: what both did stands with the first.
    steps.add(at);
    const texts = changedTexts({ before, after, now }, textOf).map(([fore, efter]) => wordDiff(fore, efter, budget));
    if (texts.length > 0) told.set(id, texts);
  }
  return told;
}

function newCorrections(before: EarlierPublication, after: EarlierPublication): string[] {
  const had = new Set(before.block.filter(({ type }) => type === 'rattelse').map(blockId));
  return after.block.filter((block) => block.type === 'rattelse' && !had.has(blockId(block))).map(blockId);
}

interface Moments {
  before: EarlierPublication;
  after: EarlierPublication;
  now: EarlierPublication;
}

/** The texts that are others after than before, and still are what they were then. */
function changedTexts({ before, after, now }: Moments, textOf: (block: Block) => string): Array<[fore: string, efter: string]> {
  const [then, came, is] = [blocksById(before.block), blocksById(after.block), blocksById(now.block)];
  const fields = [
    [before.rubrik, after.rubrik, now.rubrik],
    [before.ingress, after.ingress, now.ingress],
  ] as const;
  const blocks = [...is].flatMap(([id, block]): Array<readonly [string, string, string]> => {
    const [fore, efter] = [then.get(id), came.get(id)];
    if (fore === undefined || efter === undefined || NOT_COMPARED.has(block.type) || fore.type !== block.type) return [];
    return equalJson(fore, efter) ? [] : [[textOf(fore), textOf(efter), textOf(block)]];
  });
  return [...fields, ...blocks].flatMap(([fore, efter, still]) => (fore === efter || efter !== still ? [] : [[fore, efter]]));
}
