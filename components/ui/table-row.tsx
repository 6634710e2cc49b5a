import type { ComponentProps } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from '#components/ui/table.module.css';

/** A row of a Table. `isCurrent` marks the row the keyboard stands on. */
export function TableRow({ isCurrent = false, className, ...rest }: ComponentProps<'tr'> & { isCurrent?: boolean }) {
  return <tr {...rest} className={classNames(styles.row, isCurrent && styles.current, className)} />;
}
