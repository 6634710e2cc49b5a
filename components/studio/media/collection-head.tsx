'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import styles from '#components/studio/media/media-library.module.css';
import { useForm } from '#components/studio/use-form.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { PictureCollection } from '#lib/contract/picture-collection.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface CollectionHeadProps {
  collection: PictureCollection;
  onRenamed: () => void;
  onRemoved: () => void;
}

/** Which collection is shown, and the ways to call it something else and to take it away. */
export function CollectionHead({ collection, onRenamed, onRemoved }: CollectionHeadProps) {
  const [open, setOpen] = useState<'namn' | 'bort'>();
  const removal = useOperation(() => studio.taBortSamling({ id: collection.id }));
  return (
    <div className={styles.collection}>
      <h2 className={styles.collectionName}>{collection.namn}</h2>
      <IconButton size="small" label={`Byt namn på samlingen ${collection.namn}`} onPress={() => setOpen('namn')}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton size="small" label={`Ta bort samlingen ${collection.namn}`} onPress={() => setOpen('bort')}>
        <Trash2 aria-hidden />
      </IconButton>
      {open === 'namn' && (
        <RenameDialog
          collection={collection}
          onClose={() => setOpen(undefined)}
          onRenamed={() => {
            setOpen(undefined);
            onRenamed();
          }}
        />
      )}
      {open === 'bort' && (
        <ConfirmDialog
          title={`Ta bort samlingen ${collection.namn}?`}
          confirm="Ta bort"
          danger
          isRunning={removal.isRunning}
          failure={removal.failure}
          onCancel={() => setOpen(undefined)}
          onConfirm={async () => {
            if ((await removal.run(undefined)) !== undefined) onRemoved();
          }}
        >
          <p>Bilderna blir kvar i arkivet.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function RenameDialog({ collection, onClose, onRenamed }: { collection: PictureCollection; onClose: () => void; onRenamed: () => void }) {
  const { field, dialog } = useForm({
    before: { namn: collection.namn },
    missingIn: ({ namn }) => (namn.trim() === '' ? { namn: 'Skriv vad samlingen ska heta.' } : {}),
    send: ({ namn }) => studio.andraSamling({ id: collection.id, namn }),
    onSent: onRenamed,
  });
  return (
    <FormDialog title="Byt namn på samlingen" send="Spara" onClose={onClose} fields={['namn']} {...dialog}>
      <TextField label="Namn" {...field('namn')} autoFocus />
    </FormDialog>
  );
}
