import { nameKey } from '#lib/content/name-key.ts';
import type { ImportedFacts } from '#lib/store/people-dictionary.ts';

const NOTHING: ImportedFacts = { namn: '', alias: [], fodd: '', foddIso: '', kandFor: '', rader: [] };

export interface MergedFacts {
  facts: ImportedFacts;
  /** Fields that say something else than the import, because somebody wrote it there by hand. */
  behallet: string[];
}

/**
 * What an entry says after an import: each fact that still is as the `earlier` import left it follows the `new` one, and
 * each that was written or removed by hand stays so. `earlier` is `null` for an entry that was never imported.
 */
export function mergeImport(current: ImportedFacts, earlier: ImportedFacts | null, told: ImportedFacts): MergedFacts {
  const base = earlier ?? NOTHING;
  const behallet: string[] = [];
  const choose = (field: string, now: string, then: string, wanted: string): string => {
    if (now === then || now === wanted) return wanted;
    behallet.push(field);
    return now;
  };
  const namn = choose('namn', current.namn, base.namn, told.namn);
  const birth = (facts: ImportedFacts) => JSON.stringify([facts.fodd, facts.foddIso]);
  const { fodd, foddIso } = choose('fodd', birth(current), birth(base), birth(told)) === birth(told) ? told : current;
  const kandFor = choose('kandFor', current.kandFor, base.kandFor, told.kandFor);
  const rader = mergedRows(current, base, told, choose);
  return { facts: { namn, alias: mergedAliases(namn, current, base, told), fodd, foddIso, kandFor, rader }, behallet };
}

function mergedRows(
  current: ImportedFacts,
  base: ImportedFacts,
  told: ImportedFacts,
  choose: (field: string, now: string, then: string, wanted: string) => string,
): ImportedFacts['rader'] {
  const rowValue = (facts: ImportedFacts, k: string) => facts.rader.find((row) => row.k === k)?.v ?? '';
  const names = new Set([...current.rader, ...told.rader].map(({ k }) => k));
  const imported = new Set([...base.rader, ...told.rader].map(({ k }) => k));
  return [...names].flatMap((k) => {
    // Several rows of one name are somebody's own, as is each that no import ever told.
    if (!imported.has(k)) return current.rader.filter((row) => row.k === k);
    const v = choose(k, rowValue(current, k), rowValue(base, k), rowValue(told, k));
    return v === '' ? [] : [{ k, v }];
  });
}

/** The aliases there are, without those that the source has dropped, and with those it has not told before. */
function mergedAliases(namn: string, current: ImportedFacts, base: ImportedFacts, told: ImportedFacts): string[] {
  const keysOf = (names: readonly string[]) => new Set(names.map((name) => nameKey(name).tat));
  const then = keysOf([base.namn, ...base.alias]);
  const now = keysOf([told.namn, ...told.alias]);
  const kept = current.alias.filter((alias) => !then.has(nameKey(alias).tat) || now.has(nameKey(alias).tat));
  const added = [told.namn, ...told.alias].filter((alias) => !then.has(nameKey(alias).tat));
  const known = keysOf([namn]);
  return [...kept, ...added].filter((alias) => {
    const key = nameKey(alias).tat;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
