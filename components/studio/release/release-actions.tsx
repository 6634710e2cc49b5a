'use client';

import { useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { retryRelease } from '#components/studio/release/change-release.ts';
import { possibilitiesOf } from '#components/studio/release/release-rules.ts';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

const ApproveDialog = lazyDialog(async () => (await import('#components/studio/release/approve-dialog.tsx')).ApproveDialog);
const DeclineDialog = lazyDialog(async () => (await import('#components/studio/release/decline-dialog.tsx')).DeclineDialog);
const OrderDialog = lazyDialog(async () => (await import('#components/studio/release/order-dialog.tsx')).OrderDialog);
const MoveDialog = lazyDialog(async () => (await import('#components/studio/release/move-dialog.tsx')).MoveDialog);

interface ReleaseActionsProps {
  release: Release;
  jag: Actor;
  onChanged: () => void;
}

/** What can be done with a release as it is now: nothing at all when it is over, or the actor may not. */
export function ReleaseActions({ release, jag, onChanged }: ReleaseActionsProps) {
  const [asked, setAsked] = useState<'approve' | 'confirm' | 'decline' | 'move' | 'cancel'>();
  const [isRetrying, setRetrying] = useState(false);
  const cancel = useOperation(() => studio.avbrytRelease({ rid: release.id }));
  const can = possibilitiesOf(release, jag);

  async function confirmCancel() {
    const answer = await cancel.run(undefined);
    if (answer === undefined) return;
    setAsked(undefined);
    showToast({ tone: 'success', text: `Publiceringen av ”${release.innehall.rubrik}” är avbruten.` });
    onChanged();
  }

  async function retry() {
    setRetrying(true);
    await retryRelease(release, onChanged);
    setRetrying(false);
  }

  return (
    <>
      {(can.decide || can.confirm) && (
        <Button size="small" variant="primary" onPress={() => setAsked(can.confirm ? 'confirm' : 'approve')}>
          {can.confirm ? 'Bekräfta ordern' : 'Godkänn'}
        </Button>
      )}
      {can.decline && (
        <Button size="small" onPress={() => setAsked('decline')}>
          Avslå
        </Button>
      )}
      {can.retry && (
        <Button size="small" onPress={retry} isPending={isRetrying}>
          {release.tillstand === 'koad' ? 'Försök nu' : 'Försök igen'}
        </Button>
      )}
      {can.move && (
        <Button size="small" onPress={() => setAsked('move')}>
          Ändra tid
        </Button>
      )}
      {can.cancel && (
        <Button size="small" variant="quiet" onPress={() => setAsked('cancel')}>
          Avbryt publiceringen
        </Button>
      )}
      {asked === 'approve' && <ApproveDialog release={release} jag={jag} onClose={() => setAsked(undefined)} onChanged={onChanged} />}
      {asked === 'confirm' && (
        <OrderDialog release={release} onDecline={() => setAsked('decline')} onClose={() => setAsked(undefined)} onChanged={onChanged} />
      )}
      {asked === 'decline' && <DeclineDialog release={release} onClose={() => setAsked(undefined)} onChanged={onChanged} />}
      {asked === 'move' && <MoveDialog release={release} onClose={() => setAsked(undefined)} onChanged={onChanged} />}
      {asked === 'cancel' && (
        <ConfirmDialog
          title="Avbryta publiceringen?"
          confirm="Avbryt publiceringen"
          danger
          onCancel={() => {
            setAsked(undefined);
            cancel.reset();
          }}
          onConfirm={confirmCancel}
          isRunning={cancel.isRunning}
          failure={cancel.failure}
        >
          ”{release.innehall.rubrik}” går inte ut
          {release.tillstand === 'schemalagd' && release.datum !== null && ` ${weekdayMoment(release.datum, Date.now())}`}. Artikeln blir
          kvar som den är, och kan schemaläggas igen.
        </ConfirmDialog>
      )}
    </>
  );
}
