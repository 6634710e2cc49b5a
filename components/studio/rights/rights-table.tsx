import styles from '#components/studio/rights/rights-view.module.css';
import { Badge } from '#components/ui/badge.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { ROLE_NAMES, ROLES } from '#lib/contract/role.ts';
import type { ToldRight } from '#lib/contract/told-rights.ts';

const COLUMNS = [
  { id: 'vad', namn: 'Vad' },
  { id: 'far', namn: 'Får' },
  { id: 'roller', namn: 'Roller som får', hideBelow: 'small' },
] as const;

interface RightsTableProps {
  label: string;
  rattigheter: readonly ToldRight[];
  /** Of somebody else: what to do about it is said to the person it is about alone. */
  isOther: boolean;
}

/** What may be done and what not, and which roles may. */
export function RightsTable({ label, rattigheter, isOther }: RightsTableProps) {
  return (
    <Table label={label} columns={COLUMNS}>
      {rattigheter.map((right) => (
        <TableRow key={right.vad}>
          <TableCell>
            <div className={styles.what}>{right.vad}</div>
            {!isOther && right.atgard !== '' && <div className={styles.hint}>{right.atgard}</div>}
          </TableCell>
          <TableCell>{right.far ? <Badge tone="success">Ja</Badge> : <Badge hollow>Nej</Badge>}</TableCell>
          <TableCell hideBelow="small" muted>
            {rolesOf(right)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function rolesOf({ roller, adminMedPublicera }: ToldRight): string {
  if (roller.length === ROLES.length) return 'Alla';
  return roller
    .map((roll) => (roll === 'admin' && adminMedPublicera ? `${ROLE_NAMES.admin} som får publicera` : ROLE_NAMES[roll]))
    .join(', ');
}
