/*
 * Characters that nobody sees and no page has a place for: the controls of C0 but tab and line breaks, DELETE, those of C1, and the two that are no
 * characters at all. XML 1.0 has no form for most of them («Char»), and HTML calls each a fault in what is read («control-character-in-input-stream»).
 */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;

/** Where in the text the first of them stands; -1 where there is none. */
export function firstControl(text: string): number {
  return text.search(CONTROL);
}
