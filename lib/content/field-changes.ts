import { equalJson } from '#lib/content/equal-json.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import { type Block, isTextNode, type Mark, type TextNode } from '#lib/contract/block.ts';

/** A value in a block that is another, `null` where there is none: `attrs.rader[0].betyg`, or `content.link` for a link in its text. */
export interface FieldChange {
  falt: string;
  fore: unknown;
  efter: unknown;
}

/** Words that are a link, bold or italic. */
interface MarkedWords {
  text: string;
  href?: string;
}

/**
 * What else than the words of its text is another in a block: each value of its attributes, those of the nodes in it, and what in the text is
 * a link, bold or italic. Entries of a list are held against each other by their id, else after the ones that are the same from both ends:
 * one that was put in is one change. What follows from the block's place alone is left out.
 */
export function fieldChanges(fore: Block, efter: Block): FieldChange[] {
  const changes: FieldChange[] = [];
  collectNodes(writtenBlock(fore), writtenBlock(efter), '', changes);
  for (const type of ['link', 'bold', 'italic'] as const) changes.push(...markChanges(type, fore, efter));
  return changes;
}

/** The same of a block that is new: each value in it that is set, and what in its text is a link, bold or italic. */
export function fieldsOf(block: Block): FieldChange[] {
  return fieldChanges(emptied(block), block).filter(({ efter }) => efter !== null && efter !== '');
}

/** The block with its nodes, lists and groups, and nothing in them. */
function emptied(block: Block): Block {
  const attrs = Object.entries(block.attrs ?? {}).map(([name, value]) => [name, emptiedValue(value)]);
  return { type: block.type, attrs: Object.fromEntries(attrs), content: nodesIn(block).map(emptied) };
}

function emptiedValue(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isRecord(value) ? {} : undefined;
}

function collectNodes(fore: Block, efter: Block, within: string, changes: FieldChange[]): void {
  const { id: _, ...before } = fore.attrs ?? {};
  const { id: __, ...after } = efter.attrs ?? {};
  collectValues(before, after, `${within}attrs`, changes);
  const [old, now] = [nodesIn(fore), nodesIn(efter)];
  // Where a row has come or gone the words tell of it: those after it are not what they stand beside.
  if (old.length !== now.length) return;
  for (const [index, node] of old.entries()) {
    const other = now[index];
    if (other !== undefined) collectNodes(node, other, `${within}content[${index}].`, changes);
  }
}

function nodesIn({ content = [] }: Block): Block[] {
  return content.filter((node): node is Block => !isTextNode(node));
}

function collectValues(fore: unknown, efter: unknown, falt: string, changes: FieldChange[]): void {
  if (equalJson(fore, efter)) return;
  if (Array.isArray(fore) && Array.isArray(efter)) collectEntries(fore, efter, falt, changes);
  else if (isRecord(fore) && isRecord(efter)) {
    for (const name of new Set([...Object.keys(fore), ...Object.keys(efter)])) {
      collectValues(fore[name], efter[name], `${falt}.${name}`, changes);
    }
  } else changes.push({ falt, fore: fore ?? null, efter: efter ?? null });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function collectEntries(fore: readonly unknown[], efter: readonly unknown[], falt: string, changes: FieldChange[]): void {
  const [before, after] = [byId(fore), byId(efter)];
  if (before !== undefined && after !== undefined) {
    for (const [id, { entry, index }] of after) collectValues(before.get(id)?.entry, entry, `${falt}[${index}]`, changes);
    for (const [id, { entry, index }] of before) if (!after.has(id)) collectValues(entry, undefined, `${falt}[${index}]`, changes);
    return;
  }
  const shorter = Math.min(fore.length, efter.length);
  let first = 0;
  while (first < shorter && equalJson(fore[first], efter[first])) first += 1;
  let last = 0;
  while (last < shorter - first && equalJson(fore.at(-1 - last), efter.at(-1 - last))) last += 1;
  const most = Math.max(fore.length, efter.length) - last;
  for (let index = first; index < most; index++) {
    const old = index < fore.length - last ? fore[index] : undefined;
    const now = index < efter.length - last ? efter[index] : undefined;
    collectValues(old, now, `${falt}[${index}]`, changes);
  }
}

/** `undefined` where not every entry has an id that is its own. */
function byId(entries: readonly unknown[]): Map<string, { entry: unknown; index: number }> | undefined {
  const named = new Map<string, { entry: unknown; index: number }>();
  for (const [index, entry] of entries.entries()) {
    if (!isRecord(entry) || typeof entry.id !== 'string' || entry.id === '' || named.has(entry.id)) return undefined;
    named.set(entry.id, { entry, index });
  }
  return named;
}

function markChanges(type: Mark['type'], fore: Block, efter: Block): FieldChange[] {
  const [before, after] = [markedIn(type, fore), markedIn(type, efter)];
  const gone = without(before, after);
  const come = without(after, before);
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    falt: `content.${type}`,
    fore: gone[index] ?? null,
    efter: come[index] ?? null,
  }));
}

/** Those that `others` lacks, as many times as it lacks them. */
function without(words: readonly MarkedWords[], others: readonly MarkedWords[]): MarkedWords[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return words.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), count - 1);
    return count <= 0;
  });
}

function keyOf({ text, href = '' }: MarkedWords): string {
  return JSON.stringify([text, href]);
}

/** Neighbouring pieces with one mark are one, as the writer sees them. */
function markedIn(type: Mark['type'], block: Block): MarkedWords[] {
  const words: MarkedWords[] = [];
  let open: MarkedWords | undefined;
  for (const node of block.content ?? []) {
    if (!isTextNode(node)) {
      open = undefined;
      words.push(...markedIn(type, node));
      continue;
    }
    const found = markedWords(type, node);
    if (found !== undefined && open !== undefined && open.href === found.href) open.text += found.text;
    else {
      open = found;
      if (found !== undefined) words.push(found);
    }
  }
  return words;
}

function markedWords(type: Mark['type'], { text, marks = [] }: TextNode): MarkedWords | undefined {
  const mark = marks.find((one) => one.type === type);
  if (mark === undefined) return undefined;
  return mark.attrs === undefined ? { text } : { text, href: mark.attrs.href };
}
