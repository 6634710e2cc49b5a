import type { ReactNode } from 'react';
import { renderToStaticMarkup } from '#lib/render/static-markup.ts';

/** A whole page as a browser gets it. */
export function htmlDocument(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
