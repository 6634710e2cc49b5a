'use client';

import { Coins, Download, Upload } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { daysInWords, inNumbers } from '#components/studio/figures/figure-words.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { CoveredDays } from '#components/studio/revenue/covered-days.tsx';
import { REVENUE_BY, REVENUE_DAYS, type RevenueChoice } from '#components/studio/revenue/revenue-choice.ts';
import { revenueFile } from '#components/studio/revenue/revenue-file.ts';
import styles from '#components/studio/revenue/revenue-page.module.css';
import { saveFile } from '#components/studio/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Select } from '#components/ui/select.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Revenue = OperationOutput<'hamtaIntakter'>;

export interface RevenuePageProps {
  chosen: RevenueChoice;
  intakter: Revenue;
  /** The sources that tell of those days. */
  kallor: readonly string[];
  canImport: boolean;
}

const ALL = 'alla';
const ADDRESS = '/studio/siffror/intakter';

/** What articles have earned, by what somebody chooses, and of which days that is known. */
export function RevenuePage({ chosen, intakter, kallor, canImport }: RevenuePageProps) {
  const router = useRouter();
  const choose = (some: Record<string, string>) => router.push(`${ADDRESS}?${new URLSearchParams({ ...chosen, ...some })}`);
  const { rader, totalt, tackning, besked, fran, till } = intakter;
  const heading = REVENUE_BY.find(({ id }) => id === chosen.per)?.namn ?? '';
  return (
    <>
      <PageHeader
        title="Intäkter"
        actions={
          <>
            {rader.length > 0 && (
              <Button
                icon={<Download aria-hidden />}
                onPress={() => saveFile(`intakter-${fran}-${till}.csv`, 'text/csv;charset=utf-8', revenueFile(heading, rader))}
              >
                Ladda ner CSV
              </Button>
            )}
            {canImport && (
              <ButtonLink variant="primary" href="/studio/siffror/importera" icon={<Upload aria-hidden />}>
                Importera siffror
              </ButtonLink>
            )}
          </>
        }
      >
        Vad det publicerade ger, ur programmens filer. {daysInWords(fran, till)}.
      </PageHeader>
      <div className={styles.choice}>
        <Select label="Visa per" options={REVENUE_BY} value={chosen.per} onChange={(per) => choose({ per })} compact />
        <Select label="Tid" options={REVENUE_DAYS} value={chosen.dagar} onChange={(dagar) => choose({ dagar })} compact />
        {kallor.length > 1 && (
          <Select
            label="Källa"
            options={[{ id: ALL, namn: 'Alla källor' }, ...kallor.map((kalla) => ({ id: kalla, namn: kalla }))]}
            value={chosen.kalla || ALL}
            onChange={(kalla) => choose({ kalla: kalla === ALL ? '' : kalla })}
            compact
          />
        )}
      </div>
      {rader.length === 0 ? (
        <EmptyState icon={<Coins aria-hidden />} title="Inga intäkter är inlästa för tiden">
          <p>Läs in en fil från ett program eller annonsnätverk, så syns de här.</p>
        </EmptyState>
      ) : (
        <div className={styles.parts}>
          <Table
            label={`Intäkter per ${heading.toLowerCase()}`}
            columns={[
              { id: 'namn', namn: heading },
              { id: 'belopp', namn: 'Intäkter', align: 'end' },
              { id: 'tusen', namn: 'Per tusen visningar', align: 'end', hideBelow: 'small' },
              { id: 'visningar', namn: 'Visningar', align: 'end', hideBelow: 'medium' },
            ]}
          >
            {[{ nyckel: 'totalt', namn: 'Totalt', ...totalt }, ...rader].map(({ nyckel, namn, belopp, visningar }) => (
              <TableRow key={nyckel}>
                <TableCell>
                  {chosen.per === 'artikel' && isId(nyckel) ? <Link href={`/studio/artikel/${nyckel}`}>{namn}</Link> : namn}
                </TableCell>
                <TableCell align="end">
                  {belopp.map(({ valuta, text }) => (
                    <span key={valuta} className={styles.amount}>
                      {text}
                    </span>
                  ))}
                </TableCell>
                <TableCell align="end" hideBelow="small">
                  {belopp.map(({ valuta, per_tusen }) => (
                    <span key={valuta} className={styles.amount}>
                      {per_tusen?.text ?? '–'}
                    </span>
                  ))}
                </TableCell>
                <TableCell align="end" hideBelow="medium">
                  {visningar === null ? '–' : inNumbers(visningar)}
                </TableCell>
              </TableRow>
            ))}
          </Table>
          <CoveredDays tackning={tackning} besked={besked} />
        </div>
      )}
    </>
  );
}

/** What is no article has no page. */
function isId(nyckel: string): boolean {
  return /^[0-9a-f-]{36}$/.test(nyckel);
}
