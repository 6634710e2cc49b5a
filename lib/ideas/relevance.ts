import { stemOf } from '#lib/ideas/telling-words.ts';

/** What an idea is weighed by. */
export interface Scales {
  /** Words and phrases that the newsroom looks for in that feed. */
  bevakade: readonly string[];
  /** What the section writes about: its name, and the tags of its newest articles. */
  sektionens: readonly string[];
  /** What was ordered and dismissed before says, from -1 to 1. */
  lardom: number;
}

interface Weighed {
  relevans: number;
  /** The words looked for that it has. */
  traffar: string[];
}

/** Of a feed whose every entry is of interest, and of one in which something is looked for, before anything is found. */
const BASE = { all: 45, looking: 15 };
/** With the first of the words looked for, and with each further one. */
const FOUND = { first: 50, further: 8, most: 66 };
const OF_SECTION = { each: 7, most: 21 };
const OF_LESSONS = 35;
/** A shorter word is looked for as it is, and not as the beginning of another. */
const SHORTEST_BEGINNING = 4;
const MOST_SHOWN = 10;

const WORD = /[\p{L}\p{N}]+/gu;

/** How relevant an idea is to the newsroom, from 0 to 100: by what is looked for, what its section writes about and what it made of others like it. */
export function relevanceOf(text: string, { bevakade, sektionens, lardom }: Scales): Weighed {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  const traffar = bevakade.filter((phrase) => hasPhrase(words, phrase));
  const ofSection = sektionens.filter((phrase) => hasPhrase(words, phrase)).length;
  const looked = bevakade.length === 0 ? BASE.all : BASE.looking + foundWorth(traffar.length);
  const sum = looked + Math.min(OF_SECTION.most, ofSection * OF_SECTION.each) + lardom * OF_LESSONS;
  return { relevans: Math.round(Math.min(100, Math.max(0, sum))), traffar: traffar.slice(0, MOST_SHOWN) };
}

function foundWorth(found: number): number {
  return found === 0 ? 0 : Math.min(FOUND.most, FOUND.first + (found - 1) * FOUND.further);
}

/** Whether the words of the phrase stand there one after the other, each however it is inflected, the last as the beginning of a word too. */
function hasPhrase(words: readonly string[], phrase: string): boolean {
  const wanted = phrase.normalize('NFC').toLowerCase().match(WORD) ?? [];
  if (wanted.length === 0) return false;
  return words.some((_, at) => wanted.every((word, nr) => isWord(words[at + nr], word)));
}

function isWord(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false;
  if (word === wanted) return true;
  const stem = stemOf(wanted);
  return stem.length >= SHORTEST_BEGINNING && word.startsWith(stem);
}
