'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type SignInRefusal, signIn } from '#components/studio/sign-in/sign-in.ts';
import styles from '#components/studio/sign-in/sign-in-form.module.css';
import { takeBrowser } from '#components/studio/storage/own-storage.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface SignInFormProps {
  /** Where to go afterwards: an address within the application. */
  destination: string;
  /** Why an earlier try was refused, when the page was led to by one. */
  earlier: SignInRefusal | undefined;
}

/** E-mail and password, and then a code where the person has to show one. A refusal keeps what was typed. */
export function SignInForm({ destination, earlier }: SignInFormProps) {
  const [epost, setEpost] = useState('');
  const [losenord, setLosenord] = useState('');
  const [kod, setKod] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState(earlier);

  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);

  // What was typed, or filled in by the browser, before this page listened.
  useEffect(() => {
    if (form.current === null) return;
    const typed = new FormData(form.current);
    setEpost(String(typed.get('epost') ?? ''));
    setLosenord(String(typed.get('losenord') ?? ''));
  }, []);

  /** Before anything that a former person left open here can go on as the new one. */
  async function makeBrowserTheirs() {
    const jag = await studio.hamtaJag({}).catch(() => undefined);
    if (jag !== undefined) takeBrowser(jag.vem.id);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (epost.trim() === '' || losenord === '') {
      setRefusal({ orsak: 'E-postadress och lösenord behövs båda.', atgard: 'Fyll i det som saknas.' });
      return;
    }
    if (asksForCode && kod.trim() === '') {
      setRefusal({ orsak: 'Koden behövs också.', atgard: 'Skriv den som appen visar, eller en reservkod.' });
      return;
    }
    setRunning(true);
    setRefusal(undefined);
    try {
      const outcome = await signIn(epost.trim(), losenord, asksForCode ? kod.trim() : '');
      if (outcome.signedIn) {
        await makeBrowserTheirs();
        // A full load: everything on the page is then asked for with the new session.
        window.location.assign(destination);
        return;
      }
      setKod('');
      // To be asked for the code is the next step, not a fault.
      if (outcome.wantsCode && !asksForCode) setAsksForCode(true);
      else setRefusal(outcome);
    } catch {
      // fetch rejects when no answer comes.
      setRefusal({ orsak: 'Studio svarar inte.', atgard: 'Kontrollera din uppkoppling och försök igen.' });
    }
    setRunning(false);
  }

  return (
    <form ref={form} method="post" onSubmit={submit} className={styles.form} noValidate>
      {refusal !== undefined && (
        <Banner tone="fault" title={refusal.orsak}>
          {refusal.atgard}
        </Banner>
      )}
      {asksForCode ? (
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
      ) : (
        <>
          <TextField label="E-post" type="email" name="epost" autoComplete="username" value={epost} onChange={setEpost} autoFocus />
          <TextField
            label="Lösenord"
            type="password"
            name="losenord"
            autoComplete="current-password"
            value={losenord}
            onChange={setLosenord}
          />
        </>
      )}
      {/* Before that the browser would send the form itself, and get the empty page back. */}
      <Button type="submit" variant="primary" isPending={isRunning} isDisabled={!isHydrated}>
        Logga in
      </Button>
      {asksForCode && (
        <Button
          variant="quiet"
          onPress={() => {
            setAsksForCode(false);
            setLosenord('');
            setRefusal(undefined);
          }}
        >
          Logga in som någon annan
        </Button>
      )}
    </form>
  );
}
