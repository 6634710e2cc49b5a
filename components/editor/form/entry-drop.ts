/** Which gap between the entries of a list a height is nearest to: 0 is before the first. `middles` are where they are, from the top. */
export function gapAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}

/** The place that an entry has once it was dropped in a gap; undefined when it stays where it is. */
export function placeInGap(from: number, gap: number): number | undefined {
  const to = gap > from ? gap - 1 : gap;
  return to === from ? undefined : to;
}
