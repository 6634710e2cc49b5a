import type { Language } from '#lib/contract/languages.ts';

export interface Fact {
  k?: string | undefined;
  v?: string | undefined;
}

/** A row that the people dictionary has to offer. */
export interface OfferedFact {
  k: string;
  v: string;
  /** What the block already says under that label; empty when it says nothing. */
  before: string;
}

interface KnownFacts {
  fodd?: string | undefined;
  stjarntecken?: string | undefined;
  kandFor?: string | undefined;
  rader?: ReadonlyArray<{ k: string; v: string }> | undefined;
}

const LABELS: Record<Language, { fodd: string; stjarntecken: string; kandFor: string }> = {
  sv: { fodd: 'Född', stjarntecken: 'Stjärntecken', kandFor: 'Känd för' },
  en: { fodd: 'Born', stjarntecken: 'Star sign', kandFor: 'Known for' },
};

const same = (a: string | undefined, b: string) => a?.trim().toLocaleLowerCase('sv') === b.trim().toLocaleLowerCase('sv');

/** What is known of a person and does not stand in the block as it is: each label once. */
export function offeredFacts(known: KnownFacts, rows: readonly Fact[], sprak: Language): OfferedFact[] {
  const words = LABELS[sprak];
  const all = [
    { k: words.fodd, v: known.fodd ?? '' },
    { k: words.stjarntecken, v: known.stjarntecken ?? '' },
    { k: words.kandFor, v: known.kandFor ?? '' },
    ...(known.rader ?? []),
  ];
  return all
    .filter(({ k, v }, index) => v.trim() !== '' && all.findIndex((other) => same(other.k, k) && other.v.trim() !== '') === index)
    .map((fact) => ({ ...fact, before: rows.find((row) => same(row.k, fact.k))?.v?.trim() ?? '' }))
    .filter(({ v, before }) => v !== before);
}

/** The rows with the chosen facts in them: in the row of the same label, or last. */
export function withFacts(rows: readonly Fact[], chosen: readonly OfferedFact[]): Fact[] {
  const filled = rows.map((row) => {
    const fact = chosen.find(({ k }) => same(row.k, k));
    return fact === undefined ? row : { ...row, v: fact.v };
  });
  const added = chosen.filter(({ k }) => !rows.some((row) => same(row.k, k))).map(({ k, v }) => ({ k, v }));
  return [...filled.filter(({ k, v }) => `${k ?? ''}${v ?? ''}`.trim() !== ''), ...added];
}
