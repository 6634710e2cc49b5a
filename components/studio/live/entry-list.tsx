'use client';

import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Correction } from '#components/studio/live/correction.tsx';
import { EntryRow, type RowActions } from '#components/studio/live/entry-row.tsx';
import styles from '#components/studio/live/live-desk.module.css';
import type { EntryDraft } from '#components/studio/live/live-entry.ts';
import type { ReportRow } from '#components/studio/live/report-rows.ts';
import type { OwnPlace } from '#components/studio/storage/own-storage.ts';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { liveEntries, spansDays } from '#lib/blocks/liveinlagg/entries.ts';

interface EntryListProps {
  rows: readonly ReportRow[];
  context: RenderContext;
  isPublic: boolean;
  sending: string | undefined;
  isAway: boolean;
  others: ReadonlySet<string>;
  mayWrite: boolean;
  /** The entry that is being corrected. */
  correcting: string | undefined;
  /** Where what is written about an entry is kept. */
  placeOf: (id: string) => OwnPlace;
  actions: RowActions;
  onCorrected: (id: string, change: Partial<EntryDraft>) => void;
  onCorrectionClosed: () => void;
  /** Escape: back to the composer. */
  onLeave: () => void;
}

const MARK = 'data-rad';

/** The entries of the report, newest first: walked through by the arrow keys, and changed by single keys. */
export function EntryList(props: EntryListProps) {
  const { rows, context, mayWrite, actions, others, correcting, placeOf, onCorrected, onCorrectionClosed, onLeave } = props;
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const place = Math.max(
    0,
    rows.findIndex(({ key }) => key === current),
  );
  const lastPlace = useRef(place);
  const withDay = useMemo(() => spansDays(liveEntries({ inlagg: rows.map(({ entry }) => entry) })), [rows]);

  const latest = useRef({ rows, actions, mayWrite, onLeave });
  latest.current = { rows, actions, mayWrite, onLeave };

  const focusRow = useCallback((key: string | undefined) => {
    if (key === undefined) return;
    setCurrent(key);
    list.current?.querySelector<HTMLElement>(`[${MARK}="${CSS.escape(key)}"]`)?.focus();
  }, []);

  // The entry that had the focus is gone, sent or removed: the one that stands in its place takes it over.
  useEffect(() => {
    const isThere = rows.some(({ key }) => key === current);
    if (isThere) lastPlace.current = place;
    else if (hadFocus.current && current !== undefined) focusRow(rows[Math.min(lastPlace.current, rows.length - 1)]?.key);
  }, [rows, current, place, focusRow]);

  const onKey = useCallback(
    (event: KeyboardEvent, row: ReportRow) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      const { rows: all, actions: act, mayWrite: writes, onLeave: leave } = latest.current;
      const at = all.findIndex(({ key }) => key === row.key);
      const mayChange = writes && row.waiting.length === 0;
      const key = event.key.toLowerCase();
      if (key === 'arrowdown') focusRow(all[at + 1]?.key);
      else if (key === 'arrowup') focusRow(all[at - 1]?.key);
      else if (key === 'home') focusRow(all[0]?.key);
      else if (key === 'end') focusRow(all.at(-1)?.key);
      else if (key === 'escape') leave();
      else if (key === 'e' && mayChange) act.correct(row);
      else if (key === 'p' && mayChange) act.pin(row);
      else if (key === 'delete' && mayChange) act.remove(row);
      else return;
      event.preventDefault();
    },
    [focusRow],
  );

  return (
    <div
      ref={list}
      role="feed"
      aria-label="Inlägg"
      className={styles.list}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        // Without a target the focused entry itself went away.
        if (event.relatedTarget !== null) hadFocus.current = event.currentTarget.contains(event.relatedTarget);
      }}
    >
      {rows.map((row, index) =>
        row.key === correcting ? (
          <Correction
            key={row.key}
            place={placeOf(row.key)}
            entry={row.entry}
            sprak={context.sprak}
            onSave={(change) => onCorrected(row.key, change)}
            onClose={() => {
              onCorrectionClosed();
              requestAnimationFrame(() => focusRow(row.key));
            }}
          />
        ) : (
          <EntryRow
            key={row.key}
            row={row}
            context={context}
            withDay={withDay}
            isPublic={props.isPublic}
            sending={row.waiting.length === 0 ? undefined : props.sending}
            isAway={row.waiting.length > 0 && props.isAway}
            isOthers={others.has(row.key)}
            mayWrite={mayWrite}
            isCurrent={index === place}
            place={index + 1}
            count={rows.length}
            actions={actions}
            onFocus={setCurrent}
            onKey={onKey}
          />
        ),
      )}
    </div>
  );
}
