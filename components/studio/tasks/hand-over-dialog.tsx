'use client';

import { FormDialog } from '#components/studio/form-dialog.tsx';
import { responsibleOptions } from '#components/studio/tasks/responsible-options.ts';
import { tellWhereInVain } from '#components/studio/tasks/told-in-vain.ts';
import { useForm } from '#components/studio/use-form.ts';
import { ComboBox } from '#components/ui/combo-box.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import type { Author } from '#lib/contract/article.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface HandOverDialogProps {
  task: QueueItem;
  ansvariga: readonly Author[];
  onClose: () => void;
  onDone: (task: QueueItem) => void;
}

/** Gives a task to somebody else, who answers for it from then on. */
export function HandOverDialog({ task, ansvariga, onClose, onDone }: HandOverDialogProps) {
  const { field, dialog } = useForm({
    before: { till: null as string | null, meddelande: '' },
    missingIn: ({ till }) => (till === null ? { till: 'Välj vem som ska ta över.' } : {}),
    send: ({ till, meddelande }) =>
      studio.lamnaOverKouppgift({ id: task.id, till: till ?? '', ...(meddelande.trim() === '' ? {} : { meddelande }) }),
    onSent: (given) => {
      tellWhereInVain(given);
      onDone(given.uppgift);
    },
  });
  return (
    <FormDialog title={`Lämna över ”${task.rubrik}”`} send="Lämna över" onClose={onClose} fields={['till', 'meddelande']} {...dialog}>
      <ComboBox label="Till" placeholder="Skriv ett namn" options={responsibleOptions(ansvariga)} {...field('till')} />
      <TextArea label="Meddelande" rows={3} description="Läggs som kommentar på uppgiften." {...field('meddelande')} />
    </FormDialog>
  );
}
