'use client';

import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/people-dictionary/import-dialog.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import type { Candidate, KnownPerson } from '#lib/contract/known-person.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface MergeDialogProps {
  /** The one that is to be no more. */
  person: KnownPerson;
  onClose: () => void;
  onMerged: (namn: string) => void;
}

const SHOWN = 6;

/** Who somebody turned out to be, and what follows of it before it is done: those who may be the same first. */
export function MergeDialog({ person, onClose, onMerged }: MergeDialogProps) {
  const [sok, setSok] = useState('');
  const [till, setTill] = useState('');
  const found = useLoaded(sok, async (): Promise<Candidate[]> => {
    if (sok.trim() === '') return (await studio.hamtaPerson({ id: person.id })).liknar;
    const { personer } = await studio.listaPersoner({ sok, per_sida: SHOWN + 1 });
    return personer.filter(({ id }) => id !== person.id);
  });
  const merging = useOperation((order: { till: string }) => studio.slaIhopPersoner({ id: person.id, ...order }));
  const others = (found.data ?? []).slice(0, SHOWN);
  const chosen = others.find(({ id }) => id === till);

  async function merge() {
    const answer = await merging.run({ till });
    if (answer !== undefined) onMerged(answer.person.namn);
  }

  return (
    <DecisionDialog
      title={`Slå ihop ${person.namn} med en annan person`}
      decide="Slå ihop"
      isDeciding={merging.isRunning}
      canDecide={chosen !== undefined}
      isDanger
      onDecide={merge}
      onClose={onClose}
      failure={merging.failure ?? found.failure}
    >
      <SearchField label="Sök personen som ska bli kvar" placeholder="Sök namn" value={sok} onChange={setSok} />
      {others.length > 0 && <RadioGroup label="Blir kvar" options={others.map(asOption)} value={till} onChange={setTill} />}
      {found.data !== undefined && others.length === 0 && (
        <p>{sok.trim() === '' ? 'Ingen annan i lexikonet heter så. Sök den som det ska vara.' : 'Ingen annan person heter så.'}</p>
      )}
      {chosen !== undefined && <WhatFollows person={person} till={chosen} />}
    </DecisionDialog>
  );
}

function asOption({ id, namn, fodd, kandFor }: Candidate) {
  return { id, namn: [namn, fodd, kandFor].filter((words) => words !== '').join(', ') };
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
