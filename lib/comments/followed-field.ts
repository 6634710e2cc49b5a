import { memberOf } from '#lib/comments/anchored-version.ts';
import { equalJson } from '#lib/content/equal-json.ts';

type Step = string | number;

/**
 * Where a field of a block stands after an edit: a row of a list is the row with the same words wherever it has been put, and one whose
 * words were changed the one that has come in its place. `undefined` when it is gone.
 */
export function followedField(before: unknown, after: unknown, steps: readonly Step[]): Step[] | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  const at = typeof step === 'number' ? followedIndex(before, after, step) : step;
  if (at === undefined) return undefined;
  const [was, is] = [memberOf(before, step), memberOf(after, at)];
  // A field that has been emptied is still the field; what it stood in must be there.
  if (is === undefined && was !== undefined && rest.length > 0) return undefined;
  const further = followedField(was, is, rest);
  return further === undefined ? undefined : [at, ...further];
}

function followedIndex(before: unknown, after: unknown, index: number): number | undefined {
  if (!Array.isArray(after)) return undefined;
  if (!Array.isArray(before) || index >= before.length) return index < after.length ? index : undefined;
  const same = placesOf(before, before[index]).indexOf(index);
  const now = placesOf(after, before[index]);
  if (now.length > 0) return now[Math.min(same, now.length - 1)];
  // The row itself was changed: of those that were not there before, the one that stands behind as many as it did.
  const changed = rowsNotIn(before, after);
  const fresh = rowsNotIn(after, before);
  return fresh[changed.indexOf(index)] ?? (fresh.includes(index) ? index : undefined);
}

function placesOf(rows: readonly unknown[], row: unknown): number[] {
  return rows.flatMap((other, place) => (equalJson(other, row) ? [place] : []));
}

/** By their words, of which there may be a thousand rows; saved blocks have their fields in one order. */
function rowsNotIn(rows: readonly unknown[], others: readonly unknown[]): number[] {
  const known = new Set(others.map((other) => JSON.stringify(other)));
  return rows.flatMap((row, place) => (known.has(JSON.stringify(row)) ? [] : [place]));
}
