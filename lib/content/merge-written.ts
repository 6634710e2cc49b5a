import { blockId } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { mergeOrder } from '#lib/content/merge-order.ts';
import { countPut, mergeSequences, type Piece, type Sides } from '#lib/content/merge-sequence.ts';
import { mergeValues } from '#lib/content/merge-values.ts';
import { movedMembers } from '#lib/content/sequence.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { type Block, isTextNode, type Mark, type TextNode } from '#lib/contract/block.ts';

/*
 * How what several people write at the same time becomes one text. A merge that meets a save tells of what both have changed and lets a person
 * decide (merge.ts); here nobody is asked, because it happens between two keys: letter by letter, and nobody's letters are lost or doubled.
 */

/** How a line stands: in which nodes, the outermost first, and which of them begin with it. */
interface Line {
  levels: ReadonlyArray<{ type: string; attrs: Record<string, unknown> | undefined; isNew: boolean }>;
  /** Whether a node without words has no `content` at all. */
  isBare: boolean;
}

type Value = { line: Line } | { whole: Block } | { marks: readonly Mark[] };

/**
 * The text with what `min` and `deras` have each made of `bas`, which is the last that both had. Deterministic, and never a conflict: words are
 * merged letter by letter also where a paragraph has been divided or joined with another, a block that is filled in field by field; of a value that
 * is one (an address, a choice, a picture) and that both have changed it is `min` that counts, which is the later to be told.
 */
export function mergeWritten(bas: ArticleContent, min: ArticleContent, deras: ArticleContent): ArticleContent {
  if (equalJson(bas, deras)) return min;
  if (equalJson(bas, min) || equalJson(min, deras)) return deras;
  const words = (field: 'rubrik' | 'ingress' | 'slug') => mergeText({ bas: bas[field], min: min[field], deras: deras[field] });
  return {
    rubrik: words('rubrik'),
    ingress: words('ingress'),
    slug: words('slug'),
    meta: mergeValues({ bas: bas.meta, min: min.meta, deras: deras.meta }, mergeText),
    hero: mergeValues({ bas: bas.hero, min: min.hero, deras: deras.hero }, mergeText),
    block: mergeBlocks({ bas: bas.block, min: min.block, deras: deras.block }),
  };
}

/** Two texts that were made of the same, as one. */
export function mergeText({ bas, min, deras }: Sides<string>): string {
  if (bas === deras || min === deras) return min;
  if (bas === min) return deras;
  const pieces = (text: string) => [...text].map((sign) => ({ key: sign, value: null, begins: false }));
  const merged = mergeSequences<null>(
    { bas: pieces(bas), min: pieces(min), deras: pieces(deras) },
    () => null,
    () => false,
  );
  return merged.map(({ key }) => key).join('');
}

function mergeBlocks(documents: Sides<Block[]>): Block[] {
  if (equalJson(documents.bas, documents.deras)) return documents.min;
  if (equalJson(documents.bas, documents.min) || equalJson(documents.min, documents.deras)) return documents.deras;
  const { bas, min, deras } = inOneOrder(documents);
  const fixed = unchanged({ bas, min, deras });
  const merged: Block[] = [];
  const places = { bas: 0, min: 0, deras: 0 };
  for (const id of [...fixed, undefined]) {
    const until = (blocks: readonly Block[], from: number) => {
      const found = id === undefined ? -1 : blocks.findIndex((block, place) => place >= from && blockId(block) === id);
      return found === -1 ? blocks.length : found;
    };
    const ends = { bas: until(bas, places.bas), min: until(min, places.min), deras: until(deras, places.deras) };
    merged.push(
      ...mergeStretch({
        bas: bas.slice(places.bas, ends.bas),
        min: min.slice(places.min, ends.min),
        deras: deras.slice(places.deras, ends.deras),
      }),
    );
    const same = deras[ends.deras];
    if (same !== undefined) merged.push(same);
    Object.assign(places, { bas: ends.bas + 1, min: ends.min + 1, deras: ends.deras + 1 });
  }
  return eachNamedOnce(merged);
}

/** Two stretches may each have a block of one name, as where one has been moved from the one to the other: what is kept by its name would be one of the two. */
function eachNamedOnce(blocks: Block[]): Block[] {
  const taken = new Set(blocks.map(blockId));
  const seen = new Set<string>();
  return blocks.map((block) => {
    const id = blockId(block);
    if (id === '' || !seen.has(id)) {
      seen.add(id);
      return block;
    }
    return { ...block, attrs: { ...block.attrs, id: otherName(id, taken) } };
  });
}

/** All three with the moves that either has made, so that a block that one has moved and another writes in is beside itself. */
function inOneOrder(documents: Sides<Block[]>): Sides<Block[]> {
  const ids = (blocks: readonly Block[]) => blocks.map(blockId);
  const former = ids(documents.bas);
  const [mine, theirs] = [ids(documents.min), ids(documents.deras)];
  if (movedMembers(former, mine).size === 0 && movedMembers(former, theirs).size === 0) return documents;
  const { order } = mergeOrder(former, withAll(former, mine), withAll(former, theirs), () => true);
  const ranks = new Map(order.map((id, rank) => [id, rank]));
  const ranked = (blocks: Block[]) => {
    let last = -1;
    // A new one stays after what it stands after.
    const known = blocks.map((block) => {
      last = ranks.get(blockId(block)) ?? last;
      return { block, rank: last };
    });
    return known.toSorted((a, b) => a.rank - b.rank).map(({ block }) => block);
  };
  const inOrder = { bas: ranked(documents.bas), min: ranked(documents.min), deras: ranked(documents.deras) };
  // Where a paragraph was divided and joined again its id may have moved, and none of its words.
  return putIn(inOrder) < putIn(documents) ? inOrder : documents;
}

/** How much both sides have put in, if that is how the three are to be read. */
function putIn({ bas, min, deras }: Sides<readonly Block[]>): number {
  const former = bas.flatMap(piecesOf);
  return [min, deras].reduce((sum, side) => sum + countPut(former, side.flatMap(piecesOf)), 0);
}

/** Those of `former` in the order that one side has them in, also those it has taken out: after what they stood after. */
function withAll(former: readonly string[], side: readonly string[]): string[] {
  const known = new Set(former);
  const order = side.filter((id) => known.has(id));
  const there = new Set(order);
  for (const [place, id] of former.entries()) {
    if (there.has(id)) continue;
    const before = former[place - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/** The ids of blocks that are the same in all three, in order: between them each stretch is merged by itself. */
function unchanged({ bas, min, deras }: Sides<readonly Block[]>): string[] {
  const [mine, theirs] = [byId(min), byId(deras)];
  const same: string[] = [];
  const last = { min: -1, deras: -1 };
  for (const block of bas) {
    const id = blockId(block);
    const [here, there] = [mine.get(id), theirs.get(id)];
    if (id === '' || here === undefined || there === undefined || here.place <= last.min || there.place <= last.deras) continue;
    if (!equalJson(block, here.block) || !equalJson(block, there.block)) continue;
    same.push(id);
    Object.assign(last, { min: here.place, deras: there.place });
  }
  return same;
}

function byId(blocks: readonly Block[]): Map<string, { block: Block; place: number }> {
  return new Map(blocks.map((block, place) => [blockId(block), { block, place }]));
}

function mergeStretch({ bas, min, deras }: Sides<Block[]>): Block[] {
  if (equalJson(bas, deras)) return min;
  if (equalJson(bas, min) || equalJson(min, deras)) return deras;
  const pieces = (blocks: readonly Block[]) => blocks.flatMap(piecesOf);
  const merged = mergeSequences<Value>({ bas: pieces(bas), min: pieces(min), deras: pieces(deras) }, mergePieces, isWhole, isLine);
  return blocksOf(merged, bas.map(blockId));
}

const BLOCK = 'block:';
const LINE = 'rad';
const isWhole = ({ key }: Piece<Value>) => key.startsWith(BLOCK);
const isLine = ({ value }: Piece<Value>) => 'line' in value;

function mergePieces({ bas, min, deras }: Sides<Value>): Value {
  if ('marks' in bas && 'marks' in min && 'marks' in deras) return { marks: mergeMarks(bas.marks, min.marks, deras.marks) };
  if ('whole' in bas && 'whole' in min && 'whole' in deras) {
    return { whole: mergeValues({ bas: bas.whole, min: min.whole, deras: deras.whole }, mergeText) };
  }
  if ('line' in bas && 'line' in min && 'line' in deras) {
    return { line: mergeLine({ bas: bas.line, min: min.line, deras: deras.line }) };
  }
  return equalJson(bas, min) ? deras : min;
}

/** In which nodes a line stands is one value, which is merged field by field only where they are the same nodes. */
function mergeLine({ bas, min, deras }: Sides<Line>): Line {
  const form = ({ levels }: Line) => levels.map(({ type }) => type);
  if (!equalJson(form(bas), form(min))) return min;
  if (!equalJson(form(bas), form(deras))) return deras;
  return mergeValues({ bas, min, deras }, mergeText);
}

function mergeMarks(bas: readonly Mark[], min: readonly Mark[], deras: readonly Mark[]): readonly Mark[] {
  if (equalJson(bas, min)) return deras;
  const has = (marks: readonly Mark[], mark: Mark) => marks.some((one) => equalJson(one, mark));
  const left = deras.filter((mark) => !has(bas, mark) || has(min, mark));
  const added = min.filter((mark) => !has(bas, mark) && !has(left, mark));
  // One link at a time, and the later counts.
  return [...left.filter(({ type }) => !added.some((mark) => mark.type === type)), ...added];
}

/** A block as what begins with it, its lines and their signs; one that is filled in is one piece. */
function piecesOf(block: Block): Piece<Value>[] {
  const key = `${BLOCK}${blockId(block)}`;
  if (block.content === undefined && block.type !== 'paragraph' && block.type !== 'heading') {
    return [{ key: `${key} helt`, value: { whole: block }, begins: true }];
  }
  const pieces: Piece<Value>[] = [];
  walk(block, []);
  const [first, ...rest] = pieces;
  return first === undefined ? [] : [{ ...first, key, isNameless: false }, ...rest];

  function walk(node: Block, outer: Line['levels']): void {
    const levels = [...outer, { type: node.type, attrs: node.attrs, isNew: true }];
    const inner = (node.content ?? []).filter((child): child is Block => !isTextNode(child));
    if (inner.length === 0) {
      pieces.push({ key: LINE, value: { line: { levels, isBare: node.content === undefined } }, begins: true, isNameless: true });
      for (const child of node.content ?? []) if (isTextNode(child)) pieces.push(...signsOf(child));
      return;
    }
    for (const [index, child] of inner.entries()) {
      walk(child, index === 0 ? levels : levels.map((level) => ({ ...level, isNew: false })));
    }
  }
}

function signsOf({ text, marks = [] }: TextNode): Piece<Value>[] {
  return [...text].map((sign) => ({ key: `”${sign}`, value: { marks }, begins: false }));
}

/** The blocks that the pieces make. Signs that no line is left for get one, in the name of a block that is not there any more. */
function blocksOf(pieces: readonly Piece<Value>[], former: readonly string[]): Block[] {
  const blocks: Block[] = [];
  const taken = new Set(pieces.filter(isWhole).map(({ key }) => idIn(key)));
  const seen = new Set<string>();
  let open: Block[] = [];
  for (const { key, value } of pieces) {
    if ('whole' in value) {
      blocks.push(value.whole);
      open = [];
    } else if ('line' in value) {
      const isNamed = key.startsWith(BLOCK);
      // A line of a list that another has made a paragraph of meanwhile begins a list of its own.
      const isFirst = isNamed || open[0]?.type !== value.line.levels[0]?.type;
      if (isFirst) {
        open = opened(value.line, 0, []);
        const [root] = open;
        if (root === undefined) continue;
        const id = isNamed ? idIn(key) : blockId(root);
        const isAgain = seen.has(id) || (!isNamed && taken.has(id));
        if (id !== '' && isAgain) root.attrs = { ...root.attrs, id: otherName(id, taken) };
        for (const known of [seen, taken]) known.add(id);
        blocks.push(root);
      } else open = opened(value.line, sharedLevels(open, value.line), open);
    } else {
      if (open.length === 0) {
        const id = former.find((one) => one !== '' && !taken.has(one)) ?? otherName(former[0] ?? 'btext', taken);
        taken.add(id);
        const line: Block = { type: 'paragraph', attrs: { id }, content: [] };
        blocks.push(line);
        open = [line];
      }
      addSign(open.at(-1), key.slice(1), value.marks);
    }
  }
  return blocks;
}

const idIn = (key: string) => (key.startsWith(BLOCK) ? (key.slice(BLOCK.length).split(' ', 1)[0] ?? '') : '');

/** A name made of another, the same for all who merge the same. */
function otherName(id: string, taken: Set<string>): string {
  let count = 2;
  while (taken.has(`${id.slice(0, 17)}_${count}`)) count++;
  const name = `${id.slice(0, 17)}_${count}`;
  taken.add(name);
  return name;
}

/** How many of the nodes that are open the line goes on in: the outermost always, which is of the same kind. */
function sharedLevels(open: readonly Block[], { levels }: Line): number {
  let shared = 1;
  while (shared < levels.length - 1 && levels[shared]?.isNew === false && open[shared]?.type === levels[shared]?.type) shared++;
  return shared;
}

function opened({ levels, isBare }: Line, from: number, open: readonly Block[]): Block[] {
  const nodes = open.slice(0, from);
  for (const [index, { type, attrs }] of levels.entries()) {
    if (index < from) continue;
    const isLine = index === levels.length - 1;
    const node: Block = { type, ...(attrs === undefined ? {} : { attrs: { ...attrs } }), ...(isLine && isBare ? {} : { content: [] }) };
    const outer = nodes.at(-1);
    if (outer !== undefined) {
      outer.content ??= [];
      outer.content.push(node);
    }
    nodes.push(node);
  }
  return nodes;
}

function addSign(line: Block | undefined, sign: string, marks: readonly Mark[]): void {
  if (line === undefined) return;
  line.content ??= [];
  const last = line.content.at(-1);
  if (last !== undefined && isTextNode(last) && equalJson(last.marks ?? [], marks)) last.text += sign;
  else line.content.push({ type: 'text', text: sign, ...(marks.length === 0 ? {} : { marks: [...marks] }) });
}
