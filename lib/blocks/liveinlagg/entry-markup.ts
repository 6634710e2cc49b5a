import { LookAhead } from '#lib/content/look-ahead.ts';

/** A part of a line that is more than its words: marked, led somewhere, or an address that stands alone. */
export type EntryMarkup = { index: number; length: number } & (
  | { slag: 'bold' | 'italic'; words: string }
  | { slag: 'lank'; words: string; address: string }
  | { slag: 'adress'; address: string }
);

const BEGINNINGS = /\*|\[|(?<![\w/])https?:\/\//g;
const BOLD_END = /(?<=\S)\*\*(?!\*)/g;
const STAR = /\*/g;
const BRACKET = /[[\]]/g;
const TARGET = /\(\s?((?:[^\s()]|\([^\s()]*\)){1,2000})\s?\)/y;
const ADDRESS = /https?:\/\/[^\s<>"”»]{1,2000}/y;
/** Nobody marks more than so many characters at once; two stars far apart belong to different things. */
const LONGEST_MARKED = 2000;
const LONGEST_LINKED = 500;

/** `**bold**`, `*italic*`, `[words](address)` and bare addresses of a line, from left to right, none within another. */
export function* markupIn(text: string): Generator<EntryMarkup> {
  const reader = new MarkupReader(text);
  let at = 0;
  for (const { index } of text.matchAll(BEGINNINGS)) {
    if (index < at) continue;
    const found = reader.at(index);
    if (found === undefined) continue;
    yield found;
    at = index + found.length;
  }
}

class MarkupReader {
  private readonly text: string;
  private readonly boldEnds: LookAhead;
  private readonly stars: LookAhead;
  private readonly brackets: LookAhead;

  constructor(text: string) {
    this.text = text;
    this.boldEnds = new LookAhead(text, BOLD_END);
    this.stars = new LookAhead(text, STAR);
    this.brackets = new LookAhead(text, BRACKET);
  }

  at(index: number): EntryMarkup | undefined {
    const first = this.text.charAt(index);
    if (first === '*') return this.bold(index) ?? this.italic(index);
    return first === '[' ? this.link(index) : this.address(index);
  }

  private bold(index: number): EntryMarkup | undefined {
    const from = index + 2;
    if (!this.text.startsWith('**', index) || !/[^\s*]/.test(this.text.charAt(from))) return undefined;
    const end = this.boldEnds.next(from + 1);
    if (end === undefined || end - from > LONGEST_MARKED) return undefined;
    return { slag: 'bold', index, length: end + 2 - index, words: this.text.slice(from, end) };
  }

  private italic(index: number): EntryMarkup | undefined {
    const from = index + 1;
    const end = this.stars.next(from);
    if (end === undefined || end === from || end - from > LONGEST_MARKED || this.text.charAt(end + 1) === '*') return undefined;
    const words = this.text.slice(from, end);
    return words === words.trim() ? { slag: 'italic', index, length: end + 1 - index, words } : undefined;
  }

  private link(index: number): EntryMarkup | undefined {
    const from = index + 1;
    const end = this.brackets.next(from);
    if (end === undefined || end === from || end - from > LONGEST_LINKED || !this.text.startsWith('](', end)) return undefined;
    TARGET.lastIndex = end + 1;
    const target = TARGET.exec(this.text);
    if (target === null) return undefined;
    const [{ length }, address = ''] = target;
    return { slag: 'lank', index, length: end + 1 + length - index, words: this.text.slice(from, end), address };
  }

  private address(index: number): EntryMarkup | undefined {
    ADDRESS.lastIndex = index;
    const [address] = ADDRESS.exec(this.text) ?? [];
    return address === undefined ? undefined : { slag: 'adress', index, length: address.length, address };
  }
}
