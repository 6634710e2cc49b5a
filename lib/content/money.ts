/** The currencies that there are (ISO 4217). */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether three letters are the code of a currency. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}

/** To make one takes a hundred times as long as to write an amount. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const kept = FORMATS.get(currency);
  if (kept !== undefined) return kept;
  const made = new Intl.NumberFormat('sv', { style: 'currency', currency });
  // No more are kept than there are currencies.
  if (isCurrency(currency)) FORMATS.set(currency, made);
  return made;
}

/** How many decimals a currency has: two of kronor, none of yen. */
export function decimalsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** So many of a currency's smallest unit, as it is written in Swedish: 1 234,50 kr. */
export function writtenAmount(smallest: number, currency: string): string {
  // Nothing is computed with what this divides, and fifteen digits are written as they are.
  return formatOf(currency).format(smallest / 10 ** decimalsOf(currency));
}
