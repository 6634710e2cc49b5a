import { type Inline, inlineText, parseInline } from '#components/studio/handbook/parse-inline.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';

export type MarkdownBlock =
  | { kind: 'heading'; level: number; id: string; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: MarkdownBlock[][] }
  | { kind: 'quote'; content: MarkdownBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

const HEADING = /^(#{1,6})\s+(?=\S)/;
const ITEM = /^(\s*)(?:([-*+])|(\d+)[.)])\s+/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const FENCE = /^\s*```/;
const QUOTE = /^\s*>\s?/;
const RULED_CELL = /^:?-+:?$/;
/** Quotes and lists within each other: nobody writes more, and each level is read again by the next. */
const DEEPEST = 8;

/**
 * Reads the Markdown that the handbook is written in: headings, paragraphs, lists within lists, quotes, tables, code and
 * rules. There is no HTML in the result, so nothing in the text can become markup.
 */
export function parseMarkdown(text: string): MarkdownBlock[] {
  return new BlockReader(text.replace(/\r\n?/g, '\n').split('\n'), 0).read();
}

class BlockReader {
  private at = 0;
  private readonly ids = new Map<string, number>();
  private readonly lines: readonly string[];
  private readonly depth: number;

  constructor(lines: readonly string[], depth: number) {
    this.lines = lines;
    this.depth = depth;
  }

  read(): MarkdownBlock[] {
    const blocks: MarkdownBlock[] = [];
    while (this.at < this.lines.length) {
      if (this.line().trim() === '') this.at++;
      else blocks.push(this.next());
    }
    return blocks;
  }

  private line(): string {
    return this.lines[this.at] ?? '';
  }

  private next(): MarkdownBlock {
    const line = this.line();
    const heading = HEADING.exec(line);
    if (heading !== null) return this.heading(heading);
    if (FENCE.test(line)) return this.code();
    if (RULE.test(line)) {
      this.at++;
      return { kind: 'rule' };
    }
    if (this.depth < DEEPEST && QUOTE.test(line)) return this.quote();
    if (this.depth < DEEPEST && ITEM.test(line)) return this.list();
    if (line.includes('|') && isTableRule(this.lines[this.at + 1] ?? '')) return this.table();
    return this.paragraph();
  }

  private heading([begun, marks = '#']: RegExpExecArray): MarkdownBlock {
    const words = this.line().slice(begun.length);
    this.at++;
    const content = parseInline(withoutEnd(words, /#/).trimEnd() || words.trimEnd());
    return { kind: 'heading', level: marks.length, id: this.freeId(inlineText(content)), content };
  }

  /** An id for links within the page; the second heading of the same words gets a number. */
  private freeId(words: string): string {
    const base =
      words
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'avsnitt';
    const count = (this.ids.get(base) ?? 0) + 1;
    this.ids.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  }

  private code(): MarkdownBlock {
    const start = ++this.at;
    while (this.at < this.lines.length && !FENCE.test(this.line())) this.at++;
    const text = this.lines.slice(start, this.at).join('\n');
    this.at++;
    return { kind: 'code', text };
  }

  private quote(): MarkdownBlock {
    const start = this.at;
    while (QUOTE.test(this.line())) this.at++;
    const inner = this.lines.slice(start, this.at).map((line) => line.replace(QUOTE, ''));
    return { kind: 'quote', content: new BlockReader(inner, this.depth + 1).read() };
  }

  private list(): MarkdownBlock {
    const first = ITEM.exec(this.line());
    const indent = first?.[1]?.length ?? 0;
    const isOrdered = first?.[3] !== undefined;
    const items: MarkdownBlock[][] = [];
    while (this.at < this.lines.length) {
      const item = ITEM.exec(this.line());
      if (item === null || (item[1]?.length ?? 0) !== indent || (item[3] !== undefined) !== isOrdered) break;
      items.push(this.item(this.line().slice(item[0].length), indent));
    }
    return { kind: 'list', isOrdered, items };
  }

  /** The rest of an item: every deeper line, and blank lines between such. */
  private item(words: string, indent: number): MarkdownBlock[] {
    const inner = [words];
    this.at++;
    while (this.at < this.lines.length) {
      const line = this.line();
      const isBlank = line.trim() === '';
      const next = this.lines[this.at + 1] ?? '';
      if (isBlank ? !isDeeper(next, indent) : !isDeeper(line, indent) && (ITEM.test(line) || startsBlock(line))) break;
      inner.push(line);
      this.at++;
    }
    return new BlockReader(dedented(inner), this.depth + 1).read();
  }

  private table(): MarkdownBlock {
    const head = cells(this.line());
    this.at += 2;
    const rows: Inline[][][] = [];
    while (this.at < this.lines.length && this.line().includes('|')) {
      rows.push(cells(this.line()));
      this.at++;
    }
    return { kind: 'table', head, rows };
  }

  private paragraph(): MarkdownBlock {
    const start = this.at++;
    while (this.at < this.lines.length && this.line().trim() !== '' && !startsBlock(this.line())) this.at++;
    const words = this.lines.slice(start, this.at).map((line) => line.trim());
    return { kind: 'paragraph', content: parseInline(words.join(' ')) };
  }
}

/** `| --- | :--: |` */
function isTableRule(line: string): boolean {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  return cells.every((cell) => RULED_CELL.test(cell.trim()));
}

function isDeeper(line: string, indent: number): boolean {
  return line.trim() !== '' && line.length - line.trimStart().length > indent;
}

function startsBlock(line: string): boolean {
  return HEADING.test(line) || FENCE.test(line) || RULE.test(line) || QUOTE.test(line) || ITEM.test(line);
}

/** The lines after the first without the indentation they share. */
function dedented([first = '', ...rest]: readonly string[]): string[] {
  const depths = rest.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = depths.length === 0 ? 0 : depths.reduce((least, depth) => Math.min(least, depth));
  return [first, ...rest.map((line) => line.slice(shared))];
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => parseInline(cell.trim().replaceAll('\\|', '|')));
}
