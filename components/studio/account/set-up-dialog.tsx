'use client';

import { useState } from 'react';
import type { Proof } from '#components/studio/account/first-step.ts';
import { ProofDialog } from '#components/studio/account/proof-dialog.tsx';
import { QrCode } from '#components/studio/account/qr-code.tsx';
import styles from '#components/studio/account/set-up-dialog.module.css';
import { CopyField } from '#components/studio/copy-field.tsx';
import { faultOf } from '#components/studio/failure.ts';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { studio } from '#lib/transports/client/browser.ts';

interface SetUpDialogProps {
  /** Whether there is a key already, which the new one takes the place of. */
  replaces: boolean;
  bevis: Proof;
  onDone: (reservkoder: readonly string[]) => void;
  onClose: () => void;
}

interface Key {
  nyckel: string;
  adress: string;
}

/** Turns the second step on: the password, the key into the app, and a code back from it. */
export function SetUpDialog({ replaces, bevis, onDone, onClose }: SetUpDialogProps) {
  const [key, setKey] = useState<Key>();
  if (key !== undefined) return <KeyDialog {...key} onDone={onDone} onClose={onClose} />;
  return (
    <ProofDialog
      title={replaces ? 'Byt telefon eller app' : 'Slå på tvåstegsinloggning'}
      send="Fortsätt"
      bevis={bevis}
      call={(losenord) => studio.paborjaAndraFaktor({ losenord })}
      onDone={setKey}
      onClose={onClose}
    >
      {replaces
        ? 'Du får en ny nyckel till den nya appen. Den gamla gäller tills du har visat en kod från den nya.'
        : 'Först behöver Studio veta att det är du.'}
    </ProofDialog>
  );
}

function KeyDialog({ nyckel, adress, onDone, onClose }: Key & Omit<SetUpDialogProps, 'replaces' | 'bevis'>) {
  const [kod, setKod] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const confirm = useOperation(() => studio.bekraftaAndraFaktor({ kod: kod.trim() }));

  async function submit() {
    setEmpty(kod.trim() === '');
    if (kod.trim() === '') return;
    const answer = await confirm.run(undefined);
    if (answer !== undefined) onDone(answer.reservkoder);
  }

  return (
    <FormDialog
      title="Lägg in nyckeln i din app"
      send="Slå på"
      isSending={confirm.isRunning}
      onSend={submit}
      onClose={onClose}
      failure={confirm.failure}
      fields={['kod']}
    >
      <ol className={styles.steps}>
        <li className={styles.step}>
          <p className={styles.words}>Öppna appen och läs av koden med telefonens kamera, eller skriv in nyckeln.</p>
          <QrCode text={adress} label="QR-kod med nyckeln" />
          <CopyField label="Nyckel" value={nyckel} />
        </li>
        <li className={styles.step}>
          <p className={styles.words}>Skriv de sex siffror som appen sedan visar.</p>
          <TextField
            label="Kod från appen"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={kod}
            onChange={(value) => {
              setKod(value);
              setEmpty(false);
              confirm.dismiss('kod');
            }}
            fault={isEmpty ? 'Skriv koden som appen visar.' : faultOf(confirm.failure, 'kod')}
            autoFocus
          />
        </li>
      </ol>
    </FormDialog>
  );
}
