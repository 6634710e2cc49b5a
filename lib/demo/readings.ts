import type { Language } from '#lib/contract/languages.ts';
import type { DEPTHS, READING_TIMES } from '#lib/contract/page-view.ts';
import { READER_SOURCES, type ReaderSource } from '#lib/contract/reader-source.ts';
import type { ViewSums } from '#lib/store/page-views.ts';

/** A public article of the demo, of which readers have been invented too. */
export interface ReadArticle {
  id: string;
  sprak: readonly Language[];
  /** The first day it could be read: YYYY-MM-DD. */
  fran: string;
}

type Shares<Buckets extends readonly number[]> = { readonly [Nr in keyof Buckets]: number };

const DAYS = 28;
const DAY_MS = 86_400_000;
/** On its first day the most read of them is read about so often, and each of the others less than the one before. */
const MOST = 620;
const FALL = 0.88;
/** What is left of that the day after, and at least of any day. */
const FADING = 0.74;
const LEAST = 0.07;
const WEEKEND = 1.25;

const OF_LANGUAGE: Record<Language, number> = { sv: 0.87, en: 0.13 };
const OF_SOURCE: Record<ReaderSource, number> = { sok: 0.31, socialt: 0.24, direkt: 0.21, internt: 0.18, annan: 0.06 };
/** Each source reads at hours of its own. */
const HOUR_OF_SOURCE: Record<ReaderSource, string> = { sok: '12', socialt: '20', direkt: '07', internt: '16', annan: '10' };
/** By the buckets of lib/contract/page-view.ts. */
const OF_READING_TIME: Shares<typeof READING_TIMES> = [0.29, 0.2, 0.19, 0.21, 0.11];
const OF_DEPTH: Shares<typeof DEPTHS> = [0.24, 0.19, 0.22, 0.35];

/** What readers of the demo's articles would have read in the four weeks before a day; always the same of the same. */
export function demoReadings(articles: readonly ReadArticle[], today: string): ViewSums[] {
  const chance = numbers();
  const days = Array.from({ length: DAYS }, (_, nr) => new Date(Date.parse(today) - (DAYS - nr) * DAY_MS).toISOString().slice(0, 10));
  return articles.flatMap(({ id, sprak, fran }, place) =>
    days
      .filter((dag) => dag >= fran)
      .flatMap((dag) => {
        const age = (Date.parse(dag) - Date.parse(fran)) / DAY_MS;
        const isWeekend = [0, 6].includes(new Date(dag).getUTCDay());
        const all = MOST * FALL ** place * Math.max(LEAST, FADING ** age) * (isWeekend ? WEEKEND : 1) * (0.75 + chance() / 2);
        return sprak.flatMap((language) =>
          READER_SOURCES.flatMap((kalla) => {
            const visningar = Math.round(all * OF_LANGUAGE[language] * OF_SOURCE[kalla] * (0.6 + chance() * 0.8));
            const read = { innehall: id, sprak: language, kalla, dag, stund: `${HOUR_OF_SOURCE[kalla]}:00`, minut: null, visningar };
            return visningar === 0 ? [] : [{ ...read, lastid: shared(visningar, OF_READING_TIME), djup: shared(visningar, OF_DEPTH) }];
          }),
        );
      }),
  );
}

/** Parts that add up to the whole. */
function shared(whole: number, parts: readonly number[]): number[] {
  const later = parts.slice(1).map((part) => Math.floor(whole * part));
  return [whole - later.reduce((sum, one) => sum + one, 0), ...later];
}

/** Always the same numbers from 0 to 1. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
