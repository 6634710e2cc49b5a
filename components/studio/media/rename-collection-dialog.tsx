'use client';

import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import type { PictureCollection } from '#lib/contract/picture-collection.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface RenameCollectionDialogProps {
  collection: PictureCollection;
  onClose: () => void;
  onRenamed: () => void;
}

/** What a collection is to be called. */
export function RenameCollectionDialog({ collection, onClose, onRenamed }: RenameCollectionDialogProps) {
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
