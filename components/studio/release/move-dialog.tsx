'use client';

import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { tellMoved } from '#components/studio/release/change-release.ts';
import { type ChosenTime, chosenTimeOf, NO_TIME, readPublishTime } from '#components/studio/release/publish-time.ts';
import { isAsked } from '#components/studio/release/release-rules.ts';
import { TimeField } from '#components/studio/release/time-field.tsx';
import { useNow } from '#components/studio/release/use-now.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface MoveDialogProps {
  release: Release;
  /** A time to begin with, where somebody has tried another than the release has. */
  suggested?: ChosenTime | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives a waiting release another time. The revisions it is of stay the same. */
export function MoveDialog({ release, suggested, onClose, onChanged }: MoveDialogProps) {
  const now = useNow();
  const [tid, setTid] = useState<ChosenTime>(() => suggested ?? (release.datum === null ? NO_TIME : chosenTimeOf(release.datum)));
  const move = useOperation((datum: string) => studio.andraRelease({ rid: release.id, datum }));
  const time = readPublishTime(tid, now);
  const isUnchanged = time.kind === 'instant' && time.instant === release.datum && release.tillstand === 'schemalagd';
  const isReady = time.kind === 'instant' && !time.isPast && !isUnchanged;

  async function submit() {
    if (time.kind !== 'instant') return;
    const answer = await move.run(time.instant);
    if (answer === undefined) return;
    tellMoved(release, time.instant, onChanged);
    onClose();
    onChanged();
  }

  return (
    <DecisionDialog
      title="Ändra tid"
      decide="Flytta"
      isDeciding={move.isRunning}
      canDecide={isReady}
      onDecide={submit}
      onClose={onClose}
      failure={move.failure}
    >
      <div>
        {isAsked(release)
          ? `Begäran att publicera ”${release.innehall.rubrik}” får en ny tid. Den går ut först när någon har godkänt den.`
          : `”${release.innehall.rubrik}” går ut som den var när den schemalades, vid den nya tiden.`}
      </div>
      <TimeField
        value={tid}
        onChange={(value) => {
          setTid(value);
          move.reset();
        }}
        time={time}
        now={now}
        fault={
          time.kind === 'none'
            ? 'Välj både dag och tid.'
            : time.kind === 'instant' && time.isPast
              ? 'Tiden har varit. Välj en som kommer.'
              : undefined
        }
      />
    </DecisionDialog>
  );
}
