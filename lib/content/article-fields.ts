import type { ArticleContent } from '#lib/contract/article.ts';

/**
 * What a language version holds beside its blocks, as one flat list of paths: `rubrik`, `ingress`, `slug`, each key of
 * `hero` and of `meta`. Keys that are not set are absent.
 */
export function articleFields(article: ArticleContent): Map<string, unknown> {
  const fields = new Map<string, unknown>([
    ['rubrik', article.rubrik],
    ['ingress', article.ingress],
    ['slug', article.slug],
  ]);
  for (const [key, value] of Object.entries(article.hero ?? {})) if (value !== undefined) fields.set(`hero.${key}`, value);
  for (const [key, value] of Object.entries(article.meta)) if (value !== undefined) fields.set(`meta.${key}`, value);
  return fields;
}
