'use client';

import { useState } from 'react';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { intervalOptions } from '#components/studio/ideas/idea-words.ts';
import { useForm } from '#components/studio/use-form.ts';
import { Select } from '#components/ui/select.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import { WATCH_INTERVAL } from '#lib/contract/closed/feed-watch.ts';
import type { FeedWatch } from '#lib/contract/feed-watch.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const FIELDS = ['adress', 'namn', 'sektion', 'ord', 'intervall'] as const;
/** A choice needs an id; this one stands for no section. */
const NONE = 'ingen';

interface WatchDialogProps {
  /** Undefined for a new one. */
  watch: FeedWatch | undefined;
  sektioner: readonly Section[];
  onClose: () => void;
  onSaved: (namn: string) => void;
}

/** Which feed is watched, for which section, and what is looked for in it. */
export function WatchDialog({ watch, sektioner, onClose, onSaved }: WatchDialogProps) {
  const [before] = useState(() => ({
    adress: watch?.adress ?? '',
    namn: watch?.namn ?? '',
    sektion: watch?.sektion ?? NONE,
    ord: (watch?.ord ?? []).join('\n'),
    intervall: String(watch?.intervall ?? WATCH_INTERVAL.usual),
  }));
  const { field, dialog } = useForm({
    before,
    missingIn: ({ adress }) => (adress.trim() === '' ? { adress: 'Klistra in flödets adress.' } : {}),
    send: (written) =>
      watch === undefined
        ? studio.skapaBevakning(givenOf(written))
        : studio.andraBevakning({ id: watch.id, ...changedFields(givenOf(written), givenOf(before)) }),
    onSent: ({ bevakning }) => onSaved(bevakning.namn),
  });
  return (
    <FormDialog
      title={watch === undefined ? 'Ny bevakning' : `Ändra ${watch.namn}`}
      send={watch === undefined ? 'Bevaka' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <TextField label="Flödets adress" {...field('adress')} autoFocus description="RSS, Atom eller JSON Feed." />
      <div className={styles.pair}>
        <TextField label="Namn" {...field('namn')} description="Lämna tomt för att kalla det som flödet självt heter." />
        <Select
          label="Sektion"
          options={[{ id: NONE, namn: 'Alla' }, ...sektioner.filter(({ arkiverad }) => !arkiverad)]}
          {...field('sektion')}
        />
      </div>
      <TextArea
        label="Ord att leta efter"
        rows={4}
        description="Ett ord eller en fras på varje rad. Det som har något av dem räknas som relevant. Utan ord vägs allt lika."
        {...field('ord')}
      />
      <Select label="Läses" options={intervalOptions(Number(before.intervall))} {...field('intervall')} />
    </FormDialog>
  );
}

/** What is asked for by what is written. */
function givenOf({ adress, namn, sektion, ord, intervall }: Record<(typeof FIELDS)[number], string>) {
  return {
    ...{ adress: adress.trim(), namn: namn.trim(), sektion: sektion === NONE ? null : sektion, intervall: Number(intervall) },
    ord: ord
      .split('\n')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  };
}
