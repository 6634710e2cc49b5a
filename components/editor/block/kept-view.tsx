'use client';

import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import styles from '#components/editor/block/block-view.module.css';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { blockText } from '#lib/content/plain-text.ts';
import type { Block } from '#lib/contract/block.ts';

/** A block that this editor cannot show. It can be moved and removed, and is saved as it came. */
export function KeptView({ node }: ReactNodeViewProps) {
  // Only documentToEditor makes these, and it puts a block in them.
  const block = node.attrs.block as Block;
  const name = BLOCKS.get(block.type)?.namn ?? block.type;
  const text = blockText(block.content ?? []);
  return (
    <NodeViewWrapper className={styles.block}>
      <div className={styles.kept} contentEditable={false} lang="sv">
        <p>
          <strong>{name}</strong> kan inte ändras här, men sparas som det är.
        </p>
        {text === '' ? null : <p className={styles.keptText}>{text}</p>}
      </div>
    </NodeViewWrapper>
  );
}
