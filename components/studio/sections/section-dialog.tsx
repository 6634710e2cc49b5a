'use client';

import { useState } from 'react';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { LANGUAGE_OPTIONS } from '#components/studio/labels.ts';
import { CategoryChoice, type KnownCategories } from '#components/studio/sections/category-choice.tsx';
import { changedSection, missingInSection, sectionOf, suggestedId, writtenSection } from '#components/studio/sections/section-words.ts';
import { useForm } from '#components/studio/use-form.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface SectionDialogProps {
  /** Undefined for a new one. */
  section: Section | undefined;
  mallar: readonly Option[];
  /** Undefined until the publishing system has answered. */
  kategorier: KnownCategories | undefined;
  onClose: () => void;
  onSaved: (namn: string) => void;
}

const FIELDS = ['namn.sv', 'namn.en', 'id', 'mallar', 'sprak', 'kategori'];

/** What a section is called in each language, where it is, and what is written in it. */
export function SectionDialog({ section, mallar, kategorier, onClose, onSaved }: SectionDialogProps) {
  // The address follows the name until somebody writes another.
  const [hasOwnId, setOwnId] = useState(section !== undefined);
  const { fields, field, change, dialog } = useForm({
    before: () =>
      writtenSection(
        section,
        mallar.map(({ id }) => id),
      ),
    missingIn: missingInSection,
    send: (written) =>
      section === undefined
        ? studio.skapaSektion(sectionOf(written))
        : studio.andraSektion({ id: section.id, ...changedSection(written, section) }),
    onSent: ({ sektion: { namn } }) => onSaved(namn),
  });

  function name(namn: string) {
    change('namn.sv')(namn);
    if (!hasOwnId) change('id')(suggestedId(namn));
  }

  return (
    <FormDialog
      title={section === undefined ? 'Ny sektion' : `Ändra ${section.namn}`}
      send={section === undefined ? 'Lägg till' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <div className={styles.pair}>
        <TextField label="Namn på svenska" {...field('namn.sv')} onChange={name} autoFocus />
        <TextField label="Namn på engelska" {...field('namn.en')} description="Tomt när det är samma." />
      </div>
      <TextField
        label="Adress"
        {...field('id')}
        onChange={(id) => {
          setOwnId(true);
          change('id')(id);
        }}
        isDisabled={section !== undefined}
        spellCheck="false"
        description={
          section === undefined
            ? `Sektionen finns på /${fields.id || '…'} och ${fields.id === '' ? 'får den adressen' : `/en/${fields.id}`}. Den går aldrig att ändra.`
            : 'Går inte att ändra: artiklarnas adresser börjar med den.'
        }
      />
      <CategoryChoice known={kategorier} {...field('kategori')} />
      <CheckboxGroup label="Språk" options={LANGUAGE_OPTIONS} {...field('sprak')} />
      <CheckboxGroup
        label="Mallar"
        options={mallar}
        {...field('mallar')}
        description="Det som går att skriva i sektionen. Artiklar som redan finns påverkas inte."
      />
    </FormDialog>
  );
}
