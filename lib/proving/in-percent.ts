/** What is asked for, in whole per cent: 0.58 is 58. */
export function askedPercent(share: number): number {
  return Math.round(share * 100);
}

/** More than what a share that is a whole per cent can be less than it, as it is counted. */
const ROUNDING = 1e-9;

/** What has been reached, in whole per cent: never more than it is, so that nobody is told to have reached what they have not. */
export function reachedPercent(share: number): number {
  return Math.floor(share * 100 + ROUNDING);
}
