import { LookAhead } from '#lib/content/look-ahead.ts';

/** A run of text within a Markdown block. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] };

const BEGINNINGS = /[\\`*_[<]/g;
const ESCAPED = /[\\`*_[\]()#|<>-]/;
const LETTER = /[\p{L}\p{N}]/u;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/** Reads emphasis, code and links. What is neither is text: HTML stays the characters it is written with. */
export function parseInline(text: string): Inline[] {
  const reader = new InlineReader(text);
  const runs: Inline[] = [];
  let end = 0;
  for (const { index } of text.matchAll(BEGINNINGS)) {
    const found = index < end ? undefined : reader.at(index);
    if (found === undefined) continue;
    if (index > end) runs.push({ kind: 'text', text: text.slice(end, index) });
    runs.push(found.run);
    end = found.end;
  }
  if (end < text.length) runs.push({ kind: 'text', text: text.slice(end) });
  return runs;
}

interface Found {
  run: Inline;
  end: number;
}

class InlineReader {
  private readonly text: string;
  private readonly ticks: LookAhead;
  private readonly doubleStars: LookAhead;
  private readonly stars: LookAhead;
  private readonly underscores: LookAhead;
  private readonly labelEnds: LookAhead;
  private readonly addressEnds: LookAhead;
  private readonly bareEnds: LookAhead;

  constructor(text: string) {
    this.text = text;
    this.ticks = new LookAhead(text, /`/g);
    this.doubleStars = new LookAhead(text, /\*\*/g);
    this.stars = new LookAhead(text, /\*/g);
    this.underscores = new LookAhead(text, /_(?![\p{L}\p{N}])/gu);
    this.labelEnds = new LookAhead(text, /\]/g);
    this.addressEnds = new LookAhead(text, /[)\s]/g);
    this.bareEnds = new LookAhead(text, /[>\s]/g);
  }

  at(index: number): Found | undefined {
    switch (this.text.charAt(index)) {
      case '\\':
        return this.escaped(index);
      case '`':
        return this.code(index);
      case '*':
        return this.strong(index) ?? this.emphasis(index, this.stars);
      case '_':
        return LETTER.test(characterBefore(this.text, index)) ? undefined : this.emphasis(index, this.underscores);
      case '[':
        return this.link(index);
      default:
        return this.bare(index);
    }
  }

  private escaped(index: number): Found | undefined {
    const text = this.text.charAt(index + 1);
    return ESCAPED.test(text) ? { run: { kind: 'text', text }, end: index + 2 } : undefined;
  }

  private code(index: number): Found | undefined {
    const close = this.ticks.next(index + 1);
    if (close === undefined || close === index + 1) return undefined;
    return { run: { kind: 'code', text: this.text.slice(index + 1, close) }, end: close + 1 };
  }

  private strong(index: number): Found | undefined {
    const close = this.text.startsWith('**', index) ? this.doubleStars.next(index + 3) : undefined;
    if (close === undefined) return undefined;
    return { run: { kind: 'strong', content: parseInline(this.text.slice(index + 2, close)) }, end: close + 2 };
  }

  private emphasis(index: number, ends: LookAhead): Found | undefined {
    const close = ends.next(index + 2);
    if (close === undefined) return undefined;
    return { run: { kind: 'emphasis', content: parseInline(this.text.slice(index + 1, close)) }, end: close + 1 };
  }

  private link(index: number): Found | undefined {
    const close = this.labelEnds.next(index + 2);
    if (close === undefined || this.text.charAt(index + 1) === ']' || this.text.charAt(close + 1) !== '(') return undefined;
    const from = close + 2;
    const end = this.addressEnds.next(from);
    if (end === undefined || end === from || this.text.charAt(end) !== ')') return undefined;
    const href = this.text.slice(from, end);
    if (!SAFE_ADDRESS.test(href)) return { run: { kind: 'text', text: this.text.slice(index, end + 1) }, end: end + 1 };
    return { run: { kind: 'link', href, content: parseInline(this.text.slice(index + 1, close)) }, end: end + 1 };
  }

  private bare(index: number): Found | undefined {
    const from = index + 1;
    const scheme = ['https://', 'http://'].find((start) => this.text.startsWith(start, from));
    const end = scheme === undefined ? undefined : this.bareEnds.next(from + scheme.length);
    if (scheme === undefined || end === undefined || end === from + scheme.length || this.text.charAt(end) !== '>') return undefined;
    const href = this.text.slice(from, end);
    return { run: { kind: 'link', href, content: [{ kind: 'text', text: href }] }, end: end + 1 };
  }
}

/** Whole, also when it takes two places. */
function characterBefore(text: string, index: number): string {
  return [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? '';
}

/** The words alone. */
export function inlineText(content: readonly Inline[]): string {
  return content.map((run) => ('text' in run ? run.text : inlineText(run.content))).join('');
}
