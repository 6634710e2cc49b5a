import type { ReactNode } from 'react';
import { withoutControls } from '#lib/contract/without-controls.ts';

/*
 * React's own renderer, loaded while the application starts rather than imported: Next refuses a static import of it in whatever a
 * route of app/ reaches, and the doors stand there.
 */
const { renderToStaticMarkup: markupOf } = await import('react-dom/server');

/** Attributes that React writes as JavaScript has them. In texts and data a quotation mark is never bare: it is no attribute there. */
const AS_IN_JAVASCRIPT = / (?:hrefLang|charSet)="/g;

/**
 * The markup of a node, the languages of a page and its encoding named as HTML has them: whoever searches it as a text finds them. Controls, which older
 * texts may have, are none of it: a publishing system puts it in feeds of its own.
 */
export function renderToStaticMarkup(node: ReactNode): string {
  return withoutControls(markupOf(node), '\n').replace(AS_IN_JAVASCRIPT, (name) => name.toLowerCase());
}
