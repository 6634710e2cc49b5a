import type { ArticleContent } from '#lib/contract/article.ts';

const CODES = /\/ut\/([\w-]{1,80})/gi;
/** What has more of them is not what anybody writes. */
const MOST = 500;

/** The codes of the outbound links that a version may name, in small letters, each once. */
export function outboundCodes({ block, ingress }: Pick<ArticleContent, 'block' | 'ingress'>): string[] {
  const codes = new Set<string>();
  for (const [, code = ''] of `${ingress} ${JSON.stringify(block)}`.matchAll(CODES)) if (codes.size < MOST) codes.add(code.toLowerCase());
  return [...codes];
}
