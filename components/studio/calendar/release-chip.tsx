'use client';

import { Ban, Check, CircleAlert, CircleHelp, Hourglass, LoaderCircle, Undo2 } from 'lucide-react';
import { useCalendar } from '#components/studio/calendar/calendar-context.ts';
import styles from '#components/studio/calendar/release-chip.module.css';
import { sectionColour } from '#components/studio/calendar/section-colours.ts';
import { RELEASE_STATE } from '#components/studio/labels.ts';
import { isLate, momentOf, possibilitiesOf } from '#components/studio/release/release-rules.ts';
import { clockTime } from '#components/studio/swedish-time.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Release, ReleaseState } from '#lib/contract/release.ts';

/** What only waits for its time is the usual thing, and has none. */
const SIGN = {
  vantar_pa_godkannande: CircleHelp,
  schemalagd: undefined,
  pagar: LoaderCircle,
  koad: Hourglass,
  klar: Check,
  misslyckad: CircleAlert,
  avslagen: Ban,
  avbruten: Ban,
  ersatt: Ban,
  nedtagen: Undo2,
} as const satisfies Record<ReleaseState, unknown>;

/** A release in its place in the calendar: opens in full, and is dragged to another time while it waits. */
export function ReleaseChip({ release }: { release: Release }) {
  const { sektioner, jag, now, drag, canMove, onOpen } = useCalendar();
  const { tillstand, innehall } = release;
  const Icon = SIGN[tillstand];
  const late = isLate(release, now);
  const clock = clockTime(momentOf(release));
  const sektion = sektioner.find(({ id }) => id === innehall.sektion)?.namn ?? innehall.sektion;
  const isMovable = canMove && tillstand === 'schemalagd' && possibilitiesOf(release, jag).move;
  const dragProps = isMovable ? drag.source(release) : { draggable: false };
  return (
    <a
      href={`/studio/artikel/${innehall.id}`}
      className={styles.chip}
      style={sectionColour(sektioner, innehall.sektion)}
      data-release={release.id}
      data-state={tillstand}
      data-late={late || undefined}
      data-dragged={drag.dragged?.id === release.id || undefined}
      aria-haspopup="dialog"
      title={`${clock} ${innehall.rubrik} · ${sektion} · ${RELEASE_STATE[tillstand].namn}${late ? ' · Sen' : ''}`}
      onClick={(event) => {
        // Opened in a tab of its own it is the article.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(release);
      }}
      {...dragProps}
    >
      {Icon !== undefined && <Icon aria-hidden />}
      <span className={styles.clock}>{clock}</span>{' '}
      {late && (
        <span className={styles.late} aria-hidden>
          Sen
        </span>
      )}
      <span className={styles.words}>{innehall.rubrik}</span>
      <span className={styles.section} aria-hidden>
        {sektion}
      </span>
      <VisuallyHidden>{`, ${sektion}, ${RELEASE_STATE[tillstand].namn.toLowerCase()}${late ? ', sen' : ''}`}</VisuallyHidden>
    </a>
  );
}

/** Puts the focus on a release in the calendar, wherever it stands by now. Without this it is lost when a release has moved. */
export function focusChip(id: string): void {
  const chips = [...document.querySelectorAll<HTMLElement>('[data-release]')];
  chips.find((chip) => chip.dataset.release === id && chip.offsetParent !== null)?.focus();
}
