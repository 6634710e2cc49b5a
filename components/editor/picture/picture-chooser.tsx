'use client';

import { Images, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import styles from '#components/editor/picture/picture-chooser.module.css';
import { failureOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PICTURE_TYPES, pictureDrop, picturesChosen, picturesDropped } from '#components/studio/media/picture-files.ts';
import { uploadPicture } from '#components/studio/media/upload-picture.ts';
import { useToldOnceGone } from '#components/studio/media/use-told-once-gone.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import type { Media } from '#lib/contract/media.ts';

const LibraryDialog = lazyDialog(async () => (await import('#components/editor/picture/library-dialog.tsx')).LibraryDialog);

interface PictureChooserProps {
  label: string;
  src: string | undefined;
  /** The picture as it is to be shown here, when it is more than the picture itself. */
  children?: ReactNode;
  onChoose: (media: Media) => void;
  onRemove: () => void;
}

/** A place for a picture: shows the one there is, and takes another by upload, by dropping, or from the library. */
export function PictureChooser({ label, src, children, onChoose, onRemove }: PictureChooserProps) {
  const [isChoosing, setChoosing] = useState(false);
  const tell = useToldOnceGone();
  const upload = useOperation((file: File) =>
    uploadPicture(file).catch((error: unknown) => {
      tell(failureOf(error));
      throw error;
    }),
  );
  // What is written beside it while a picture is on its way stands: it goes to who asks for it then.
  const latest = useRef(onChoose);
  latest.current = onChoose;

  async function take(file: File | undefined) {
    const media = file === undefined ? undefined : await upload.run(file);
    if (media !== undefined) latest.current(media);
  }

  const buttons = (
    <>
      <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(files) => take(picturesChosen(files)[0])}>
        <Button size="small" icon={<Upload aria-hidden />} isPending={upload.isRunning}>
          Ladda upp
        </Button>
      </FileTrigger>
      <Button size="small" icon={<Images aria-hidden />} onPress={() => setChoosing(true)}>
        Välj ur arkivet
      </Button>
    </>
  );

  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <DropZone
        aria-label={`${label}: släpp en bildfil här`}
        className={styles.place ?? ''}
        getDropOperation={pictureDrop}
        onDrop={async ({ items }) => take((await picturesDropped(items))[0])}
      >
        {src === undefined ? (
          <div className={styles.empty}>
            {buttons}
            <span>eller släpp en bild här</span>
          </div>
        ) : (
          // biome-ignore lint/performance/noImgElement: shows whatever address the article has
          (children ?? <img src={src} alt="" className={styles.picture} />)
        )}
      </DropZone>
      <FailureBanner failure={upload.failure} />
      {src !== undefined && (
        <div className={styles.actions}>
          {buttons}
          <Button size="small" variant="quiet" icon={<Trash2 aria-hidden />} onPress={onRemove}>
            Ta bort
          </Button>
        </div>
      )}
      {isChoosing && <LibraryDialog onClose={() => setChoosing(false)} onChoose={onChoose} />}
    </div>
  );
}
