import { closeHistory } from '@tiptap/pm/history';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { Found } from '#components/editor/find/found.ts';
import { type HeadChange, HeadStep } from '#components/editor/find/head-step.ts';
import type { HeadText } from '#components/editor/find/head-texts.ts';
import { asValues, type Values } from '#components/editor/form/values.ts';

/**
 * Puts `replacement` where the found stand, in one step to undo. What was bold or linked stays so. They must have been found in the document
 * of this very state.
 */
export function replaceFound(state: EditorState, found: readonly Found[], replacement: string): Transaction {
  const tr = closeHistory(state.tr);
  const heads = new Map<HeadText, Found[]>();
  const blocks = new Map<number, Values>();
  const texts: Array<{ from: number; to: number }> = [];
  for (const one of found.toReversed()) {
    if (one.in.i === 'falt') heads.set(one.in.falt, [...(heads.get(one.in.falt) ?? []), one]);
    else if (one.in.i === 'text') texts.push({ from: one.in.start + one.from, to: one.in.start + one.to });
    else {
      const data = blocks.get(one.in.pos) ?? structuredClone(asValues(state.doc.nodeAt(one.in.pos)?.attrs.data));
      changeAt(data, one.in.path, (text) => spliced(text, one, replacement));
      blocks.set(one.in.pos, data);
    }
  }
  for (const [pos, data] of blocks) tr.setNodeAttribute(pos, 'data', data);
  // From the end, so that what is left to be done stands where it was found.
  for (const { from, to } of texts.toSorted((a, b) => b.from - a.from)) {
    if (replacement === '') tr.delete(from, to);
    else tr.replaceWith(from, to, state.schema.text(replacement, state.doc.nodeAt(from)?.marks));
  }
  if (heads.size > 0) tr.step(new HeadStep([...heads].map(([{ falt }, places]) => headChange(falt, places, replacement))));
  return tr;
}

/** `places` are in one text, the last first. */
function headChange(falt: string, places: readonly Found[], replacement: string): HeadChange {
  const from = places[0]?.text ?? '';
  return { falt, from, till: places.reduce((text, place) => spliced(text, place, replacement), from) };
}

function spliced(text: string, { from, to }: Pick<Found, 'from' | 'to'>, replacement: string): string {
  return text.slice(0, from) + replacement + text.slice(to);
}

/** Changes the text at a path such as `rader[0].text`. An emptied field is absent, as one that is emptied in its form. */
function changeAt(data: object, path: string, change: (text: string) => string): void {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  let at: unknown = data;
  for (const key of keys) at = Object(at)[key];
  const text = change(String(Object(at)[last]));
  if (text === '' && !Array.isArray(at)) Reflect.deleteProperty(Object(at), last);
  else Object.assign(Object(at), { [last]: text });
}
