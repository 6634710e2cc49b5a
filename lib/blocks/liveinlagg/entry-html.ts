/** A stretch of text with the same marks. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  href: string | undefined;
}

export interface Paragraph {
  citat: boolean;
  rader: Run[][];
}

/** Elements whose content is no text of the entry. */
const SILENT = 'script|style|template|iframe|noscript|title|textarea|xmp|noembed|noframes';
/** The attributes of a tag; those of a browser may hold anything between quotes. */
const ATTRIBUTES = `((?:"[^"]*"|'[^']*'|[^'"<>])*)`;
const NO_TEXT = new RegExp(String.raw`<(${SILENT})\b(?:${ATTRIBUTES}|[^<>]*)>[\s\S]*?(?:</\1\s*>|$)|<!--[\s\S]*?(?:-->|$)`, 'gi');
const NAME = String.raw`(\/?)([a-z][^\s/<>]*)`;
const TAG = new RegExp(`<${NAME}${ATTRIBUTES}>|<${NAME}([^<>]*)>|<[!?][^<>]*>`, 'gi');
/** A tag that was never closed and has attributes: a browser would make a tag of it. */
const OPEN_TAG = /<[a-z][^\s<>]*[\s/][^<>]*=[^<>]*$/i;
const PARAGRAPHS = new Set(['p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'article', 'figure', 'tr', 'pre']);

/**
 * What an entry says, when parts of it came as HTML: its paragraphs and quotes with what is bold, italic and linked. All
 * else of the markup is dropped; of what runs or is loaded its content too. A text without markup is kept as it is, `<`
 * and `&` included. What comes out is data: whoever renders it escapes it.
 */
export function paragraphsOfEntry(text: string): Paragraph[] {
  const reading = new Reading();
  const spoken = text
    .replace(NO_TEXT, (_, name: string | undefined, attributes: string | undefined) =>
      name?.toLowerCase() === 'iframe' ? `\n\n${attributeOf(attributes ?? '', 'src') ?? ''}\n\n` : '',
    )
    .replace(OPEN_TAG, '');
  const decode = spoken.search(TAG) === -1 && spoken === text ? (words: string) => words : decoded;
  let at = 0;
  for (const match of spoken.matchAll(TAG)) {
    reading.words(decode(spoken.slice(at, match.index)));
    at = match.index + match[0].length;
    const [, closing = match[4] ?? '', name = match[5] ?? '', attributes = match[6] ?? ''] = match;
    reading.tag(name.toLowerCase(), closing !== '', attributes);
  }
  reading.words(decode(spoken.slice(at)));
  return reading.ended();
}

/** What has been read so far, and with which marks it goes on. */
class Reading {
  private readonly read: Paragraph[] = [];
  private lines: Run[][] = [[]];
  private readonly open = { bold: 0, italic: 0, quote: 0 };
  private href: string | undefined;

  words(text: string): void {
    for (const [index, paragraph] of text.split(/\r?\n[^\S\n]*\r?\n\s*/).entries()) {
      if (index > 0) this.endParagraph();
      for (const [row, words] of paragraph.split(/\r?\n/).entries()) {
        if (row > 0) this.lines.push([]);
        if (words === '') continue;
        this.lines.at(-1)?.push({ text: words, bold: this.open.bold > 0, italic: this.open.italic > 0, href: this.href });
      }
    }
  }

  tag(name: string, closing: boolean, attributes: string): void {
    const count = (mark: keyof Reading['open']) => {
      this.open[mark] = Math.max(0, this.open[mark] + (closing ? -1 : 1));
    };
    if (name === 'b' || name === 'strong') count('bold');
    else if (name === 'i' || name === 'em') count('italic');
    else if (name === 'a') this.href = closing ? undefined : attributeOf(attributes, 'href');
    else if (name === 'br') this.lines.push([]);
    else if (PARAGRAPHS.has(name)) this.endParagraph();
    else if (name === 'blockquote') {
      this.endParagraph();
      count('quote');
    }
  }

  ended(): Paragraph[] {
    this.endParagraph();
    return this.read;
  }

  private endParagraph(): void {
    const rader = this.lines.filter((line) => line.some(({ text }) => text.trim() !== ''));
    if (rader.length > 0) this.read.push({ citat: this.open.quote > 0, rader });
    this.lines = [[]];
  }
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s/"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decoded(value).trim();
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const valid = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return valid ? String.fromCodePoint(code) : '';
  });
}
