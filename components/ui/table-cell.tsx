import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from '#components/ui/table.module.css';
import type { TableColumn } from '#components/ui/table.tsx';

export interface TableCellProps extends Pick<TableColumn, 'align' | 'hideBelow'> {
  /** Quieter text. */
  muted?: boolean;
  children?: ReactNode;
}

/** A cell of a TableRow; `align` and `hideBelow` as in its column. */
export function TableCell({ align, hideBelow, muted, children }: TableCellProps) {
  return (
    <td
      className={classNames(
        styles.cell,
        align === 'end' && styles.end,
        muted && styles.muted,
        hideBelow === 'medium' && styles.hideBelowMedium,
        hideBelow === 'small' && styles.hideBelowSmall,
      )}
    >
      {children}
    </td>
  );
}
