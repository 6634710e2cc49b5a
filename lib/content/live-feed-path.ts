import type { Language } from '#lib/contract/languages.ts';

/** Where those who follow a live report ask for it, in one language. */
export function liveFeedPath(innehall: string, sprak: Language): string {
  return `/studio/live/${encodeURIComponent(innehall)}.json${sprak === 'sv' ? '' : `?sprak=${sprak}`}`;
}
