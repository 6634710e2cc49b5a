'use client';

import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { ComboBox } from '#components/ui/combo-box.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import type { Language } from '#lib/contract/languages.ts';
import { ROLE_NAMES } from '#lib/contract/role.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ReviewDialogProps {
  innehall: string;
  sprak: Language;
  /** The revision that is shown, and so is to be read. */
  revision: string | null;
  jag: { id: string };
  onClose: () => void;
  onDone: () => void;
}

/** Roles that are there to review, before the people. */
const ROLES = ['granskare', 'publicist', 'chefredaktor'] as const;

/** Asks somebody, or everybody of a role, to review the text, with some words about it. */
export function ReviewDialog({ innehall, sprak, revision, jag, onClose, onDone }: ReviewDialogProps) {
  const known = usePolled(
    'personer',
    () => studio.listaKoansvariga({}),
    () => undefined,
  );
  const people = (known.data?.ansvariga ?? []).filter(({ id, typ }) => typ === 'person' && id !== jag.id);
  const options = [
    ...ROLES.map((id) => ({ id, namn: `Alla med rollen ${ROLE_NAMES[id].toLocaleLowerCase('sv')}`, hint: undefined })),
    ...people.map(({ id, namn }) => ({ id, namn, hint: undefined })),
  ];
  const { field, dialog } = useForm({
    before: { granskare: null as string | null, meddelande: '' },
    missingIn: ({ granskare }) => (granskare === null ? { granskare: 'Välj vem som ska granska.' } : {}),
    send: ({ granskare, meddelande }) =>
      studio.sattSprakstatus({
        ...{ id: innehall, sprak, status: 'granskning', granskare: granskare ?? '' },
        ...(revision === null ? {} : { revision }),
        ...(meddelande.trim() === '' ? {} : { meddelande }),
      }),
    onSent: onDone,
  });
  return (
    <FormDialog title="Be någon granska" send="Be om granskning" onClose={onClose} fields={['granskare', 'meddelande']} {...dialog}>
      <ComboBox label="Vem ska granska?" placeholder="Skriv ett namn" options={options} {...field('granskare')} />
      <TextArea
        label="Meddelande"
        rows={3}
        description="Läggs som kommentar på texten, och följer med i mejlet."
        {...field('meddelande')}
      />
    </FormDialog>
  );
}
