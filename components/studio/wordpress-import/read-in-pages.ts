import { WORDPRESS_PARTS, type WordpressPart } from '#lib/contract/closed/wordpress-parts.ts';
import type { ImportedPage, ImportLine } from '#lib/contract/imported-articles.ts';

/** How far the reading of a WordPress has come, and what became of what has been read. */
export interface ReadSoFar {
  antal: Record<ImportLine['utfall'], number>;
  /** Of those: that keep the date that they had there, and whose address there leads to them. */
  daterade: number;
  omdirigerade: number;
  /** Those that somebody has to look at, so many at most. */
  att_se_over: ImportLine[];
  fler: number;
  /** Percent, of the part that is being read and those before it. */
  klart: number;
  /** The page that comes next; undefined when all has been read. */
  nasta: { del: WordpressPart; sida: number } | undefined;
  /** Why it came no further. */
  stopp: ImportedPage['stopp'];
}

export const NOTHING_READ: ReadSoFar = {
  antal: { skapas: 0, finns: 0, vagras: 0 },
  ...{ daterade: 0, omdirigerade: 0 },
  att_se_over: [],
  fler: 0,
  klart: 0,
  nasta: { del: WORDPRESS_PARTS[0], sida: 1 },
  stopp: null,
};

const MOST_SHOWN = 200;

/** The same after that page has been read. One that stopped is the next again. */
export function withPage(before: ReadSoFar, { del, sida }: NonNullable<ReadSoFar['nasta']>, page: ImportedPage): ReadSoFar {
  const toSee = page.rader.filter(({ utfall, anmarkningar }) => utfall === 'vagras' || anmarkningar.length > 0);
  const shown = toSee.slice(0, MOST_SHOWN - before.att_se_over.length);
  const count = (utfall: ImportLine['utfall']) => before.antal[utfall] + page.rader.filter((line) => line.utfall === utfall).length;
  const told = {
    antal: { skapas: count('skapas'), finns: count('finns'), vagras: count('vagras') },
    daterade: before.daterade + page.rader.filter(({ publicerad }) => publicerad !== null).length,
    omdirigerade: before.omdirigerade + page.rader.filter(({ gammal_adress }) => gammal_adress !== null).length,
    att_se_over: [...before.att_se_over, ...shown],
    fler: before.fler + toSee.length - shown.length,
  };
  if (page.stopp !== null) return { ...told, klart: before.klart, nasta: { del, sida }, stopp: page.stopp };
  const part = WORDPRESS_PARTS.indexOf(del);
  const read = sida >= page.sidor ? 1 : sida / page.sidor;
  const following = WORDPRESS_PARTS[part + 1];
  const after = following === undefined ? undefined : { del: following, sida: 1 };
  return {
    ...told,
    klart: Math.floor((100 * (part + read)) / WORDPRESS_PARTS.length),
    nasta: sida < page.sidor ? { del, sida: sida + 1 } : after,
    stopp: null,
  };
}
