'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { PenLine } from 'lucide-react';
import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/block/block-view.module.css';
import { savedTogether } from '#components/editor/block/saved-together.ts';
import { wordsForNothing } from '#components/editor/block/words-for-nothing.ts';
import type { Values } from '#components/editor/form/values.ts';
import type { BlockDefinition } from '#lib/blocks/define-block.ts';
import { equalJson } from '#lib/content/equal-json.ts';

interface BlockFaceProps {
  definition: BlockDefinition;
  id: string;
  attrs: Values;
}

/** A block without text of its own, as readers will see it; what it is for, while there is nothing to see. */
export function BlockFace({ definition, id, attrs }: BlockFaceProps) {
  const { render } = useArticle();
  return (
    definition.Site({ id, attrs, context: render }) ?? (
      <p className={styles.empty}>
        <PenLine aria-hidden />
        <span>
          <strong>{definition.namn}.</strong> {wordsForNothing(definition, attrs)}
        </span>
      </p>
    )
  );
}

/** The same for one that is numbered among others of its type: with the number it will have, which is drawn again only when it changes. */
export function NumberedFace({ editor, ...face }: BlockFaceProps & { editor: Editor }) {
  const { avsnittRiktning } = useArticle().render;
  const saved = useEditorState({
    editor,
    selector: ({ editor: { state } }) => savedTogether(state.doc, face.id, avsnittRiktning),
    equalityFn: equalJson,
  });
  return <BlockFace {...face} attrs={saved ?? face.attrs} />;
}
