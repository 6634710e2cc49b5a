import { type LeftText, type SharedLine, SharedWriter } from '#components/editor/session/shared-writer.ts';
import { contentHash } from '#lib/content/canonical-hash.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

/* Several who write one text at random, as windows of the editor do it but for what a browser shows of it. */

/** The same numbers for the same seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const textOf = ({ content = [] }: Block) => content.map((node) => ('text' in node ? node.text : '')).join('');

export const paragraphOf = (id: string, words: string): Block => ({
  type: 'paragraph',
  attrs: { id },
  content: words === '' ? [] : [{ type: 'text', text: words }],
});

/** How a call ends: before it is made, when it has been answered, or while it still is on its way. */
export type Loss = 'fore' | 'efter' | 'medan' | undefined;

/** Nobody was answered. */
export class Lost extends Error {}

/** The line with what is lost on it; `onTheirWay` gets the calls that nobody waits for any more. */
export function lossyLine(line: SharedLine, isLost: () => Loss, onTheirWay: Promise<unknown>[]): SharedLine {
  return {
    async write(writing) {
      const how = isLost();
      if (how === 'fore') throw new Lost();
      const answered = line.write(writing);
      if (how === 'medan') {
        // Nor is anybody told that it was refused.
        onTheirWay.push(answered.catch(() => {}));
        throw new Lost();
      }
      const answer = await answered;
      if (how === 'efter') throw new Lost();
      return answer;
    },
    async read(known) {
      if (isLost() !== undefined) throw new Lost();
      return line.read(known);
    },
    revision: (id) => line.revision(id),
  };
}

interface Opened {
  bas: string | null;
  content: ArticleContent;
}

/** Somebody who writes in a window of their own. */
export class WritingWindow {
  readonly shared: SharedWriter;
  readonly name: string;
  draft: ArticleContent;
  bas: string | null;

  /** `tookIn` is told of the text with what others have written in it; `failed` of what no line that was lost tells. */
  constructor(
    line: SharedLine,
    name: string,
    { bas, content, left }: Opened & { left?: LeftText },
    { tookIn = () => {}, failed }: { tookIn?: (draft: ArticleContent) => void; failed: (error: unknown) => void },
  ) {
    this.name = name;
    this.draft = left?.innehall ?? content;
    this.bas = bas;
    this.shared = new SharedWriter(
      name,
      { bas, saved: content, copy: undefined, ...(left === undefined ? {} : { left }) },
      {
        line,
        desk: {
          mayWrite: () => true,
          draft: () => this.draft,
          free: () => undefined,
          take: ({ draft, bas: restsOn }) => {
            Object.assign(this, { draft, bas: restsOn });
            tookIn(draft);
          },
          copyTaken: () => {},
          sending: () => {},
          told: (error) => {
            if (error !== undefined && !(error instanceof Lost)) failed(error);
          },
        },
      },
    );
  }

  /** What it leaves when it is closed before all is sent. */
  get left(): LeftText {
    return { innehall: this.draft, fran: this.shared.known, ...this.shared.sent };
  }
}

/** Signs that nobody else types, each of which is to be there once at the end. */
export interface Signs {
  next: number;
  blocks: number;
  typed: Set<string>;
  taken: Set<string>;
}

/** Of a field more is taken out than written from so many signs on: one that is too long cannot be saved. */
const LONG_FIELD = 120;

/** Writes, takes out, divides or joins somewhere in the text. */
export function editedAtRandom(content: ArticleContent, random: (below: number) => number, signs: Signs): ArticleContent {
  if (random(12) === 0) return fieldEdited(content, random, signs);
  return { ...content, block: blocksEdited(content.block, random, signs) };
}

function fieldEdited(content: ArticleContent, random: (below: number) => number, signs: Signs): ArticleContent {
  const field = (['rubrik', 'ingress'] as const)[random(2)] ?? 'rubrik';
  const words = content[field];
  const at = random(words.length + 1);
  if (words.length > LONG_FIELD || random(4) === 0) {
    for (const sign of words.slice(at, at + 1)) signs.taken.add(sign);
    return { ...content, [field]: words.slice(0, at) + words.slice(at + 1) };
  }
  return { ...content, [field]: words.slice(0, at) + newSign(signs) + words.slice(at) };
}

function blocksEdited(block: Block[], random: (below: number) => number, signs: Signs): Block[] {
  const newId = () => `bny${String(signs.blocks++).padStart(6, '0')}`;
  const place = random(block.length);
  const one = block[place];
  if (one === undefined) return [paragraphOf(newId(), '')];
  const words = textOf(one);
  const at = random(words.length + 1);
  const own = String(one.attrs?.id);
  const what = random(11);
  if (what < 7) return block.with(place, paragraphOf(own, words.slice(0, at) + newSign(signs) + words.slice(at)));
  if (what < 9) {
    for (const sign of words.slice(at, at + 1)) signs.taken.add(sign);
    return block.with(place, paragraphOf(own, words.slice(0, at) + words.slice(at + 1)));
  }
  if (what === 9) return block.toSpliced(place, 1, paragraphOf(own, words.slice(0, at)), paragraphOf(newId(), words.slice(at)));
  const before = block[place - 1];
  return before === undefined ? block : block.toSpliced(place - 1, 2, paragraphOf(String(before.attrs?.id), textOf(before) + words));
}

/** A sign that nobody has typed before. */
export function newSign(signs: Signs): string {
  const sign = String.fromCodePoint(signs.next++);
  signs.typed.add(sign);
  return sign;
}

/** All that stands in a text. */
export const wordsIn = ({ rubrik, ingress, block }: ArticleContent) => [rubrik, ingress, ...block.map(textOf)].join('\n');

/** What is wrong with what several have made of a text: signs that are lost or there more than once, windows that have come to another. */
export function faultsOf(windows: readonly Pick<WritingWindow, 'draft'>[], { typed, taken }: Signs): string[] {
  const hashes = new Set(windows.map(({ draft }) => contentHash(draft)));
  const [one] = windows;
  const words = one === undefined ? '' : wordsIn(one.draft);
  const wrong = [...typed].flatMap((sign) => {
    const times = words.split(sign).length - 1;
    const isRight = taken.has(sign) ? times <= 1 : times === 1;
    return isRight ? [] : [`${sign} ${times} times in ${words}`];
  });
  return [...(hashes.size === 1 ? [] : [`${hashes.size} texts`]), ...wrong];
}
