'use client';

import { useState } from 'react';
import { DateField } from '#components/editor/form/date-field.tsx';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { responsibleOptions } from '#components/studio/tasks/responsible-options.ts';
import { fieldTime, instantOf, wrongTime } from '#components/studio/tasks/task-times.ts';
import { TASK_KIND, TASK_PRIORITY } from '#components/studio/tasks/task-words.ts';
import { tellWhereInVain } from '#components/studio/tasks/told-in-vain.ts';
import { useForm } from '#components/studio/use-form.ts';
import { ComboBox } from '#components/ui/combo-box.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import type { Author } from '#lib/contract/article.ts';
import { QUEUE_KINDS, QUEUE_PRIORITIES } from '#lib/contract/closed/queue.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** A choice needs an id; this one stands for no section. */
const NONE = 'ingen';
const FIELDS = ['rubrik', 'beskrivning', 'typ', 'prioritet', 'ansvarig', 'sektion', 'senast', 'planerad'] as const;
const KINDS = QUEUE_KINDS.map((id) => ({ id, namn: TASK_KIND[id] }));
const PRIORITIES = QUEUE_PRIORITIES.map((id) => ({ id, namn: TASK_PRIORITY[id].namn }));

interface TaskDialogProps {
  /** Undefined for a new one. */
  task: QueueItem | undefined;
  /** The article that a new one is about. */
  innehall?: string;
  sektioner: readonly Section[];
  ansvariga: readonly Author[];
  onClose: () => void;
  onSaved: (task: QueueItem) => void;
}

type Written = ReturnType<typeof writtenOf>;

/** The task as its fields have it. */
function writtenOf(task: QueueItem | undefined) {
  return {
    rubrik: task?.rubrik ?? '',
    beskrivning: task?.beskrivning ?? '',
    typ: (task?.typ ?? 'uppgift') as string,
    prioritet: (task?.prioritet ?? 'normal') as string,
    ansvarig: task?.ansvarig?.id ?? null,
    sektion: task?.sektion ?? NONE,
    senast: fieldTime(task?.senast),
    planerad: fieldTime(task?.planerad),
  };
}

/** What is asked for by what is written. */
function givenOf({ rubrik, beskrivning, typ, prioritet, ansvarig, sektion, senast, planerad }: Written) {
  return {
    ...{ rubrik, beskrivning, ansvarig, sektion: sektion === NONE ? null : sektion },
    typ: QUEUE_KINDS.find((known) => known === typ) ?? 'uppgift',
    prioritet: QUEUE_PRIORITIES.find((known) => known === prioritet) ?? 'normal',
    ...{ senast: instantOf(senast), planerad: instantOf(planerad) },
  };
}

/** What is to be done, by whom, and by when. */
export function TaskDialog({ task, innehall, sektioner, ansvariga, onClose, onSaved }: TaskDialogProps) {
  const [before] = useState(() => writtenOf(task));
  const { field, dialog } = useForm({
    before,
    missingIn: ({ rubrik, senast, planerad }) => ({
      ...(rubrik.trim() === '' ? { rubrik: 'Skriv vad som ska göras.' } : {}),
      ...wrongTime('senast', senast),
      ...wrongTime('planerad', planerad),
    }),
    send: (written) =>
      task === undefined
        ? studio.skapaKouppgift({ ...givenOf(written), innehall: innehall ?? null })
        : studio.andraKouppgift({ id: task.id, ...changedFields(givenOf(written), givenOf(before)) }),
    onSent: (saved) => {
      tellWhereInVain(saved);
      onSaved(saved.uppgift);
    },
  });
  const senast = field('senast');
  const planerad = field('planerad');
  return (
    <FormDialog
      title={task === undefined ? 'Ny uppgift' : 'Ändra uppgiften'}
      send={task === undefined ? 'Lägg till' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <TextField label="Vad ska göras?" {...field('rubrik')} autoFocus />
      <TextArea label="Underlag" rows={4} description="Länkar, önskemål, vem man ska ringa." {...field('beskrivning')} />
      <div className={styles.pair}>
        <Select label="Slag" options={KINDS} {...field('typ')} />
        <Select label="Prioritet" options={PRIORITIES} {...field('prioritet')} />
      </div>
      <div className={styles.pair}>
        <ComboBox label="Ansvarig" placeholder="Ingen än" options={responsibleOptions(ansvariga)} {...field('ansvarig')} />
        <Select label="Sektion" options={[{ id: NONE, namn: 'Ingen' }, ...sektioner]} {...field('sektion')} />
      </div>
      <div className={styles.pair}>
        <DateField label="Ska vara klar" form="tid" {...senast} onChange={(text) => senast.onChange(text ?? '')} />
        <DateField label="Planerad publicering" form="tid" {...planerad} onChange={(text) => planerad.onChange(text ?? '')} />
      </div>
    </FormDialog>
  );
}
