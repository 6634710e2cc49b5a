import { distance } from 'fastest-levenshtein';

/** The known name a writer most likely meant: the shortest that begins like it, else the nearest; or `undefined` when none is close (more than a third of its letters differ). */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const begun = wanted.length < 3 ? [] : known.filter((candidate) => candidate.toLowerCase().startsWith(wanted));
  if (begun.length > 0) return begun.toSorted((a, b) => a.length - b.length)[0];
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const found = distance(wanted.slice(0, 40), candidate.toLowerCase());
    if (found < bestDistance) [best, bestDistance] = [candidate, found];
  }
  return best !== undefined && bestDistance <= Math.max(2, Math.ceil(best.length / 3)) ? best : undefined;
}

/** The remedy for an unknown name: the nearest known one when there is one, else the whole list. */
export function suggestName(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'Ta bort det.';
  const nearest = nearestName(name, known);
  return nearest === undefined ? `Använd något av ${known.join(', ')}.` : `Menade du ${nearest}?`;
}
