import styles from '#components/studio/loading-page.module.css';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';

const ROWS = ['62%', '48%', '71%', '55%', '66%', '43%', '58%', '69%'];

/** A screen on its way: a heading and rows, as most screens have. */
export function LoadingPage() {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>Laddar</VisuallyHidden>
      <Skeleton width="9rem" height="1.5rem" />
      <Skeleton width="26rem" height="2rem" />
      <div className={styles.rows}>
        {ROWS.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
