'use client';

import { useState } from 'react';
import { PictureChooser } from '#components/editor/picture/picture-chooser.tsx';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { EntryArticles } from '#components/studio/people-dictionary/entry-articles.tsx';
import { type EntryWords, entryOf, wordsOf } from '#components/studio/people-dictionary/entry-words.ts';
import { FactRows } from '#components/studio/people-dictionary/fact-rows.tsx';
import { missingInLinks } from '#components/studio/people-dictionary/link-rows.ts';
import { useForm } from '#components/studio/use-form.ts';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import type { KnownPerson } from '#lib/contract/known-person.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface EntryDialogProps {
  /** Undefined for a new one. */
  person: KnownPerson | undefined;
  onClose: () => void;
  onSaved: (namn: string) => void;
}

/** The fields of plain text. */
type TextWords = Omit<EntryWords, 'rader' | 'lankar' | 'kallor' | 'bild'>;

const FIELDS: ReadonlyArray<keyof TextWords> = ['namn', 'alias', 'fodd', 'foddIso', 'kandFor', 'vag', 'kalla', 'externtId'];

/** What is known of somebody: what the writer of a fact box is offered. */
export function EntryDialog({ person, onClose, onSaved }: EntryDialogProps) {
  const [before] = useState(() => wordsOf(person));
  const { fields, field, change, faultAt, dialog } = useForm({
    before,
    missingIn: ({ namn, lankar }) => ({ ...missingInLinks(lankar), ...(namn.trim() === '' ? { namn: 'Skriv personens namn.' } : {}) }),
    send: (words) => {
      const entry = entryOf(words, before);
      if (person === undefined) return studio.skapaPerson(entry);
      return studio.andraPerson({ id: person.id, ...changedFields(entry, entryOf(before, before)) });
    },
    onSent: ({ person: { namn } }) => onSaved(namn),
  });

  const source = (fact: keyof EntryWords['kallor']) => ({
    value: fields.kallor[fact],
    onChange: (value: string) => change('kallor')({ ...fields.kallor, [fact]: value }),
  });

  return (
    <FormDialog
      title={person === undefined ? 'Ny person i lexikonet' : `Ändra ${person.namn}`}
      send={person === undefined ? 'Lägg till' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <div className={styles.pair}>
        <TextField label="Namn" {...field('namn')} autoFocus description="Namnet som personen är känd under." />
        <TextField label="Känd för" {...field('kandFor')} description="Skiljer personen från andra med samma namn." />
      </div>
      <TextArea
        label="Alias"
        rows={2}
        {...field('alias')}
        description="Andra namn och stavningar som personen ska hittas med, ett per rad. Accenter behövs inte."
      />
      <div className={styles.pair}>
        <TextField label="Född" {...field('fodd')} description="Som läsaren ser det, till exempel 20 november 1985 i Umeå." />
        <TextField
          label="Födelsedatum"
          {...field('foddIso')}
          placeholder="ÅÅÅÅ-MM-DD"
          description="Görs av Född om det går. Bara år eller månad går också bra."
        />
      </div>
      <FactRows
        legend="Fler uppgifter"
        words={{ name: 'Uppgift', value: 'Värde', add: 'Lägg till uppgift', example: 'Till exempel Yrke' }}
        hasSources
        rows={fields.rader}
        onChange={change('rader')}
      />
      <FactRows
        legend="Egna sidor"
        words={{ name: 'Länk', value: 'Adress', add: 'Lägg till länk', example: 'Till exempel Instagram', valueExample: 'https://…' }}
        rows={fields.lankar}
        faultAt={(index, part) => faultAt(`lankar.${index}.${part}`)}
        onChange={change('lankar')}
      />
      <PictureChooser
        label="Bild"
        src={fields.bild?.src}
        onChoose={({ id, src }) => change('bild')({ id, src })}
        onRemove={() => change('bild')(null)}
      />
      <div className={styles.pair}>
        <TextField
          label="Sida på sajten"
          {...field('vag')}
          placeholder="/noje/…"
          description="Adressen till personens egen sida, om den är en annan än den som Studio gör av artiklarna."
        />
        <TextField label="Källa" {...field('kalla')} description="Varifrån det kommer som inte har en egen källa." />
      </div>
      <div className={styles.pair}>
        <TextField label="Källa till födelsedatumet" {...source('fodd')} />
        <TextField label="Källa till känd för" {...source('kandFor')} />
      </div>
      <TextField label="Källa till namnet" {...source('namn')} />
      <TextField
        label="Wikidata"
        {...field('externtId')}
        placeholder="Q…"
        description="Personens Q-nummer. Med det känner nästa import igen personen. Det som ändrats för hand får då stå kvar."
      />
      {person !== undefined && <EntryArticles person={person} />}
    </FormDialog>
  );
}
