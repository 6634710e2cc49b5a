'use client';

import { useState } from 'react';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { Switch } from '#components/ui/switch.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import type { AdProgram } from '#lib/contract/outbound-link.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ProgramDialogProps {
  /** Undefined for a new one. */
  program: AdProgram | undefined;
  onClose: () => void;
  onSaved: (namn: string) => void;
}

const FIELDS = ['namn', 'domaner', 'parametrar'] as const;

/** Lines such as «epi=[artikel]». */
function parametersIn(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => line.trim());
  return Object.fromEntries(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const at = line.indexOf('=');
        return at === -1 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
  );
}

/** What is asked for by what is written. */
function givenOf({ namn, domaner, noreferrer, parametrar }: { namn: string; domaner: string; noreferrer: boolean; parametrar: string }) {
  return {
    namn,
    domaner: domaner.split(/[\s,]+/).filter((one) => one !== ''),
    rel: noreferrer ? 'noreferrer' : '',
    parametrar: parametersIn(parametrar),
  };
}

/** What a program is called, which shops are its own, and what its links carry along. */
export function ProgramDialog({ program, onClose, onSaved }: ProgramDialogProps) {
  const [before] = useState(() => ({
    namn: program?.namn ?? '',
    domaner: (program?.domaner ?? []).join('\n'),
    noreferrer: program?.rel.includes('noreferrer') ?? false,
    parametrar: Object.entries(program?.parametrar ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
  }));
  const { field, fields, change, dialog } = useForm({
    before,
    missingIn: ({ namn }) => (namn.trim() === '' ? { namn: 'Skriv programmets namn.' } : {}),
    send: (written) =>
      program === undefined
        ? studio.skapaProgram(givenOf(written))
        : studio.andraProgram({ id: program.id, ...changedFields(givenOf(written), givenOf(before)) }),
    onSent: ({ program: saved }) => onSaved(saved.namn),
  });
  return (
    <FormDialog
      title={program === undefined ? 'Nytt program' : `Ändra ${program.namn}`}
      send={program === undefined ? 'Lägg till' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <TextField label="Namn" {...field('namn')} autoFocus />
      <TextArea
        label="Butikernas domäner"
        rows={3}
        {...field('domaner')}
        description="En per rad, till exempel butik.se. Underdomäner hör dit."
      />
      <TextArea
        label="Läggs till i adressen"
        rows={3}
        {...field('parametrar')}
        description="En per rad, till exempel epi=[artikel]. [kod], [artikel] och [block] byts mot det som läsaren följde."
      />
      <Switch isSelected={fields.noreferrer} onChange={change('noreferrer')}>
        Butiken får inte veta vilken sida läsaren kom från
      </Switch>
    </FormDialog>
  );
}
