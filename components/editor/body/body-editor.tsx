'use client';

import { getSchema } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { BlockGutter } from '#components/editor/body/block-gutter.tsx';
import styles from '#components/editor/body/body-editor.module.css';
import { Dock } from '#components/editor/body/dock.tsx';
import type { InsertItem } from '#components/editor/body/insert-items.ts';
import { LazyBubbleToolbar } from '#components/editor/body/lazy-bubble-toolbar.tsx';
import { LazyPasteReceipt } from '#components/editor/body/lazy-paste-receipt.tsx';
import { keepSelectionFromReact } from '#components/editor/body/own-selection.ts';
import type { PasteReceipt } from '#components/editor/body/pasting.ts';
import { selectNothing } from '#components/editor/body/select-nothing.ts';
import { takeBlocks } from '#components/editor/body/take-blocks.ts';
import { useRestingBlocks } from '#components/editor/body/use-resting-blocks.ts';
import { writingExtensions } from '#components/editor/body/writing-extensions.ts';
import { isCommentKey } from '#components/editor/comments/comment-key.ts';
import { commentAt } from '#components/editor/comments/comment-marks.ts';
import { type Commented, commentedIn } from '#components/editor/comments/text-places.ts';
import { takeHeadChanges } from '#components/editor/find/take-head-changes.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { editorToDocument, rememberOrigin } from '#components/editor/schema/editor-to-document.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import type { SessionState } from '#components/editor/session/article-session.ts';
import { useSession } from '#components/editor/session/use-session.ts';
import { typography } from '#components/editor/typography/typography.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';

const KeepSkeletonDialog = lazyDialog(
  async () => (await import('#components/editor/skeleton/keep-skeleton-dialog.tsx')).KeepSkeletonDialog,
);
const SCHEMA = getSchema(articleExtensions());

const SCROLL_ROOM = { top: 96, right: 0, bottom: 160, left: 0 };

export interface BodyEditorProps {
  sprak: Language;
  /** Whether it is the language that is written in. */
  isOpen: boolean;
  items: readonly InsertItem[];
  /** The editor while it is open, for those who lead the writer to a block. */
  onEditor: (editor: Editor | null) => void;
  /** Somebody wants to comment on what is chosen in the text. */
  onComment: (about: Commented) => void;
  /** Somebody has pressed what is commented on. */
  onOpenComment: (id: string) => void;
}

/**
 * The text of a language version, which follows what the session makes of its blocks. Every change is told to the session, which takes it when it needs it; nothing here renders again because of it.
 */
export function BodyEditor({ sprak, isOpen, items, onEditor, onComment, onOpenComment }: BodyEditorProps) {
  const session = useSession();
  const { isReadOnly, typografi } = useArticle();
  const frame = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [receipt, setReceipt] = useState<PasteReceipt>();
  const [pattern, setPattern] = useState<Block[]>();
  /** The blocks as the editor and the session last agreed on them. */
  const shown = useRef(blocksIn(session.store.get(), sprak));
  const insertable = useRef(items);
  insertable.current = items;
  const wantsTypography = useRef(typografi);
  wantsTypography.current = typografi;
  const [setup] = useState(() => {
    const blocks = blocksIn(session.store.get(), sprak);
    const extensions = [
      ...writingExtensions(() => insertable.current, sprak, setReceipt),
      typography(sprak, () => wantsTypography.current),
    ];
    return { blocks, content: documentToEditor(blocks, SCHEMA), extensions };
  });

  const editor = useEditor({
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    extensions: setup.extensions,
    // Works out at every key what was deleted, for listeners that there are none of.
    enableCoreExtensions: { delete: false },
    content: setup.content,
    editable: !isReadOnly,
    editorProps: {
      // Clear of the header above and the sheet below.
      scrollMargin: SCROLL_ROOM,
      scrollThreshold: SCROLL_ROOM,
      attributes: {
        class: `artikel artikel-text ${styles.text}`,
        lang: sprak,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Artikelns text',
        'data-falt': 'block',
      },
    },
    onCreate: ({ editor: made }) => {
      rememberOrigin(made.state.doc, setup.blocks);
      selectNothing(made);
      keepSelectionFromReact(made);
    },
    onTransaction: ({ transaction }) => takeHeadChanges(session, transaction, sprak),
    onUpdate: ({ editor: changed }) => {
      const { doc } = changed.state;
      session.write(sprak, () => {
        const blocks = editorToDocument(doc);
        shown.current = blocks;
        return blocks;
      });
    },
  });

  // What others have saved, what is taken back from an earlier day, and what saving sets in blocks that are filled in: the editor follows.
  useEffect(() => {
    if (editor === null) return;
    const follow = () => {
      const blocks = blocksIn(session.store.get(), sprak);
      if (blocks === shown.current || editor.isDestroyed) return;
      shown.current = blocks;
      takeBlocks(editor, blocks);
    };
    follow();
    return session.store.subscribe(follow);
  }, [editor, session, sprak]);

  useRestingBlocks(editor);

  useEffect(() => {
    if (!isOpen) return;
    onEditor(editor);
    return () => onEditor(null);
  }, [editor, isOpen, onEditor]);

  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  const openLink = useCallback(() => {
    const { empty } = editor?.state.selection ?? { empty: true };
    const isFor = editor !== null && (!empty || editor.isActive('link'));
    if (isFor) setLinkOpen(true);
    return isFor;
  }, [editor]);

  const comment = useCallback(() => {
    const about = editor === null ? undefined : commentedIn(editor.state);
    if (about !== undefined) onComment(about);
  }, [editor, onComment]);

  useEffect(() => {
    const element = frame.current;
    function press(event: KeyboardEvent) {
      if (isCommentKey(event)) {
        event.preventDefault();
        comment();
        return;
      }
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Without chosen words the key is the palette's.
      if (!openLink()) return;
      event.preventDefault();
    }
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [openLink, comment]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is commented on is opened by keys in the panel
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={frame}
      className={styles.frame}
      data-frame
      onPointerDown={(event) => editor !== null && !isReadOnly && writeBelow(editor, event)}
      onClick={(event) => {
        const id = commentAt(event.target);
        if (id !== undefined) onOpenComment(id);
      }}
    >
      {editor !== null && receipt !== undefined && (
        <LazyPasteReceipt key={receipt.id} editor={editor} receipt={receipt} onClose={() => setReceipt(undefined)} />
      )}
      <EditorContent editor={editor} />
      {pattern !== undefined && (
        <KeepSkeletonDialog sektion={session.store.get().item.sektion} block={pattern} onClose={() => setPattern(undefined)} />
      )}
      {editor !== null && !isReadOnly && (
        <>
          <BlockGutter editor={editor} items={items} frame={frame} onKeep={setPattern} />
          <LazyBubbleToolbar editor={editor} isLinkOpen={isLinkOpen} onLinkOpenChange={setLinkOpen} onComment={comment} />
          <Dock editor={editor} items={items} onLink={openLink} />
        </>
      )}
    </div>
  );
}

const NONE: readonly Block[] = [];

function blocksIn({ versions }: SessionState, sprak: Language): readonly Block[] {
  return versions[sprak]?.draft.block ?? NONE;
}

/** A press on the empty space under the text begins a new paragraph there, or goes on in the last one. */
function writeBelow(editor: Editor, event: PointerEvent<HTMLDivElement>): void {
  if (event.target !== event.currentTarget && event.target !== editor.view.dom) return;
  const last = editor.view.dom.lastElementChild;
  if (last === null || event.clientY <= last.getBoundingClientRect().bottom) return;
  event.preventDefault();
  const { doc, tr, schema } = editor.state;
  if (doc.lastChild?.type.name !== 'paragraph') tr.insert(doc.content.size, schema.node('paragraph'));
  editor.view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)));
  editor.view.focus();
}
