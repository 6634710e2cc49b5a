'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import styles from '#components/studio/account/account.module.css';
import type { Proof } from '#components/studio/account/first-step.ts';
import { faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { studio } from '#lib/transports/client/browser.ts';

type Fields = Record<'nuvarande' | 'losenord' | 'igen', string>;

const EMPTY: Fields = { nuvarande: '', losenord: '', igen: '' };

/** What can be told to be wrong before it is sent. */
function wrongIn({ nuvarande, losenord, igen }: Fields): Partial<Fields> {
  return {
    ...(nuvarande === '' ? { nuvarande: 'Skriv lösenordet som du har nu.' } : {}),
    ...(losenord.length < LIMITS.shortestPassword ? { losenord: `Lösenordet behöver minst ${LIMITS.shortestPassword} tecken.` } : {}),
    ...(losenord === igen ? {} : { igen: 'Det är inte samma lösenord.' }),
  };
}

/** The person's password: another one by who knows the one they have, and how it is for who has none. */
export function PasswordSection({ bevis }: { bevis: Proof }) {
  return (
    <section className={styles.section} aria-labelledby="losenord">
      <h2 id="losenord" className={styles.heading}>
        Lösenord
      </h2>
      {bevis === 'losenord' ? (
        <PasswordForm />
      ) : (
        <p className={styles.about}>
          Du har inget lösenord i Studio: du loggar in genom organisationen, och det är där som du byter lösenord. Behöver du ett här också,
          be en administratör.
        </p>
      )}
    </section>
  );
}

function PasswordForm() {
  const router = useRouter();
  const [fields, setFields] = useState(EMPTY);
  const [wasTried, setTried] = useState(false);
  const change = useOperation(({ nuvarande, losenord }: Fields) => studio.bytLosenord({ nuvarande, losenord }));
  const wrong = wasTried ? wrongIn(fields) : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(wrongIn(fields)).length > 0) return;
    const answer = await change.run(fields);
    if (answer === undefined) return;
    setFields(EMPTY);
    setTried(false);
    const others = answer.avslutade === 0 ? '' : ' Du är utloggad på andra ställen.';
    showToast({ tone: 'success', text: `Lösenordet är bytt.${others}` });
    router.refresh();
  }

  const field = (name: keyof Fields) => ({
    className: styles.field,
    name,
    type: 'password' as const,
    value: fields[name],
    onChange: (value: string) => {
      setFields((before) => ({ ...before, [name]: value }));
      change.dismiss(name);
    },
    fault: wrong[name] ?? faultOf(change.failure, name),
  });

  return (
    <>
      <p className={styles.about}>
        När du byter loggas du ut överallt utom här, och assistenter som arbetar åt dig måste anslutas på nytt.
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FailureBanner failure={change.failure} except={['nuvarande', 'losenord']} />
        <TextField {...field('nuvarande')} label="Nuvarande lösenord" autoComplete="current-password" />
        <TextField
          {...field('losenord')}
          label="Nytt lösenord"
          autoComplete="new-password"
          description={`Minst ${LIMITS.shortestPassword} tecken, och inget som är lätt att gissa: till exempel fyra ord som inte hör ihop.`}
        />
        <TextField {...field('igen')} label="Nytt lösenord igen" autoComplete="new-password" />
        <Button type="submit" isPending={change.isRunning}>
          Byt lösenord
        </Button>
      </form>
    </>
  );
}
