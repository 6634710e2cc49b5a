'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import styles from '#components/studio/media/media-library.module.css';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { PictureCollection } from '#lib/contract/picture-collection.ts';

const RenameDialog = lazyDialog(async () => (await import('#components/studio/media/rename-collection-dialog.tsx')).RenameCollectionDialog);
const RemovalDialog = lazyDialog(
  async () => (await import('#components/studio/media/remove-collection-dialog.tsx')).RemoveCollectionDialog,
);

interface CollectionHeadProps {
  collection: PictureCollection;
  onRenamed: () => void;
  onRemoved: () => void;
}

/** Which collection is shown, and the ways to call it something else and to take it away. */
export function CollectionHead({ collection, onRenamed, onRemoved }: CollectionHeadProps) {
  const [open, setOpen] = useState<'namn' | 'bort'>();
  const close = () => setOpen(undefined);
  const renamed = () => {
    close();
    onRenamed();
  };
  return (
    <div className={styles.collection}>
      <h2 className={styles.collectionName}>{collection.namn}</h2>
      <IconButton size="small" label={`Byt namn på samlingen ${collection.namn}`} onPress={() => setOpen('namn')}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton size="small" label={`Ta bort samlingen ${collection.namn}`} onPress={() => setOpen('bort')}>
        <Trash2 aria-hidden />
      </IconButton>
      {open === 'namn' && <RenameDialog collection={collection} onClose={close} onRenamed={renamed} />}
      {open === 'bort' && <RemovalDialog collection={collection} onClose={close} onRemoved={onRemoved} />}
    </div>
  );
}
