'use client';

import { useEffect, useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import formStyles from '#components/studio/form.module.css';
import styles from '#components/studio/media/upload-dialog.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface UploadDialogProps {
  files: readonly File[];
  /** Called when all are uploaded or skipped, or the dialog is closed. */
  onClose: () => void;
}

/** Describes and uploads the chosen pictures one after the other; the credit of the last is suggested for the next. */
export function UploadDialog({ files, onClose }: UploadDialogProps) {
  const [index, setIndex] = useState(0);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [kredit, setKredit] = useState('');
  const [preview, setPreview] = useState<string>();
  const file = files[index];
  const upload = useOperation((form: FormData) => studio.laddaUppMedia(form));

  useEffect(() => {
    if (file === undefined) return;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  function next() {
    upload.reset();
    if (index + 1 >= files.length) return onClose();
    setAlt('');
    setCaption('');
    setIndex(index + 1);
  }

  async function submit() {
    if (file === undefined) return;
    const form = new FormData();
    form.set('fil', file);
    form.set('alt', alt.trim());
    form.set('caption', caption.trim());
    form.set('kredit', kredit.trim());
    if ((await upload.run(form)) === undefined) return;
    showToast({ tone: 'success', text: `${file.name} är uppladdad.` });
    next();
  }

  if (file === undefined) return null;
  return (
    <Dialog
      title={files.length === 1 ? 'Ladda upp bild' : `Ladda upp bild ${index + 1} av ${files.length}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {files.length > 1 && (
            <Button variant="quiet" onPress={next} isDisabled={upload.isRunning}>
              Hoppa över
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" isPending={upload.isRunning} onPress={submit}>
            Ladda upp
          </Button>
        </>
      }
    >
      <FailureBanner failure={upload.failure} onRetry={submit} />
      <div className={styles.columns}>
        <figure className={styles.figure}>
          {preview !== undefined && <Picture src={preview} alt="" className={styles.picture} />}
          <figcaption>{file.name}</figcaption>
        </figure>
        <div className={formStyles.form}>
          <TextField
            key={`alt ${index}`}
            label="Alternativtext"
            value={alt}
            onChange={setAlt}
            autoFocus
            description="Vad bilden visar, för den som inte ser den. Behövs för att publicera."
          />
          <TextField label="Kredit" value={kredit} onChange={setKredit} description="Fotograf eller bildbyrå. Behövs för att publicera." />
          <TextField label="Bildtext" value={caption} onChange={setCaption} description="Går att skriva om i varje artikel." />
        </div>
      </div>
    </Dialog>
  );
}
