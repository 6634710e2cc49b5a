import { outboundCodes } from '#lib/content/outbound-codes.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** The outbound links that a version names, as far as they lead somewhere from an article of the section. */
export function leadingCodes(
  { store, now }: Pick<OperationContext, 'store' | 'now'>,
  sektion: string,
  version: Pick<ArticleContent, 'block' | 'ingress'>,
): Promise<ReadonlySet<string>> {
  return store.outboundLinks.leading(outboundCodes(version), sektion, now);
}
