import type { Sponsor } from '#lib/contract/article.ts';

/** Who pays, in the words that readers are told it: on the article, wherever it is listed, in feeds and in shared links. */
export function sponsorLabel({ markning, partner }: Sponsor): string {
  return `${markning.trim()} ${partner.trim()}`.trim();
}

/** A headline that stands alone, with who pays for the article before it; the headline itself when nobody does. */
export function labelledHeadline(rubrik: string, sponsrad: Sponsor | null): string {
  const label = sponsrad === null ? '' : sponsorLabel(sponsrad);
  return label === '' ? rubrik : `${label}: ${rubrik}`;
}
