'use client';

import { whereOf } from '#components/editor/checks/where-of.ts';
import styles from '#components/editor/panel/template-dialog.module.css';
import { useSession } from '#components/editor/session/use-session.ts';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isLanguage } from '#lib/contract/languages.ts';

interface TemplateDialogProps {
  template: { namn: string; beskrivning: string };
  /** What will stop the article in that template, and does not now. */
  faults: readonly FaultEntry[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Tells what an article has to be put right with in another template, before it gets it. */
export function TemplateDialog({ template: { namn, beskrivning }, faults, onCancel, onConfirm }: TemplateDialogProps) {
  const session = useSession();
  const { versions, item } = session.store.get();

  function placeOf(entry: FaultEntry): string {
    if (!isLanguage(entry.sprak)) return whereOf(entry, []);
    const place = whereOf(entry, versions[entry.sprak]?.draft.block ?? []);
    return entry.sprak === item.kallsprak ? place : `${LANGUAGE_NAME[entry.sprak]}: ${place}`;
  }

  return (
    <ConfirmDialog title={`Byt mall till ${namn}?`} confirm="Byt mall" onCancel={onCancel} onConfirm={onConfirm}>
      <p>{beskrivning}</p>
      <p>Allt du har skrivit står kvar, och du kan byta tillbaka. Men det här stoppar publiceringen tills det är åtgärdat:</p>
      <ul className={styles.faults}>
        {faults.map((entry) => (
          <li key={`${entry.sprak} ${entry.kod} ${entry.falt} ${entry.block ?? ''} ${entry.orsak}`}>
            <span className={styles.where}>{placeOf(entry)}</span>
            <span>
              {entry.orsak} {entry.atgard}
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
