import { PARTS } from '#lib/blocks/registry.ts';
import { isLongerThan } from '#lib/contract/characters.ts';
import { LENGTHS, LIMITS } from '#lib/contract/limits.ts';

/** What a document has more of than is kept, and how much of it there may be; as a fault tells it. */
export interface Excess {
  /** In the path of the document: where it stands. */
  falt: string;
  /** «2000 block i en språkversion» */
  max: string;
}

/** Where something stands: put into words for what is refused, and not for the thousands of parts that are not. */
type At = () => string;

/**
 * The first thing that a document as it arrived has too much of (decisions.md §17): blocks, children of a block, entries of a
 * list in one, marks of a text, characters. Looked for before anything else is done with it, and whatever else it may be. The
 * entries of a live report are not counted: they come one by one, and all of them are sent back by whoever edits around them.
 * What it has too many bytes of is told by `excessBytes`.
 */
export function excessOf(document: readonly unknown[], falt: string): Excess | undefined {
  let blocks = 0;
  const waiting: Array<{ nodes: readonly unknown[]; of: At }> = [{ nodes: document, of: () => falt }];
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    const { nodes, of } = list;
    if (nodes !== document && nodes.length > LIMITS.children) return tooMany(of(), LIMITS.children, 'delar i ett block');
    for (let index = 0; index < nodes.length; index++) {
      const node: Node = Object(nodes[index]);
      const at = () => `${of()}[${index}]`;
      const excess = node.type === 'text' ? excessOfText(node, at) : excessOfAttrs(node, at);
      if (excess !== undefined) return excess;
      if (node.type === 'text') continue;
      if (!PARTS.has(String(node.type))) blocks += 1;
      if (blocks > LIMITS.blocks) return tooMany(falt, LIMITS.blocks, 'block i en språkversion');
      if (Array.isArray(node.content)) waiting.push({ nodes: node.content, of: () => `${at()}.content` });
    }
  }
  return undefined;
}

interface Node {
  type?: unknown;
  text?: unknown;
  attrs?: unknown;
  content?: unknown;
  marks?: unknown;
}

function tooMany(falt: string, number: number, vad: string): Excess {
  return { falt, max: `${number} ${vad}` };
}

function excessOfText({ text, marks }: Node, at: At): Excess | undefined {
  if (typeof text === 'string' && isLongerThan(text, LENGTHS.text)) return tooMany(`${at()}.text`, LENGTHS.text, 'tecken i en text');
  if (!Array.isArray(marks)) return undefined;
  if (marks.length > LIMITS.marks) return tooMany(`${at()}.marks`, LIMITS.marks, 'markeringar på en text');
  const long = marks.findIndex((mark) => isLongerThan(String(Object(Object(mark).attrs).href ?? ''), LENGTHS.address));
  return long < 0 ? undefined : tooMany(`${at()}.marks[${long}].attrs.href`, LENGTHS.address, 'tecken i en adress');
}

/** The lists and texts in a block’s own fields, at any depth. */
function excessOfAttrs(node: Node, at: At): Excess | undefined {
  if (typeof node.attrs !== 'object' || node.attrs === null) return undefined;
  const report = isReport(node) ? entriesOf(node) : undefined;
  const waiting: Array<{ value: unknown; at: At }> = [{ value: node.attrs, at: () => `${at()}.attrs` }];
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    const { value, at } = found;
    if (typeof value === 'string' && isLongerThan(value, LENGTHS.text)) return tooMany(at(), LENGTHS.text, 'tecken i en text');
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      if (value.length > LIMITS.children && value !== report) return tooMany(at(), LIMITS.children, 'delar i en lista');
      for (let index = value.length - 1; index >= 0; index--) {
        if (isLong(value[index])) waiting.push({ value: value[index], at: () => `${at()}[${index}]` });
      }
    } else {
      for (const [name, inner] of Object.entries(value)) if (isLong(inner)) waiting.push({ value: inner, at: () => `${at()}.${name}` });
    }
  }
  return undefined;
}

/** Whether there is anything to look at: most of a document is short words. */
function isLong(value: unknown): boolean {
  return typeof value === 'string' ? isLongerThan(value, LENGTHS.text) : typeof value === 'object' && value !== null;
}

const isReport = ({ type }: Node) => type === 'liveinlagg';

function entriesOf({ attrs }: Node): unknown {
  return Object(attrs).inlagg;
}

/** How long the JSON of a document as it arrived is, in UTF-16 units: a third at least of its bytes. */
export function jsonLength(document: readonly unknown[]): number {
  return JSON.stringify(document).length;
}

const MOST_BYTES_OF_A_UNIT = 3;

/** That the document, its JSON of such a `length`, has more bytes than are kept even without the entries of live reports. */
export function excessBytes(document: readonly unknown[], length: number, falt: string): Excess | undefined {
  if (length * MOST_BYTES_OF_A_UNIT <= LIMITS.versionBytes) return undefined;
  const json = JSON.stringify(document.map(withoutEntries));
  if (new TextEncoder().encode(json).length <= LIMITS.versionBytes) return undefined;
  return { falt, max: '1 MiB i en språkversion' };
}

function withoutEntries(block: unknown): unknown {
  const node: Node = Object(block);
  return isReport(node) ? { ...node, attrs: { ...Object(node.attrs), inlagg: undefined } } : block;
}
