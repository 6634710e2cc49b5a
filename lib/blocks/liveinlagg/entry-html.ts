import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

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
const SILENT = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'title', 'textarea', 'xmp', 'noembed', 'noframes']);
const PARAGRAPHS = new Set(['p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'article', 'figure', 'tr', 'pre']);
/** Of each element the one attribute that says something. */
const TOLD: Readonly<Record<string, string>> = { a: 'href', iframe: 'src' };
/** What a browser would make a tag or a comment of, and a reader nothing but characters: «</3», and «<i» in «<i<br>». */
const NO_TAG = /<(?=\/?[a-z][^<>"']*<|\/(?![a-z])|[!?](?!--)[^<>]*(?:<|$))/gi;
/** So many tags whose quotes never end are stepped over; whoever writes more of them has written no text. */
const MOST_BROKEN = 3;

/**
 * What an entry says, when parts of it came as HTML: its paragraphs and quotes with what is bold, italic and linked. All
 * else of the markup is dropped; of what runs or is loaded its content too. A text without markup is kept as it is, `<`
 * and `&` included. What comes out is data: whoever renders it escapes it.
 */
export function paragraphsOfEntry(text: string): Paragraph[] {
  const reading = new Reading();
  if (text.includes('<') && readHtml(text, reading)) return reading.ended();
  const plain = new Reading();
  plain.words(text);
  return plain.ended();
}

/** Reads the text as HTML; whether it had any. */
function readHtml(text: string, reading: Reading): boolean {
  let rest = text.replace(NO_TAG, '&lt;');
  let hasMarkup = false;
  for (let broken = 0; broken <= MOST_BROKEN && rest !== ''; broken++) {
    const tags = new TagReader(rest, reading);
    hasMarkup = tags.read() || hasMarkup;
    const unfinished = rest.slice(tags.end);
    const close = unfinished.indexOf('>');
    // A tag that was never closed and has attributes: a browser would make a tag of it.
    const isTag = close !== -1 || unfinished.includes('=');
    rest = close !== -1 ? unfinished.slice(close + 1) : isTag || unfinished === '' ? '' : `&lt;${unfinished.slice(1)}`;
    hasMarkup ||= isTag;
  }
  return hasMarkup;
}

/** Hands the words and the tags of a text to a Reading, in one pass over it. */
class TagReader implements TokenizerCallbacks {
  /** Where what could be read ends: that of the text, or the beginning of a tag without one. */
  end = 0;
  private readonly text: string;
  private readonly reading: Reading;
  private hasTag = false;
  private words = '';
  /** The element whose content is left out. */
  private silent: string | undefined;
  private name = '';
  private attribute = '';
  private value = '';
  private told: string | undefined;

  constructor(text: string, reading: Reading) {
    this.text = text;
    this.reading = reading;
  }

  /** Whether there was any markup. */
  read(): boolean {
    const tokenizer = new Tokenizer({}, this);
    tokenizer.write(this.text);
    tokenizer.end();
    this.endWords();
    return this.hasTag;
  }

  ontext(_start: number, end: number): void {
    // From where the last thing ended: of a name that began at the very end the tokenizer has already left the `<` behind.
    if (this.silent === undefined) this.words += this.text.slice(this.end, end);
    this.end = end;
  }

  ontextentity(code: number, end: number): void {
    // What an entry could not have been written with is no character of it.
    if (this.silent === undefined && code >= 0x20) this.words += String.fromCodePoint(code);
    this.end = end;
  }

  onopentagname(start: number, end: number): void {
    this.name = this.text.slice(start, end).toLowerCase();
    this.told = undefined;
  }

  onattribname(start: number, end: number): void {
    this.attribute = this.text.slice(start, end).toLowerCase();
    this.value = '';
  }

  onattribdata(start: number, end: number): void {
    this.value += this.text.slice(start, end);
  }

  onattribentity(code: number): void {
    this.value += String.fromCodePoint(code);
  }

  onattribend(quote: QuoteType): void {
    if (this.told === undefined && quote !== QuoteType.NoValue && this.attribute === TOLD[this.name]) this.told = this.value.trim();
  }

  onopentagend(end: number): void {
    this.markup(end + 1);
    if (this.silent !== undefined) return;
    if (!SILENT.has(this.name)) {
      this.tag(this.name, false);
      return;
    }
    this.silent = this.name;
    if (this.name === 'iframe') this.words += `\n\n${this.told ?? ''}\n\n`;
  }

  onselfclosingtag(end: number): void {
    this.onopentagend(end);
  }

  onclosetag(start: number, end: number): void {
    const close = this.text.indexOf('>', end);
    this.markup(close === -1 ? this.text.length : close + 1);
    const name = this.text.slice(start, end).toLowerCase();
    if (this.silent === undefined) this.tag(name, true);
    else if (this.silent === name) this.silent = undefined;
  }

  oncomment(_start: number, end: number): void {
    this.markup(end + 1);
  }

  ondeclaration(_start: number, end: number): void {
    this.markup(end + 1);
  }

  oncdata(_start: number, end: number): void {
    this.markup(end + 1);
  }

  onprocessinginstruction(_start: number, end: number): void {
    this.markup(end + 1);
  }

  onend(): void {}

  private markup(end: number): void {
    this.hasTag = true;
    this.end = end;
  }

  private tag(name: string, closing: boolean): void {
    this.endWords();
    this.reading.tag(name, closing, this.told);
  }

  private endWords(): void {
    if (this.words !== '') this.reading.words(this.words);
    this.words = '';
  }
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

  tag(name: string, closing: boolean, href: string | undefined): void {
    const count = (mark: keyof Reading['open']) => {
      this.open[mark] = Math.max(0, this.open[mark] + (closing ? -1 : 1));
    };
    if (name === 'b' || name === 'strong') count('bold');
    else if (name === 'i' || name === 'em') count('italic');
    else if (name === 'a') this.href = closing ? undefined : href;
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
