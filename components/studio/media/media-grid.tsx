'use client';

import styles from '#components/studio/media/media-grid.module.css';
import { thumbnailOf } from '#components/studio/media/thumbnail.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { Media } from '#lib/contract/media.ts';

interface MediaGridProps {
  media: readonly Media[];
  onOpen: (media: Media) => void;
}

/** Pictures beside each other; what an article would be stopped for is marked at once. */
export function MediaGrid({ media, onOpen }: MediaGridProps) {
  return (
    <ul className={styles.grid}>
      {media.map((picture) => (
        <li key={picture.id}>
          <button type="button" className={styles.card} onClick={() => onOpen(picture)}>
            <Picture
              src={thumbnailOf(picture, 480)}
              alt={picture.alt.sv ?? ''}
              loading="lazy"
              className={styles.picture}
              style={picture.fokus === null ? undefined : { objectPosition: `${picture.fokus.x}% ${picture.fokus.y}%` }}
            />
            <span className={styles.name}>{picture.caption === '' ? picture.filnamn : picture.caption}</span>
            <span className={styles.facts}>
              {picture.bredd} × {picture.hojd}
              {picture.kredit !== '' && ` · ${picture.kredit}`}
            </span>
            {((picture.alt.sv ?? '') === '' || picture.kredit === '') && (
              <span className={styles.missing}>
                {(picture.alt.sv ?? '') === '' && <Badge tone="warning">Alternativtext saknas</Badge>}
                {picture.kredit === '' && <Badge tone="warning">Kredit saknas</Badge>}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
