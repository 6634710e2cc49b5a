import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import type { ListedItem } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What is said of an article in one language; `elsewhere` is of a version that is not the one on the screen. */
export interface Truth {
  part: 'lasarna' | 'nyare' | 'schema' | 'elsewhere';
  text: string;
}

interface Known {
  /** The article as the service has it now. */
  item: Pick<ListedItem, 'status' | 'sprak' | 'schemalagd'>;
  sprak: Language;
  /** The version that what is on the screen was written from; `null` for a language that was never saved. */
  shown: string | null;
  now: number;
}

const NAMED = { sv: 'Svenskan', en: 'Engelskan' } as const satisfies Record<Language, string>;

/**
 * What readers see now, what has been saved since, what is going out by itself, and whether the screen shows something older than has been saved:
 * each said only when it is so.
 */
export function truthsOf({ item, sprak, shown, now }: Known): Truth[] {
  const version = item.sprak[sprak];
  if (version === undefined) return [{ part: 'lasarna', text: `${NAMED[sprak]} är inte sparad än` }];
  const { arbetsrevision: newest, publicerad_revision: published, ej_slappt } = version;
  const truths: Truth[] = [];
  if (item.status === 'nedtagen') truths.push({ part: 'lasarna', text: 'Nedtagen: läsarna ser den inte' });
  else if (published === null) truths.push({ part: 'lasarna', text: nothingYet(item, sprak) });
  else {
    const isAll = published.id === newest.id && ej_slappt.length === 0;
    truths.push({ part: 'lasarna', text: `Läsarna ser version ${published.nr}${isAll ? ', den senaste' : ''}` });
    if (newest.nr > published.nr) truths.push({ part: 'nyare', text: notOut(published.nr + 1, newest.nr) });
  }
  const schedule = scheduleOf(item, sprak, newest, now);
  if (schedule !== undefined) truths.push({ part: 'schema', text: schedule });
  if (shown !== newest.id) truths.push({ part: 'elsewhere', text: `Version ${newest.nr} är sparad någon annanstans, och står inte här` });
  return truths;
}

function nothingYet({ sprak: versions }: Known['item'], sprak: Language): string {
  const isOtherPublic = Object.values(versions).some((version) => version.sprak !== sprak && version.publicerad_revision !== null);
  return isOtherPublic ? `${NAMED[sprak]} är inte publicerad än` : 'Inte publicerad än';
}

function notOut(first: number, last: number): string {
  return first === last ? `Version ${first} är inte publicerad` : `Ingen av version ${first}–${last} är publicerad`;
}

function scheduleOf({ schemalagd }: Known['item'], sprak: Language, newest: { id: string; nr: number }, now: number): string | undefined {
  const pinned = schemalagd?.revisioner[sprak];
  if (schemalagd === null || pinned === undefined || Date.parse(schemalagd.datum) <= now) return undefined;
  const which = pinned === newest.id ? `version ${newest.nr}` : 'en äldre version';
  return `${which.charAt(0).toUpperCase()}${which.slice(1)} går ut ${weekdayMoment(schemalagd.datum, now)}`;
}
