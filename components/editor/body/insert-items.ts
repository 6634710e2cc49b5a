import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { focusBlock, focusText } from '#components/editor/body/focus-text.ts';
import type { TopBlock } from '#components/editor/body/top-blocks.ts';
import { insertPattern } from '#components/editor/skeleton/insert-pattern.ts';
import type { BlockDefinition } from '#lib/blocks/define-block.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';

/** Something that can be put into the text. */
export interface InsertItem {
  id: string;
  namn: string;
  beskrivning: string;
  type: string;
  attrs: Record<string, unknown>;
  /** The id of the newsroom's own pattern that it is: blocks that are put in together. */
  monster?: string;
}

/** Two kinds of heading are two things to a writer. */
const HEADINGS: ReadonlyArray<Omit<InsertItem, 'type'>> = [
  { id: 'heading-2', namn: 'Mellanrubrik', beskrivning: 'Delar upp texten i avsnitt.', attrs: { level: 2 } },
  { id: 'heading-3', namn: 'Underrubrik', beskrivning: 'Delar upp ett avsnitt.', attrs: { level: 3 } },
];

/** What may be put into an article, in the order of the registry. `allowed` are the block types of its template. */
export function insertItems(allowed: readonly string[] | undefined): InsertItem[] {
  return [...BLOCKS.values()]
    .filter((definition) => definition.topLevel && (allowed === undefined || allowed.includes(definition.type)))
    .flatMap(itemsOf);
}

function itemsOf({ type, namn, beskrivning }: BlockDefinition): InsertItem[] {
  return type === 'heading' ? HEADINGS.map((item) => ({ ...item, type })) : [{ id: type, namn, beskrivning, type, attrs: {} }];
}

/**
 * The items that what was typed may mean, the likeliest first: that very name, a name that begins so, one with a word that
 * begins so, one that has it somewhere, and last one whose description has such a word. Enter takes the first.
 */
export function matchingItems(items: readonly InsertItem[], typed: string): InsertItem[] {
  const wanted = typed.trim().toLocaleLowerCase('sv');
  if (wanted === '') return [...items];
  const ranked = items.map((item) => ({ item, rank: rankOf(item, wanted) })).filter(({ rank }) => rank < MATCHES.length);
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}

type Match = (namn: string, beskrivning: string, wanted: string) => boolean;

const MATCHES: readonly Match[] = [
  (namn, _, wanted) => namn === wanted,
  (namn, _, wanted) => namn.startsWith(wanted),
  (namn, _, wanted) => hasWord(namn, wanted),
  (namn, _, wanted) => namn.includes(wanted),
  (_, beskrivning, wanted) => hasWord(beskrivning, wanted),
];

/** The place of the first way in which it matches; past the last when it does not. */
function rankOf({ namn, beskrivning }: InsertItem, wanted: string): number {
  const found = MATCHES.findIndex((matches) => matches(namn.toLocaleLowerCase('sv'), beskrivning.toLocaleLowerCase('sv'), wanted));
  return found === -1 ? MATCHES.length : found;
}

function hasWord(text: string, beginning: string): boolean {
  return text.split(/[\s,.:–-]+/).some((word) => word.startsWith(beginning));
}

/** Whether what was typed after «/» can be a search: one word, or part of a longer name. Anything else is text with a slash in it. */
export function isStillSearching(items: readonly InsertItem[], typed: string): boolean {
  if (!/\s/.test(typed)) return true;
  const wanted = typed.toLocaleLowerCase('sv');
  return !/^\s/.test(typed) && items.some(({ namn }) => namn.toLocaleLowerCase('sv').includes(wanted));
}

/** Puts the item where the writer is: in place of an empty paragraph, else after the block. */
export function insertItem(editor: Editor, item: InsertItem, at: TopBlock): void {
  if (item.monster !== undefined) return void insertPattern(editor, item.monster, at);
  const node = newNode(editor, item);
  const replaces = at.node.type.name === 'paragraph' && at.node.content.size === 0;
  const pos = replaces ? at.pos : at.pos + at.node.nodeSize;
  const tr = replaces ? editor.state.tr.replaceWith(at.pos, at.pos + at.node.nodeSize, node) : editor.state.tr.insert(pos, node);
  const inside = TextSelection.findFrom(tr.doc.resolve(pos), 1, true);
  const canWriteIn = !node.isAtom && inside !== null && inside.from < pos + node.nodeSize;
  tr.setSelection(canWriteIn ? inside : NodeSelection.create(tr.doc, pos));
  editor.view.dispatch(tr.scrollIntoView());
  if (canWriteIn) focusText(editor);
  else focusBlock(editor, pos);
}

function newNode({ schema }: Editor, { type, attrs }: InsertItem) {
  const made = schema.nodes[type];
  if (made === undefined) throw new Error(`The editor has no node for ${type}`);
  if (type === 'table') return newTable(schema);
  // A container is given a paragraph to write in.
  const filled = made.isAtom || made.isTextblock ? undefined : made.contentMatch.defaultType?.createAndFill();
  return made.createChecked(attrs, filled);
}

const ROWS = 3;
const COLUMNS = 3;

function newTable(schema: Editor['schema']) {
  const row = (cell: string) =>
    schema.node(
      'tableRow',
      null,
      Array.from({ length: COLUMNS }, () => schema.node(cell, null, [schema.node('paragraph')])),
    );
  return schema.node('table', null, [row('tableHeader'), ...Array.from({ length: ROWS - 1 }, () => row('tableCell'))]);
}
