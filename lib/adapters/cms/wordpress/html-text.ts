/** Plain text as HTML, for the fields that WordPress prints unescaped: title, excerpt and caption. */
export function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
