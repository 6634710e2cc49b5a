'use client';

import { Pencil, Pin, PinOff, Star, StarOff, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import styles from '#components/studio/live/entry-row.module.css';
import { EntryState, kindOf } from '#components/studio/live/entry-state.tsx';
import type { ReportRow } from '#components/studio/live/report-rows.ts';
import { clockTime } from '#components/studio/swedish-time.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { liveEntries } from '#lib/blocks/liveinlagg/entries.ts';
import { LiveEntryElement } from '#lib/blocks/liveinlagg/entry.tsx';

export interface RowActions {
  correct(row: ReportRow): void;
  pin(row: ReportRow): void;
  /** Makes it one of the key events, or no longer one. */
  mark(row: ReportRow): void;
  remove(row: ReportRow): void;
  /** Tries again what was refused. */
  retry(row: ReportRow): void;
  /** Takes back what has not been sent: to the composer when it was a new entry. */
  takeBack(row: ReportRow): void;
}

interface EntryRowProps {
  row: ReportRow;
  context: RenderContext;
  /** Whether the report is of several days. */
  withDay: boolean;
  isPublic: boolean;
  sending: string | undefined;
  isAway: boolean;
  /** Somebody else wrote it while this desk looked on. */
  isOthers: boolean;
  mayWrite: boolean;
  /** The one that Tab comes to. */
  isCurrent: boolean;
  place: number;
  count: number;
  actions: RowActions;
  onFocus: (key: string) => void;
  onKey: (event: KeyboardEvent, row: ReportRow) => void;
}

/** An entry as readers see it, how it stands with it, and what can be done with it. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { row, context, withDay, isOthers, mayWrite, isCurrent, place, count, actions, onFocus, onKey } = props;
  const { key, entry, waiting } = row;
  const kind = kindOf(props);
  const [shown] = liveEntries({ inlagg: [entry] });
  const refused = waiting.find(({ hinder }) => hinder !== null);
  const isSettled = waiting.length === 0 && mayWrite;
  return (
    <article
      tabIndex={isCurrent ? 0 : -1}
      aria-posinset={place}
      aria-setsize={count}
      aria-label={`${entry.fast ? 'Fäst inlägg' : 'Inlägg'}${shown?.tid === undefined ? '' : ` ${clockTime(shown.tid)}`}`}
      className={styles.row}
      data-rad={key}
      data-kind={kind}
      data-others={isOthers || undefined}
      onFocus={() => onFocus(key)}
      onKeyDown={(event) => onKey(event, row)}
    >
      {shown === undefined ? null : (
        <div
          className={`artikel artikel-text ${styles.text}`}
          lang={context.sprak}
          inert={waiting.some(({ arende }) => arende.slag === 'tabort')}
        >
          <LiveEntryElement blockId="live" entry={shown} withDay={withDay} context={context} />
        </div>
      )}
      <div className={styles.foot}>
        <EntryState {...props} />
        {entry.skrev === null ? null : (
          <span className={styles.credit}>
            {entry.skrev.av.namn} {clockTime(entry.skrev.skapad)}
          </span>
        )}
        {entry.rattade === null ? null : (
          <span className={styles.credit}>
            <Badge>Rättat</Badge> {entry.rattade.av.namn} {clockTime(entry.rattade.skapad)}
          </span>
        )}
        <span className={styles.actions}>
          {kind === 'tasbort' || (kind === 'vantar' && waiting.every(({ forsokt }) => !forsokt)) ? (
            <Button size="small" excludeFromTabOrder={!isCurrent} onPress={() => actions.takeBack(row)}>
              {kind === 'tasbort' ? 'Ångra' : 'Ta tillbaka'}
            </Button>
          ) : null}
          {isSettled ? (
            <>
              <IconButton label="Rätta" keys={['E']} size="small" excludeFromTabOrder={!isCurrent} onPress={() => actions.correct(row)}>
                <Pencil aria-hidden />
              </IconButton>
              <IconButton
                label={entry.fast ? 'Lossa' : 'Fäst överst'}
                keys={['P']}
                size="small"
                excludeFromTabOrder={!isCurrent}
                onPress={() => actions.pin(row)}
              >
                {entry.fast ? <PinOff aria-hidden /> : <Pin aria-hidden />}
              </IconButton>
              <IconButton
                label={entry.nyckel ? 'Inte längre nyckelhändelse' : 'Gör till nyckelhändelse'}
                size="small"
                excludeFromTabOrder={!isCurrent}
                onPress={() => actions.mark(row)}
              >
                {entry.nyckel ? <StarOff aria-hidden /> : <Star aria-hidden />}
              </IconButton>
              <IconButton
                label="Ta bort"
                keys={['Delete']}
                size="small"
                excludeFromTabOrder={!isCurrent}
                onPress={() => actions.remove(row)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </>
          ) : null}
        </span>
      </div>
      {refused?.hinder == null ? null : (
        <Banner
          tone="fault"
          title={refused.hinder.title}
          entries={refused.hinder.fel}
          actions={
            <>
              <Button size="small" onPress={() => actions.retry(row)}>
                Försök igen
              </Button>
              <Button size="small" variant="quiet" onPress={() => actions.takeBack(row)}>
                {refused.arende.slag === 'tabort' ? 'Låt det vara' : 'Ändra texten'}
              </Button>
            </>
          }
        />
      )}
    </article>
  );
});
