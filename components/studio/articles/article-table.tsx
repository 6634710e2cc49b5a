'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type ArticleColumn, COLUMN_NAMES } from '#components/studio/articles/article-columns.ts';
import styles from '#components/studio/articles/article-table.module.css';
import type { ChosenArticles } from '#components/studio/articles/use-chosen.ts';
import { ConfidentialMark } from '#components/studio/confidential-mark.tsx';
import { LanguageBadge } from '#components/studio/language-badge.tsx';
import { whoIsThere } from '#components/studio/presence/presence-words.ts';
import { usePresence } from '#components/studio/presence/use-presence.ts';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { StatusBadge } from '#components/studio/status-badge.tsx';
import { useHotkey } from '#components/studio/use-hotkey.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Table, type TableColumn } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import type { ListedItem } from '#lib/contract/article.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { Presence } from '#lib/contract/presence.ts';
import type { Section } from '#lib/contract/section.ts';

const CHOSEN: TableColumn = { id: 'vald', namn: 'Markerad', isNameHidden: true };
const HEADLINE: TableColumn = { id: 'rubrik', namn: 'Rubrik' };

/** How each column stands; the status is told on every screen. */
const PLACED: Readonly<Record<ArticleColumn, Pick<TableColumn, 'align' | 'hideBelow'>>> = {
  sektion: { hideBelow: 'small' },
  mall: { hideBelow: 'medium' },
  sprak: { hideBelow: 'small' },
  status: {},
  taggar: { hideBelow: 'medium' },
  ansvarig: { hideBelow: 'medium' },
  skapad: { align: 'end', hideBelow: 'medium' },
  publicerad: { align: 'end', hideBelow: 'medium' },
  andrad: { align: 'end', hideBelow: 'small' },
};

interface ArticleTableProps {
  innehall: readonly ListedItem[];
  sektioner: readonly Section[];
  mallar: ReadonlyArray<{ id: string; namn: string }>;
  /** What is told of each beside the headline. */
  columns: readonly ArticleColumn[];
  jag: Actor;
  /** Which are chosen, for those who can do something with several; undefined for others. */
  chosen: ChosenArticles | undefined;
}

/** The articles of one page. j and k (or the arrows) walk through the rows, x chooses the one that they stand on, Enter opens. */
export function ArticleTable({ innehall, sektioner, mallar, columns, jag, chosen }: ArticleTableProps) {
  const router = useRouter();
  const [currentId, setCurrentId] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const index = innehall.findIndex((item) => item.id === currentId);
  const current = innehall[index];

  function walk(step: 1 | -1) {
    const next = index === -1 && step === -1 ? innehall.length - 1 : Math.min(Math.max(index + step, 0), innehall.length - 1);
    setCurrentId(innehall[next]?.id);
  }

  useHotkey('j', () => walk(1));
  useHotkey('k', () => walk(-1));
  useHotkey('ArrowDown', () => walk(1), current !== undefined);
  useHotkey('ArrowUp', () => walk(-1), current !== undefined);
  useHotkey('x', () => current !== undefined && chosen?.toggle(current), chosen !== undefined);
  useHotkey('Escape', () => setCurrentId(undefined), current !== undefined);

  // The current row's link has the focus: Enter opens it, and a screen reader follows.
  useEffect(() => {
    if (currentId === undefined) return;
    const link = body.current?.querySelector<HTMLElement>(`a[data-id="${CSS.escape(currentId)}"]`);
    link?.focus({ preventScroll: true });
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    router.prefetch(`/studio/artikel/${currentId}`);
  }, [currentId, router]);

  const there = usePresence(jag);
  const names = new Map([...sektioner, ...mallar].map(({ id, namn }) => [id, namn]));
  const shown = columns.map((id) => ({ id, namn: COLUMN_NAMES[id], ...PLACED[id] }));

  return (
    <div ref={body}>
      <Table label="Artiklar" columns={[...(chosen === undefined ? [] : [CHOSEN]), HEADLINE, ...shown]}>
        {innehall.map((item) => (
          <TableRow key={item.id} data-href isCurrent={item.id === currentId} className={styles.row}>
            {chosen !== undefined && (
              <TableCell>
                <input
                  type="checkbox"
                  className={styles.choose}
                  aria-label={`Markera ${item.rubrik === '' ? 'artikeln utan rubrik' : item.rubrik}`}
                  checked={chosen.has(item.id)}
                  onChange={() => chosen.toggle(item)}
                />
              </TableCell>
            )}
            <TableCell>
              <Link
                href={`/studio/artikel/${item.id}`}
                prefetch={false}
                data-id={item.id}
                className={styles.title}
                onFocus={() => setCurrentId(item.id)}
              >
                {item.konfidentiell && <ConfidentialMark />} {item.rubrik === '' ? 'Utan rubrik' : item.rubrik}
              </Link>
              <div className={styles.small}>
                <Languages item={item} />
                <span>
                  {names.get(item.sektion) ?? item.sektion} · <RelativeTime iso={item.andrad} />
                </span>
              </div>
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} {...PLACED[column]} muted={column !== 'status'}>
                <Told column={column} item={item} names={names} there={there} jag={jag} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </div>
  );
}

interface ToldProps {
  column: ArticleColumn;
  item: ListedItem;
  /** What sections and templates are called. */
  names: ReadonlyMap<string, string>;
  there: readonly Presence[];
  jag: Actor;
}

/** What a column tells of an article. */
function Told({ column, item, names, there, jag }: ToldProps) {
  switch (column) {
    case 'sektion':
    case 'mall':
      return <span className={styles.section}>{names.get(item[column]) ?? item[column]}</span>;
    case 'sprak':
      return <Languages item={item} />;
    case 'status':
      return (
        <>
          <StatusBadge status={item.status} schemalagd={item.schemalagd} />
          {Object.values(item.sprak).some(({ ej_slappt }) => ej_slappt.length > 0) && <Badge tone="warning">Ändringar ej ute</Badge>}
          <Here there={there.filter(({ innehall: where }) => where === item.id)} />
          {item.arbetskopia?.av.id === jag.id && <Badge tone="accent">Osparat av dig</Badge>}
        </>
      );
    case 'taggar':
      return <span className={styles.tags}>{item.taggar.join(', ')}</span>;
    case 'ansvarig':
      return <span className={styles.person}>{item.ansvarig ?? item.agare.namn}</span>;
    case 'skapad':
    case 'publicerad':
    case 'andrad': {
      const iso = item[column];
      return iso === null ? null : (
        <span className={styles.time}>
          <RelativeTime iso={iso} />
        </span>
      );
    }
  }
}

/** Who has the article open now. */
function Here({ there }: { there: readonly Presence[] }) {
  const words = whoIsThere(there);
  return words === undefined ? null : <Badge tone="accent">{words}</Badge>;
}

function Languages({ item }: { item: ListedItem }) {
  return (
    <span className={styles.languages}>
      {LANGUAGES.map((sprak) => (
        <LanguageBadge key={sprak} sprak={sprak} version={item.sprak[sprak]} />
      ))}
    </span>
  );
}
