import styles from '#components/ui/spinner.module.css';

/** A small turning ring; `label` is what a screen reader hears. */
export function Spinner({ label = 'Laddar' }: { label?: string }) {
  return <span className={styles.spinner} role="progressbar" aria-label={label} />;
}
