'use client';

import { useState } from 'react';
import styles from '#components/studio/account/account.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { INBOX_LETTER_CHOICE, TASK_LETTER_CHOICE } from '#components/studio/tasks/task-words.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { Select } from '#components/ui/select.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { LetterChoices } from '#lib/contract/letter-choices.ts';
import { TASK_LETTERS } from '#lib/contract/task-letters.ts';
import { studio } from '#lib/transports/client/browser.ts';

const clock = (hour: number) => ({ id: `${hour}`, namn: `${String(hour).padStart(2, '0')}:00` });
const HOURS = Array.from({ length: 24 }, (_, hour) => clock(hour));
const NONE = { id: 'ingen', namn: 'Inga tysta timmar' };
/** Hours that are offered for what is gathered; another one that somebody has chosen by a call is offered to them too. */
const OFFERED = [7, 9, 12, 16, 20];
const USUAL_MORNING = 6;

/** How often one is written to about one's tasks and one's inbox, at what hours, and when not. */
export function TaskLettersSection({ choices: first }: { choices: LetterChoices }) {
  const [{ nar, inkorg, klockslag, tysta }, setChoices] = useState(first);
  const choose = useOperation(studio.valjKobrev);

  async function change(wanted: Partial<LetterChoices>) {
    const answer = await choose.run(wanted);
    if (answer === undefined) return;
    const { ok: _, ...chosen } = answer;
    setChoices(chosen);
    showToast({ tone: 'success', text: 'Ditt val är sparat.' });
  }

  const often = (field: 'nar' | 'inkorg') => (id: string) => {
    const wanted = TASK_LETTERS.find((known) => known === id);
    if (wanted !== undefined) void change({ [field]: wanted });
  };
  const hours = [...new Set([...OFFERED, ...klockslag])].toSorted((one, other) => one - other);

  return (
    <section className={styles.section} aria-labelledby="kobrev">
      <h2 id="kobrev" className={styles.heading}>
        Brev till dig
      </h2>
      <p className={styles.about}>Brev om att granska en text, och om en publicering som inte gick, kommer alltid genast.</p>
      <FailureBanner failure={choose.failure} />
      <RadioGroup
        label="När du får en uppgift, någon kommenterar den eller den blir sen"
        value={nar}
        onChange={often('nar')}
        options={TASK_LETTERS.map((id) => ({ id, ...TASK_LETTER_CHOICE[id] }))}
      />
      <RadioGroup
        label="När något kommer till din inkorg"
        value={inkorg}
        onChange={often('inkorg')}
        options={TASK_LETTERS.map((id) => ({ id, ...INBOX_LETTER_CHOICE[id] }))}
      />
      {(nar === 'dagligen' || inkorg === 'dagligen') && (
        <CheckboxGroup
          label="Det som samlas skickas klockan"
          options={hours.map(clock)}
          value={klockslag.map(String)}
          onChange={(chosen) => chosen.length > 0 && change({ klockslag: chosen.map(Number) })}
        />
      )}
      <Select
        label="Inga av de breven från klockan"
        options={[NONE, ...HOURS]}
        value={tysta === null ? NONE.id : `${tysta.fran}`}
        onChange={(id) => change({ tysta: id === NONE.id ? null : quietFrom(Number(id), tysta?.till ?? USUAL_MORNING) })}
      />
      {tysta !== null && (
        <Select
          label="Till klockan"
          options={HOURS.filter(({ id }) => id !== `${tysta.fran}`)}
          value={`${tysta.till}`}
          onChange={(id) => change({ tysta: { ...tysta, till: Number(id) } })}
        />
      )}
    </section>
  );
}

/** Quiet hours from then on; of the hour that they begin with they cannot end at it too. */
function quietFrom(fran: number, till: number) {
  return { fran, till: till === fran ? (fran + 8) % 24 : till };
}
