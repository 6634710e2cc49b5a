'use client';

import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeField } from '#components/studio/sign-in/code-field.tsx';
import { makeBrowserTheirs } from '#components/studio/sign-in/make-browser-theirs.ts';
import { PasskeyButton } from '#components/studio/sign-in/passkey-button.tsx';
import { askForPasskey, NO_ANSWER, type SignInRefusal, signIn } from '#components/studio/sign-in/sign-in.ts';
import styles from '#components/studio/sign-in/sign-in-form.module.css';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { PasskeyQuestion } from '#lib/contract/passkey.ts';

interface SignInFormProps {
  /** Where to go afterwards: an address within the application. */
  destination: string;
  /** Why an earlier try was refused, when the page was led to by one. */
  earlier: SignInRefusal | undefined;
}

/** E-mail and password, and then a code or a passkey where the person has to show one. A refusal keeps what was typed. */
export function SignInForm({ destination, earlier }: SignInFormProps) {
  const [epost, setEpost] = useState('');
  const [losenord, setLosenord] = useState('');
  const [kod, setKod] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  /** For those of the person's passkeys, where they have any and the browser can ask. */
  const [question, setQuestion] = useState<PasskeyQuestion>();
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
    await send({ kod: asksForCode ? kod.trim() : '' });
  }

  /** A question is answered once: the next try needs another. It is put before it is wanted, for browsers that open their dialog only at a press. */
  async function prepareQuestion() {
    if (!browserSupportsWebAuthn()) return;
    setQuestion(await askForPasskey(epost.trim(), losenord));
  }

  async function send(shown: Parameters<typeof signIn>[2]) {
    setRunning(true);
    setRefusal(undefined);
    try {
      const outcome = await signIn(epost.trim(), losenord, shown);
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
      if (outcome.wantsCode || 'passernyckel' in shown) await prepareQuestion();
    } catch {
      // fetch rejects when no answer comes.
      setRefusal(NO_ANSWER);
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
        <CodeField value={kod} onChange={setKod} hasPasskey={question !== undefined} />
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
      {asksForCode && question !== undefined && (
        <PasskeyButton
          question={question}
          isDisabled={isRunning}
          onAnswer={(passernyckel) => send({ passernyckel })}
          onTrouble={setRefusal}
        />
      )}
      {!asksForCode && (
        <ButtonLink href="/studio/glomt-losenord" variant="quiet">
          Glömt lösenordet?
        </ButtonLink>
      )}
      {asksForCode && (
        <Button
          variant="quiet"
          onPress={() => {
            setAsksForCode(false);
            setLosenord('');
            setQuestion(undefined);
            setRefusal(undefined);
          }}
        >
          Logga in som någon annan
        </Button>
      )}
    </form>
  );
}
