'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { MergeDialog } from '#components/studio/merge-dialog.tsx';
import styles from '#components/studio/people-dictionary/import-dialog.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Banner } from '#components/ui/banner.tsx';
import type { Candidate, KnownPerson } from '#lib/contract/known-person.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface MergePeopleDialogProps {
  /** The one that is to be no more. */
  person: KnownPerson;
  onClose: () => void;
  onMerged: (namn: string) => void;
}

/** Who somebody turned out to be, and what follows of it before it is done: those who may be the same first. */
export function MergePeopleDialog({ person, onClose, onMerged }: MergePeopleDialogProps) {
  const { id } = person;
  return (
    <MergeDialog<Candidate>
      title={`Slå ihop ${person.namn} med en annan person`}
      searchLabel="Sök personen som ska bli kvar"
      alike={async () => (await studio.hamtaPerson({ id })).liknar}
      search={async (sok, most) => (await studio.listaPersoner({ sok, per_sida: most + 1 })).personer.filter((one) => one.id !== id)}
      nameOf={({ namn, fodd, kandFor }) => [namn, fodd, kandFor].filter((words) => words !== '').join(', ')}
      none={{ alike: 'Ingen annan i lexikonet heter så. Sök den som det ska vara.', found: 'Ingen annan person heter så.' }}
      follows={(till) => <WhatFollows person={person} till={till} />}
      merge={async (order) => (await studio.slaIhopPersoner({ id, ...order })).person.namn}
      onMerged={onMerged}
      onClose={onClose}
    />
  );
}

/** Tried, and not done: what the one that stays would be, and what would not come along. */
function WhatFollows({ person, till }: { person: KnownPerson; till: Candidate }) {
  const trial = { id: person.id, till: till.id, provkor: true };
  const { data, failure } = useLoaded(till.id, () => studio.slaIhopPersoner(trial));
  if (failure !== undefined) return <FailureBanner failure={failure} />;
  if (data === undefined) return null;
  const { tappade } = data;
  return (
    <Banner tone="warning" title="Två blir en">
      <p className={styles.text}>
        {`${till.namn} blir kvar med sina uppgifter och får det som saknades. Namn, alias och artiklar följer med. Det går inte att ångra.`}
      </p>
      {tappade.length > 0 && (
        <>
          <p className={styles.text}>Det här följer inte med:</p>
          <ul>
            {tappade.map(({ k, v, kvar }) => (
              <li key={`${k} ${v}`}>{kvar === '' ? `${k}: ${v}` : `${k}: ${v} (kvar: ${kvar})`}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
