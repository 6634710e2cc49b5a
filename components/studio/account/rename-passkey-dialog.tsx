'use client';

import { useState } from 'react';
import { faultOf } from '#components/studio/failure.ts';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { TextField } from '#components/ui/text-field.tsx';
import type { Passkey } from '#lib/contract/passkey.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onDone: () => void;
  onClose: () => void;
}

/** Another name for a passkey, to know it by. */
export function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
  const [namn, setNamn] = useState(passkey.namn);
  const [isEmpty, setEmpty] = useState(false);
  const rename = useOperation(() => studio.bytNamnPaPassernyckel({ id: passkey.id, namn }));

  async function submit() {
    setEmpty(namn.trim() === '');
    if (namn.trim() === '') return;
    if ((await rename.run(undefined)) !== undefined) onDone();
  }

  return (
    <FormDialog
      title="Byt namn på passernyckeln"
      send="Byt namn"
      isSending={rename.isRunning}
      onSend={submit}
      onClose={onClose}
      failure={rename.failure}
      fields={['namn']}
    >
      <TextField
        label="Namn"
        value={namn}
        onChange={(value) => {
          setNamn(value);
          setEmpty(false);
          rename.dismiss('namn');
        }}
        fault={isEmpty ? 'Skriv ett namn.' : faultOf(rename.failure, 'namn')}
        autoFocus
      />
    </FormDialog>
  );
}
