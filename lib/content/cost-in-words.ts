// Four decimals, and of what is less than those its first two figures: nothing that was used is told as nothing.
const COST = new Intl.NumberFormat('sv', { maximumFractionDigits: 4, maximumSignificantDigits: 2, roundingPriority: 'morePrecision' });

/** What the language model costs, as it is told: 1234.5 is «1 234,5», in the currency that nobody has named. */
export function costInWords(cost: number): string {
  return COST.format(cost);
}
