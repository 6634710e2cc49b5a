'use client';

import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';

const PAUSE = 300;
const AT_REST = 'data-at-rest';
/** The blocks that are filled in: no cursor is ever in them, so that the browser's own editing never looks for a place there. */
const BLOCKS = ':scope > [contenteditable="false"] > [data-node-view-wrapper]';

/**
 * Lets blocks that are far from what is seen rest (`data-at-rest`): the browser neither lays them out nor walks through
 * them at every key. A block rests only once it has been laid out where it stands, so that nothing moves when it does and
 * the way to any other block is as long as it looks; when the column gets another width, all are laid out anew.
 */
export function useRestingBlocks(editor: Editor | null): void {
  useEffect(() => {
    if (editor === null || editor.isDestroyed) return;
    const { dom } = editor.view;
    let width = dom.clientWidth;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function restSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void measured().then(() => {
          if (!isOver) for (const block of dom.querySelectorAll(`${BLOCKS}:not([${AT_REST}])`)) block.setAttribute(AT_REST, '');
        });
      }, PAUSE);
    }

    const resized = new ResizeObserver(() => {
      if (dom.clientWidth === width) return;
      width = dom.clientWidth;
      for (const block of dom.querySelectorAll(`[${AT_REST}]`)) block.removeAttribute(AT_REST);
      restSoon();
    });
    const added = new MutationObserver(restSoon);
    resized.observe(dom);
    added.observe(dom, { childList: true });
    restSoon();
    return () => {
      isOver = true;
      clearTimeout(timer);
      resized.disconnect();
      added.disconnect();
    };
  }, [editor]);
}

/** Once the browser has laid out what there is with the right letters, and noted how high each block became. */
async function measured(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
