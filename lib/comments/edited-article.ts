import type { Anchor } from '#lib/comments/anchor.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

interface Letter {
  letter: string;
}

interface Paragraph {
  id: string;
  letters: Letter[];
}

const SMALL = 'och att som en det på för med den till av är inte om han hon i har de ett'.split(' ');
const BEGINNINGS = 'stads sjö skol vinter tåg fest bok landsbygds kultur vatten natt gårds'.split(' ');
const ENDS = 'bron huset dagen biljetten isen rösten vägen kvällen laget planen'.split(' ');
/** As in any text: every other word is one of a few, and the others are many. */
const WORDS = [
  ...BEGINNINGS.flatMap((beginning) => ENDS.map((end) => beginning + end)),
  ...SMALL,
  ...SMALL,
  ...SMALL,
  ...SMALL,
  ...SMALL,
  ...SMALL,
];

const LEAST_QUOTED = 6;

/**
 * For tests of what follows an article through edits: one that is edited at random, in which each letter is known wherever it goes. The same
 * seed makes the same edits.
 */
export class EditedArticle {
  private seed: number;
  private ids = 0;
  private readonly paragraphs: Paragraph[];

  constructor(seed: number) {
    this.seed = seed;
    this.paragraphs = Array.from({ length: 30 }, () => this.paragraph());
  }

  content(): ArticleContent {
    const block = this.paragraphs.map(({ id, letters }) => ({
      type: 'paragraph',
      attrs: { id },
      content: letters.length === 0 ? [] : [{ type: 'text' as const, text: textOf(letters) }],
    }));
    return { rubrik: 'Rubriken', ingress: 'Ingressen.', block, meta: {}, hero: null, slug: 'rubriken' };
  }

  upTo(most: number): number {
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.seed / 2 ** 32) * most);
  }

  /** Some words of a paragraph: what is commented on says something. */
  quote(): { block: string; text: string; fran: number } {
    const { id, letters } = this.any();
    const words = wordsOf(letters);
    const first = this.upTo(words.length);
    const last = Math.min(words.length - 1, first + this.upTo(6));
    const [fran, till] = [words[first]?.from ?? 0, words[last]?.to ?? 0];
    const text = textOf(letters.slice(fran, till));
    return text.length < LEAST_QUOTED ? this.quote() : { block: id, text, fran };
  }

  /** One thing that somebody does to the text: in one case of four its paragraphs are split, joined, moved, or cut and put in elsewhere. */
  edit(): void {
    const words = [
      this.insert,
      this.insert,
      this.insert,
      this.insert,
      this.insert,
      this.remove,
      this.remove,
      this.remove,
      this.replace,
      this.replace,
    ];
    const kinds = [...words, this.slip, this.slip, this.split, this.join, this.move, this.paste];
    kinds[this.upTo(kinds.length)]?.call(this);
  }

  /** The letters that an anchor stands on. */
  lettersAt({ block, citat }: Anchor): readonly Letter[] {
    return this.paragraphs.find(({ id }) => id === block)?.letters.slice(citat?.fran, citat?.till) ?? [];
  }

  overlaps(anchor: Anchor, letters: readonly Letter[]): boolean {
    return this.lettersAt(anchor).some((letter) => letters.includes(letter));
  }

  /** How many of the letters are left in the paragraph that has most of them. */
  mostTogether(letters: readonly Letter[]): number {
    const known = new Set(letters);
    return Math.max(0, ...this.paragraphs.map(({ letters: all }) => all.filter((letter) => known.has(letter)).length));
  }

  private insert(): void {
    const { letters } = this.any();
    const at = wordsOf(letters)[this.upTo(20)]?.from ?? letters.length;
    letters.splice(at, 0, ...lettersOf(`${this.words(1 + this.upTo(3))} `));
  }

  private remove(): void {
    const { letters } = this.any();
    const word = wordsOf(letters)[this.upTo(20)];
    if (word !== undefined) letters.splice(word.from, word.to - word.from + 1);
  }

  private replace(): void {
    const { letters } = this.any();
    const word = wordsOf(letters)[this.upTo(20)];
    if (word !== undefined) letters.splice(word.from, word.to - word.from, ...lettersOf(this.words(1)));
  }

  private slip(): void {
    const { letters } = this.any();
    if (letters.length > 0) letters.splice(this.upTo(letters.length), 1, ...lettersOf('x'));
  }

  private split(): void {
    const paragraph = this.any();
    const at = wordsOf(paragraph.letters)[this.upTo(20)]?.from ?? 0;
    if (at === 0 || this.paragraphs.length > 40) return;
    const tail = { id: this.newId(), letters: paragraph.letters.splice(at) };
    this.paragraphs.splice(this.paragraphs.indexOf(paragraph) + 1, 0, tail);
  }

  private join(): void {
    const at = this.upTo(this.paragraphs.length - 1);
    const [one, other] = [this.paragraphs[at], this.paragraphs[at + 1]];
    if (one === undefined || other === undefined || this.paragraphs.length < 20) return;
    one.letters.push(...lettersOf(' '), ...other.letters);
    this.paragraphs.splice(at + 1, 1);
  }

  private move(): void {
    const [moved] = this.paragraphs.splice(this.upTo(this.paragraphs.length), 1);
    if (moved !== undefined) this.paragraphs.splice(this.upTo(this.paragraphs.length), 0, moved);
  }

  /** Cut out and put in elsewhere, as a block with an id of its own. */
  private paste(): void {
    const [cut] = this.paragraphs.splice(this.upTo(this.paragraphs.length), 1);
    if (cut !== undefined) this.paragraphs.splice(this.upTo(this.paragraphs.length), 0, { ...cut, id: this.newId() });
  }

  private any(): Paragraph {
    return this.paragraphs[this.upTo(this.paragraphs.length)] ?? this.paragraph();
  }

  private paragraph(): Paragraph {
    return { id: this.newId(), letters: lettersOf(`${this.words(12 + this.upTo(30))}.`) };
  }

  private newId(): string {
    this.ids += 1;
    return `bstycke${this.ids}`;
  }

  private words(count: number): string {
    return Array.from({ length: count }, () => WORDS[this.upTo(WORDS.length)]).join(' ');
  }
}

function lettersOf(text: string): Letter[] {
  return [...text].map((letter) => ({ letter }));
}

function textOf(letters: readonly Letter[]): string {
  return letters.map(({ letter }) => letter).join('');
}

function wordsOf(letters: readonly Letter[]): Array<{ from: number; to: number }> {
  return [...textOf(letters).matchAll(/\S+/g)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }));
}
