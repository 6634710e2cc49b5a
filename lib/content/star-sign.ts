import { parseDay } from '#lib/content/day.ts';

/** Each sign and the last day of the year that is still its own, as MMDD; the year ends within the first one. */
const SIGNS: ReadonlyArray<[last: string, sign: string]> = [
  ['0119', 'Stenbock'],
  ['0218', 'Vattuman'],
  ['0320', 'Fisk'],
  ['0419', 'Vädur'],
  ['0520', 'Oxe'],
  ['0620', 'Tvilling'],
  ['0722', 'Kräfta'],
  ['0822', 'Lejon'],
  ['0922', 'Jungfru'],
  ['1022', 'Våg'],
  ['1121', 'Skorpion'],
  ['1221', 'Skytt'],
  ['1231', 'Stenbock'],
];

/** The star sign of somebody born that day (`YYYY-MM-DD`); empty for a date that is not known to the day. */
export function starSign(day: string): string {
  const born = parseDay(day)?.slice(5).replace('-', '');
  if (born === undefined) return '';
  return SIGNS.find(([last]) => born <= last)?.[1] ?? '';
}
