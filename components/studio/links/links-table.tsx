'use client';

import { BellOff, RefreshCw } from 'lucide-react';
import Link from 'next/link';
import { LINK_STATE, lastDay, shownLink } from '#components/studio/links/link-words.ts';
import styles from '#components/studio/links/links-table.module.css';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { Link as MonitoredLink } from '#lib/contract/link.ts';

const COLUMNS = [
  { id: 'lank', namn: 'Länk' },
  { id: 'kontrollerad', namn: 'Kontrollerad', hideBelow: 'small' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface LinksTableProps {
  lankar: readonly MonitoredLink[];
  /** Where all of them stand in one article: what its blocks are called. */
  blockNames: Readonly<Record<string, string>> | undefined;
  /** Absent for those who only read. */
  act: { check: (lank: MonitoredLink) => void; ignore: (lank: MonitoredLink) => void } | undefined;
}

/** Links with how each is, why, and where it stands. */
export function LinksTable({ lankar, blockNames, act }: LinksTableProps) {
  return (
    <Table label="Länkar" columns={COLUMNS}>
      {lankar.map((lank) => (
        <TableRow key={lank.id}>
          <TableCell>
            <a className={styles.address} href={lank.adress} target="_blank" rel="noopener noreferrer">
              {shownLink(lank.adress)}
            </a>{' '}
            <Badge tone={LINK_STATE[lank.tillstand].tone}>{LINK_STATE[lank.tillstand].namn}</Badge>
            <Notes lank={lank} />
            {blockNames === undefined ? <Places lank={lank} /> : <PlacesInArticle lank={lank} names={blockNames} />}
          </TableCell>
          <TableCell hideBelow="small" muted>
            {lank.kontrollerad === null ? '–' : <RelativeTime iso={lank.kontrollerad} />}
          </TableCell>
          <TableCell align="end">
            {act !== undefined && (
              <div className={styles.actions}>
                <IconButton label={`Kontrollera ${shownLink(lank.adress)} nu`} size="small" onPress={() => act.check(lank)}>
                  <RefreshCw aria-hidden />
                </IconButton>
                {(lank.tillstand === 'trasig' || lank.tillstand === 'ignorerad') && (
                  <IconButton label={`Ignorera ${shownLink(lank.adress)}`} size="small" onPress={() => act.ignore(lank)}>
                    <BellOff aria-hidden />
                  </IconButton>
                )}
              </div>
            )}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function Notes({ lank: { orsak_text, leder_till, arkiv, ignorerad, misslyckade, tillstand } }: { lank: MonitoredLink }) {
  const isPending = misslyckade > 0 && tillstand !== 'trasig' && tillstand !== 'ignorerad';
  return (
    <>
      {orsak_text !== null && (
        <p className={styles.note}>
          {orsak_text}
          {isPending && ' Studio försöker igen innan länken räknas som trasig.'}
        </p>
      )}
      {leder_till !== null && (
        <p className={styles.note}>
          Leder till <a href={leder_till}>{shownLink(leder_till)}</a>
        </p>
      )}
      {arkiv !== null && (
        <p className={styles.note}>
          <a href={arkiv} target="_blank" rel="noopener noreferrer">
            Sök en kopia i Internet Archive
          </a>
        </p>
      )}
      {ignorerad !== null && (
        <p className={styles.note}>
          Ignoreras till och med {lastDay(ignorerad.till)} av {ignorerad.av.namn}
          {ignorerad.anledning !== '' && `: ${ignorerad.anledning}`}
        </p>
      )}
    </>
  );
}

/** The articles that it stands in, each once. */
function Places({ lank: { platser, antal_platser, fler_platser } }: { lank: MonitoredLink }) {
  const articles = [...new Map(platser.map((place) => [place.innehall, place.rubrik]))];
  const others = antal_platser - platser.length;
  return (
    <ul className={styles.places} aria-label="Var länken står">
      {articles.map(([id, rubrik]) => (
        <li key={id}>
          Står i <Link href={`/studio/artikel/${id}`}>{rubrik}</Link>
        </li>
      ))}
      {others > 0 && <li>{fler_platser ? 'och på många fler ställen' : `och på ${others} ställen till`}</li>}
    </ul>
  );
}

/** The blocks of the one article that it stands in. */
function PlacesInArticle({ lank: { platser }, names }: { lank: MonitoredLink; names: Readonly<Record<string, string>> }) {
  const blocks = [...new Map(platser.map((place) => [place.block, place.innehall]))];
  return (
    <ul className={styles.places} aria-label="Var länken står">
      {blocks.map(([block, innehall]) => (
        <li key={block}>
          Står i <Link href={`/studio/artikel/${innehall}`}>{names[block] ?? 'texten'}</Link>
        </li>
      ))}
    </ul>
  );
}
