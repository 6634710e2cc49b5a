import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { classesOf, removeWhere } from '#lib/clipboard/tree.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';

/*
 * Tracked changes on their way through the reading of a text: what a writer has struck, and what a writer has put in, stands between signs that no
 * text has, until the text is told apart as it was before and as it became.
 */

const STRUCK = ['\uE000', '\uE001'] as const;
const PUT_IN = ['\uE002', '\uE003'] as const;
const SIGNS = /[\uE000-\uE003]/g;
const ALL_STRUCK = /\uE000[^\uE000\uE001]*\uE001/g;
const ALL_PUT_IN = /\uE002[^\uE002\uE003]*\uE003/g;

/** A block that tracked changes were made in, before and after them; `undefined` where there was none of it. */
export interface TrackedBlock {
  fore: Block | undefined;
  efter: Block | undefined;
}

/** What somebody wanted gone. What is only struck through is not. */
export function isTrackedDeletion(node: ChildNode): boolean {
  if (!isTag(node)) return false;
  return node.name === 'del' || /\bmsoDel\b|TrackChange(?:Text)?Delet|TrackedDeletion/i.test(classesOf(node));
}

function isTrackedInsertion(node: ChildNode): boolean {
  if (!isTag(node)) return false;
  return node.name === 'ins' || /\bmsoIns\b|TrackChange(?:Text)?Insert|TrackedInsertion/i.test(classesOf(node));
}

/**
 * Puts the words of tracked changes between their signs, of a picture those that say what it shows, and lets nothing else tell of the changes. False
 * where there are none.
 */
export function markTracked(root: ParentNode): boolean {
  // What somebody put in and somebody struck again was there neither before nor after.
  removeWhere(root, (node) => isTag(node) && isTrackedDeletion(node) && isIn(node, isTrackedInsertion));
  removeWhere(root, (node) => isTag(node) && isTrackedInsertion(node) && isIn(node, isTrackedDeletion));
  return mark(root, undefined);
}

function isIn({ parent }: Element, test: (node: ChildNode) => boolean): boolean {
  return parent !== null && isTag(parent) && (test(parent) || isIn(parent, test));
}

/** What lays the file out between two paragraphs is nobody's change. */
const isLayout = (text: string) => text.trim() === '' && text.includes('\n');

function mark(parent: ParentNode, around: readonly [string, string] | undefined): boolean {
  let isTracked = false;
  for (const child of parent.children) {
    if (isText(child) && around !== undefined && !isLayout(child.data)) {
      child.data = `${around[0]}${child.data.replaceAll(SIGNS, '')}${around[1]}`;
      isTracked = true;
    } else if (isText(child)) child.data = child.data.replaceAll(SIGNS, '');
    if (!isTag(child)) continue;
    if (child.name === 'img') {
      const alt = (child.attribs.alt ?? '').replaceAll(SIGNS, '');
      child.attribs.alt = around === undefined ? alt : `${around[0]}${alt}${around[1]}`;
      if (around !== undefined) isTracked = true;
    }
    const own = isTrackedDeletion(child) ? STRUCK : isTrackedInsertion(child) ? PUT_IN : undefined;
    if (own !== undefined) {
      if (child.name === 'del' || child.name === 'ins') child.name = 'span';
      delete child.attribs.class;
    }
    if (mark(child, own ?? around)) isTracked = true;
  }
  return isTracked;
}

/** The block as it was before the changes whose words stand between their signs in it, and as it became. */
export function trackedBlock(block: Block): TrackedBlock {
  return { fore: without(block, ALL_PUT_IN), efter: without(block, ALL_STRUCK) };
}

/** What holds nothing but words, and is not there without them. */
const OF_WORDS = new Set(['paragraph', 'heading', 'listItem', 'bulletList', 'orderedList', 'blockquote']);
/** A cell stays, whatever is struck in it. */
const KEEPS_WORDLESS = new Set(['tableCell', 'tableHeader']);

function without(block: Block, gone: RegExp): Block | undefined {
  const { content, attrs } = block;
  if (block.type === 'image' && typeof attrs?.alt === 'string' && attrs.alt.search(gone) !== -1) return undefined;
  const children = content?.flatMap((child): typeof content => {
    if (isTextNode(child)) {
      const text = stripped(child.text, gone);
      return text === '' ? [] : [{ ...child, text }];
    }
    const left = without(child, gone);
    if (left !== undefined) return [left];
    return KEEPS_WORDLESS.has(block.type) ? [{ ...child, content: [] }] : [];
  });
  if (OF_WORDS.has(block.type) && children !== undefined && wordsIn(children).trim() === '' && wordsIn(content ?? []).trim() !== '') {
    return undefined;
  }
  return {
    ...block,
    ...(attrs === undefined
      ? {}
      : { attrs: Object.fromEntries(Object.entries(attrs).flatMap(([name, value]) => strippedField(name, value, gone))) }),
    ...(children === undefined
      ? {}
      : { content: block.type === 'paragraph' || block.type === 'heading' ? withoutOuter(children) : children }),
  };
}

/** A blank that stood beside what is gone begins and ends no line. */
function withoutOuter(children: NonNullable<Block['content']>): NonNullable<Block['content']> {
  const trimmed = children.map((child, place) => {
    if (!isTextNode(child)) return child;
    const text = place === 0 ? child.text.trimStart() : child.text;
    return { ...child, text: place === children.length - 1 ? text.trimEnd() : text };
  });
  return trimmed.filter((child) => !isTextNode(child) || child.text !== '');
}

const stripped = (text: string, gone: RegExp) => text.replaceAll(gone, '').replaceAll(SIGNS, '');

/** A field is not there where it held nothing but signs. */
function strippedField(name: string, value: unknown, gone: RegExp): Array<[string, unknown]> {
  const left = strippedIn(value, gone);
  return left === '' && value !== '' ? [] : [[name, left]];
}

function strippedIn(value: unknown, gone: RegExp): unknown {
  if (typeof value === 'string') return stripped(value, gone);
  if (Array.isArray(value)) return value.map((one) => strippedIn(one, gone));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strippedIn(one, gone)]));
}

function wordsIn(content: NonNullable<Block['content']>): string {
  return content.map((child) => (isTextNode(child) ? child.text : wordsIn(child.content ?? []))).join('');
}
