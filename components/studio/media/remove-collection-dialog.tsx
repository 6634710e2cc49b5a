'use client';

import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import type { PictureCollection } from '#lib/contract/picture-collection.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface RemoveCollectionDialogProps {
  collection: PictureCollection;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks once before a collection is taken away. */
export function RemoveCollectionDialog({ collection, onClose, onRemoved }: RemoveCollectionDialogProps) {
  const removal = useOperation(() => studio.taBortSamling({ id: collection.id }));
  return (
    <ConfirmDialog
      title={`Ta bort samlingen ${collection.namn}?`}
      confirm="Ta bort"
      danger
      isRunning={removal.isRunning}
      failure={removal.failure}
      onCancel={onClose}
      onConfirm={async () => {
        if ((await removal.run(undefined)) !== undefined) onRemoved();
      }}
    >
      <p>Bilderna blir kvar i arkivet.</p>
    </ConfirmDialog>
  );
}
