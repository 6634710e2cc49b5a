'use client';

import { useState } from 'react';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { LANGUAGE_OPTIONS } from '#components/studio/labels.ts';
import { suggestedId } from '#components/studio/sections/section-words.ts';
import { useForm } from '#components/studio/use-form.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import { RIGHTS, ROLE_ID } from '#lib/contract/role.ts';
import type { ToldRole } from '#lib/contract/role-shapes.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface RoleDialogProps {
  /** Undefined for a new one. */
  role: ToldRole | undefined;
  ratter: readonly Option[];
  sektioner: readonly Option[];
  onClose: () => void;
  onSaved: (namn: string) => void;
}

const FIELDS = ['namn', 'id', 'ratter', 'sektioner', 'sprak'];
const NEW_ROLE = { id: '', namn: '', ratter: ['skriva'], sektioner: [] as string[], sprak: [] as string[] };

function missingIn({ namn, id }: { namn: string; id: string }): Partial<Record<string, string>> {
  return {
    ...(namn.trim() === '' ? { namn: 'Skriv vad rollen heter.' } : {}),
    ...(ROLE_ID.test(id) ? {} : { id: 'Två till fyrtio tecken: små bokstäver a–z, siffror, - och _.' }),
  };
}

/** What a role of the newsroom's own is called, and what it may. */
export function RoleDialog({ role, ratter, sektioner, onClose, onSaved }: RoleDialogProps) {
  // The id follows the name until somebody writes another.
  const [hasOwnId, setOwnId] = useState(role !== undefined);
  const { field, change, dialog } = useForm({
    before: { ...NEW_ROLE, ...(role && { ...role, ratter: [...role.ratter] as string[] }) },
    missingIn,
    send: ({ id, namn, ratter, sektioner, sprak }) => {
      const given = { namn: namn.trim(), ratter: RIGHTS.filter((right) => ratter.includes(right)), sektioner, sprak };
      return role === undefined ? studio.skapaRoll({ id, ...given }) : studio.andraRoll({ id: role.id, ...changedFields(given, role) });
    },
    onSent: ({ roll }) => onSaved(roll.namn),
  });

  function name(namn: string) {
    change('namn')(namn);
    if (!hasOwnId) change('id')(suggestedId(namn));
  }

  return (
    <FormDialog
      title={role === undefined ? 'Ny roll' : `Ändra ${role.namn}`}
      send={role === undefined ? 'Lägg till' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <div className={styles.pair}>
        <TextField label="Namn" {...field('namn')} onChange={name} autoFocus />
        <TextField
          label="Id"
          {...field('id')}
          onChange={(id) => {
            setOwnId(true);
            change('id')(id);
          }}
          isDisabled={role !== undefined}
          spellCheck="false"
          description={role === undefined ? 'För program och loggen. Går aldrig att ändra.' : 'Går inte att ändra.'}
        />
      </div>
      <CheckboxGroup label="Får" options={ratter} {...field('ratter')} description="Läsa, förhandsgranska och kontrollera får alla." />
      {sektioner.length > 0 && (
        <CheckboxGroup
          label="Sektioner"
          options={sektioner}
          {...field('sektioner')}
          description="För den som inte har egna under Personer. Inget valt betyder alla."
        />
      )}
      <CheckboxGroup
        label="Språk"
        options={LANGUAGE_OPTIONS}
        {...field('sprak')}
        description="För den som inte har egna under Personer. Inget valt betyder alla."
      />
    </FormDialog>
  );
}
