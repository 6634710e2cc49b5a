import { SOURCED } from '#lib/contract/closed/known-person.ts';
import type { FactSources, KnownPerson } from '#lib/contract/known-person.ts';

/** The source of what somebody in the newsroom has written without telling another. */
export const NEWSROOM = 'Redaktionen';

type Facts = Pick<KnownPerson, 'namn' | 'fodd' | 'foddIso' | 'kandFor' | 'rader' | 'kallor'>;

interface Told {
  kallor?: FactSources | undefined;
  /** A source for all that has none of its own. */
  kalla?: string | undefined;
}

/**
 * Where the facts come from once they have been changed: what was changed no longer comes from where it did, but from what is told with the
 * change, or else from the newsroom. What is as it was keeps its source.
 */
export function sourcesAfter(before: Facts, after: Omit<Facts, 'kallor'>, told: Told): Pick<Facts, 'kallor' | 'rader'> {
  const unsaid = told.kalla === undefined ? NEWSROOM : '';
  const kallor: FactSources = {};
  for (const fact of SOURCED) {
    const isSame = before[fact] === after[fact] && (fact !== 'fodd' || before.foddIso === after.foddIso);
    const source = told.kallor?.[fact] ?? (isSame ? before.kallor[fact] : after[fact] === '' ? '' : unsaid);
    if (source !== undefined && source !== '') kallor[fact] = source;
  }
  const rader = after.rader.map(({ k, v, kalla }) => {
    const same = before.rader.find((row) => row.k === k && row.v === v);
    const source = kalla ?? (same === undefined ? unsaid : same.kalla);
    return source === undefined || source === '' ? { k, v } : { k, v, kalla: source };
  });
  return { kallor, rader };
}
