/** The currencies that there are (ISO 4217). */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether three letters are the code of a currency. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}

/** How amounts of a currency are written, and how many decimals it has. */
interface Writing {
  format: Intl.NumberFormat;
  decimals: number;
}

/** To make one takes a hundred times as long as to write an amount, and to ask it for its decimals a few times. */
const FORMATS = new Map<string, Writing>();

function writingOf(currency: string): Writing {
  const kept = FORMATS.get(currency);
  if (kept !== undefined) return kept;
  const format = new Intl.NumberFormat('sv', { style: 'currency', currency });
  const made = { format, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 };
  // No more are kept than there are currencies.
  if (isCurrency(currency)) FORMATS.set(currency, made);
  return made;
}

/** How many decimals a currency has: two of kronor, none of yen. */
export function decimalsOf(currency: string): number {
  return writingOf(currency).decimals;
}

/** So many of a currency's smallest unit, as it is written in Swedish: 1 234,50 kr. */
export function writtenAmount(smallest: number, currency: string): string {
  const { format, decimals } = writingOf(currency);
  // Nothing is computed with what this divides, and fifteen digits are written as they are.
  return format.format(smallest / 10 ** decimals);
}
