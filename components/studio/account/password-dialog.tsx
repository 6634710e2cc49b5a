'use client';

import { type ReactNode, useState } from 'react';
import { faultOf } from '#components/studio/failure.ts';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { TextField } from '#components/ui/text-field.tsx';

interface PasswordDialogProps<Answer> {
  title: string;
  send: string;
  /** What is done with the password as proof that it is the person who asks. */
  call: (losenord: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** What it leads to. */
  children: ReactNode;
}

/** Asks for the person's own password before something that changes how they log in. */
export function PasswordDialog<Answer>({ title, send, call, onDone, onClose, children }: PasswordDialogProps<Answer>) {
  const [losenord, setLosenord] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const operation = useOperation(call);

  async function submit() {
    setEmpty(losenord === '');
    if (losenord === '') return;
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
      fields={['losenord']}
    >
      <div>{children}</div>
      <TextField
        label="Ditt lösenord"
        type="password"
        autoComplete="current-password"
        value={losenord}
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
