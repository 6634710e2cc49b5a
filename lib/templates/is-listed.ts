import { TEMPLATES } from '#lib/templates/registry.ts';

/**
 * Whether public articles of the template stand where readers are offered articles: front page, sections, tags, «Läs också»,
 * feeds and the news sitemap. The one place that decides it; a publication keeps the answer, and the lists ask that.
 */
export function isListed(mall: string): boolean {
  return TEMPLATES.get(mall)?.fristaende !== true;
}
