'use client';

import { useCalendar } from '#components/studio/calendar/calendar-context.ts';
import styles from '#components/studio/calendar/release-details.module.css';
import { ReleaseActions } from '#components/studio/release/release-actions.tsx';
import { ReleaseEntry } from '#components/studio/release/release-entry.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Release } from '#lib/contract/release.ts';

interface ReleaseDetailsProps {
  release: Release;
  onClose: () => void;
  onChanged: () => void;
}

/** A release of the calendar in full, with what can be done with it: also the way to another time by keyboard. */
export function ReleaseDetails({ release, onClose, onChanged }: ReleaseDetailsProps) {
  const { sektioner, jag, now } = useCalendar();
  const { innehall } = release;
  return (
    <Dialog
      title={innehall.rubrik}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      footer={
        <>
          <ReleaseActions release={release} jag={jag} onChanged={onChanged} />
          <ButtonLink size="small" variant="primary" href={`/studio/artikel/${innehall.id}`}>
            Öppna artikeln
          </ButtonLink>
        </>
      }
    >
      <ReleaseEntry
        release={release}
        now={now}
        title={<span className={styles.section}>{sektioner.find(({ id }) => id === innehall.sektion)?.namn ?? innehall.sektion}</span>}
      />
    </Dialog>
  );
}
