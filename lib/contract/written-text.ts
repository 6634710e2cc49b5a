import { firstControl } from '#lib/contract/control-characters.ts';

/** The first half of a surrogate pair that stands alone. */
const HALF = /[\ud800-\udfff]/u;

/**
 * What in the text is not to be written, as somebody is told it who may not see it; `undefined` where it is written as it should be: of characters
 * that the database can keep and that a page has a place for.
 */
export function unwrittenIn(text: string): string | undefined {
  const control = firstControl(text);
  if (control !== -1) return `${text.charCodeAt(control) === 0 ? 'ett nolltecken' : 'ett styrtecken'} (${numbered(text, control)})`;
  return text.isWellFormed() ? undefined : `en halv surrogat (${numbered(text, text.search(HALF))})`;
}

function numbered(text: string, at: number): string {
  return `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}, tecken ${at + 1}`;
}
