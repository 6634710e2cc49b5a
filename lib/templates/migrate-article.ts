import type { ArticleContent } from '#lib/contract/article.ts';
import type { Template } from '#lib/templates/define-template.ts';

/** An article written for an earlier version of its template as one for the version of today. Pure; unchanged when it is that already. */
export function migrateArticle({ version, migreringar = {} }: Template, from: number, article: ArticleContent): ArticleContent {
  let migrated = article;
  for (let at = from; at < version; at++) migrated = migreringar[at]?.(migrated) ?? migrated;
  return migrated;
}
