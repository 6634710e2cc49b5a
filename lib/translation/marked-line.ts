import { equalJson } from '#lib/content/equal-json.ts';
import type { Mark, TextNode } from '#lib/contract/block.ts';

/*
 * A line of text as the model gets it: marked words stand in numbered tags, `<m1>…</m1>`, and every address is one tag,
 * `<a2/>`. The model never sees where a link leads and cannot make one: what it must give back is the same tags, each once.
 */

/** What the numbered tags of a line stand for. */
export interface LineKey {
  marks: Mark[][];
  addresses: string[];
  /** White space at either end stays as it is, whatever the model makes of it. */
  before: string;
  after: string;
}

export interface EncodedLine {
  text: string;
  key: LineKey;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"”“]*[^\s<>"”“.,;:!?)\]]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
const TAG = /<(\/?)([ma])(\d+)(\/?)>/g;

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'));
}

function unescapeText(text: string): string {
  return text.replace(/&(amp|lt|gt);/g, (_, name: string) => (name === 'amp' ? '&' : name === 'lt' ? '<' : '>'));
}

/** Writes text nodes as one line for the model. */
export function encodeLine(nodes: readonly TextNode[]): EncodedLine {
  const key: LineKey = { marks: [], addresses: [], before: '', after: '' };
  const pieces = merged(nodes).map(({ text, marks = [] }) => {
    const inner = withAddresses(text, key);
    if (marks.length === 0) return inner;
    key.marks.push(marks);
    return `<m${key.marks.length}>${inner}</m${key.marks.length}>`;
  });
  const line = pieces.join('');
  key.before = /^\s*/.exec(line)?.[0] ?? '';
  key.after = line.trim() === '' ? '' : line.slice(line.trimEnd().length);
  return { text: line.trim(), key };
}

function withAddresses(text: string, key: LineKey): string {
  let written = '';
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    key.addresses.push(found[0]);
    written += `${escapeText(text.slice(end, found.index))}<a${key.addresses.length}/>`;
    end = found.index + found[0].length;
  }
  return written + escapeText(text.slice(end));
}

/** Neighbours with the same marks are one: the editor splits text where nobody sees it. */
function merged(nodes: readonly TextNode[]): TextNode[] {
  const lines: TextNode[] = [];
  for (const node of nodes) {
    const last = lines.at(-1);
    if (last !== undefined && equalJson(last.marks ?? [], node.marks ?? []))
      lines[lines.length - 1] = { ...last, text: last.text + node.text };
    else lines.push(node);
  }
  return lines;
}

/**
 * Reads a line that the model gave back. `undefined` when its tags are not those that it was given: one missing, twice,
 * of its own making, or not closed in order; and when it has an address that was not given as a tag.
 */
export function decodeLine(answer: string, key: LineKey): TextNode[] | undefined {
  const seen = new Set<string>();
  const nodes: TextNode[] = [];
  let open: number | undefined;
  let end = 0;
  const add = (text: string) => {
    if (text === '') return;
    const marks = open === undefined ? undefined : key.marks[open - 1];
    const last = nodes.at(-1);
    if (last !== undefined && equalJson(last.marks ?? [], marks ?? [])) nodes[nodes.length - 1] = { ...last, text: last.text + text };
    else nodes.push(marks === undefined ? { type: 'text', text } : { type: 'text', text, marks });
  };
  const line = key.before + answer.trim() + key.after;
  for (const tag of line.matchAll(TAG)) {
    const [whole, closing, kind, digits, selfClosing] = tag;
    const number = Number(digits);
    const between = line.slice(end, tag.index);
    if (holdsTag(between) || holdsAddress(between)) return undefined;
    add(unescapeText(between));
    end = tag.index + whole.length;
    if (kind === 'a') {
      const address = key.addresses[number - 1];
      if (closing !== '' || selfClosing === '' || address === undefined || seen.has(`a${number}`)) return undefined;
      seen.add(`a${number}`);
      add(address);
    } else if (selfClosing !== '') return undefined;
    else if (closing === '') {
      if (open !== undefined || key.marks[number - 1] === undefined || seen.has(`m${number}`)) return undefined;
      seen.add(`m${number}`);
      open = number;
    } else {
      if (open !== number || line.slice(0, tag.index).endsWith(`<m${number}>`)) return undefined;
      open = undefined;
    }
  }
  const rest = line.slice(end);
  if (open !== undefined || holdsTag(rest) || holdsAddress(rest) || seen.size !== key.marks.length + key.addresses.length) return undefined;
  add(unescapeText(rest));
  return nodes;
}

/** Markup of the model's own making; a bare «3 < 4» is none. */
function holdsTag(text: string): boolean {
  return /<[/!?]?[a-z]/i.test(text);
}

/** Every address of the source is a tag, so that one in plain words is the model's own. */
function holdsAddress(text: string): boolean {
  return unescapeText(text).search(ADDRESS) >= 0;
}
