'use client';

import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { Proof } from '#components/studio/account/first-step.ts';
import { ProofField } from '#components/studio/account/proof-field.tsx';
import { faultOf } from '#components/studio/failure.ts';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { passkeyTrouble } from '#components/studio/passkey-trouble.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { NewPasskeyAnswer } from '#lib/contract/passkey.ts';
import { studio } from '#lib/transports/client/browser.ts';

type Added = Awaited<ReturnType<typeof studio.laggTillPassernyckel>>;
type Trouble = ReturnType<typeof passkeyTrouble>;

interface AddPasskeyDialogProps {
  bevis: Proof;
  onDone: (added: Added) => void;
  onClose: () => void;
}

/** Another passkey: a name to know it by, the password of who has one, and then the browser's own dialog. */
export function AddPasskeyDialog({ bevis, onDone, onClose }: AddPasskeyDialogProps) {
  const [namn, setNamn] = useState('');
  const [losenord, setLosenord] = useState('');
  const [wasTried, setTried] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const isPasswordMissing = bevis === 'losenord' && losenord === '';
  const add = useOperation(async (): Promise<Added | Trouble> => {
    const { fraga } = await studio.paborjaPassernyckel({ losenord });
    const made = await startRegistration({ optionsJSON: fraga }).catch(passkeyTrouble);
    return 'orsak' in made ? made : studio.laggTillPassernyckel({ namn, svar: sent(made) });
  });

  async function submit() {
    setTried(true);
    setTrouble(undefined);
    if (namn.trim() === '' || isPasswordMissing) return;
    const outcome = await add.run(undefined);
    if (outcome === undefined) return;
    if ('orsak' in outcome) setTrouble(outcome);
    else onDone(outcome);
  }

  return (
    <FormDialog
      title="Lägg till passernyckel"
      send="Fortsätt"
      isSending={add.isRunning}
      onSend={submit}
      onClose={onClose}
      failure={add.failure}
      fields={bevis === 'losenord' ? ['namn', 'losenord'] : ['namn']}
    >
      {trouble !== undefined && (
        <Banner tone="fault" title={trouble.orsak}>
          {trouble.atgard}
        </Banner>
      )}
      <div>Webbläsaren frågar sedan efter enhetens lås, eller var passernyckeln ska sparas.</div>
      <TextField
        label="Namn"
        description="Så att du känner igen den, till exempel «Jobbdatorn»."
        value={namn}
        onChange={(value) => {
          setNamn(value);
          add.dismiss('namn');
        }}
        fault={wasTried && namn.trim() === '' ? 'Skriv ett namn.' : faultOf(add.failure, 'namn')}
        autoFocus
      />
      <ProofField
        bevis={bevis}
        losenord={losenord}
        onChange={(value) => {
          setLosenord(value);
          add.dismiss('losenord');
        }}
        fault={wasTried && isPasswordMissing ? 'Skriv ditt lösenord.' : faultOf(add.failure, 'losenord')}
      />
    </FormDialog>
  );
}

/** What of the browser's answer is asked for. */
function sent({ id, rawId, type, response }: Awaited<ReturnType<typeof startRegistration>>): NewPasskeyAnswer {
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) } };
}
