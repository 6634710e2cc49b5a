'use client';

import Link from 'next/link';
import { LanguageBadge } from '#components/studio/language-badge.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { StatusBadge } from '#components/studio/status-badge.tsx';
import type { Chosen } from '#components/studio/translation/chosen-articles.ts';
import styles from '#components/studio/translation/translations.module.css';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { ListedItem } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';

const COLUMNS = [
  { id: 'val', namn: 'Markerad', isNameHidden: true },
  { id: 'rubrik', namn: 'Rubrik' },
  { id: 'sektion', namn: 'Sektion', hideBelow: 'small' },
  { id: 'sprak', namn: 'Översättning', hideBelow: 'small' },
  { id: 'status', namn: 'Status', hideBelow: 'small' },
  { id: 'andrad', namn: 'Ändrad', align: 'end', hideBelow: 'medium' },
] as const;

interface ChoiceTableProps {
  innehall: readonly ListedItem[];
  till: Language;
  sektioner: readonly Section[];
  chosen: Chosen;
  onToggle: (items: readonly ListedItem[], isChosen: boolean) => void;
}

/** The articles of one page, each to be chosen, or the whole page at once. */
export function ChoiceTable({ innehall, till, sektioner, chosen, onToggle }: ChoiceTableProps) {
  const sectionName = new Map(sektioner.map(({ id, namn }) => [id, namn]));
  const here = innehall.filter(({ id }) => chosen.has(id)).length;
  const isAll = here === innehall.length;
  return (
    <>
      <Checkbox isSelected={isAll} isIndeterminate={here > 0 && !isAll} onChange={() => onToggle(innehall, !isAll)}>
        Markera sidan
      </Checkbox>
      <Table label="Artiklar att översätta" columns={COLUMNS}>
        {innehall.map((item) => {
          const rubrik = item.rubrik === '' ? 'Utan rubrik' : item.rubrik;
          const section = sectionName.get(item.sektion) ?? item.sektion;
          return (
            <TableRow key={item.id} isCurrent={chosen.has(item.id)}>
              <TableCell>
                <span className={styles.check}>
                  <Checkbox isSelected={chosen.has(item.id)} onChange={(isChosen) => onToggle([item], isChosen)}>
                    <VisuallyHidden>{rubrik}</VisuallyHidden>
                  </Checkbox>
                </span>
              </TableCell>
              <TableCell>
                <Link href={`/studio/artikel/${item.id}`} prefetch={false} className={styles.title}>
                  {rubrik}
                </Link>
                <div className={styles.small}>
                  <LanguageBadge sprak={till} version={item.sprak[till]} /> {section}
                </div>
              </TableCell>
              <TableCell hideBelow="small" muted>
                {section}
              </TableCell>
              <TableCell hideBelow="small">
                <LanguageBadge sprak={till} version={item.sprak[till]} />
              </TableCell>
              <TableCell hideBelow="small">
                <StatusBadge status={item.status} schemalagd={item.schemalagd} />
              </TableCell>
              <TableCell align="end" hideBelow="medium" muted>
                <RelativeTime iso={item.andrad} />
              </TableCell>
            </TableRow>
          );
        })}
      </Table>
    </>
  );
}
