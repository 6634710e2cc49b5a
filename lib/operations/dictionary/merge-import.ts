import { nameKey } from '#lib/content/name-key.ts';
import { SOURCED } from '#lib/contract/closed/known-person.ts';
import type { FactSources } from '#lib/contract/known-person.ts';
import type { ImportedFacts } from '#lib/store/people-dictionary.ts';

const NOTHING: ImportedFacts = { namn: '', alias: [], fodd: '', foddIso: '', kandFor: '', rader: [], lankar: [] };

interface SourcedFacts extends ImportedFacts {
  kallor: FactSources;
}

export interface MergedFacts {
  facts: SourcedFacts;
  /** Fields that say something else than the import, because somebody wrote it there by hand. */
  behallet: string[];
}

type Choose = (field: string, now: string, then: string, wanted: string) => string;

/**
 * What an entry says after an import from `source`: each fact that still is as the `earlier` import left it follows the new one, and
 * each that was written or removed by hand stays so, with the source it had. `earlier` is `null` for an entry that was never imported.
 */
export function mergeImport(
  current: SourcedFacts,
  earlier: Partial<ImportedFacts> | null,
  told: ImportedFacts,
  source: string,
): MergedFacts {
  // An import of before there were links told of none.
  const base = { ...NOTHING, ...earlier };
  const behallet: string[] = [];
  const choose: Choose = (field, now, then, wanted) => {
    if (now === then || now === wanted) return wanted;
    behallet.push(field);
    return now;
  };
  const namn = choose('namn', current.namn, base.namn, told.namn);
  const birth = (facts: ImportedFacts) => JSON.stringify([facts.fodd, facts.foddIso]);
  const { fodd, foddIso } = choose('fodd', birth(current), birth(base), birth(told)) === birth(told) ? told : current;
  const kandFor = choose('kandFor', current.kandFor, base.kandFor, told.kandFor);
  const rader = mergedPairs(pairsOf(current.rader), pairsOf(base.rader), pairsOf(told.rader), choose).map(([k, v]) => {
    const kalla = current.rader.find((row) => row.k === k && row.v === v)?.kalla ?? (has(told.rader, { k, v }) ? source : undefined);
    return { k, v, ...(kalla === undefined ? {} : { kalla }) };
  });
  const links = ({ lankar }: ImportedFacts) => lankar.map(({ namn: link, adress }): Pair => [link, adress]);
  const lankar = mergedPairs(links(current), links(base), links(told), choose).map(([link, adress]) => ({ namn: link, adress }));
  const facts = { namn, alias: mergedAliases(namn, current, base, told), fodd, foddIso, kandFor, rader, lankar };
  return { facts: { ...facts, kallor: mergedSources(current, facts, told, source) }, behallet };
}

/** The sources of an entry of which all comes from the import. */
export function importedSources(told: ImportedFacts, source: string): Pick<SourcedFacts, 'kallor' | 'rader'> {
  const kallor = Object.fromEntries(SOURCED.filter((fact) => told[fact] !== '').map((fact) => [fact, source]));
  return { kallor, rader: told.rader.map(({ k, v }) => ({ k, v, kalla: source })) };
}

function mergedSources(current: SourcedFacts, facts: ImportedFacts, told: ImportedFacts, source: string): FactSources {
  const sources: FactSources = {};
  for (const fact of SOURCED) {
    const kept = facts[fact] === current[fact] ? current.kallor[fact] : undefined;
    const from = kept ?? (facts[fact] !== '' && facts[fact] === told[fact] ? source : undefined);
    if (from !== undefined) sources[fact] = from;
  }
  return sources;
}

/** What something is called, and what is said of it. */
type Pair = readonly [name: string, value: string];

const pairsOf = (rader: ImportedFacts['rader']) => rader.map(({ k, v }): Pair => [k, v]);
const has = (rader: ImportedFacts['rader'], { k, v }: { k: string; v: string }) => rader.some((row) => row.k === k && row.v === v);

function mergedPairs(current: readonly Pair[], base: readonly Pair[], told: readonly Pair[], choose: Choose): Pair[] {
  const said = (pairs: readonly Pair[], wanted: string) => pairs.find(([name]) => name === wanted)?.[1] ?? '';
  const names = new Set([...current, ...told].map(([name]) => name));
  const imported = new Set([...base, ...told].map(([name]) => name));
  return [...names].flatMap((name): Pair[] => {
    // Several of one name are somebody's own, as is each that no import ever told.
    if (!imported.has(name)) return current.filter((pair) => pair[0] === name);
    const value = choose(name, said(current, name), said(base, name), said(told, name));
    return value === '' ? [] : [[name, value]];
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
