'use client';

import { type FormEvent, useState } from 'react';
import { askForLink } from '#components/studio/sign-in/password-link.ts';
import { NO_ANSWER, type SignInRefusal } from '#components/studio/sign-in/sign-in.ts';
import styles from '#components/studio/sign-in/sign-in-form.module.css';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';

/** Asks for a link to choose a new password by; whether anybody has that address is told to nobody. */
export function ForgottenPasswordForm() {
  const [epost, setEpost] = useState('');
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const [isRunning, setRunning] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isHydrated = useHydrated();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (epost.trim() === '') {
      setRefusal({ orsak: 'E-postadressen saknas.', atgard: 'Skriv den adress som du loggar in med.' });
      return;
    }
    setRunning(true);
    const refused = await askForLink(epost.trim()).catch(() => NO_ANSWER);
    setRefusal(refused);
    setAsked(refused === undefined);
    setRunning(false);
  }

  return (
    <form method="post" onSubmit={submit} className={styles.form} noValidate>
      {refusal !== undefined && (
        <Banner tone="fault" title={refusal.orsak}>
          {refusal.atgard}
        </Banner>
      )}
      {isAsked ? (
        <Banner tone="info" title="Titta i din e-post">
          Finns adressen i redaktionen kommer ett brev inom några minuter. Kommer inget: titta bland skräpposten, eller be en administratör
          om en länk.
        </Banner>
      ) : (
        <>
          <TextField label="E-post" type="email" name="epost" autoComplete="username" value={epost} onChange={setEpost} autoFocus />
          {/* Before that the browser would send the form itself, and get the empty page back. */}
          <Button type="submit" variant="primary" isPending={isRunning} isDisabled={!isHydrated}>
            Skicka länken
          </Button>
        </>
      )}
      <ButtonLink href="/studio/logga-in" variant="quiet">
        Till inloggningen
      </ButtonLink>
    </form>
  );
}
