/** Of one object; the largest that Wikidata has are five million letters. */
export const LONGEST_VALUE = 16_000_000;

export type FoundValue = { value: unknown } | { unreadable: 'trasig' | 'for_stor' };

const BEGINNING_OF_DOCUMENT = /^\{\s*"entities"\s*:\s*\{$/;
const LONGEST_BEGINNING = 100;
const BETWEEN = /[\s,]/;

/**
 * Finds the objects of a text that comes in pieces, each as soon as it is whole: those that stand one after the other, the members of a list, or
 * those of `{"entities": {…}}`, as Wikidata writes its files. One that cannot be read is told and passed over: the next line that begins
 * with an object is read again. Holds one of them in memory at a time.
 */
export class JsonValues {
  /** Whether the text has begun as such a one; when it has not, no more of it is read. */
  isJson = true;
  private hasFound = false;
  private depth = 0;
  /** The depth at which the objects that are looked for begin, and the one that what they stand in began at. */
  private level = 0;
  private outer = 0;
  private isInValue = false;
  /** What earlier pieces had of the object. */
  private pieces: string[] = [];
  private length = 0;
  private isInString = false;
  private isEscaped = false;
  private isAtLineStart = true;

  /** What the next piece of the text completes. */
  *read(text: string): Generator<FoundValue, void> {
    let start = 0;
    for (let place = 0; place < text.length; place++) {
      const letter = text.charAt(place);
      const isAtLineStart = this.isAtLineStart;
      this.isAtLineStart = letter === '\n';
      if (this.isInString && letter !== '\n') {
        this.followString(letter);
      } else if (letter === '\n') {
        // No string goes on after its line: of one that does the end was lost.
        this.isInString = false;
        this.isEscaped = false;
      } else if (letter === '"') {
        this.isInString = true;
      } else if (letter === '{' || letter === '[') {
        if (this.isInValue && isAtLineStart && letter === '{') {
          yield { unreadable: 'trasig' };
          this.drop();
        }
        if (!this.isInValue && this.begins(letter)) start = place;
        this.depth += 1;
        if (this.isInValue && letter === '{' && this.isDocument(text, start, place)) this.enter();
      } else if (letter === '}' || letter === ']') {
        this.depth = Math.max(0, this.depth - 1);
        if (!this.isInValue) this.leave();
        else if (this.depth === this.level) yield this.completed(text.slice(start, place + 1));
      } else if (!this.hasFound && this.depth === 0 && !BETWEEN.test(letter)) {
        this.isJson = false;
        return;
      }
    }
    if (this.isInValue) this.hold(text.slice(start));
  }

  /** What is left when the text has ended: an object that never did. */
  *end(): Generator<FoundValue, void> {
    if (this.isInValue) yield { unreadable: 'trasig' };
    this.drop();
  }

  private followString(letter: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (letter === '\\') this.isEscaped = true;
    else if (letter === '"') this.isInString = false;
  }

  /** Whether one of the objects begins here; a list at the very beginning is what they stand in. */
  private begins(letter: '{' | '['): boolean {
    if (letter === '[' && this.depth === 0) this.level = 1;
    this.isInValue = letter === '{' && this.depth === this.level;
    if (this.isInValue) this.hasFound = true;
    return this.isInValue;
  }

  /** Whether the object has turned out to be what others stand in. */
  private isDocument(text: string, start: number, place: number): boolean {
    if (this.depth !== this.level + 2 || this.length + place - start > LONGEST_BEGINNING) return false;
    return BEGINNING_OF_DOCUMENT.test(this.pieces.join('') + text.slice(start, place + 1));
  }

  private enter(): void {
    this.outer = this.level;
    this.level = this.depth;
    this.isInValue = false;
    this.forget();
  }

  private leave(): void {
    if (this.depth !== this.outer) return;
    this.level = this.outer;
    this.outer = 0;
  }

  private hold(piece: string): void {
    this.length += piece.length;
    if (this.length > LONGEST_VALUE) this.pieces = [];
    else this.pieces.push(piece);
  }

  private completed(last: string): FoundValue {
    this.hold(last);
    const isTooLong = this.length > LONGEST_VALUE;
    const text = this.pieces.join('');
    this.isInValue = false;
    this.forget();
    return isTooLong ? { unreadable: 'for_stor' } : parsed(text);
  }

  private drop(): void {
    this.depth = this.level;
    this.isInValue = false;
    this.forget();
  }

  private forget(): void {
    this.pieces = [];
    this.length = 0;
  }
}

function parsed(text: string): FoundValue {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { unreadable: 'trasig' };
    throw error;
  }
}
