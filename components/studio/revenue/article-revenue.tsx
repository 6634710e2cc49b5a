'use client';

import styles from '#components/studio/figures/article-figures.module.css';
import { daysInWords } from '#components/studio/figures/figure-words.ts';
import amounts from '#components/studio/revenue/revenue-page.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Earned = OperationOutput<'hamtaArtikelintakter'>['totalt'];

/** What an article has earned in so many days, by program; nothing where nothing is known to have been paid for it. */
export function ArticleRevenue({ id, dagar }: { id: string; dagar: number }) {
  const { data, failure } = useLoaded(`${id} ${dagar}`, () => studio.hamtaArtikelintakter({ id, dagar }));
  if (failure !== undefined) return <p className={styles.note}>Artikelns intäkter kunde inte hämtas.</p>;
  if (data === undefined || data.totalt.belopp.length === 0) return null;
  const { totalt, program, besked, fran, till } = data;
  return (
    <>
      <p className={styles.total}>
        <strong className={styles.count}>
          <Amounts of={totalt} />
        </strong>{' '}
        i intäkter {daysInWords(fran, till)}
      </p>
      <Table
        label="Artikelns intäkter per program"
        columns={[
          { id: 'program', namn: 'Program' },
          { id: 'belopp', namn: 'Intäkter', align: 'end' },
          { id: 'tusen', namn: 'Per tusen visningar', align: 'end' },
        ]}
      >
        {program.map((of) => (
          <TableRow key={of.nyckel}>
            <TableCell>{of.namn}</TableCell>
            <TableCell align="end">
              <Amounts of={of} />
            </TableCell>
            <TableCell align="end">
              {of.belopp.map(({ valuta, per_tusen }) => (
                <span key={valuta} className={amounts.amount}>
                  {per_tusen?.text ?? '–'}
                </span>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </Table>
      <p className={styles.note}>{besked}</p>
    </>
  );
}

function Amounts({ of }: { of: Pick<Earned, 'belopp'> }) {
  return of.belopp.map(({ valuta, text }) => (
    <span key={valuta} className={amounts.amount}>
      {text}
    </span>
  ));
}
