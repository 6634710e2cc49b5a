// What XML 1.0 has no place for, even escaped.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as XML holds it, between elements and in attributes alike. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** An element around markup that is already XML; nothing at all when there is none. */
export function element(name: string, content: string): string {
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}
