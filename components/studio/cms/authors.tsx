'use client';

import Link from 'next/link';
import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import service from '#components/studio/service-page.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { CmsAuthors } from '#lib/contract/cms-authors.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { studio } from '#lib/transports/client/browser.ts';

type State = CmsAuthors['namn'][number]['lage'];

/** What is told of those who are not simply there, or not there. */
const STRANGE: Partial<Record<State, string>> = {
  flera: 'är flera i WordPress, så ingen av dem blir författare. Ge alla utom en ett annat visningsnamn där.',
  far_ej_skriva: 'finns i WordPress, men får inte skriva inlägg där. Ge kontot rollen Författare.',
};

/** Who signs articles and has no user in WordPress, of whom those that are ticked are made one. WordPress is asked when somebody wants to know. */
export function Authors() {
  const [authors, setAuthors] = useState<CmsAuthors | null>();
  const [progress, setProgress] = useState<Progress>();
  const reading = useOperation(() => studio.hamtaPubliceringssystem({ forfattare: 'ja' }));
  const making = useOperation(async (names: string[]) => {
    let there: CmsAuthors | null = null;
    for (let done = 0; done < names.length; done += LIMITS.authorsAtOnce) {
      setProgress({ done, of: names.length });
      there = (await studio.provaPubliceringssystem({ lagg_upp: names.slice(done, done + LIMITS.authorsAtOnce) })).forfattare;
    }
    return there;
  });

  async function read(): Promise<void> {
    const answer = await reading.run(undefined);
    if (answer !== undefined) setAuthors(answer.cms.forfattare);
  }

  async function make(names: string[]): Promise<void> {
    const there = await making.run(names);
    setProgress(undefined);
    // Some may have been made before it failed, and all where it is only not known how it is with them now.
    if (there === undefined || there === null) await read();
    else setAuthors(there);
  }

  return (
    <section className={service.section} aria-labelledby="forfattare">
      <h2 id="forfattare" className={service.heading}>
        Skribenter som författare
      </h2>
      <p>
        I WordPress kan en artikel tillhöra den vars namn står i bylinen, och ligga i skribentens arkiv där. Det väljs under{' '}
        <Link href="/studio/installningar/publicering">Inställningar → Publicering</Link>, och gäller den som har en användare med just det
        namnet.
      </p>
      <Button isPending={reading.isRunning} isDisabled={making.isRunning} onPress={() => void read()}>
        Se efter vilka som har en användare
      </Button>
      <FailureBanner failure={reading.failure} onRetry={() => void read()} />
      {authors === null && (
        <p>Vilka som har en användare går inte att se än. Det kräver att tillägget i WordPress är det senaste, och att inget hindrar.</p>
      )}
      {authors !== undefined && authors !== null && <Signers authors={authors} isMaking={making.isRunning} onMake={make} />}
      {progress !== undefined && (
        <p role="status">
          {progress.done} av {progress.of} är klara.
        </p>
      )}
      <FailureBanner failure={making.failure} />
    </section>
  );
}

/** How many of those that are being made are done with. */
interface Progress {
  done: number;
  of: number;
}

function Signers({ authors, isMaking, onMake }: { authors: CmsAuthors; isMaking: boolean; onMake: (names: string[]) => Promise<void> }) {
  const strange = authors.namn.filter(({ lage }) => STRANGE[lage] !== undefined);
  const missing = authors.namn.filter(({ lage }) => lage === 'saknas');
  if (authors.namn.length === 0) return <p>Ingen har skrivit under en publicerad artikel ännu.</p>;
  return (
    <>
      {strange.map(({ namn, lage }) => (
        <p key={namn}>
          <strong>{namn}</strong> {STRANGE[lage]}
        </p>
      ))}
      {missing.length === 0 && (
        <p role="status">
          {strange.length === 0 ? 'Alla' : 'Alla andra'} som har skrivit under de senaste artiklarna har en användare i WordPress.
        </p>
      )}
      {missing.length > 0 && authors.far_lagga_upp && <Choice missing={missing} isMaking={isMaking} onMake={onMake} />}
      {missing.length > 0 && !authors.far_lagga_upp && <Needed missing={missing} />}
    </>
  );
}

function Choice({
  missing,
  isMaking,
  onMake,
}: {
  missing: CmsAuthors['namn'];
  isMaking: boolean;
  onMake: (names: string[]) => Promise<void>;
}) {
  const [ticked, tick] = useState<string[]>([]);
  // Those who have been made meanwhile are no longer offered.
  const chosen = ticked.filter((name) => missing.some(({ namn }) => namn === name));
  return (
    <>
      <CheckboxGroup
        label="Har ingen användare i WordPress"
        options={missing.map(({ namn, artiklar }) => ({ id: namn, namn, hint: articlesOf(artiklar) }))}
        value={chosen}
        onChange={tick}
      />
      <p>
        De får rollen Författare. Inget brev skickas, och ingen kan logga in med kontot förrän en administratör i WordPress har gett det en
        riktig e-postadress.
      </p>
      <Button isPending={isMaking} isDisabled={chosen.length === 0} onPress={() => void onMake(chosen)}>
        Lägg upp de valda i WordPress
      </Button>
    </>
  );
}

/** What an administrator in WordPress does where Studio may not. */
function Needed({ missing }: { missing: CmsAuthors['namn'] }) {
  return (
    <>
      <p>Har ingen användare i WordPress:</p>
      <ul>
        {missing.map(({ namn, artiklar }) => (
          <li key={namn}>
            <strong>{namn}</strong> ({articlesOf(artiklar)})
          </li>
        ))}
      </ul>
      <p>
        Studios användare i WordPress får inte skapa användare, och behöver det inte för annat: rollen Redaktör räcker. Be en administratör
        där att lägga till dem under Användare → Lägg till ny, med rollen Författare och med just det namnet som det som visas utåt. Eller
        ge Studios användare rollen Administratör medan de läggs upp här, och Redaktör igen sedan.
      </p>
    </>
  );
}

function articlesOf(count: number): string {
  return count === 1 ? 'en av de senaste artiklarna' : `${count} av de senaste artiklarna`;
}
