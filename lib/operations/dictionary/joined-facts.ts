import { agree } from '#lib/content/birth-date.ts';
import { nameKey } from '#lib/content/name-key.ts';
import { SOURCED } from '#lib/contract/closed/known-person.ts';
import type { DictionaryEntry } from '#lib/store/people-dictionary.ts';

const MOST = { alias: 100, rader: 50, lankar: 30 };

/** A fact of the one that is no more which does not come along: the other says something else. */
export interface LostFact {
  k: string;
  v: string;
  /** What stays instead. */
  kvar: string;
}

/**
 * The entry that stays when another turns out to be the same person: what it says stays, what it does not say comes from the other with its source, and
 * so do the other's names. Of a birth date the one that is known more exactly is kept, when both can be true.
 */
export function joinedFacts(kept: DictionaryEntry, lost: DictionaryEntry, now: string): { entry: DictionaryEntry; tappade: LostFact[] } {
  const births = [kept, lost].toSorted((one, other) => exactness(other) - exactness(one));
  const [birth = kept] = agree(kept.foddIso, lost.foddIso) ? births : [kept];
  const filled = { namn: kept.namn, fodd: birth.fodd, foddIso: birth.foddIso, kandFor: kept.kandFor || lost.kandFor };
  const kallor = Object.fromEntries(
    SOURCED.flatMap((fact) => {
      const from = filled[fact] === kept[fact] ? kept : lost;
      const source = from.kallor[fact] ?? (from === lost && filled[fact] !== '' ? lost.kalla : '');
      return source === '' ? [] : [[fact, source]];
    }),
  );
  const names = new Map([kept.namn, ...kept.alias, lost.namn, ...lost.alias].toReversed().map((name) => [nameKey(name).tat, name]));
  names.delete(nameKey(kept.namn).tat);
  const rows = lost.rader.filter(({ k }) => !kept.rader.some((row) => same(row.k, k)));
  const links = lost.lankar.filter(({ namn }) => !kept.lankar.some((link) => same(link.namn, namn)));
  const entry: DictionaryEntry = {
    ...kept,
    ...filled,
    kallor,
    alias: [...names.values()].toReversed().slice(0, MOST.alias),
    rader: [
      ...kept.rader,
      ...rows.map((row) => (row.kalla === undefined && lost.kalla !== '' ? { ...row, kalla: lost.kalla } : row)),
    ].slice(0, MOST.rader),
    lankar: [...kept.lankar, ...links].slice(0, MOST.lankar),
    vag: kept.vag || lost.vag,
    bild: kept.bild ?? lost.bild,
    kalla: kept.kalla || lost.kalla,
    externtId: kept.externtId ?? lost.externtId,
    importerat: kept.externtId === null ? lost.importerat : kept.importerat,
    andrad: now,
  };
  return { entry, tappade: lostFacts(entry, lost) };
}

function lostFacts(entry: DictionaryEntry, lost: DictionaryEntry): LostFact[] {
  const facts = [
    { k: 'Född', v: lost.fodd, kvar: entry.fodd },
    { k: 'Känd för', v: lost.kandFor, kvar: entry.kandFor },
    { k: 'Sida på sajten', v: lost.vag, kvar: entry.vag },
    ...lost.rader.map(({ k, v }) => ({ k, v, kvar: entry.rader.find((row) => same(row.k, k))?.v ?? '' })),
    ...lost.lankar.map(({ namn, adress }) => ({
      k: namn,
      v: adress,
      kvar: entry.lankar.find((link) => same(link.namn, namn))?.adress ?? '',
    })),
  ];
  return facts.filter(({ v, kvar }) => v !== '' && v !== kvar);
}

/** How much is known of when somebody was born: the day before the month, and a place beside it before none. */
function exactness({ fodd, foddIso }: DictionaryEntry): number {
  return foddIso.length * 1_000 + fodd.length;
}

const same = (one: string, other: string) => one.toLocaleLowerCase('sv') === other.toLocaleLowerCase('sv');
