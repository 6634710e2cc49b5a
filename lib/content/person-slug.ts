import { makeSlug } from '#lib/content/slug.ts';

const LONGEST = 70;

/** The addresses that somebody may have: the name, and what it is where a namesake has that one already. A name of which nothing can stand in an address is told by its id. */
export function personSlugs(namn: string, id: string): [wanted: string, besides: string] {
  // Ids that are made at once begin alike.
  const own = id.slice(-8);
  const slug = makeSlug(namn).slice(0, LONGEST).replace(/-+$/, '');
  return slug === '' ? [own, own] : [slug, `${slug}-${own}`];
}
