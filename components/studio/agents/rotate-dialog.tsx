'use client';

import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Select } from '#components/ui/select.tsx';
import type { Agent } from '#lib/contract/agent.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface RotateDialogProps {
  agent: Agent;
  onClose: () => void;
  /** With the new key. */
  onRotated: (nyckel: string) => void;
}

const OVERLAPS = [
  { id: '0', namn: 'Slutar gälla genast' },
  { id: '1', namn: 'Gäller i en timme till' },
  { id: '24', namn: 'Gäller i ett dygn till' },
  { id: '72', namn: 'Gäller i tre dygn till' },
  { id: '168', namn: 'Gäller i en vecka till' },
] as const;

/** Gives an agent a new key, and says how long the old one goes on opening. */
export function RotateDialog({ agent, onClose, onRotated }: RotateDialogProps) {
  const [overlap, setOverlap] = useState('24');
  const rotate = useOperation((hours: number) => studio.roteraAgent({ id: agent.id, overlapp_timmar: hours }));

  async function confirm() {
    const answer = await rotate.run(Number(overlap));
    if (answer !== undefined) onRotated(answer.nyckel);
  }

  return (
    <DecisionDialog
      title={`Byt nyckel på ${agent.namn}`}
      decide="Byt nyckel"
      isDeciding={rotate.isRunning}
      onDecide={confirm}
      onClose={onClose}
      failure={rotate.failure}
    >
      <Select
        label="Den gamla nyckeln"
        options={OVERLAPS}
        value={overlap}
        onChange={setOverlap}
        description={
          overlap === '0'
            ? 'Agenten står still tills den har fått den nya. Välj det om nyckeln kan ha kommit i fel händer.'
            : 'Båda nycklarna fungerar under tiden, så agenten hinner få den nya utan att stanna.'
        }
      />
      {agent.gammal_nyckel !== null && (
        <p>
          Nyckeln före den här ({agent.gammal_nyckel.prefix}…) gäller ännu, men slutar gälla när du byter: en agent har högst två nycklar.
        </p>
      )}
    </DecisionDialog>
  );
}
