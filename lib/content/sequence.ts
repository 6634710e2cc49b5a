/**
 * The members of `order` that moved in relation to `reference`: as few as possible, those outside the longest run that
 * kept its order. Members that only one of the two has are not looked at.
 */
export function movedMembers(reference: readonly string[], order: readonly string[]): Set<string> {
  const place = new Map(reference.map((id, index) => [id, index]));
  const shared = order.filter((id) => place.has(id));
  const kept = longestIncreasing(shared.map((id) => place.get(id) ?? 0));
  return new Set(shared.filter((_, index) => !kept.has(index)));
}

/** The indexes of a longest increasing subsequence. */
function longestIncreasing(values: readonly number[]): Set<number> {
  // ends[n] is the index of the smallest value that a run of n + 1 values can end with.
  const ends: number[] = [];
  const before: Array<number | undefined> = [];
  for (const [index, value] of values.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  }
  const kept = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before[index]) kept.add(index);
  return kept;
}
