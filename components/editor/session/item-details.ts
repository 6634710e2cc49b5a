import type { Item } from '#lib/contract/article.ts';

/** What belongs to the article as a whole, whatever its language: saved by `andraInnehall`. */
export type ItemDetails = Pick<Item, 'sektion' | 'taggar' | 'kategorier' | 'sponsrad' | 'kallor' | 'ansvarig'>;

export function detailsOf({ sektion, taggar, kategorier, sponsrad, kallor, ansvarig }: Item): ItemDetails {
  return { sektion, taggar, kategorier, sponsrad, kallor, ansvarig };
}
