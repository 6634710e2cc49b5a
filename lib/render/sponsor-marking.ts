import type { Sponsor } from '#lib/contract/article.ts';

/** What is said when an article is paid for and the newsroom has not chosen its word: never nothing. */
const UNNAMED = 'Annons';

/** The words that tell readers who pays, as plain text; `null` of an article that nobody pays for. */
export function sponsorMarking(sponsrad: Sponsor | null): string | null {
  if (sponsrad === null) return null;
  return [sponsrad.markning.trim() || UNNAMED, sponsrad.partner.trim()].filter((word) => word !== '').join(' ');
}

/**
 * The standfirst of a paid article as it stands alone, in the lists and feeds of a publishing system that know nothing of who
 * pays. Without a standfirst there is nothing to begin: such lists then show the beginning of the text, which is the marking.
 */
export function markedStandfirst(ingress: string, sponsrad: Sponsor | null): string {
  const marking = sponsorMarking(sponsrad);
  return marking === null || ingress.trim() === '' ? ingress : `${marking} – ${ingress}`;
}
