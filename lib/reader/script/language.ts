import type { Language } from '#lib/contract/languages.ts';

/** The language of the text that an element stands in: an article may stand in a page of another language. */
export function languageOf(element: Element): Language {
  return element.closest('[lang]')?.getAttribute('lang')?.toLowerCase().startsWith('en') ? 'en' : 'sv';
}
