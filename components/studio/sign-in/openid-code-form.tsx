'use client';

import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useState } from 'react';
import { CodeField } from '#components/studio/sign-in/code-field.tsx';
import { makeBrowserTheirs } from '#components/studio/sign-in/make-browser-theirs.ts';
import { PasskeyButton } from '#components/studio/sign-in/passkey-button.tsx';
import { askForPasskeyOfVouchedFor, type SignInRefusal, showFactor } from '#components/studio/sign-in/sign-in.ts';
import styles from '#components/studio/sign-in/sign-in-form.module.css';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { PasskeyQuestion } from '#lib/contract/passkey.ts';

/** A question for the person's passkeys; undefined where they have none, or the browser cannot ask. */
async function passkeyQuestion(): Promise<PasskeyQuestion | undefined> {
  return browserSupportsWebAuthn() ? askForPasskeyOfVouchedFor() : undefined;
}

/** The code or passkey that is wanted of who has a second factor in Studio, after the organisation's own login has vouched for them. */
export function OpenIdCodeForm({ destination }: { destination: string }) {
  const [kod, setKod] = useState('');
  /** For those of the person's passkeys, where they have any and the browser can ask. */
  const [question, setQuestion] = useState<PasskeyQuestion>();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const isHydrated = useHydrated();

  useEffect(() => {
    // Without an answer the code is still there to be written.
    passkeyQuestion().then(setQuestion, () => {});
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (kod.trim() === '') {
      setRefusal({ orsak: 'Koden behövs också.', atgard: 'Skriv den som appen visar, eller en reservkod.' });
      return;
    }
    await send({ kod: kod.trim() });
  }

  async function send(shown: Parameters<typeof showFactor>[0]) {
    setRunning(true);
    setRefusal(undefined);
    try {
      const outcome = await showFactor(shown);
      if (outcome.signedIn) {
        await makeBrowserTheirs();
        // A full load: everything on the page is then asked for with the new session.
        window.location.assign(destination);
        return;
      }
      setKod('');
      setRefusal(outcome);
      // A question is answered once: the next try needs another.
      if ('passernyckel' in shown) setQuestion(await passkeyQuestion());
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
      <CodeField value={kod} onChange={setKod} hasPasskey={question !== undefined} />
      <Button type="submit" variant="primary" isPending={isRunning} isDisabled={!isHydrated}>
        Logga in
      </Button>
      {question !== undefined && (
        <PasskeyButton
          question={question}
          isDisabled={isRunning}
          onAnswer={(passernyckel) => send({ passernyckel })}
          onTrouble={setRefusal}
        />
      )}
      <ButtonLink variant="quiet" href={`/studio/logga-in?${new URLSearchParams({ till: destination })}`}>
        Logga in på ett annat sätt
      </ButtonLink>
    </form>
  );
}
