'use client';

import Link from 'next/link';
import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import service from '#components/studio/service-page.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { CmsAuthors } from '#lib/contract/cms-authors.ts';
import { studio } from '#lib/transports/client/browser.ts';

type State = CmsAuthors['namn'][number]['lage'];

/** What is told of those who are not simply there, or not there. */
const STRANGE: Partial<Record<State, string>> = {
  flera: 'är flera i WordPress, så ingen av dem blir författare. Ge alla utom en ett annat visningsnamn där.',
  far_ej_skriva: 'finns i WordPress, men får inte skriva inlägg där. Ge kontot rollen Författare.',
};

/** Who signs articles and has no user in WordPress, of whom those that are ticked are made one. */
export function Authors() {
  const { data, failure, reload } = useLoaded('forfattare', () => studio.hamtaPubliceringssystem({ forfattare: 'ja' }));
  const [made, setMade] = useState<CmsAuthors | null>(null);
  const making = useOperation((lagg_upp: string[]) => studio.provaPubliceringssystem({ lagg_upp }));
  const authors = made ?? data?.cms.forfattare ?? null;

  async function make(names: string[]): Promise<void> {
    const answer = await making.run(names);
    if (answer !== undefined) setMade(answer.forfattare);
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
      <FailureBanner failure={failure} onRetry={reload} />
      {data !== undefined && authors === null && (
        <p>Vilka som har en användare går inte att se än. Det kräver att tillägget i WordPress är det senaste, och att inget hindrar.</p>
      )}
      {authors !== null && <Signers key={made === null ? 'before' : 'after'} authors={authors} isMaking={making.isRunning} onMake={make} />}
      <FailureBanner failure={making.failure} />
    </section>
  );
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
  const [chosen, choose] = useState<string[]>([]);
  return (
    <>
      <CheckboxGroup
        label="Har ingen användare i WordPress"
        options={missing.map(({ namn, artiklar }) => ({ id: namn, namn, hint: articlesOf(artiklar) }))}
        value={chosen}
        onChange={choose}
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
