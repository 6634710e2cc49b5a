'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { makeBrowserTheirs } from '#components/studio/sign-in/make-browser-theirs.ts';
import { choosePassword, type LinkOwner, linkOwner } from '#components/studio/sign-in/password-link.ts';
import { NO_ANSWER, type SignInRefusal, signIn } from '#components/studio/sign-in/sign-in.ts';
import styles from '#components/studio/sign-in/sign-in-form.module.css';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { LIMITS } from '#lib/contract/limits.ts';

/** Chooses a password by the link that led here, and logs in with it; who needs a second step is led to where it is asked for. */
export function ChoosePasswordForm() {
  const [nyckel, setNyckel] = useState('');
  const [owner, setOwner] = useState<LinkOwner>();
  const [losenord, setLosenord] = useState('');
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    // Stands after #, where neither a server nor whoever this page links to is told of it.
    const opened = window.location.hash.slice(1);
    setNyckel(opened);
    linkOwner(opened).then(
      (found) => ('namn' in found ? setOwner(found) : setRefusal(found)),
      () => setRefusal(NO_ANSWER),
    );
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (owner === undefined) return;
    setRunning(true);
    setRefusal(undefined);
    try {
      const refused = await choosePassword(nyckel, losenord);
      if (refused === undefined) return await comeIn(owner.epost);
      setRefusal(refused);
    } catch {
      // fetch rejects when no answer comes.
      setRefusal(NO_ANSWER);
    }
    setRunning(false);
  }

  async function comeIn(epost: string) {
    const { signedIn } = await signIn(epost, losenord, { kod: '' });
    if (signedIn) await makeBrowserTheirs();
    window.location.replace(signedIn ? '/studio' : '/studio/logga-in');
  }

  return (
    <form method="post" onSubmit={submit} className={styles.form} noValidate>
      {refusal !== undefined && (
        <Banner tone="fault" title={refusal.orsak}>
          {refusal.atgard}
        </Banner>
      )}
      {owner === undefined ? (
        refusal !== undefined && (
          <ButtonLink href="/studio/glomt-losenord" variant="quiet">
            Be om en ny länk
          </ButtonLink>
        )
      ) : (
        <>
          <TextField label="E-post" type="email" name="epost" autoComplete="username" value={owner.epost} isReadOnly />
          <TextField
            label="Nytt lösenord"
            type="password"
            name="losenord"
            autoComplete="new-password"
            value={losenord}
            onChange={setLosenord}
            description={`Minst ${LIMITS.shortestPassword} tecken, och inget som är lätt att gissa: till exempel fyra ord som inte hör ihop.`}
            autoFocus
          />
          <Button type="submit" variant="primary" isPending={isRunning}>
            Spara och logga in
          </Button>
        </>
      )}
    </form>
  );
}
