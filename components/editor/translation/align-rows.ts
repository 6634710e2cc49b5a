/** A row of the two columns: the same block in both, or one that only one of them has. */
export interface Row {
  source?: string;
  target?: string;
}

/**
 * Puts the blocks of a source beside those of its translation, by id. The translation keeps its order; a block that it
 * lacks stands after the one it follows in the source.
 */
export function alignRows(source: readonly string[], target: readonly string[]): Row[] {
  const shared = new Set(source);
  const there = new Set(target);
  const lacking = new Map<string | undefined, string[]>();
  let before: string | undefined;
  for (const id of source) {
    if (there.has(id)) before = id;
    else lacking.set(before, [...(lacking.get(before) ?? []), id]);
  }
  const lackingAfter = (id: string | undefined) => (lacking.get(id) ?? []).map((missing): Row => ({ source: missing }));
  return [
    ...lackingAfter(undefined),
    ...target.flatMap((id) => [shared.has(id) ? { source: id, target: id } : { target: id }, ...lackingAfter(id)]),
  ];
}
