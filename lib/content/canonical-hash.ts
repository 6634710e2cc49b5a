import { hash } from 'node:crypto';
import { canonicalJson } from '#lib/content/canonical-json.ts';
import { atOnce, gathered, type Steps } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

/** SHA-256, in hex, of the canonical JSON (RFC 8785) of a value. Server only. Refuses what has no JSON form. */
export function jsonHash(value: unknown): string {
  return textHash(canonicalJson(value));
}

/** The same of a text that is canonical JSON already. */
export function textHash(canonical: string): string {
  return hash('sha256', canonical, 'hex');
}

/**
 * The `hash` of a revision (decisions.md §4): over the content fields and nothing else, so that two revisions with the
 * same words, pictures and address have the same hash, whoever saved them and when.
 */
export function contentHash(content: ArticleContent): string {
  return atOnce(contentHashSteps(content));
}

/** The same in steps, for whoever has others waiting. */
export function* contentHashSteps({ rubrik, ingress, block, meta, hero, slug }: ArticleContent): Steps<string> {
  const blocks = yield* gathered(block, (one) => [canonicalJson(one)]);
  // Keys in their order: `block` is the first.
  const others = canonicalJson({ hero, ingress, meta, rubrik, slug });
  return textHash(`{"block":[${blocks.join(',')}],${others.slice(1)}`);
}
