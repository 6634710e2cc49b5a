'use client';

import { useState } from 'react';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { lastDay, shownLink } from '#components/studio/links/link-words.ts';
import { stockholmDay } from '#components/studio/stockholm-day.ts';
import { useForm } from '#components/studio/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import type { Link } from '#lib/contract/link.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface IgnoreDialogProps {
  lank: Link;
  onClose: () => void;
  onSaved: (said: string) => void;
}

const FIELDS = ['till', 'anledning'] as const;
const MONTH_MS = 30 * 86_400_000;

/** Until when a broken link may be so, and why; without a day it is told of again. */
export function IgnoreDialog({ lank, onClose, onSaved }: IgnoreDialogProps) {
  const [before] = useState(() => ({
    till: lank.ignorerad === null ? stockholmDay(new Date(Date.now() + MONTH_MS).toISOString()) : lastDay(lank.ignorerad.till),
    anledning: lank.ignorerad?.anledning ?? '',
  }));
  const { field, dialog } = useForm({
    before,
    missingIn: () => ({}),
    send: ({ till, anledning }) => studio.ignoreraLank({ id: lank.id, till: till.trim() === '' ? null : till.trim(), anledning }),
    onSent: ({ lank: { ignorerad } }) =>
      onSaved(ignorerad === null ? 'Länken ignoreras inte längre.' : `Länken ignoreras till och med ${lastDay(ignorerad.till)}.`),
  });
  return (
    <FormDialog title={`Ignorera ${shownLink(lank.adress)}`} send="Spara" onClose={onClose} fields={FIELDS} {...dialog}>
      <TextField
        label="Till och med"
        {...field('till')}
        placeholder="ÅÅÅÅ-MM-DD"
        autoFocus
        description="Sista dagen. Lämna tomt om länken inte längre ska ignoreras."
      />
      <TextField label="Anledning" {...field('anledning')} description="För den som undrar senare." />
    </FormDialog>
  );
}
