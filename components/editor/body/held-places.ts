import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import styles from '#components/editor/body/held-places.module.css';
import { chosenRange, cursorAfter, putIn, type Range } from '#components/editor/body/put-in.ts';
import { newBlockId } from '#components/editor/schema/block-id.ts';

/*
 * Places in the text for what has been pasted and is not read, or not uploaded, yet. Whoever pastes goes on writing at once: what is written then
 * stands after the place, wherever it has moved to when what was pasted comes. It is shown in the text, and is no part of it.
 */

interface HeldPlace extends Range {
  id: string;
  /** What stands there meanwhile. */
  ord: string;
}

/** The text that is written in, drawn or not. */
type Written = Pick<EditorView, 'state' | 'dispatch'>;

type Change = { hold: HeldPlace } | { free: string };

const KEY = new PluginKey<readonly HeldPlace[]>('heldPlaces');

/** Keeps the places where they belong while the text around them changes. */
export function heldPlaces(): Plugin {
  return new Plugin<readonly HeldPlace[]>({
    key: KEY,
    state: {
      init: () => [],
      apply: (tr, held) => (held.length === 0 && tr.getMeta(KEY) === undefined ? held : changed(tr, held)),
    },
    props: {
      decorations: (state) => shown(state.doc, KEY.getState(state) ?? []),
      // Would take away what stands before it, which is not what is seen to stand last.
      handleKeyDown: ({ state }, { key }) => key === 'Backspace' && state.selection.empty && isHeld(state, state.selection.from),
    },
  });
}

const isHeld = (state: EditorState, pos: number) => (KEY.getState(state) ?? []).some(({ to }) => to === pos);

function changed(tr: Transaction, held: readonly HeldPlace[]): readonly HeldPlace[] {
  const change: Change | undefined = tr.getMeta(KEY);
  const freed = change !== undefined && 'free' in change ? held.findIndex(({ id }) => id === change.free) : -1;
  const kept = held.flatMap((place, index) => {
    if (index === freed) return [];
    // What was pasted at one place in turn comes there in turn.
    if (freed !== -1) return [moved(tr, place, index > freed ? 1 : -1)];
    return isTakenAway(tr, place) ? [] : [moved(tr, place, -1)];
  });
  return change !== undefined && 'hold' in change ? [...kept, change.hold] : kept;
}

function moved({ mapping }: Transaction, { from, to, ...held }: HeldPlace, side: -1 | 1): HeldPlace {
  const end = mapping.map(to, side);
  return { ...held, from: Math.min(mapping.map(from, 1), end), to: end };
}

/** Whether the writer has taken away what stands on both sides of it, as what was pasted would have been. What others change takes nothing away. */
function isTakenAway(tr: Transaction, { to }: HeldPlace): boolean {
  return tr.docChanged && tr.getMeta('addToHistory') !== false && tr.mapping.mapResult(to, -1).deletedAcross;
}

function shown(doc: Node, held: readonly HeldPlace[]): DecorationSet {
  if (held.length === 0) return DecorationSet.empty;
  return DecorationSet.create(
    doc,
    held.flatMap(({ id, ord, from, to }) => [
      Decoration.inline(from, to, { class: styles.replaced ?? '' }),
      Decoration.widget(to, () => coming(ord), { side: -1, key: id }),
    ]),
  );
}

function coming(ord: string): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.coming ?? '';
  element.textContent = ord;
  return element;
}

/** Holds a place: what is chosen now, where nothing else is said. The cursor goes on after it. By its id it is found again. */
export function holdPlace(view: Written, ord: string, range: Range = chosenRange(view.state)): string {
  const id = newBlockId();
  const { tr, doc } = view.state;
  const hold: Change = { hold: { id, ord, ...range } };
  const chosen = chosenRange(view.state);
  if (range.to === chosen.to) tr.setSelection(cursorAfter(doc, range.to));
  // What is written now is another step to undo than what was written before.
  view.dispatch(closeHistory(tr.setMeta(KEY, hold).setMeta('addToHistory', false)));
  return id;
}

/**
 * Frees the place, and puts there what has come by now, as a step of its own to undo, with the cursor where it is in the text. False where the
 * writer has taken the place away meanwhile, and nothing is put anywhere.
 */
export function fillPlace(view: Written, id: string, nodes: readonly Node[]): boolean {
  const { state } = view;
  const place = KEY.getState(state)?.find((held) => held.id === id);
  if (place === undefined) return false;
  const free: Change = { free: id };
  if (nodes.length === 0) {
    view.dispatch(state.tr.setMeta(KEY, free).setMeta('addToHistory', false));
    return true;
  }
  const { selection } = state;
  const isWaitedAt = selection.empty && selection.head === place.to;
  const tr = putIn(state, nodes, place).setMeta(KEY, free);
  if (!isWaitedAt) tr.setSelection(selection.map(tr.doc, tr.mapping));
  dispatchAlone(view, isWaitedAt ? tr.scrollIntoView() : tr);
  return true;
}

/** A step of its own to undo, whatever was written just before and is just after. */
export function dispatchAlone(view: Written, tr: Transaction): void {
  view.dispatch(closeHistory(tr).setMeta('paste', true).setMeta('uiEvent', 'paste'));
  view.dispatch(closeHistory(view.state.tr));
}
