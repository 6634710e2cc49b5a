'use client';

import { Mails } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { LETTER_STATE } from '#components/studio/outbox/letter-state.ts';
import styles from '#components/studio/outbox/outbox-view.module.css';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Select } from '#components/ui/select.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { LETTER_STATES } from '#lib/contract/closed/letter.ts';
import type { LetterState, OutboxLetter } from '#lib/contract/letter.ts';

const LetterDialog = lazyDialog(async () => (await import('#components/studio/outbox/letter-dialog.tsx')).LetterDialog);

const COLUMNS = [
  { id: 'brev', namn: 'Brev' },
  { id: 'till', namn: 'Till', hideBelow: 'small' },
  { id: 'nar', namn: 'När', hideBelow: 'small' },
  { id: 'lage', namn: 'Läge' },
] as const;

/** A choice needs an id; this one stands for no filter. */
const ALL = 'alla';
const STATES = [{ id: ALL, namn: 'Alla lägen' }, ...LETTER_STATES.map((id) => ({ id, namn: LETTER_STATE[id].namn }))];

interface OutboxViewProps {
  utskick: readonly OutboxLetter[];
  /** The state the list is narrowed to. */
  lage: LetterState | undefined;
  page: ShownPage;
}

/** The letters Studio has written: what went, what waits, and what did not go and why. */
export function OutboxView({ utskick, lage, page }: OutboxViewProps) {
  const router = useRouter();
  const show = (state: string | undefined, page: number) =>
    router.push(
      `/studio/utkorg?${new URLSearchParams({ ...(state === undefined || state === ALL ? {} : { lage: state }), sida: String(page) })}`,
    );
  const [opened, setOpened] = useState<string>();
  const read = utskick.find(({ id }) => id === opened);
  return (
    <>
      <PageHeader title="Utkorg">Breven som Studio mejlar till redaktionen. De finns kvar här i tre månader.</PageHeader>
      <div className={styles.bar}>
        <Select aria-label="Läge" options={STATES} value={lage ?? ALL} onChange={(state) => show(state, 1)} compact />
      </div>
      {utskick.some((letter) => letter.lage === 'bara_utkorg') && (
        <div className={styles.notice}>
          <Banner tone="info">
            Ingen mejlserver var angiven när breven märkta ”{LETTER_STATE.bara_utkorg.namn}” skrevs, så de går bara att läsa här. Ange en
            under <Link href="/studio/installningar/epost">Inställningar → E-post</Link> (eller i SMTP_URL) och skicka dem sedan igen.
          </Banner>
        </div>
      )}
      {utskick.length === 0 ? (
        <EmptyState icon={<Mails aria-hidden />} title={lage === undefined ? 'Inga brev ännu' : 'Inga brev i det läget'}>
          <p>Studio skriver när något ska granskas och när en schemalagd publicering inte har gått att genomföra.</p>
        </EmptyState>
      ) : (
        <div className={styles.letters}>
          <Table label="Utkorg" columns={COLUMNS}>
            {utskick.map((letter) => (
              <LetterRow key={letter.id} letter={letter} onOpen={() => setOpened(letter.id)} />
            ))}
          </Table>
          <Pagination page={page} onPage={(sida) => show(lage, sida)} />
        </div>
      )}
      {read !== undefined && <LetterDialog letter={read} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function LetterRow({ letter, onOpen }: { letter: OutboxLetter; onOpen: () => void }) {
  const { namn, tone } = LETTER_STATE[letter.lage];
  return (
    <TableRow>
      <TableCell>
        <button type="button" className={styles.subject} onClick={onOpen}>
          {letter.amne}
        </button>
        <div className={styles.narrow}>
          {letter.till} · <RelativeTime iso={letter.skapad} />
        </div>
      </TableCell>
      <TableCell hideBelow="small" muted>
        {letter.till}
      </TableCell>
      <TableCell hideBelow="small" muted>
        <RelativeTime iso={letter.skapad} />
      </TableCell>
      <TableCell>
        <Badge tone={tone}>{namn}</Badge>
        {letter.fel !== null && <div className={styles.fault}>{letter.fel}</div>}
        {letter.nasta !== null && letter.forsok > 0 && (
          <div className={styles.small}>
            Nästa försök <RelativeTime iso={letter.nasta} />
          </div>
        )}
      </TableCell>
    </TableRow>
  );
}
