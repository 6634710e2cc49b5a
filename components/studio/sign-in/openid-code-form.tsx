'use client';

import { type FormEvent, useState } from 'react';
import { type SignInRefusal, showCode } from '#components/studio/sign-in/sign-in.ts';
import styles from '#components/studio/sign-in/sign-in-form.module.css';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';

/** The code that is wanted of who has a second factor in Studio, after the organisation's own login has vouched for them. */
export function OpenIdCodeForm({ destination }: { destination: string }) {
  const [kod, setKod] = useState('');
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const isHydrated = useHydrated();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (kod.trim() === '') {
      setRefusal({ orsak: 'Koden behövs också.', atgard: 'Skriv den som appen visar, eller en reservkod.' });
      return;
    }
    setRunning(true);
    setRefusal(undefined);
    try {
      const outcome = await showCode(kod.trim());
      if (outcome.signedIn) {
        // A full load: everything on the page is then asked for with the new session.
        window.location.assign(destination);
        return;
      }
      setKod('');
      setRefusal(outcome);
    } catch {
      // fetch rejects when no answer comes.
      setRefusal({ orsak: 'Studio svarar inte.', atgard: 'Kontrollera din uppkoppling och försök igen.' });
    }
    setRunning(false);
  }

  return (
    <form method="post" onSubmit={submit} className={styles.form} noValidate>
      {refusal !== undefined && (
        <Banner tone="fault" title={refusal.orsak}>
          {refusal.atgard}
        </Banner>
      )}
      <TextField
        label="Kod"
        name="kod"
        autoComplete="one-time-code"
        spellCheck="false"
        value={kod}
        onChange={setKod}
        description="De sex siffror som din app visar nu, eller en av dina reservkoder."
        autoFocus
      />
      <Button type="submit" variant="primary" isPending={isRunning} isDisabled={!isHydrated}>
        Logga in
      </Button>
      <ButtonLink variant="quiet" href={`/studio/logga-in?${new URLSearchParams({ till: destination })}`}>
        Logga in på ett annat sätt
      </ButtonLink>
    </form>
  );
}
