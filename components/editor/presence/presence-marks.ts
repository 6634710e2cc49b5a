import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findBlock } from '#components/editor/body/top-blocks.ts';
import styles from '#components/editor/presence/presence-marks.module.css';

/** A block in which others are, and who. */
interface PresenceMark {
  block: string;
  namn: string;
}

const KEY = new PluginKey<DecorationSet>('narvaro');

/** Shows in which blocks others are: no part of the document. Follows what is written. */
export const PresenceMarks = Extension.create({
  name: 'presenceMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: KEY,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, shown) {
          const marks: readonly PresenceMark[] | undefined = tr.getMeta(KEY);
          return marks === undefined ? shown.map(tr.mapping, tr.doc) : DecorationSet.create(tr.doc, decorations(tr.doc, marks));
        },
      },
      props: { decorations: (state) => KEY.getState(state) },
    }),
  ],
});

/** Shows them in place of those that were shown; of a block that is not there nothing is. */
export function showPresence({ state, view }: Editor, marks: readonly PresenceMark[]): void {
  if (marks.length === 0 && KEY.getState(state) === DecorationSet.empty) return;
  view.dispatch(state.tr.setMeta(KEY, marks).setMeta('addToHistory', false));
}

function decorations(doc: Node, marks: readonly PresenceMark[]): Decoration[] {
  return [...Map.groupBy(marks, ({ block }) => block)].flatMap(([block, here]) => {
    const found = findBlock(doc, block);
    if (found === undefined) return [];
    const look = { class: styles.block ?? '', 'data-narvaro': here.map(({ namn }) => namn).join(', ') };
    return Decoration.node(found.pos, found.pos + found.node.nodeSize, look);
  });
}
