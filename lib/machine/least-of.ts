/**
 * The least of what up to so many tries measure, for what others do on the machine only ever adds. Those that come after one below `most` are
 * left out: whether the least is below it they could not change.
 */
export async function leastOf(tries: number, most: number, measure: () => number | Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && least >= most; attempt++) least = Math.min(least, await measure());
  return least;
}
