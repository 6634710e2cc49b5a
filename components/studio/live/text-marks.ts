import { withoutEnd } from '#lib/content/trim-end.ts';

/** A part of a text to be replaced, and what is to be selected then. */
export interface TextEdit {
  from: number;
  to: number;
  words: string;
  select: [from: number, to: number];
}

/** Puts the marks around the selected words, or takes them away when they are there; at the end of marked words it goes on after them. */
export function toggleMark(text: string, from: number, to: number, mark: '**' | '*'): TextEdit {
  const { length } = mark;
  const words = text.slice(from, to);
  const before = from - withoutEnd(text.slice(0, from), /\*/).length;
  const after = /^\*+/.exec(text.slice(to))?.[0].length ?? 0;
  const around = Math.min(before, after);
  if (around === length || around === 3) return { from: from - length, to: to + length, words, select: [from - length, to - length] };
  if (words === '' && before === 0 && (after === length || after === 3)) {
    return { from, to: to + length, words: mark, select: [to + length, to + length] };
  }
  return { from, to, words: `${mark}${words}${mark}`, select: [from + length, to + length] };
}

/** A link with the selected words; without any, with the address itself. */
export function linked(text: string, from: number, to: number, href: string): TextEdit {
  const words = text.slice(from, to).trim();
  const link = words === '' ? href : `[${words}](${href})`;
  return { from, to, words: link, select: [from + link.length, from + link.length] };
}

/** Makes a quote of the lines that are selected, or text again of a quote. */
export function toggleQuote(text: string, from: number, to: number): TextEdit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isQuote = lines.every((line) => line.startsWith('>'));
  const words = lines.map((line) => (isQuote ? line.replace(/^>\s?/, '') : `> ${line}`)).join('\n');
  const apart = isQuote || start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n';
  return { from: start, to: end, words: apart + words, select: [start + apart.length + words.length, start + apart.length + words.length] };
}

/** The address alone on a line of its own after where the cursor is, as it must stand to be shown. */
export function onOwnLine(text: string, at: number, address: string): TextEdit {
  const next = text.indexOf('\n', at);
  const end = next === -1 ? text.length : next;
  const before = text.slice(0, end).trim() === '' || text.slice(0, end).endsWith('\n') ? '' : '\n\n';
  const words = `${before}${address}\n`;
  return { from: end, to: end, words, select: [end + words.length, end + words.length] };
}
