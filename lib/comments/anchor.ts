import { type AnchoredVersion, type Place, pathOf, stepsOf, textAt } from '#lib/comments/anchored-version.ts';
import { followedField } from '#lib/comments/followed-field.ts';
import { type FollowedRange, followedParts, followedRange, isOld } from '#lib/comments/followed-text.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { DiffBudget, type TextPart } from '#lib/content/word-diff.ts';
import type { Block } from '#lib/contract/block.ts';

/** The words a comment is about, as they stand now, and those around them. */
export interface QuotedText {
  text: string;
  fran: number;
  till: number;
  fore: string;
  efter: string;
  /** How many characters were quoted when the comment was made. */
  langd: number;
}

/** What a comment is about: all of the article, a block, a field, or words that stand in either. */
export interface Anchor extends Place {
  citat: QuotedText | null;
}

/** Where an anchor stands now. One that is not `fast` stands nowhere, and is kept as it last was. */
export interface Followed {
  anchor: Anchor;
  fast: boolean;
}

/** So many characters on either side tell which of two equal quotes is meant. */
const SURROUNDINGS = 32;
/** A quote of so many words stands in no article twice by chance; so many characters around a shorter one tell that it is the same. */
const LONG_QUOTE = 4;
const TELLING = 12;
const LEAST_AT_AN_EDGE = 6;
/** A heading’s words may be written in the midst of another text; those of so long a block stand there for it alone. */
const LONG_BLOCK = 8;
/** So much around a quote is looked for in a text that goes on from the one where it stood, and in so many texts: the likeliest. */
const NEIGHBOURHOOD = 150;
const MOST_ALIKE = 6;
/** Words of the quote itself tell more than those around it. */
const OWN_PAIRS = 4;
const LEAST_PAIRS = 3;
/** A quote grows by what is written in it, but not to be another text. */
const MOST_GROWTH = 60;
const MOST_GROWTH_ELSEWHERE = 10;
/** Each comparison of longer texts has a budget of its own, until there have been so many; the rest share the last. */
const SHORT = 1_500;
const MOST_BUDGETS = 20;

/**
 * Where comments on a language version stand after it has been saved anew. A quote is followed as it is edited for as long as half of it is
 * left; into the block that it has been moved to, or that its own was joined with or split into; and to where its words have come back.
 * It is never taken to stand where the same words stood before. What all of them may cost is bounded.
 */
export class AnchorFollower {
  private readonly before: AnchoredVersion;
  private readonly after: AnchoredVersion;
  private readonly budgets = Array.from({ length: MOST_BUDGETS }, () => new DiffBudget());
  private readonly compared = new Map<string, TextPart[]>();
  private fresh: readonly FreshText[] | undefined;
  private long = 0;

  constructor(before: AnchoredVersion, after: AnchoredVersion) {
    this.before = before;
    this.after = after;
  }

  follow({ anchor, fast }: Followed): Followed {
    const place = this.followedPlace(anchor);
    const { citat } = anchor;
    if (citat === null) {
      const now = place ?? this.heirOf(anchor);
      return now === undefined ? { anchor, fast: false } : { anchor: { ...anchor, ...now }, fast: true };
    }
    const stood = fast ? quotedIn(textAt(this.before, anchor), citat) : undefined;
    const once = { ...citat, langd: citat.text.length };
    // Half of what the quote has become comes first, wherever that is; then half of what it was.
    const within = this.likeliest(place, stood, once) ?? this.withinOwn(place, stood, citat);
    if (within === undefined || within.citat === null) return { anchor, fast: false };
    return { anchor: { ...within, citat: { ...within.citat, langd: citat.langd } }, fast: true };
  }

  /** Where the quote stood; or elsewhere, when it is gone from there or its surroundings are, and are there instead. */
  private likeliest(place: Place | undefined, stood: Stood | undefined, citat: QuotedText): Anchor | undefined {
    const own = this.withinOwn(place, stood, citat);
    if (own !== undefined && sameAround(own, citat) >= TELLING) return own;
    const other = this.elsewhere(stood, citat, place);
    return own === undefined || (other !== undefined && sameAround(other, citat) >= TELLING) ? other : own;
  }

  /** The place itself, wherever it has been put. */
  private followedPlace({ block, falt }: Anchor): Place | undefined {
    if (block === '') return { block, falt };
    const was = this.before.blocks.get(block);
    const id = this.after.blocks.has(block) ? block : this.twinOf(was);
    const is = id === undefined ? undefined : this.after.blocks.get(id);
    if (id === undefined || is === undefined) return undefined;
    if (falt === '') return { block: id, falt };
    const steps = followedField((was ?? is).attrs, is.attrs, stepsOf(falt));
    return steps === undefined ? undefined : { block: id, falt: pathOf(steps) };
  }

  /** The block that has come in the place of one that is gone, with all of its words. */
  private twinOf(was: Block | undefined): string | undefined {
    if (was === undefined) return undefined;
    const own = withoutId(was);
    for (const [id, block] of this.after.blocks)
      if (block.type === was.type && !this.before.blocks.has(id) && equalJson(withoutId(block), own)) return id;
    return undefined;
  }

  /** Where all words of a block that is gone stand since: it has become a list or a quotation, or was joined with another. */
  private heirOf({ block, falt }: Anchor): Place | undefined {
    const was = falt === '' ? textAt(this.before, { block, falt }) : undefined;
    if (was === undefined || was.length < TELLING) return undefined;
    const heirs = this.freshTexts().filter(
      (fresh) => fresh.block !== '' && holdsWhole(fresh.text, was) && textAt(this.before, fresh)?.includes(was) !== true,
    );
    const heir = heirs.find(({ text }) => text === was) ?? heirs[0];
    return heir && { block: heir.block, falt };
  }

  /** The quote in the place where it stood, edited or not. */
  private withinOwn(place: Place | undefined, stood: Stood | undefined, citat: QuotedText): Anchor | undefined {
    const text = place === undefined ? undefined : textAt(this.after, place);
    if (place === undefined || text === undefined) return undefined;
    const range = stood === undefined ? undefined : largestPart(followedRange(this.parts(stood.text, text), stood.fran, stood.till), citat);
    const at = range ?? (stood === undefined ? comeBack(text, citat) : exactIn(text, stood, this.isNew({ ...place, text })));
    if (at !== undefined) return anchorAt(place, text, at, citat.langd);
    // Where so much was written that all of it is another text, what stood around the quote may still be told.
    return stood === undefined || text.length < SHORT ? undefined : this.alike([freshText({ ...place, text })], stood, citat);
  }

  /** The quote in another place, among those that are new or have changed: the best of them. */
  private elsewhere(stood: Stood | undefined, citat: QuotedText, own: Place | undefined): Anchor | undefined {
    const others = this.freshTexts().filter(({ block, falt }) => block !== own?.block || falt !== own.falt);
    const whole = best(others, citat, (other) => exactIn(other.text, stood ?? stoodOnce(citat), this.isNew(other)));
    // What stood around words that were taken out is where it was: they went nowhere.
    if (whole !== undefined || stood === undefined || this.surroundingsStay(stood, own)) return whole;
    return best(others, citat, (other) => atAnEdge(other.text, stood, this.isNew(other))) ?? this.alike(others, stood, citat);
  }

  private surroundingsStay({ text, fran, till }: Stood, own: Place | undefined): boolean {
    const now = own === undefined ? undefined : textAt(this.after, own);
    if (now === undefined) return false;
    const parts = this.parts(text, now);
    const sides = [
      [Math.max(0, fran - TELLING), fran],
      [till, Math.min(text.length, till + TELLING)],
    ] as const;
    // Of a quote that its text ends with, nobody knows by what stood around it.
    return sides.every(([from, to]) => followedRange(parts, from, to).kvar * 2 > to - from);
  }

  /** In a text that goes on from the one in which the quote stood, though both have been edited. */
  private alike(others: readonly FreshText[], { text, fran, till }: Stood, citat: QuotedText): Anchor | undefined {
    const from = Math.max(0, fran - NEIGHBOURHOOD);
    const around = text.slice(from, till + NEIGHBOURHOOD);
    const pairs = [...pairsOf(around)];
    const likely = others
      .map((other) => {
        const found = pairs.filter(([pair]) => other.pairs().has(pair));
        const own = found.filter(([, at]) => from + at >= fran - 1 && from + at < till);
        return { other, shared: found.flatMap(([pair]) => other.pairs().get(pair) ?? []), weight: found.length + OWN_PAIRS * own.length };
      })
      .filter(({ weight }) => weight >= LEAST_PAIRS)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, MOST_ALIKE);
    const places = new Map(likely.map(({ other, shared }) => [other, closest(shared, around.length)]));
    return best([...places.keys()], citat, (other) => {
      const [start, end] = [Math.max(0, (places.get(other)?.from ?? 0) - NEIGHBOURHOOD), (places.get(other)?.to ?? 0) + NEIGHBOURHOOD];
      const range = followedRange(this.parts(around, other.text.slice(start, end)), fran - from, till - from);
      const part = largestPart(range, citat, MOST_GROWTH_ELSEWHERE);
      const isOwn = others.length === 1;
      if (part === undefined || (!isOwn && !this.isNew(other)(start + part.fran, start + part.till))) return undefined;
      return { fran: start + part.fran, till: start + part.till, weight: range.kvar };
    });
  }

  /** Whether what stands there in the text has come there: the same words may have stood there before, and are others. */
  private isNew({ text, ...place }: Place & { text: string }): IsNew {
    const was = textAt(this.before, place);
    return (fran, till) => was === undefined || !isOld(this.parts(was, text), fran, till);
  }

  private freshTexts(): readonly FreshText[] {
    this.fresh ??= (() => {
      const known = new Map(this.before.texts.map(({ block, falt, text }) => [`${block} ${falt}`, text]));
      const fresh = this.after.texts.filter(({ block, falt, text }) => known.get(`${block} ${falt}`) !== text);
      return fresh.map(freshText);
    })();
    return this.fresh;
  }

  /** What was compared once is not compared again: many comments may stand in one text. */
  private parts(fore: string, efter: string): TextPart[] {
    const key = `${fore.length} ${fore}${efter}`;
    const known = this.compared.get(key);
    if (known !== undefined) return known;
    const parts = followedParts(fore, efter, this.budgetFor(fore.length + efter.length));
    this.compared.set(key, parts);
    return parts;
  }

  private budgetFor(characters: number): DiffBudget {
    if (characters > SHORT) this.long += 1;
    const shared = characters > SHORT ? this.budgets[Math.min(this.long, MOST_BUDGETS) - 1] : undefined;
    return shared ?? new DiffBudget();
  }
}

/**
 * The anchor of a comment as it is made: `asked` is what whoever makes it says of the quote. Without a block the words are looked for in all
 * of the version. What is not found, such as words that are written and not saved, is kept as it was said, and is not `fast`.
 */
export function newAnchor(
  version: AnchoredVersion,
  place: Place,
  asked: { text: string; fran?: number | undefined; till?: number | undefined } | null,
): Followed {
  if (asked === null) return { anchor: { ...place, citat: null }, fast: true };
  const { text: words, fran = 0 } = asked;
  const anywhere = place.block === '' && place.falt === '';
  const places = anywhere ? version.texts : [{ ...place, text: textAt(version, place) ?? '' }];
  for (const { block, falt, text } of places) {
    const at = nearest(text, words, fran);
    if (at !== undefined)
      return { anchor: anchorAt({ block, falt }, text, { fran: at, till: at + words.length }, words.length), fast: true };
  }
  const citat = { text: words, fran, till: fran + words.length, fore: '', efter: '', langd: words.length };
  return { anchor: { ...place, citat }, fast: false };
}

/** A text in which a quote stood, and where in it. */
interface Stood {
  text: string;
  fran: number;
  till: number;
}

/** A text that was not there before, with its words two by two. */
interface FreshText extends Place {
  text: string;
  pairs(): ReadonlyMap<string, number>;
}

function freshText(text: Place & { text: string }): FreshText {
  let pairs: ReadonlyMap<string, number> | undefined;
  return { ...text, pairs: () => (pairs ??= pairsOf(text.text)) };
}

type IsNew = (fran: number, till: number) => boolean;

interface Candidate {
  fran: number;
  till: number;
  /** The higher, the likelier. */
  weight: number;
}

/** Where the quote stood in the text, if it did. */
function quotedIn(text: string | undefined, { text: words, fran, fore, efter }: QuotedText): Stood | undefined {
  if (text === undefined) return undefined;
  if (text.startsWith(words, fran)) return { text, fran, till: fran + words.length };
  // Saved in a way that comments are not followed through (a live report’s entries): by what stands around it.
  const found = exactIn(text, { text: fore + words + efter, fran: fore.length, till: fore.length + words.length });
  return found === undefined ? undefined : { text, fran: found.fran, till: found.till };
}

/** What is remembered of the text in which the quote last stood. */
function stoodOnce({ text, fore, efter }: QuotedText): Stood {
  return { text: fore + text + efter, fran: fore.length, till: fore.length + text.length };
}

/** The quote in the text that it was in, or was said to be: where nothing is known of what stood around it, wherever the words are. */
function comeBack(text: string, citat: QuotedText): { fran: number; till: number } | undefined {
  if (citat.fore !== '' || citat.efter !== '') return exactIn(text, stoodOnce(citat));
  const at = nearest(text, citat.text, citat.fran);
  return at === undefined ? undefined : { fran: at, till: at + citat.text.length };
}

/** The quote, letter by letter, where it stands among the same words as before. */
function exactIn(text: string, { text: before, fran, till }: Stood, isNew: IsNew = () => true): Candidate | undefined {
  const words = before.slice(fran, till);
  const around = { before: before.slice(Math.max(0, fran - SURROUNDINGS), fran), after: before.slice(till, till + SURROUNDINGS) };
  const all = around.before.length + around.after.length;
  const isLong = words.trim().split(/\s+/).length >= LONG_QUOTE;
  let likeliest: Candidate | undefined;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const same =
      sameEnd(around.before, text.slice(Math.max(0, at - SURROUNDINGS), at)) + sameStart(around.after, text.slice(end, end + SURROUNDINGS));
    // A text that is split ends within what stood around the quote.
    const isAtAnEdge = text === words || (words.length >= TELLING && (at === 0 || end === text.length));
    const there = Math.min(around.before.length, at) + Math.min(around.after.length, text.length - end);
    const isAmongThem = all === 0 ? isAtAnEdge : same >= TELLING || same === all || (same === there && same * 2 >= TELLING);
    if (!isAmongThem && !isLong) continue;
    const weight = words.length + same;
    if (weight > (likeliest?.weight ?? 0) && isNew(at, end)) likeliest = { fran: at, till: end, weight };
  }
  return likeliest;
}

/** Whether a text has that of a block in it as what was joined has: where the text or a line of it begins or ends; anywhere, if it is long. */
function holdsWhole(text: string, was: string): boolean {
  if (was.trim().split(/\s+/).length >= LONG_BLOCK) return text.includes(was);
  for (let at = text.indexOf(was); at !== -1; at = text.indexOf(was, at + 1)) {
    const sides = [text[at - 1], text[at + was.length]];
    if (sides.some((side) => side === undefined || side === '\n')) return true;
  }
  return false;
}

/** The larger part of a quote that was split in two: at the beginning of the one text, or at the end of the other. */
function atAnEdge(text: string, { text: before, fran, till }: Stood, isNew: IsNew): Candidate | undefined {
  const words = before.slice(fran, till);
  const around = { before: before.slice(Math.max(0, fran - TELLING), fran), after: before.slice(till, till + TELLING) };
  for (let length = words.length; length * 2 > words.length && length >= LEAST_AT_AN_EDGE; length--) {
    const rest = text.length - length;
    const after = sameStart(around.after, text.slice(length));
    if (text.startsWith(words.slice(-length)) && (after === around.after.length || after === rest) && isNew(0, length))
      return { fran: 0, till: length, weight: length + after };
    const earlier = sameEnd(around.before, text.slice(0, rest));
    if (text.endsWith(words.slice(0, length)) && (earlier === around.before.length || earlier === rest) && isNew(rest, text.length))
      return { fran: rest, till: text.length, weight: length + earlier };
  }
  return undefined;
}

/** What is left of a quote, when it is more than half of it, as it stands or as it was once, and stands together. */
function largestPart(
  { fran, till, kvar }: FollowedRange,
  citat: QuotedText,
  growth = MOST_GROWTH,
): { fran: number; till: number } | undefined {
  const length = citat.text.length;
  return kvar * 2 > Math.min(length, citat.langd) && till - fran <= 2 * length + growth ? { fran, till } : undefined;
}

/** The words of a text two by two, and where: what two texts share by more than chance. */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const words = [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)];
  return new Map(words.slice(1).map(({ 0: word }, nr) => [`${words[nr]?.[0]} ${word}`, words[nr]?.index ?? 0]));
}

/** Of places in a text, those of which most are within a distance of each other: the first and the last. */
function closest(places: readonly number[], distance: number): { from: number; to: number } {
  const inOrder = places.toSorted((one, other) => one - other);
  let [first, most] = [0, { from: 0, to: 0, count: 0 }];
  for (const [last, place] of inOrder.entries()) {
    while (place - (inOrder[first] ?? 0) > distance) first++;
    if (last - first >= most.count) most = { from: inOrder[first] ?? 0, to: place, count: last - first + 1 };
  }
  return most;
}

function best(others: readonly FreshText[], { langd }: QuotedText, find: (other: FreshText) => Candidate | undefined): Anchor | undefined {
  const all = others.flatMap((other) => {
    const candidate = find(other);
    return candidate === undefined ? [] : [{ other, candidate }];
  });
  const [likeliest] = all.toSorted((one, other) => other.candidate.weight - one.candidate.weight);
  return likeliest && anchorAt(likeliest.other, likeliest.other.text, likeliest.candidate, langd);
}

function sameStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

function sameEnd(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
}

function sameAround({ citat: now }: Anchor, { fore, efter }: QuotedText): number {
  return now === null ? 0 : sameEnd(fore, now.fore) + sameStart(efter, now.efter);
}

/** Of the places where the words stand, the one nearest to where they are said to. */
function nearest(text: string, words: string, wanted: number): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (best === undefined || Math.abs(at - wanted) < Math.abs(best - wanted)) best = at;
  return best;
}

function anchorAt({ block, falt }: Place, text: string, { fran, till }: { fran: number; till: number }, langd: number): Anchor {
  const citat = {
    text: text.slice(fran, till),
    fran,
    till,
    fore: text.slice(Math.max(0, fran - SURROUNDINGS), fran),
    efter: text.slice(till, till + SURROUNDINGS),
    langd,
  };
  return { block, falt, citat };
}

function withoutId({ type, attrs, content }: Block): unknown {
  const { id: _, ...others } = attrs ?? {};
  return { type, attrs: others, content };
}
