import type { Sponsor } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What is said when an article is paid for and the newsroom has not chosen its word: never nothing. */
const UNNAMED: Record<Language, string> = { sv: 'Annons', en: 'Advertisement' };

/** Who pays, in the words that readers are told it: on the article, wherever it is listed, in feeds and in shared links. Never empty. */
export function sponsorLabel({ markning, partner }: Sponsor, sprak: Language): string {
  return `${markning.trim() || UNNAMED[sprak]} ${partner.trim()}`.trim();
}

/** A headline that stands alone, with who pays for the article before it; the headline itself when nobody does. */
export function labelledHeadline(rubrik: string, sponsrad: Sponsor | null, sprak: Language): string {
  return sponsrad === null ? rubrik : `${sponsorLabel(sponsrad, sprak)}: ${rubrik}`;
}

/**
 * The standfirst of a paid article as it stands alone, in the lists and feeds of a publishing system that know nothing of who
 * pays. Without a standfirst there is nothing to begin: such lists then show the beginning of the text, which is the marking.
 */
export function labelledStandfirst(ingress: string, sponsrad: Sponsor | null, sprak: Language): string {
  return sponsrad === null || ingress.trim() === '' ? ingress : `${sponsorLabel(sponsrad, sprak)} – ${ingress}`;
}
