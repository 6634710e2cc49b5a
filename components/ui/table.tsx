import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from '#components/ui/table.module.css';

export interface TableColumn {
  id: string;
  namn: string;
  align?: 'start' | 'end';
  /** Falls away on screens narrower than 1100 px (`medium`) or 700 px (`small`). */
  hideBelow?: 'small' | 'medium';
  /** The column is named for screen readers only. */
  isNameHidden?: boolean;
}

export interface TableProps {
  label: string;
  columns: readonly TableColumn[];
  /** TableRow elements. */
  children: ReactNode;
}

/** A plain data table. Rows are TableRow, cells are TableCell in the order of the columns. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(
                  styles.head,
                  column.align === 'end' && styles.end,
                  column.hideBelow === 'medium' && styles.hideBelowMedium,
                  column.hideBelow === 'small' && styles.hideBelowSmall,
                )}
              >
                <span className={column.isNameHidden ? styles.hidden : undefined}>{column.namn}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
