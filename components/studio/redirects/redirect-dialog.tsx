'use client';

import { useState } from 'react';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { Select } from '#components/ui/select.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import { REDIRECT_STATUSES } from '#lib/contract/closed/redirect.ts';
import type { RedirectAnswer } from '#lib/contract/redirect.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface RedirectDialogProps {
  /** Undefined for a new one. */
  omdirigering: RedirectAnswer | undefined;
  onClose: () => void;
  onSaved: (said: string) => void;
}

const FIELDS = ['fran', 'till', 'status'] as const;
const STATUSES = [
  { id: '301', namn: '301: flyttad för gott' },
  { id: '302', namn: '302: flyttad tills vidare' },
  { id: '410', namn: '410: borttagen för gott' },
];

/** Where an old address leads. */
export function RedirectDialog({ omdirigering, onClose, onSaved }: RedirectDialogProps) {
  const [before] = useState(() => ({
    fran: omdirigering?.fran ?? '',
    till: omdirigering?.till ?? '',
    status: String(omdirigering?.status ?? 301),
    annan_vard: omdirigering?.till?.startsWith('http') ?? false,
  }));
  const { field, fields, change, dialog } = useForm({
    before,
    missingIn: ({ fran }) => (fran.trim() === '' ? { fran: 'Skriv den gamla adressen.' } : {}),
    send: (written) =>
      omdirigering === undefined
        ? studio.skapaOmdirigering(givenOf(written))
        : studio.andraOmdirigering({ id: omdirigering.id, ...changedFields(givenOf(written), givenOf(before)) }),
    onSent: ({ omdirigering: saved, varningar }) =>
      onSaved(varningar[0] === undefined ? `${saved.fran} är sparad.` : `Sparad. ${varningar[0].orsak} ${varningar[0].atgard}`),
  });
  return (
    <FormDialog
      title={omdirigering === undefined ? 'Ny omdirigering' : 'Ändra omdirigering'}
      send={omdirigering === undefined ? 'Lägg till' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <TextField
        label="Gammal adress"
        {...field('fran')}
        autoFocus
        placeholder="/2019/05/min-artikel"
        description="En sökväg på webbplatsen. * sist betyder allt som börjar så."
      />
      <Select label="Status" options={STATUSES} {...field('status')} />
      {fields.status !== '410' && (
        <>
          <TextField
            label="Ny adress"
            {...field('till')}
            placeholder="/mat/min-artikel"
            description="En sökväg eller en hel adress. * sist tar med det som följer i den gamla."
          />
          <Switch isSelected={fields.annan_vard} onChange={change('annan_vard')}>
            Får leda till en annan webbplats
          </Switch>
        </>
      )}
    </FormDialog>
  );
}

/** What is asked for by what is written. */
function givenOf({ fran, till, status: chosen, annan_vard }: { fran: string; till: string; status: string; annan_vard: boolean }) {
  const status = REDIRECT_STATUSES.find((known) => String(known) === chosen) ?? 301;
  return { fran: fran.trim(), till: status === 410 ? '' : till.trim(), status, annan_vard };
}
