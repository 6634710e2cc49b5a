import type { Editor } from '@tiptap/core';
import { useReactNodeView } from '@tiptap/react';
import { useCallback } from 'react';
import styles from '#components/editor/block/block-view.module.css';

/**
 * Where the text of a block stands in what is drawn of it. The library, which moves the text there, first asks where the selection is: for that
 * the browser lays out all that has come so far, once for every such block of an article that is opened. Nobody has a cursor in a text without
 * focus, so that there it is moved unasked.
 */
export function BlockContent({ editor }: { editor: Editor }) {
  const { nodeViewContentRef } = useReactNodeView();
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (element !== null && !editor.isFocused) {
        const text = element.closest('.react-renderer')?.querySelector(':scope > [data-node-view-content-react]');
        if (text != null) element.append(text);
      }
      nodeViewContentRef?.(element);
    },
    [editor, nodeViewContentRef],
  );
  return <div ref={place} className={styles.content} data-node-view-content="" />;
}
