import type { Language } from '#lib/contract/languages.ts';

/** What a sign becomes as it is typed: how much of what stood before it goes, and what stands there instead of that and the sign. */
export interface AsTyped {
  bort: number;
  in: string;
}

const FIXED_SPACE = '\u00a0';
const UNIT =
  /\d (?:kr|tkr|mnkr|mdkr|st|km|hm|dm|cm|mm|m|kg|hg|mg|g|hl|dl|cl|ml|l|msk|tsk|krm|tim|min|sek|h|s|ha|kW|MW|GW|kWh|MWh|GWh|TWh|W|V|Hz|GB|MB|TB|°C|°)$/;
const BEFORE_NUMBER = /(?:^|[\s(])(?:kl\.?|§|nr\.?|s\.|ca) $/;
/** The beginning of a number whose thousands stand apart, of which the last digit is being typed. A telephone number is none. */
const THOUSANDS = /(?:^|[^\d.,+\u00a0 -] ?|[^\d] )(\d{1,3}(?:[ \u00a0]\d{3})* \d{2})$/;
const ADDRESS_OR_CODE = /:\/\/|^www\.|@|[<>=]|^[\w-]+(?:\.[\w-]+)+\//;

/**
 * What the language wants of a sign that is typed after `before`: its own quotation marks and apostrophes, a dash for two hyphens or for one
 * between spaces, an ellipsis for three stops, and in Swedish spaces that do not break a number or part it from its unit. Nothing within an
 * address or code, which is what stands between two grave accents.
 */
export function asTyped(before: string, sign: string, sprak: Language): AsTyped | undefined {
  if (isAddressOrCode(before)) return undefined;
  switch (sign) {
    case '"':
      return { bort: 0, in: sprak === 'en' && opens(before) ? '“' : '”' };
    case "'":
      return { bort: 0, in: sprak === 'en' && opens(before) ? '‘' : '’' };
    case '-':
      if (/(?:^|[^-–])-$/.test(before)) return { bort: 1, in: '–' };
      break;
    case '.':
      if (/(?:^|[^.])\.\.$/.test(before)) return { bort: 2, in: '…' };
      break;
    case ' ':
      if (/\S -$/.test(before)) return { bort: 1, in: '– ' };
  }
  return sprak === 'sv' ? unbroken(before, sign) : undefined;
}

function unbroken(before: string, sign: string): AsTyped | undefined {
  if (sign === '%') return /\d $/.test(before) ? { bort: 1, in: `${FIXED_SPACE}%` } : undefined;
  if (/^\d$/.test(sign)) {
    if (BEFORE_NUMBER.test(before)) return { bort: 1, in: `${FIXED_SPACE}${sign}` };
    const number = THOUSANDS.exec(before)?.[1];
    return number === undefined ? undefined : { bort: number.length, in: number.replaceAll(' ', FIXED_SPACE) + sign };
  }
  if (!/^[\s.,;:!?)/”–-]$/.test(sign)) return undefined;
  const unit = UNIT.exec(before)?.[0].slice(2);
  return unit === undefined ? undefined : { bort: unit.length + 1, in: FIXED_SPACE + unit + sign };
}

function opens(before: string): boolean {
  return /(?:^|[\s([{“‘–—-])$/.test(before);
}

function isAddressOrCode(before: string): boolean {
  const word = before.split(/\s/).at(-1) ?? '';
  return ADDRESS_OR_CODE.test(word) || before.split('`').length % 2 === 0;
}
