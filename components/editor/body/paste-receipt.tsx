'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import styles from '#components/editor/body/paste-receipt.module.css';
import { isLastStep, type PasteReceipt, pasteAsText } from '#components/editor/body/pasting.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';

interface PasteNoticeProps {
  editor: Editor;
  receipt: PasteReceipt;
  onClose: () => void;
}

/** What a paste could not bring along, thing by thing, with the ways back from it until something else has been written. */
export function PasteNotice({ editor, receipt, onClose }: PasteNoticeProps) {
  const isLast = useEditorState({ editor, selector: (snapshot) => isLastStep(snapshot.editor, receipt) });
  function undo() {
    editor.chain().undo().focus().run();
    onClose();
  }
  function asText() {
    pasteAsText(editor, receipt.text);
    onClose();
  }
  return (
    <div className={styles.receipt}>
      <Banner
        tone="info"
        title="Allt i det inklistrade följde inte med"
        actions={
          <>
            {isLast && (
              <Button size="small" variant="quiet" onPress={undo}>
                Ångra
              </Button>
            )}
            {isLast && receipt.text.trim() !== '' && (
              <Button size="small" variant="quiet" onPress={asText}>
                Klistra in som ren text
              </Button>
            )}
            <Button size="small" onPress={onClose}>
              Det är bra så
            </Button>
          </>
        }
      >
        <ul className={styles.list}>
          {receipt.anmarkningar.map((anmarkning) => (
            <li key={anmarkning}>{anmarkning}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
