export interface Price {
  /** Digits with a full stop before the decimals: `1299`, `149.90`. */
  belopp: string;
  /** ISO 4217. */
  valuta: string;
}

const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'kr kr. kronor krona sek skr :-': 'SEK',
    '€ euro eur': 'EUR',
    '$ usd dollar dollars': 'USD',
    '£ gbp pund pounds': 'GBP',
  }).flatMap(([words, code]) => words.split(' ').map((word): [string, string] => [word, code])),
);

/** A group of three after a space of any kind, a full stop in the Swedish way or a comma in the English. */
const NUMBER = /^(\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d{1,7})(?:[.,](\d{2}))?$/;

/** No price is written with more characters. */
const LONGEST = 40;

/**
 * A price as people write it: «1 299 kr», «149:-», «29,90 €», «£15». A bare number is kronor. `undefined` for what is no
 * single price, such as «från 199 kr», «ca 300 kr» or «100–200 kr»: structured data must not promise what the words do not.
 */
export function parsePrice(price: string | number | undefined): Price | undefined {
  if (price === undefined) return undefined;
  const text = String(price).trim().toLowerCase();
  if (text.length > LONGEST) return undefined;
  const first = /^[€$£]/.exec(text)?.[0];
  const last = /^([\d.,\s\u00a0\u202f]*\d)\s*(:-|[€$£]|\p{L}+\.?)?$/u.exec(text);
  const [digits, unit] = first === undefined ? [last?.[1], last?.[2] ?? 'kr'] : [text.slice(1).trimStart(), first];
  const valuta = CURRENCIES.get(unit ?? '');
  const number = NUMBER.exec(digits ?? '');
  if (valuta === undefined || number === null) return undefined;
  const [, whole = '', decimals] = number;
  return { belopp: whole.replace(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`), valuta };
}

/** The price as readers see it: the words as they were written, and kronor after a bare number. */
export function shownPrice(price: string | number | undefined): string {
  const text = price === undefined ? '' : String(price).trim();
  return /^\d+([.,]\d+)?$/.test(text) ? `${text.replace('.', ',')} kr` : text;
}
