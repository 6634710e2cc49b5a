'use client';

import { type ReactNode, useState } from 'react';
import type { Proof } from '#components/studio/account/first-step.ts';
import { ProofField } from '#components/studio/account/proof-field.tsx';
import { faultOf } from '#components/studio/failure.ts';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useOperation } from '#components/studio/use-operation.ts';

interface ProofDialogProps<Answer> {
  title: string;
  send: string;
  bevis: Proof;
  /** What is done with the password as proof that it is the person who asks; empty of who has none. */
  call: (losenord: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** What it leads to. */
  children: ReactNode;
}

/** Asks the person to show who they are before something that changes how they log in. */
export function ProofDialog<Answer>({ title, send, bevis, call, onDone, onClose, children }: ProofDialogProps<Answer>) {
  const [losenord, setLosenord] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const operation = useOperation(call);

  async function submit() {
    const isMissing = bevis === 'losenord' && losenord === '';
    setEmpty(isMissing);
    if (isMissing) return;
    const answer = await operation.run(losenord);
    if (answer !== undefined) onDone(answer);
  }

  return (
    <FormDialog
      title={title}
      send={send}
      isSending={operation.isRunning}
      onSend={submit}
      onClose={onClose}
      failure={operation.failure}
      fields={bevis === 'losenord' ? ['losenord'] : []}
    >
      <div>{children}</div>
      <ProofField
        bevis={bevis}
        losenord={losenord}
        onChange={(value) => {
          setLosenord(value);
          setEmpty(false);
          operation.dismiss('losenord');
        }}
        fault={isEmpty ? 'Skriv ditt lösenord.' : faultOf(operation.failure, 'losenord')}
        autoFocus
      />
    </FormDialog>
  );
}
