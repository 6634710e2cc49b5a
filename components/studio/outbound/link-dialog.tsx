'use client';

import { useState } from 'react';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import type { AdProgram, OutboundLink } from '#lib/contract/outbound-link.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface LinkDialogProps {
  /** Undefined for a new one. */
  utlank: OutboundLink | undefined;
  program: readonly AdProgram[];
  sektioner: readonly Section[];
  onClose: () => void;
  onSaved: (said: string) => void;
}

const FIELDS = ['adress', 'kod', 'program', 'giltig_till', 'sektioner'] as const;
const BY_ADDRESS = '';

/** Where an outbound link leads, how long, and for which program and sections. */
export function LinkDialog({ utlank, program, sektioner, onClose, onSaved }: LinkDialogProps) {
  const [before] = useState(() => ({
    adress: utlank?.adress ?? '',
    kod: utlank?.kod ?? '',
    program: utlank?.program.id ?? BY_ADDRESS,
    giltig_till: utlank?.giltig_till ?? '',
    sektioner: [...(utlank?.sektioner ?? [])],
  }));
  const { field, change, fields, dialog } = useForm({
    before,
    missingIn: ({ adress }) => (adress.trim() === '' ? { adress: 'Klistra in adressen till butiken.' } : {}),
    send(written) {
      const { kod, program: chosen } = written;
      const named = chosen === BY_ADDRESS ? {} : { program: chosen };
      if (utlank === undefined)
        return studio.skapaUtlank({ ...givenOf(written), ...named, ...(kod.trim() === '' ? {} : { kod: kod.trim() }) });
      const changed = changedFields(givenOf(written), givenOf(before));
      // Whether an address is one of the program's is asked of both together.
      const isAsked = chosen !== before.program || changed.adress !== undefined;
      return studio.andraUtlank({ ...changed, ...(isAsked ? named : {}), kod: utlank.kod });
    },
    onSent: ({ utlank: saved }) => onSaved(`${saved.lank} är sparad.`),
  });
  // There may be more programs than are told of at once.
  const others = program.filter(({ id }) => id !== utlank?.program.id).map(({ id, namn }) => ({ id, namn }));
  const programs = utlank === undefined ? others : [utlank.program, ...others];
  return (
    <FormDialog
      title={utlank === undefined ? 'Ny utlänk' : `Ändra ${utlank.lank}`}
      send={utlank === undefined ? 'Lägg till' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <TextField
        label="Adress hos butiken"
        {...field('adress')}
        autoFocus
        description={utlank === undefined ? 'En https-adress.' : 'En ny adress gäller genast för alla läsare.'}
      />
      <div className={styles.pair}>
        {utlank === undefined && (
          <TextField label="Kod" {...field('kod')} description="Det som står efter /ut/. Lämna tomt för att få en av adressen." />
        )}
        <TextField
          label="Gäller till"
          {...field('giltig_till')}
          placeholder="ÅÅÅÅ-MM-DD"
          description="Sista dagen. Lämna tomt för tills vidare."
        />
      </div>
      <Select
        label="Program"
        options={utlank === undefined ? [{ id: BY_ADDRESS, namn: 'Det som adressen hör till' }, ...programs] : programs}
        {...field('program')}
      />
      <CheckboxGroup
        label="Sektioner"
        description="Var länken får användas. Utan val: överallt."
        options={sektioner.map(({ id, namn }) => ({ id, namn }))}
        value={fields.sektioner}
        onChange={change('sektioner')}
      />
    </FormDialog>
  );
}

/** What is asked for by what is written, besides the program. */
function givenOf({ adress, giltig_till, sektioner }: { adress: string; giltig_till: string; sektioner: string[] }) {
  return { adress: adress.trim(), sektioner, giltig_till: giltig_till.trim() === '' ? null : giltig_till.trim() };
}
