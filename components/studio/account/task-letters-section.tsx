'use client';

import { useState } from 'react';
import styles from '#components/studio/account/account.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { TASK_LETTER_CHOICE } from '#components/studio/tasks/task-words.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { TASK_LETTERS, type TaskLetters } from '#lib/contract/task-letters.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** How often one is written to about one's tasks. */
export function TaskLettersSection({ nar: first }: { nar: TaskLetters }) {
  const [nar, setNar] = useState(first);
  const choose = useOperation(studio.valjKobrev);

  async function change(id: string) {
    const wanted = TASK_LETTERS.find((known) => known === id);
    if (wanted === undefined || (await choose.run({ nar: wanted })) === undefined) return;
    setNar(wanted);
    showToast({ tone: 'success', text: 'Ditt val är sparat.' });
  }

  return (
    <section className={styles.section} aria-labelledby="kobrev">
      <h2 id="kobrev" className={styles.heading}>
        Brev om dina uppgifter
      </h2>
      <p className={styles.about}>När du får en uppgift, när någon kommenterar den, och när den skulle ha varit klar.</p>
      <FailureBanner failure={choose.failure} />
      <RadioGroup label="Hur ofta" value={nar} onChange={change} options={TASK_LETTERS.map((id) => ({ id, ...TASK_LETTER_CHOICE[id] }))} />
    </section>
  );
}
