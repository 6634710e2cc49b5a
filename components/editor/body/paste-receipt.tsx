'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import styles from '#components/editor/body/paste-receipt.module.css';
import type { PastedSides } from '#components/editor/body/paste-tracked.ts';
import type { PasteReceipt } from '#components/editor/body/pasting.ts';
import { isLastStep, pasteAsText } from '#components/editor/body/take-back-paste.ts';
import { useSession } from '#components/editor/session/use-session.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';

const NOT_PROPOSED =
  'De spårade ändringarna i det du klistrade in är inte lämnade som förslag. Texten står som den var före dem: klistra in den igen om du vill ha dem.';

export interface PasteNoticeProps {
  editor: Editor;
  receipt: PasteReceipt;
  onClose: () => void;
}

/**
 * What a paste could not bring along, thing by thing, with the ways back from it until something else has been written. Tracked changes stand in the text
 * as made, and can be taken in as proposals instead.
 */
export function PasteNotice({ editor, receipt, onClose }: PasteNoticeProps) {
  const isLast = useEditorState({ editor, selector: (snapshot) => isLastStep(snapshot.editor, receipt) });
  const session = useSession();
  const { sparade, anmarkningar } = receipt;
  const [pasted, setPasted] = useState<PastedSides>();
  const [isUnsaved, setUnsaved] = useState(false);
  /** Whether the text stands without its changes, and nobody has proposed them or let them go. */
  const isOwed = useRef(false);
  const isHere = useRef(true);
  const propose = useOperation(async (tracked: NonNullable<PasteReceipt['sparade']>) => {
    const { pasteAsBefore, proposeTracked } = await import('#components/editor/body/paste-tracked.ts');
    if (pasted === undefined && !isLastStep(editor, receipt)) {
      showToast({ tone: 'info', text: 'Du har skrivit mer sedan du klistrade in. Ändringarna står kvar i texten.' });
      return;
    }
    const sides = pasted ?? (await pasteAsBefore(editor, tracked, session.store.get().sprak));
    setPasted(sides);
    let isProposed = false;
    try {
      isProposed = await proposeTracked(session, sides);
    } finally {
      isOwed.current = !isProposed;
      if (!isProposed && !isHere.current) showToast({ tone: 'fault', text: NOT_PROPOSED });
    }
    setUnsaved(!isProposed);
    if (!isProposed) return;
    // The receipt goes: what it would have told is told beside it.
    for (const text of sides.lost) showToast({ tone: 'fault', text });
    onClose();
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (isOwed.current) showToast({ tone: 'fault', text: NOT_PROPOSED });
    };
  }, []);
  function leave() {
    isOwed.current = false;
    onClose();
  }
  /** Carries out what takes the paste back, and nothing where something else has come to be what would be taken back. */
  function ifLast(takeBack: () => void) {
    if (isLastStep(editor, receipt)) takeBack();
    else showToast({ tone: 'info', text: 'Du har skrivit mer sedan du klistrade in, och det inklistrade står kvar.' });
    onClose();
  }
  return (
    <div className={styles.receipt}>
      <Banner
        tone="info"
        title={anmarkningar.length === 0 ? 'Det inklistrade har spårade ändringar' : 'Allt i det inklistrade följde inte med'}
        actions={
          <>
            {isLast && (
              <Button size="small" variant="quiet" onPress={() => ifLast(() => editor.chain().undo().focus().run())}>
                Ångra
              </Button>
            )}
            {isLast && receipt.text.trim() !== '' && (
              <Button size="small" variant="quiet" onPress={() => ifLast(() => pasteAsText(editor, receipt.text))}>
                Klistra in som ren text
              </Button>
            )}
            <Button size="small" isDisabled={propose.isRunning} onPress={leave}>
              Det är bra så
            </Button>
          </>
        }
      >
        <ul className={styles.list}>
          {[...new Set([...anmarkningar, ...(pasted?.lost ?? [])])].map((anmarkning) => (
            <li key={anmarkning}>{anmarkning}</li>
          ))}
        </ul>
        {sparade !== undefined && pasted === undefined && (
          <p>
            De spårade ändringarna är gjorda i texten. Väljer du förslag sparas texten som den var före ändringarna, och de görs först när
            någon godtar dem.
          </p>
        )}
        {sparade !== undefined && (isLast || pasted !== undefined) && (
          <Button size="small" isPending={propose.isRunning} onPress={() => propose.run(sparade)}>
            {pasted === undefined ? 'Ta in ändringarna som förslag' : 'Försök lämna förslaget igen'}
          </Button>
        )}
        {isUnsaved && <p>Texten kunde inte sparas som den var före ändringarna, och förslaget är inte lämnat än.</p>}
        {pasted !== undefined && propose.failure !== undefined && (
          <p>Texten är sparad som den var före ändringarna. Stänger du rutan utan att lämna förslaget går ändringarna förlorade.</p>
        )}
      </Banner>
      <FailureBanner failure={propose.failure} />
    </div>
  );
}
