'use client';

import { Trash2 } from 'lucide-react';
import type { EntryPicture } from '#components/studio/live/live-entry.ts';
import styles from '#components/studio/live/picture-part.module.css';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { TextField } from '#components/ui/text-field.tsx';

interface PicturePartProps {
  picture: EntryPicture;
  /** What it lacks is shown only once the reporter has tried to send it. */
  showFaults: boolean;
  onChange: (picture: EntryPicture | null) => void;
}

/** What a picture cannot be published without, in words. */
export function pictureFaults({ alt, kredit }: EntryPicture): { alt?: string; kredit?: string } {
  return {
    ...(alt?.trim() ? {} : { alt: 'Skriv vad bilden visar, för den som inte ser den.' }),
    ...(kredit?.trim() ? {} : { kredit: 'Ange fotograf eller bildbyrå.' }),
  };
}

/** The picture of an entry, with the words that must stand by it. */
export function PicturePart({ picture, showFaults, onChange }: PicturePartProps) {
  const faults = showFaults ? pictureFaults(picture) : {};
  const set = (change: EntryPicture) => onChange({ ...picture, ...change });
  return (
    <div className={styles.part}>
      <div className={styles.shown}>
        <Picture src={picture.src} alt="" className={styles.picture} />
        <IconButton label="Ta bort bilden" size="small" onPress={() => onChange(null)}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className={styles.words}>
        <TextField
          label="Alternativtext"
          placeholder="Vad bilden visar"
          value={picture.alt ?? ''}
          onChange={(alt) => set({ alt })}
          {...(faults.alt === undefined ? {} : { fault: faults.alt })}
        />
        <TextField
          label="Foto"
          placeholder="Fotograf eller bildbyrå"
          value={picture.kredit ?? ''}
          onChange={(kredit) => set({ kredit })}
          {...(faults.kredit === undefined ? {} : { fault: faults.kredit })}
        />
        <TextField label="Bildtext" placeholder="Om den behövs" value={picture.caption ?? ''} onChange={(caption) => set({ caption })} />
      </div>
    </div>
  );
}
