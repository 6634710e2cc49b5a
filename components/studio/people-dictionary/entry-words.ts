import type { KnownPerson } from '#lib/contract/known-person.ts';

export interface FactRow {
  /** Tells rows apart while they are written. */
  key: number;
  k: string;
  v: string;
}

/** An entry as it stands in its form: text in every field. */
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
    rader: person?.rader.map((row, key) => ({ key, ...row })) ?? [],
  };
}

/**
 * What the form says, as the service takes it. Of the two forms of the birth date only one that differs from `before` is
 * told, so that the service makes the other of it.
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
    rader: words.rader.map(({ k, v }) => ({ k: k.trim(), v: v.trim() })).filter(({ k, v }) => k !== '' || v !== ''),
  };
}
