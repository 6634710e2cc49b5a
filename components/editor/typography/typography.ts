import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { asTyped } from '#components/editor/typography/as-typed.ts';
import type { Language } from '#lib/contract/languages.ts';

/** Longer than any word, number or unit that a sign may change. */
const LOOKS_BACK = 120;

/**
 * Signs become in the text what the language wants of them as they are typed, each as a step of its own: taken back, it is as it was typed.
 * `isWanted` tells whether the writer wants it, which may change.
 */
export function typography(sprak: Language, isWanted: () => boolean): Extension {
  return Extension.create({
    name: 'typography',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleTextInput(view, from, to, sign) {
            if (sign.length !== 1 || !isWanted() || view.composing) return false;
            const $from = view.state.doc.resolve(from);
            if (!$from.parent.isTextblock) return false;
            const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - LOOKS_BACK), $from.parentOffset);
            const become = asTyped(before, sign, sprak);
            if (become === undefined) return false;
            view.dispatch(view.state.tr.insertText(sign, from, to).scrollIntoView());
            view.dispatch(
              closeHistory(view.state.tr)
                .insertText(become.in, from - become.bort, from + sign.length)
                .scrollIntoView(),
            );
            return true;
          },
        },
      }),
    ],
  });
}
