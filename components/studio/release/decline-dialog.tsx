'use client';

import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { faultOf } from '#components/studio/failure.ts';
import { useNow } from '#components/studio/release/use-now.ts';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { TextArea } from '#components/ui/text-area.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface DeclineDialogProps {
  release: Release;
  onClose: () => void;
  onChanged: () => void;
}

/** Declines what an agent has asked for, with a reason that the agent can act on. */
export function DeclineDialog({ release, onClose, onChanged }: DeclineDialogProps) {
  const { order_begaran } = release;
  const now = useNow();
  const [orsak, setOrsak] = useState('');
  const [wasAsked, setAsked] = useState(false);
  const decline = useOperation(() => studio.avslaRelease({ rid: release.id, orsak: orsak.trim() }));
  const isMissing = orsak.trim() === '';
  const isTooLong = orsak.trim().length > LIMITS.takedownReason;

  async function submit() {
    setAsked(true);
    if (isMissing || isTooLong) return;
    if ((await decline.run(undefined)) === undefined) return;
    showToast({ tone: 'success', text: `Publiceringen av ”${release.innehall.rubrik}” är avslagen.` });
    onClose();
    onChanged();
  }

  return (
    <DecisionDialog
      title="Avslå publiceringen"
      decide="Avslå"
      isDanger
      isDeciding={decline.isRunning}
      onDecide={submit}
      onClose={onClose}
      failure={decline.failure}
      fields={['orsak']}
    >
      <div>
        ”{release.innehall.rubrik}” går inte ut. Artikeln blir kvar som den är, och agenten kan begära publicering igen
        {order_begaran === null ? '' : ` när något har ändrats, annars först efter ${weekdayMoment(order_begaran.fore, now)}`}.
      </div>
      <TextArea
        label="Varför"
        value={orsak}
        onChange={(value) => {
          setOrsak(value);
          decline.dismiss('orsak');
        }}
        advisedLength={LIMITS.takedownReason}
        rows={3}
        autoFocus
        description={`${release.av.namn} får läsa det: skriv vad som ska ändras.`}
        fault={
          wasAsked && isMissing
            ? 'Skriv varför, så att agenten vet vad den ska göra.'
            : isTooLong
              ? `Högst ${LIMITS.takedownReason} tecken. Korta orsaken.`
              : faultOf(decline.failure, 'orsak')
        }
      />
    </DecisionDialog>
  );
}
