'use client';

import type { Editor } from '@tiptap/core';
import { Unlink } from 'lucide-react';
import { useArticle } from '#components/editor/article-context.ts';
import { whereOf } from '#components/editor/checks/where-of.ts';
import { changeAddress } from '#components/editor/links/change-address.ts';
import notes from '#components/editor/links/link-notes.module.css';
import type { LinkInDraft } from '#components/editor/links/links-in-draft.ts';
import styles from '#components/editor/panel/check-tab.module.css';
import { useDraft, useSessionState } from '#components/editor/session/use-session.ts';
import { shownLink } from '#components/studio/links/link-words.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';

export interface LinkNotesProps {
  links: readonly LinkInDraft[];
  editor: Editor | null;
  onShow: (entry: Pick<FaultEntry, 'falt' | 'sprak' | 'block'>) => void;
}

/** Links of the text that lead wrong or have moved, each at its block, with what they can be changed to. */
export function LinkNotes({ links, editor, onShow }: LinkNotesProps) {
  const { isReadOnly } = useArticle();
  const blocks = useDraft((draft) => draft.block);
  const sprak = useSessionState((state) => state.sprak);

  function change({ block, address }: LinkInDraft, to: string) {
    const isChanged = editor !== null && changeAddress(editor, { block, from: address, to });
    if (isChanged) showToast({ tone: 'success', text: `Länken leder nu till ${shownLink(to)}.` });
    else showToast({ tone: 'fault', text: 'Länken kan inte bytas härifrån. Byt den i texten.' });
  }

  return (
    <section className={styles.group} data-kind="varningar">
      <h2 className={styles.title}>
        <Unlink aria-hidden />
        Länkar att byta
        <span className={styles.count}>{links.length}</span>
      </h2>
      <ul className={styles.entries}>
        {links.map((found) => {
          const { lank, block, address } = found;
          const entry = { falt: 'block', block, sprak };
          return (
            <li key={`${block} ${address}`} className={notes.note}>
              <span className={styles.where}>{whereOf({ ...entry, kod: '', orsak: '', atgard: '' }, blocks)}</span>
              <p className={notes.cause}>
                <strong>{shownLink(address)}</strong> {lank.orsak_text ?? `har flyttat till ${shownLink(lank.leder_till ?? '')}.`}
              </p>
              <div className={notes.actions}>
                {!isReadOnly && lank.leder_till !== null && (
                  <Button size="small" onPress={() => change(found, lank.leder_till ?? address)}>
                    Byt till den nya adressen
                  </Button>
                )}
                {!isReadOnly && lank.arkiv !== null && (
                  <Button size="small" onPress={() => change(found, lank.arkiv ?? address)}>
                    Byt till Internet Archives kopia, om det finns en
                  </Button>
                )}
                <Button size="small" variant="quiet" onPress={() => onShow(entry)}>
                  Visa i texten
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
