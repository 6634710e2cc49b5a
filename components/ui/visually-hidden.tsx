import type { ReactNode } from 'react';
import styles from '#components/ui/visually-hidden.module.css';

/** Text that a screen reader hears and nobody sees. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
