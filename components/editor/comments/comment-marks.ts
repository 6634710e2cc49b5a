import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from '#components/editor/comments/comment-marks.module.css';
import { classNames } from '#components/ui/class-names.ts';

/** A place in the text that is commented on. */
export interface CommentMark {
  id: string;
  from: number;
  to: number;
  /** All of a block, and not words in it. */
  isBlock: boolean;
  /** That which is open in the panel. */
  isChosen: boolean;
}

const KEY = new PluginKey<DecorationSet>('kommentarer');

/** Shows what is commented on: no part of the document, so that nothing of it is ever saved. Follows what is written. */
export const CommentMarks = Extension.create({
  name: 'commentMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: KEY,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, shown) {
          const marks: readonly CommentMark[] | undefined = tr.getMeta(KEY);
          return marks === undefined ? shown.map(tr.mapping, tr.doc) : DecorationSet.create(tr.doc, marks.map(decorationOf));
        },
      },
      props: { decorations: (state) => KEY.getState(state) },
    }),
  ],
});

export function showMarks({ state, view }: Editor, marks: readonly CommentMark[]): void {
  if (marks.length === 0 && KEY.getState(state) === DecorationSet.empty) return;
  view.dispatch(state.tr.setMeta(KEY, marks).setMeta('addToHistory', false));
}

/** Which comment the element stands for. */
export function commentAt(element: EventTarget | null): string | undefined {
  const mark = element instanceof Element ? element.closest<HTMLElement>('[data-kommentar]') : null;
  return mark?.dataset.kommentar;
}

function decorationOf({ id, from, to, isBlock, isChosen }: CommentMark): Decoration {
  const look = { class: classNames(isBlock ? styles.block : styles.words, isChosen && styles.chosen), 'data-kommentar': id };
  return isBlock ? Decoration.node(from, to, look) : Decoration.inline(from, to, look);
}
