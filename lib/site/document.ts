import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A whole page as a browser gets it. */
export function htmlDocument(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
