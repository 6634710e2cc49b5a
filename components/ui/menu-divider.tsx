'use client';

import { Separator } from 'react-aria-components';
import styles from '#components/ui/menu-divider.module.css';

/** A line between groups in a Menu. */
export function MenuDivider() {
  return <Separator className={styles.divider} />;
}
