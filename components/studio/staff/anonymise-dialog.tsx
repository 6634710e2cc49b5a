'use client';

import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { faultOf } from '#components/studio/failure.ts';
import styles from '#components/studio/form.module.css';
import { handedOverInWords } from '#components/studio/staff/handed-over.ts';
import { SuccessorField } from '#components/studio/staff/successor-field.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import type { Person } from '#lib/contract/person.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface AnonymiseDialogProps {
  person: Person;
  onClose: () => void;
  /** With what was done, in words. */
  onDone: (text: string) => void;
}

/** Asks once before somebody who has left loses their name for good, and who is to have what they leave. */
export function AnonymiseDialog({ person, onClose, onDone }: AnonymiseDialogProps) {
  const [successor, setSuccessor] = useState<string | null>(null);
  const operation = useOperation(() =>
    studio.avidentifieraAnvandare({ id: person.id, ...(successor === null ? {} : { overtagare: successor }) }),
  );

  async function decide() {
    const answer = await operation.run(undefined);
    if (answer !== undefined) onDone(`Personen är avidentifierad. ${handedOverInWords(answer.overlamning)}`.trim());
  }

  return (
    <DecisionDialog
      title={`Avidentifiera ${person.namn}`}
      role="alertdialog"
      decide="Avidentifiera"
      isDanger
      isDeciding={operation.isRunning}
      onDecide={decide}
      onClose={onClose}
      failure={operation.failure}
      fields={['overtagare']}
    >
      <div className={styles.form}>
        <p>
          Namn och e-postadress ersätts med ”Tidigare medarbetare” och ett nummer överallt i Studio, och personen kan aldrig mer logga in.
          Det som personen har gjort står kvar, och bylines i publicerade artiklar också. Det går inte att ångra.
        </p>
        <SuccessorField
          person={person}
          value={successor}
          onChange={(value) => {
            setSuccessor(value);
            operation.dismiss('overtagare');
          }}
          fault={faultOf(operation.failure, 'overtagare')}
        />
      </div>
    </DecisionDialog>
  );
}
