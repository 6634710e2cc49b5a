'use client';

import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Media } from '#lib/contract/media.ts';
import type { PictureCollection } from '#lib/contract/picture-collection.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface CollectDialogProps {
  pictures: readonly Media[];
  collections: readonly PictureCollection[];
  onClose: () => void;
  onCollected: (samling: PictureCollection) => void;
}

/** A choice needs an id; this one stands for one that is to be made. */
const NEW = 'ny';

/** In which collection the chosen pictures are put: one there is, or a new one. */
export function CollectDialog({ pictures, collections, onClose, onCollected }: CollectDialogProps) {
  const { field, fields, dialog } = useForm({
    before: { samling: collections[0]?.id ?? NEW, namn: '' },
    missingIn: ({ samling, namn }) => (samling === NEW && namn.trim() === '' ? { namn: 'Skriv vad samlingen ska heta.' } : {}),
    async send({ samling, namn }) {
      const id = samling === NEW ? (await studio.skapaSamling({ namn })).samling.id : samling;
      return studio.andraSamling({ id, lagg_till: pictures.map((picture) => picture.id) });
    },
    onSent: ({ samling }) => onCollected(samling),
  });
  const { fault: _, ...chosen } = field('samling');
  return (
    <FormDialog
      title={pictures.length === 1 ? 'Lägg bilden i en samling' : `Lägg ${pictures.length} bilder i en samling`}
      send="Lägg i samlingen"
      onClose={onClose}
      fields={['namn']}
      {...dialog}
    >
      {collections.length > 0 && (
        <Select
          label="Samling"
          {...chosen}
          options={[...collections.map(({ id, namn }) => ({ id, namn })), { id: NEW, namn: 'En ny samling' }]}
        />
      )}
      {fields.samling === NEW && <TextField label="Den nya samlingens namn" {...field('namn')} autoFocus />}
    </FormDialog>
  );
}
