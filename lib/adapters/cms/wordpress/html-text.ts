/** Plain text as HTML, for the fields that WordPress prints unescaped: title, excerpt and caption. */
export function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text that WordPress has escaped, such as the name of a term; an entity that it never writes stays as it is. */
export function textOfHtml(html: string): string {
  return html.replace(/&(?:#(\d{1,6})|([a-z]+));/g, (entity, code: string | undefined, name: string | undefined) => {
    if (code !== undefined) return String.fromCodePoint(Number(code));
    return NAMED[name ?? ''] ?? entity;
  });
}
