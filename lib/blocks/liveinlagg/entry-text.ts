import { embedOf } from '#lib/blocks/inbaddning/platform.ts';
import { paragraphsOfEntry, type Run } from '#lib/blocks/liveinlagg/entry-html.ts';
import { markupIn } from '#lib/blocks/liveinlagg/entry-markup.ts';
import { isSafeAddress } from '#lib/content/address.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';
import type { Mark, TextNode } from '#lib/contract/block.ts';

/** A line of an entry: text with its marks. */
export type EntryLine = readonly TextNode[];

export type EntryPart =
  | { typ: 'stycke'; rader: readonly EntryLine[] }
  | { typ: 'citat'; stycken: ReadonlyArray<readonly EntryLine[]> }
  /** Something on one of the platforms, shown when the reader wants it. */
  | { typ: 'inbaddning'; url: string };

const AFTER_ADDRESS = /[.,;:!?)\]'’…]/;
const QUOTED = /^\s*>\s?/;
/** Marks within marks: bold, italic and a link, and no deeper than anybody writes. */
const DEEPEST = 3;

/**
 * What an entry says, part by part. It is written as plain text: a blank line gives a new paragraph, `**bold**`, `*italic*`,
 * `[words](https://…)`, `> ` before each line of a quote, and the address of a film or a post alone on its line. The same in
 * HTML is understood too; any other markup is dropped, and every address that is not safe is only text.
 */
export function entryParts(text: string): EntryPart[] {
  const parts: EntryPart[] = [];
  for (const { citat, rader } of paragraphsOfEntry(text)) {
    const quoted = citat || rader.every((line) => QUOTED.test(wordsOf(line)));
    if (quoted) {
      const stycke = rader.map((line) => marked(citat ? line : unquoted(line)));
      const last = parts.at(-1);
      if (last?.typ === 'citat') parts[parts.length - 1] = { typ: 'citat', stycken: [...last.stycken, stycke] };
      else parts.push({ typ: 'citat', stycken: [stycke] });
    } else parts.push(...paragraphAndEmbeds(rader));
  }
  return parts;
}

/** The words alone, as they are searched and told to search engines: without what is shown from elsewhere. */
export function entryWords(parts: readonly EntryPart[]): string {
  const lines = (rader: readonly EntryLine[]) => rader.map((line) => line.map((node) => node.text).join('')).join('\n');
  return parts
    .flatMap((part) => (part.typ === 'inbaddning' ? [] : part.typ === 'citat' ? part.stycken.map(lines) : [lines(part.rader)]))
    .join('\n\n');
}

/** A line that is nothing but an address on one of the platforms stands by itself; those before and after it are paragraphs. */
function paragraphAndEmbeds(rader: readonly Run[][]): EntryPart[] {
  const parts: EntryPart[] = [];
  let lines: EntryLine[] = [];
  const end = () => {
    if (lines.length > 0) parts.push({ typ: 'stycke', rader: lines });
    lines = [];
  };
  for (const line of rader) {
    const words = wordsOf(line).trim();
    if (/\s/.test(words) || embedOf(words) === undefined) lines.push(marked(line));
    else {
      end();
      parts.push({ typ: 'inbaddning', url: words });
    }
  }
  end();
  return parts;
}

function wordsOf(line: readonly Run[]): string {
  return line.map(({ text }) => text).join('');
}

function unquoted([first, ...rest]: readonly Run[]): Run[] {
  return first === undefined ? [] : [{ ...first, text: first.text.replace(QUOTED, '') }, ...rest];
}

function marked(line: readonly Run[]): TextNode[] {
  const nodes = line.flatMap(({ text, bold, italic, href }) => {
    const marks: Mark[] = [...(bold ? [{ type: 'bold' as const }] : []), ...(italic ? [{ type: 'italic' as const }] : []), ...linkTo(href)];
    return withMarks(text, marks, 0);
  });
  return trimmed(nodes);
}

function linkTo(href: string | undefined): Mark[] {
  if (href === undefined || !/^(?:https?:|mailto:|tel:|\/|#)/i.test(href) || !isSafeAddress(href, 'lank')) return [];
  return [{ type: 'link', attrs: { href } }];
}

function withMarks(text: string, marks: readonly Mark[], depth: number): TextNode[] {
  if (depth > DEEPEST) return [node(text, marks)];
  const nodes: TextNode[] = [];
  let at = 0;
  const linked = marks.some(({ type }) => type === 'link');
  for (const found of markupIn(text)) {
    let { length } = found;
    let inner: TextNode[];
    if (found.slag === 'lank') {
      // Words in brackets before others in parentheses are no link; before an address that is not safe they are only words.
      if (linkTo(found.address).length === 0 && isSafeAddress(found.address, 'lank')) continue;
      inner = withMarks(found.words, linked ? marks : [...marks, ...linkTo(found.address)], depth + 1);
    } else if (found.slag === 'adress') {
      const address = withoutEnd(found.address, AFTER_ADDRESS);
      if (linked || URL.parse(address) === null) continue;
      length = address.length;
      inner = [node(address, [...marks, ...linkTo(address)])];
    } else inner = withMarks(found.words, [...marks, { type: found.slag }], depth + 1);
    if (found.index > at) nodes.push(node(text.slice(at, found.index), marks));
    nodes.push(...inner);
    at = found.index + length;
  }
  if (at < text.length) nodes.push(node(text.slice(at), marks));
  return nodes;
}

function node(text: string, marks: readonly Mark[]): TextNode {
  const types = new Set<string>();
  const once = marks.filter(({ type }) => !types.has(type) && types.add(type));
  return once.length === 0 ? { type: 'text', text } : { type: 'text', text, marks: once };
}

/** Without the spaces before and after the whole line. */
function trimmed(nodes: readonly TextNode[]): TextNode[] {
  return nodes
    .map((one, index) => {
      const start = index === 0 ? one.text.trimStart() : one.text;
      return { ...one, text: index === nodes.length - 1 ? start.trimEnd() : start };
    })
    .filter(({ text }) => text !== '');
}
