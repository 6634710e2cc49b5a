/** How old a result in the proving ground may be, after «i» or «under» or by itself: «det senaste dygnet». */
export function latelyInWords(dagar: number): string {
  return dagar === 1 ? 'det senaste dygnet' : `de senaste ${dagar} dagarna`;
}
