'use client';

import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import styles from '#components/studio/media/details-dialog.module.css';
import { useFilePreview } from '#components/studio/media/use-file-preview.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Picture } from '#components/ui/picture.tsx';
import type { Media } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ReplaceFileDialogProps {
  media: Media;
  file: File;
  onClose: () => void;
  onReplaced: (media: Media) => void;
}

/** Shows the file that a picture is to have instead, and asks once: whoever reads an article with the picture sees it at once. */
export function ReplaceFileDialog({ media, file, onClose, onReplaced }: ReplaceFileDialogProps) {
  const preview = useFilePreview(file);
  const replacing = useOperation(() => {
    const form = new FormData();
    form.set('id', media.id);
    form.set('fil', file);
    return studio.bytMediafil(form);
  });
  return (
    <ConfirmDialog
      title="Byt bildens fil?"
      confirm="Byt fil"
      isRunning={replacing.isRunning}
      failure={replacing.failure}
      onCancel={onClose}
      onConfirm={async () => {
        const answer = await replacing.run(undefined);
        if (answer !== undefined) onReplaced(answer.media);
      }}
    >
      {preview !== undefined && <Picture src={preview} alt={`Den nya filen, ${file.name}`} className={styles.preview} />}
      <p>
        {file.name} kommer i stället för {media.filnamn} överallt där bilden används, även i publicerade artiklar. Texter, rättigheter och
        fokuspunkt är kvar.
      </p>
    </ConfirmDialog>
  );
}
