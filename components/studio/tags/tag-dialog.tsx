'use client';

import { useState } from 'react';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import type { Tag } from '#lib/contract/tag.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface TagDialogProps {
  /** Undefined for a new one. */
  tagg: Tag | undefined;
  onClose: () => void;
  onSaved: (namn: string) => void;
}

const FIELDS = ['namn.sv', 'namn.en', 'slug', 'beskrivning.sv', 'beskrivning.en'] as const;
type Words = Record<(typeof FIELDS)[number], string>;

function wordsOf(tagg: Tag | undefined): Words {
  return {
    'namn.sv': tagg?.namn.sv ?? '',
    'namn.en': tagg?.namn.en ?? '',
    slug: tagg?.slug ?? '',
    'beskrivning.sv': tagg?.beskrivning.sv ?? '',
    'beskrivning.en': tagg?.beskrivning.en ?? '',
  };
}

/** The texts, by language. */
function givenOf(words: Words) {
  return {
    namn: { sv: words['namn.sv'], en: words['namn.en'] },
    beskrivning: { sv: words['beskrivning.sv'], en: words['beskrivning.en'] },
  };
}

/** What a tag is called, where its page is, and what the page says of it. */
export function TagDialog({ tagg, onClose, onSaved }: TagDialogProps) {
  const [before] = useState(() => wordsOf(tagg));
  const { fields, field, dialog } = useForm({
    before,
    missingIn: (words) => (words['namn.sv'].trim() === '' ? { 'namn.sv': 'Skriv taggens namn.' } : {}),
    send(words) {
      const slug = words.slug.trim() === '' || words.slug === before.slug ? {} : { slug: words.slug.trim() };
      const [given, was] = [givenOf(words), givenOf(before)];
      if (tagg === undefined) return studio.skapaTagg({ ...given, ...slug });
      const changed = { namn: changedFields(given.namn, was.namn), beskrivning: changedFields(given.beskrivning, was.beskrivning) };
      return studio.andraTagg({ id: tagg.id, ...changed, ...slug });
    },
    onSent: ({ tagg: saved }) => onSaved(saved.namn.sv),
  });
  const isRenamed = tagg !== undefined && fields['namn.sv'].trim() !== before['namn.sv'];
  return (
    <FormDialog
      title={tagg === undefined ? 'Ny tagg' : `Ändra ${tagg.namn.sv}`}
      send={tagg === undefined ? 'Lägg till' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <div className={styles.pair}>
        <TextField
          label="Namn"
          {...field('namn.sv')}
          autoFocus
          description={
            isRenamed ? 'Artiklarna får det nya namnet genast, och den gamla adressen leder vidare.' : 'Som det står i artiklarnas taggar.'
          }
        />
        <TextField label="Namn på engelska" {...field('namn.en')} description="Lämna tomt för att använda det svenska." />
      </div>
      <TextField label="Adress" {...field('slug')} description="Det som står efter /tagg/. Om du inte ändrar den följer den namnet." />
      <TextArea label="Beskrivning" rows={2} {...field('beskrivning.sv')} description="Står överst på taggens sida." />
      <TextArea label="Beskrivning på engelska" rows={2} {...field('beskrivning.en')} />
    </FormDialog>
  );
}
