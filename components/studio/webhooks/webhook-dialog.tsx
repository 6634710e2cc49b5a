'use client';

import { useRef } from 'react';
import { ScopeChoice } from '#components/studio/agents/scope-choice.tsx';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { EVENT_WORDS } from '#components/studio/webhooks/event-words.ts';
import { Banner } from '#components/ui/banner.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { ALL_OF_THEM } from '#lib/access/scope.ts';
import { changedFields } from '#lib/content/changed-fields.ts';
import { EVENT_TYPES } from '#lib/contract/closed/event.ts';
import type { Webhook } from '#lib/contract/webhook.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface WebhookDialogProps {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  /** With the secret when it is new. */
  onSaved: (hemlighet: string | undefined, namn: string) => void;
}

const FIELDS = ['namn', 'adress'];
const OPTIONS = EVENT_TYPES.map((id) => ({ id, namn: EVENT_WORDS[id] }));

/** Where something is sent, and what. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const name = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const { fields, field, change, dialog } = useForm({
    before: () => ({
      namn: webhook?.namn ?? '',
      adress: webhook?.adress ?? 'https://',
      typer: webhook === undefined || webhook.typer.length === 0 ? [ALL_OF_THEM] : [...webhook.typer],
    }),
    missingIn: ({ namn, adress }) => ({
      ...(namn.trim() === '' ? { namn: 'Ge mottagaren ett namn.' } : {}),
      ...(/^https:\/\/./.test(adress.trim()) ? {} : { adress: 'Ange hela adressen. Den börjar med https://.' }),
    }),
    onMissing: () => (name.current?.value.trim() === '' ? name : address).current?.focus(),
    send: async ({ namn, adress, typer }) => {
      const written = {
        ...{ namn: namn.trim(), adress: adress.trim() },
        typer: EVENT_TYPES.filter((typ) => !typer.includes(ALL_OF_THEM) && typer.includes(typ)),
      };
      if (webhook === undefined) return studio.skapaWebhook(written);
      await studio.andraWebhook({ id: webhook.id, ...changedFields(written, webhook) });
      return { hemlighet: undefined };
    },
    onSent: ({ hemlighet }, { namn }) => onSaved(hemlighet, namn.trim()),
  });

  return (
    <FormDialog
      title={webhook === undefined ? 'Ny webhook' : `Ändra ${webhook.namn}`}
      send={webhook === undefined ? 'Skapa och visa hemligheten' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <TextField label="Namn" {...field('namn')} inputRef={name} autoFocus description="Vad mottagaren heter, till exempel Appen." />
      <TextField
        label="Adress"
        type="url"
        {...field('adress')}
        inputRef={address}
        description="Mottagarens adress på internet. Till redaktionens eget nät skickas ingenting."
      />
      <ScopeChoice
        label="Vad mottagaren får veta"
        all="Allt som händer"
        chosen="Valda händelser"
        options={OPTIONS}
        value={fields.typer}
        onChange={change('typer')}
      />
      {fields.typer.length === 0 && <Banner tone="info">Utan någon vald skickas allt som händer.</Banner>}
    </FormDialog>
  );
}
