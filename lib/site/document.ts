import type { ReactNode } from 'react';
import type { PutOff } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';
import { htmlInSteps } from '#lib/render/put-off.tsx';
import { renderToStaticMarkup } from '#lib/render/static-markup.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const DOCTYPE = '<!doctype html>';

/** A whole page as a browser gets it. */
export function htmlDocument(page: ReactNode): string {
  return `${DOCTYPE}${renderToStaticMarkup(page)}`;
}

/** The same for a page around the document of an article, which may be as long as a book: nobody else waits for all of it. */
export async function longHtmlDocument(document: readonly Block[], page: (putOff: PutOff) => ReactNode): Promise<string> {
  return `${DOCTYPE}${await inTurns(htmlInSteps(document, page))}`;
}
