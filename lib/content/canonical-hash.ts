import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { ArticleContent } from '#lib/contract/article.ts';

/** SHA-256, in hex, of the canonical JSON (RFC 8785) of a value. Server only. Refuses what has no JSON form. */
export function jsonHash(value: unknown): string {
  const canonical = canonicalize(value);
  if (canonical === undefined) throw new TypeError('The value has no JSON form.');
  return textHash(canonical);
}

/** The same of a text that is canonical JSON already. */
export function textHash(canonical: string): string {
  return hash('sha256', canonical, 'hex');
}

/**
 * The `hash` of a revision (decisions.md §4): over the content fields and nothing else, so that two revisions with the
 * same words, pictures and address have the same hash, whoever saved them and when.
 */
export function contentHash({ rubrik, ingress, block, meta, hero, slug }: ArticleContent): string {
  return jsonHash({ rubrik, ingress, block, meta, hero, slug });
}
