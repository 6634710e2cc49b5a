import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { nameList } from '#components/studio/name-list.ts';
import styles from '#components/studio/rights/rights-view.module.css';
import { Badge } from '#components/ui/badge.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';

export type SectionOfRights = Pick<Section, 'id' | 'namn' | 'mallar' | 'sprak'>;

const COLUMNS = [
  { id: 'sektion', namn: 'Sektion' },
  { id: 'far', namn: 'Får arbeta' },
  { id: 'sprak', namn: 'Språk' },
  { id: 'mallar', namn: 'Mallar', hideBelow: 'small' },
] as const;

interface SectionsTableProps {
  vem: Actor;
  sektioner: readonly SectionOfRights[];
  mallar: readonly Option[];
}

/** In which sections somebody works, and in which languages and with which templates there. */
export function SectionsTable({ vem, sektioner, mallar }: SectionsTableProps) {
  return (
    <Table label="Sektioner" columns={COLUMNS}>
      {sektioner.map((sektion) => {
        const mayWork = vem.sektioner.length === 0 || vem.sektioner.includes(sektion.id);
        const languages = LANGUAGES.filter((id) => sektion.sprak.includes(id) && (vem.sprak.length === 0 || vem.sprak.includes(id)));
        return (
          <TableRow key={sektion.id}>
            <TableCell>
              <span className={styles.what}>{sektion.namn}</span>
            </TableCell>
            <TableCell>{mayWork ? <Badge tone="success">Ja</Badge> : <Badge hollow>Nej</Badge>}</TableCell>
            <TableCell muted>{mayWork ? languages.map((id) => LANGUAGE_NAME[id]).join(', ') || 'Inget av personens språk' : '–'}</TableCell>
            <TableCell hideBelow="small" muted>
              {mayWork ? nameList(sektion.mallar, mallar, 'Inga') : '–'}
            </TableCell>
          </TableRow>
        );
      })}
    </Table>
  );
}
