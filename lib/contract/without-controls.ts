import { firstControl } from '#lib/contract/control-characters.ts';

/** Those that `firstControl` finds, all of them. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** What ends a line where it comes from: Word's line break within a paragraph, the end of a page in a PDF, NEXT LINE. */
const BREAKS: ReadonlySet<string> = new Set(['\u000b', '\u000c', '\u0085']);
/** Word's hyphen that is never broken at. The one that is only shown at the end of a line (U+001F), and a PDF's (U+0002), are not of the text. */
const NON_BREAKING_HYPHEN = '\u001e';
/** U+0080 to U+009F as they were meant by whoever wrote them: Windows-1252, as browsers read them (HTML, «numeric character reference end state»). */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The text without them: what they stood for in the program that they come from, where they stood for anything; a line that ended is ended by `lineBreak`. */
export function withoutControls(text: string, lineBreak: '\n' | ' ' = ' '): string {
  return firstControl(text) === -1 ? text : text.replace(CONTROLS, (control) => meantBy(control, lineBreak));
}

function meantBy(control: string, lineBreak: string): string {
  if (BREAKS.has(control)) return lineBreak;
  if (control === NON_BREAKING_HYPHEN) return '\u2011';
  const meant = WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? '';
  return firstControl(meant) === -1 ? meant : '';
}

/** A value as JSON has it, each of its texts and names without them; the very same value where it has none. */
export function withoutControlsIn<Value>(value: Value, lineBreak: '\n' | ' ' = ' '): Value {
  // Each kind of value is made the same kind of value.
  return cleaned(value, lineBreak) as Value;
}

function cleaned(value: unknown, lineBreak: '\n' | ' '): unknown {
  if (typeof value === 'string') return withoutControls(value, lineBreak);
  if (Array.isArray(value)) {
    const entries = value.map((entry) => cleaned(entry, lineBreak));
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).map(([name, inner]) => ({ name, inner, clean: cleaned(inner, lineBreak) }));
  const isClean = fields.every(({ name, inner, clean }) => inner === clean && firstControl(name) === -1);
  return isClean ? value : Object.fromEntries(fields.map(({ name, clean }) => [withoutControls(name), clean]));
}
