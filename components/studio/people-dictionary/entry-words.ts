import { SOURCED } from '#lib/contract/closed/known-person.ts';
import type { KnownPerson } from '#lib/contract/known-person.ts';

export interface FactRow {
  /** Tells rows apart while they are written. */
  key: number;
  k: string;
  v: string;
  /** Where it comes from; empty when that is not told of this row. */
  kalla: string;
}

/** An entry as it stands in its form: text in every field but for the picture. */
export interface EntryWords {
  namn: string;
  /** One name a line. */
  alias: string;
  fodd: string;
  foddIso: string;
  kandFor: string;
  vag: string;
  kalla: string;
  externtId: string;
  rader: FactRow[];
  /** What each link is called, and its address. */
  lankar: FactRow[];
  kallor: Record<(typeof SOURCED)[number], string>;
  bild: { id: string; src: string } | null;
}

export function wordsOf(person: KnownPerson | undefined): EntryWords {
  return {
    namn: person?.namn ?? '',
    alias: person?.alias.join('\n') ?? '',
    fodd: person?.fodd ?? '',
    foddIso: person?.foddIso ?? '',
    kandFor: person?.kandFor ?? '',
    vag: person?.vag ?? '',
    kalla: person?.kalla ?? '',
    externtId: person?.externtId ?? '',
    rader: person?.rader.map(({ k, v, kalla = '' }, key) => ({ key, k, v, kalla })) ?? [],
    lankar: person?.lankar.map(({ namn, adress }, key) => ({ key, k: namn, v: adress, kalla: '' })) ?? [],
    kallor: { namn: '', fodd: '', kandFor: '', ...person?.kallor },
    bild: person?.bild ?? null,
  };
}

/**
 * What the form says, as the service takes it. Of the two forms of the birth date only one that differs from `before` is
 * told, so that the service makes the other of it; and of the sources those that do, so that the service says whence what was changed comes.
 */
export function entryOf(words: EntryWords, before: EntryWords) {
  const birth = (['fodd', 'foddIso'] as const).filter((field) => words[field].trim() !== before[field]);
  return {
    namn: words.namn.trim(),
    alias: words.alias
      .split('\n')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    ...Object.fromEntries(birth.map((field) => [field, words[field].trim()])),
    kandFor: words.kandFor.trim(),
    vag: words.vag.trim(),
    kalla: words.kalla.trim(),
    externtId: words.externtId.trim() === '' ? null : words.externtId.trim(),
    rader: filled(words.rader).map(({ k, v, kalla }) => (kalla === '' ? { k, v } : { k, v, kalla })),
    lankar: filled(words.lankar).map(({ k, v }) => ({ namn: k, adress: v })),
    kallor: Object.fromEntries(
      SOURCED.flatMap((fact) => (words.kallor[fact].trim() === before.kallor[fact] ? [] : [[fact, words.kallor[fact].trim()]])),
    ),
    bild: words.bild?.id ?? null,
  };
}

function filled(rows: readonly FactRow[]): Array<Omit<FactRow, 'key'>> {
  return rows.map(({ k, v, kalla }) => ({ k: k.trim(), v: v.trim(), kalla: kalla.trim() })).filter(({ k, v }) => k !== '' || v !== '');
}
