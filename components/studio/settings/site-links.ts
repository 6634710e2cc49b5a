import type { SiteLink } from '#lib/contract/site.ts';

/** Where the address begins of whoever writes no space after the colon. */
const STRAIGHT_ON = /:(?=\/|https?:\/\/|mailto:)/;

/**
 * A line as a link: «Om oss: /om/oss», also where the text has a colon of its own, as no address has a space. What has no address is sent without
 * one: the service says what is wrong with it.
 */
export function linkOf(line: string): SiteLink {
  const spaced = line.lastIndexOf(': ');
  const at = spaced === -1 ? line.search(STRAIGHT_ON) : spaced;
  if (at === -1) return { text: line, adress: '' };
  return { text: line.slice(0, at).trim(), adress: line.slice(at + 1).trim() };
}

/** Links as they stand in a form, one to a line. */
export function wordsOfLinks(links: readonly unknown[]): string {
  return links.flatMap((link) => (isLink(link) ? `${link.text}: ${link.adress}` : [])).join('\n');
}

function isLink(link: unknown): link is SiteLink {
  return typeof link === 'object' && link !== null && 'text' in link && 'adress' in link;
}
