import styles from '#components/studio/media/alike-list.module.css';
import { thumbnailOf } from '#components/studio/media/thumbnail.ts';
import { Picture } from '#components/ui/picture.tsx';
import type { Media } from '#lib/contract/media.ts';

interface AlikeListProps {
  title: string;
  alike: readonly Media[];
}

/** Pictures that look nearly the same, small, each with its credit: which of them to use is for the reader to say. */
export function AlikeList({ title, alike }: AlikeListProps) {
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {alike.map((picture) => (
          <li key={picture.id}>
            <a href={picture.src} target="_blank" rel="noreferrer" className={styles.picture}>
              <Picture src={thumbnailOf(picture, 320)} alt={picture.alt.sv || picture.caption || picture.filnamn} loading="lazy" />
              <span>
                {picture.bredd} × {picture.hojd}
                {picture.kredit !== '' && ` · ${picture.kredit}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
