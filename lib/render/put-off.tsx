import type { ReactNode } from 'react';
import type { PutOff } from '#lib/blocks/define-block.ts';
import { prepareBlocks } from '#lib/blocks/prepare-blocks.ts';
import type { Steps } from '#lib/content/steps.ts';
import type { Block } from '#lib/contract/block.ts';
import { renderToStaticMarkup } from '#lib/render/static-markup.ts';

/** No text can look like it: all that anybody writes is escaped, in the page and in its structured data. */
const PLACE = /<template data-del="(\d+)"><\/template>/;

/**
 * The HTML of a page around `document`, byte for byte what React makes of it at once, in steps: what `page` puts off is
 * rendered by itself afterwards, and stands where it was put off from.
 */
export function* htmlInSteps(document: readonly Block[], page: (putOff: PutOff) => ReactNode): Steps<string> {
  yield* prepareBlocks(document);
  const waiting: Array<() => ReactNode> = [];
  const putOff: PutOff = (part) => {
    waiting.push(part);
    return <template data-del={waiting.length - 1} />;
  };
  return yield* filled(renderToStaticMarkup(page(putOff)), waiting);
}

function* filled(html: string, waiting: ReadonlyArray<() => ReactNode>): Steps<string> {
  // The odd ones are the places.
  const pieces = html.split(PLACE);
  for (let at = 1; at < pieces.length; at += 2) {
    yield;
    const part = waiting[Number(pieces[at])];
    if (part === undefined) throw new TypeError('A page shows a part that nobody has put off.');
    pieces[at] = yield* filled(renderToStaticMarkup(part()), waiting);
  }
  return pieces.join('');
}
