'use client';

import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/media/bulk-dialog.module.css';
import { PictureUsage } from '#components/studio/media/picture-usage.tsx';
import { type NotRemoved, removePictures } from '#components/studio/media/remove-pictures.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Media } from '#lib/contract/media.ts';

interface RemovePicturesDialogProps {
  pictures: readonly Media[];
  onClose: () => void;
  /** Some have been removed; those that could not be are left. */
  onRemoved: (left: readonly Media[]) => void;
}

/** Asks once before pictures are removed, one after the other; tells of each that was refused, and where it is used. */
export function RemovePicturesDialog({ pictures, onClose, onRemoved }: RemovePicturesDialogProps) {
  const [left, setLeft] = useState(pictures);
  const [refused, setRefused] = useState<readonly NotRemoved[]>([]);
  const removal = useOperation(() => removePictures(left));

  async function remove() {
    const failed = await removal.run(undefined);
    if (failed === undefined) return;
    const removed = left.length - failed.length;
    const still = failed.map(({ picture }) => picture);
    if (removed > 0) showToast({ tone: 'success', text: removed === 1 ? 'En bild är borttagen.' : `${removed} bilder är borttagna.` });
    setRefused(failed);
    setLeft(still);
    onRemoved(still);
    if (still.length === 0) onClose();
  }

  const [only] = left;
  return (
    <DecisionDialog
      title={left.length === 1 && only !== undefined ? `Ta bort ${only.caption || only.filnamn}?` : `Ta bort ${left.length} bilder?`}
      decide={refused.length === 0 ? 'Ta bort' : 'Försök igen'}
      isDanger
      focusesDecision
      isDeciding={removal.isRunning}
      onDecide={remove}
      onClose={onClose}
      failure={removal.failure}
    >
      {refused.map(({ picture, failure, uses }) => (
        <section key={picture.id} className={styles.refused} aria-label={picture.filnamn}>
          <strong>{picture.caption || picture.filnamn}</strong>
          <FailureBanner failure={failure} />
          {uses !== undefined && (
            <PictureUsage uses={uses.anvandning} skeletons={uses.stommar} waiting={uses.vantar} failure={undefined} reload={remove} />
          )}
        </section>
      ))}
      <p className={styles.note}>Det går inte att ångra. En bild som används tas inte bort.</p>
    </DecisionDialog>
  );
}
