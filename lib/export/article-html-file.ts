import { mediaIdOf } from '#lib/content/library-picture.ts';
import type { Steps } from '#lib/content/steps.ts';
import { withoutControls } from '#lib/contract/without-controls.ts';
import type { ExportedVersion } from '#lib/export/exported-version.ts';
import { besideArticle } from '#lib/import/picture-paths.ts';
import { articleHtmlSteps } from '#lib/render/article-html.tsx';
import type { ArticlePage } from '#lib/render/article-page.ts';

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** One language version as an HTML document by itself, as readers would see it: no script, no style, its pictures beside it. */
export function* articleHtmlFile({ content, block, sprak }: ExportedVersion, page: ArticlePage): Steps<string> {
  const beside = (address: string) => (mediaIdOf(address) === undefined ? page.absolute(address) : besideArticle(address));
  const article = { ...content, block };
  const body = yield* articleHtmlSteps(article, {
    ...page,
    absolute: beside,
    variants: () => [],
    served: () => undefined,
    crops: () => [],
  });
  // A hint to whoever waits for the picture, which lies beside the file.
  const clean = body.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
  const described = content.meta.seoBesk || content.ingress;
  return [
    `<!doctype html>\n<html lang="${sprak}">\n<head>\n<meta charset="utf-8">\n<title>${escaped(content.rubrik)}</title>\n`,
    described === '' ? '' : `<meta name="description" content="${escaped(described)}">\n`,
    `</head>\n<body>\n${clean}\n</body>\n</html>\n`,
  ].join('');
}

function escaped(text: string): string {
  return withoutControls(text).replaceAll(/[&<>"]/g, (character) => ESCAPED[character] ?? character);
}
