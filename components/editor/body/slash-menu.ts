import { type Editor, Extension } from '@tiptap/core';
import { ReactRenderer } from '@tiptap/react';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { type InsertItem, insertItem, isStillSearching, matchingItems } from '#components/editor/body/insert-items.ts';
import { InsertList, type InsertListHandle, type InsertListProps } from '#components/editor/body/insert-list.tsx';
import styles from '#components/editor/body/slash-menu.module.css';
import { topBlockAt } from '#components/editor/body/top-blocks.ts';

type Props = SuggestionProps<InsertItem, InsertItem>;

export const SLASH_LIST_ID = 'snedstreck-block';

/** «/» at the beginning of a word lists the blocks, those of the moment; what is typed after it narrows the list. */
export function slashMenu(items: () => readonly InsertItem[]): Extension {
  return Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<InsertItem, InsertItem>({
          editor: this.editor,
          char: '/',
          allowSpaces: true,
          shouldShow: ({ query }) => isStillSearching(items(), query),
          items: ({ query }) => matchingItems(items(), query),
          command: ({ editor, range, props }) => {
            editor.view.dispatch(editor.state.tr.delete(range.from, range.to));
            const at = topBlockAt(editor.state.doc, editor.state.selection.from);
            if (at !== undefined) insertItem(editor, props, at);
          },
          render: showList,
        }),
      ];
    },
  });
}

/** Draws the list at the cursor, and tells screen readers that the text field steers it. */
function showList() {
  let list: ReactRenderer<InsertListHandle, InsertListProps> | undefined;
  let unmount: (() => void) | undefined;
  return {
    onStart(props: Props) {
      list = new ReactRenderer<InsertListHandle, InsertListProps>(InsertList, {
        editor: props.editor,
        className: styles.popup ?? '',
        props: { id: SLASH_LIST_ID, items: props.items, onChoose: props.command },
      });
      unmount = props.mount(list.element);
      steers(props.editor, true);
    },
    onUpdate(props: Props) {
      list?.updateProps({ items: props.items, onChoose: props.command });
    },
    onKeyDown({ event }: { event: KeyboardEvent }) {
      return list?.ref?.press(event) ?? false;
    },
    onExit(props: Props) {
      steers(props.editor, false);
      unmount?.();
      list?.destroy();
    },
  };
}

function steers(editor: Editor, isOpen: boolean): void {
  if (isOpen) editor.view.dom.setAttribute('aria-controls', SLASH_LIST_ID);
  else editor.view.dom.removeAttribute('aria-controls');
}
