'use client';

import { useState } from 'react';
import { resourceName, SCOPE_WORDS } from '#components/studio/connections/scope-words.ts';
import styles from '#components/studio/consent/consent-form.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { roleInSentence } from '#components/studio/labels.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { ConsentQuestion, Scope } from '#lib/contract/connection.ts';
import { answerConsent } from '#lib/transports/client/answer-consent.ts';
import { pageIsOpenedBy } from '#lib/transports/client/page-person.ts';

/** What is left unchecked until the person checks it: what readers would see. */
const CHOSEN_BY_HAND: readonly Scope[] = ['innehall:publicera'];

/** Asks whether a program may act in the person's name: who asks, from where, for what, and what the person grants of it. */
export function ConsentForm({ question, person }: { question: ConsentQuestion; person: Actor }) {
  pageIsOpenedBy(person.id);
  const { namn, vard, svarar, egenDator, schema, resurs, omfang, beslut } = question;
  const least = omfang[0]?.scope;
  const isHydrated = useHydrated();
  const [granted, setGranted] = useState<readonly Scope[]>(
    omfang.filter(({ scope, far }) => far && !CHOSEN_BY_HAND.includes(scope)).map(({ scope }) => scope),
  );
  const [isLeaving, setLeaving] = useState(false);
  const answer = useOperation(answerConsent);

  async function give(godkann: boolean) {
    const given = await answer.run({ beslut, godkann, omfang: godkann ? [...granted] : [] });
    if (given === undefined) return;
    setLeaving(true);
    window.location.assign(given.till);
  }

  const who = vard ?? 'Ett program på din dator';
  return (
    <>
      <h1 className={styles.title}>
        <span className={styles.host}>{who}</span> vill arbeta i Studio i ditt namn
      </h1>
      {namn !== undefined && (
        <p className={styles.claim}>
          Programmet kallar sig <q>{namn}</q>. Namnet är dess eget påstående{vard === undefined ? '.' : '; adressen säger vem det är.'}
        </p>
      )}
      {egenDator && (
        <Banner tone="warning" title="Svaret går till ett program på den här datorn">
          {schema === undefined
            ? 'Studio kan inte se vilket. '
            : `Det går till det program som öppnar adresser som börjar med ${schema}:, och vilket som helst kan ha tagit sig rätten att göra det. `}
          Fortsätt bara om du själv nyss började ansluta det.
        </Banner>
      )}
      <dl className={styles.facts}>
        <dt>Gäller</dt>
        <dd>{resourceName(resurs)}</dd>
        <dt>Svaret skickas till</dt>
        <dd>{svarar}</dd>
        <dt>Du är</dt>
        <dd>{person.namn}</dd>
      </dl>
      <fieldset className={styles.scopes}>
        <legend>Det får göra detta</legend>
        {omfang.map(({ scope, far }) => (
          <Checkbox
            key={scope}
            isSelected={granted.includes(scope)}
            isDisabled={!far}
            isReadOnly={scope === least}
            onChange={(on) => setGranted(on ? [...granted, scope] : granted.filter((other) => other !== scope))}
            description={far ? SCOPE_WORDS[scope].betyder : 'Det har du inte rätt till själv, och kan därför inte låta någon annan göra.'}
          >
            {SCOPE_WORDS[scope].namn}
          </Checkbox>
        ))}
      </fieldset>
      <p className={styles.most}>Aldrig mer än du själv: {mostOf(person)}. Att administrera Studio får det inte.</p>
      <FailureBanner failure={answer.failure} />
      <div className={styles.actions}>
        <Button variant="primary" isDisabled={!isHydrated || isLeaving} isPending={answer.isRunning} onPress={() => give(true)}>
          Tillåt
        </Button>
        <Button isDisabled={!isHydrated || isLeaving || answer.isRunning} onPress={() => give(false)}>
          Neka
        </Button>
      </div>
      <p className={styles.later} role="status">
        {isLeaving ? `Skickar dig till ${svarar} …` : 'Du kan koppla bort det när du vill, under Anslutningar.'}
      </p>
    </>
  );
}

/** The widest that anything acting for the person can reach. */
function mostOf(person: Actor): string {
  const { sektioner, sprak } = person;
  const role = roleInSentence(person);
  const sections = sektioner.length === 0 ? 'alla sektioner' : `sektionerna ${sektioner.join(', ')}`;
  const languages = sprak.length === 0 ? 'alla språk' : `språken ${sprak.join(', ')}`;
  return `${role}, ${sections}, ${languages}`;
}
