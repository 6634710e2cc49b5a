import type { Extensions } from '@tiptap/core';
import { Dropcursor, Gapcursor, Placeholder, Selection, UndoRedo } from '@tiptap/extensions';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { BlockView } from '#components/editor/block/block-view.tsx';
import { KeptView } from '#components/editor/block/kept-view.tsx';
import { droppedPictures } from '#components/editor/body/dropped-pictures.ts';
import { HistorySteps } from '#components/editor/body/history-steps.ts';
import type { InsertItem } from '#components/editor/body/insert-items.ts';
import { type PasteReceipt, pasting } from '#components/editor/body/pasting.ts';
import { slashMenu } from '#components/editor/body/slash-menu.ts';
import { StayInView } from '#components/editor/body/stay-in-view.ts';
import { WritingKeys } from '#components/editor/body/writing-keys.ts';
import { CommentMarks } from '#components/editor/comments/comment-marks.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import type { Language } from '#lib/contract/languages.ts';

/** The editing model of an article with all that it takes to write in it. `items` tells what may be put in now; `pasted` hears what a paste did not bring. */
export function writingExtensions(
  items: () => readonly InsertItem[],
  sprak: Language,
  pasted: (receipt: PasteReceipt | undefined) => void,
): Extensions {
  return [
    ...articleExtensions({ block: () => ReactNodeViewRenderer(BlockView), kept: () => ReactNodeViewRenderer(KeptView) }),
    // Only what lets Backspace and Delete work as expected at the edges of a list.
    StarterKit.configure({
      blockquote: false,
      bold: false,
      bulletList: false,
      code: false,
      codeBlock: false,
      document: false,
      dropcursor: false,
      gapcursor: false,
      hardBreak: false,
      heading: false,
      horizontalRule: false,
      italic: false,
      link: false,
      listItem: false,
      orderedList: false,
      paragraph: false,
      strike: false,
      text: false,
      trailingNode: false,
      underline: false,
      undoRedo: false,
    }),
    UndoRedo,
    HistorySteps,
    // The selected words stay marked while the address of a link is typed.
    Selection.configure({ className: 'markerat' }),
    Gapcursor,
    Dropcursor.configure({ width: 3, color: 'var(--color-accent)' }),
    Placeholder.configure({
      placeholder: ({ editor, node }) =>
        node.type.name === 'heading' ? 'Rubrik' : editor.isEmpty ? 'Skriv, eller tryck / för att lägga till ett block' : '',
    }),
    WritingKeys,
    StayInView,
    CommentMarks,
    slashMenu(items),
    pasting(sprak, pasted),
    droppedPictures(sprak),
  ];
}
