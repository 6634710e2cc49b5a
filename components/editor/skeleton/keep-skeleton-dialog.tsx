'use client';

import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Block } from '#lib/contract/block.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface KeepSkeletonDialogProps {
  /** What articles of the template are to begin with; none for a pattern of blocks. */
  mall?: string;
  /** The section of the article that it is made of. */
  sektion: string;
  block: readonly Block[];
  onClose: () => void;
}

/** Keeps an article as a skeleton to begin others with, or some of its blocks as a pattern to put into them. */
export function KeepSkeletonDialog({ mall, sektion, block, onClose }: KeepSkeletonDialogProps) {
  const isPattern = mall === undefined;
  const { field, fields, change, dialog } = useForm({
    before: { namn: '', beskrivning: '', baraHar: false },
    missingIn: ({ namn }) => (namn.trim() === '' ? { namn: 'Skriv vad den ska heta.' } : {}),
    send: ({ namn, beskrivning, baraHar }) =>
      studio.skapaStomme({
        ...(isPattern ? { slag: 'monster' } : { slag: 'artikel', mall }),
        ...{ namn, beskrivning, sektion: baraHar ? sektion : null, block: [...block] },
      }),
    onSent({ stomme: { namn } }) {
      const where = isPattern ? 'Det finns nu bland blocken.' : 'Den finns nu när någon skapar en artikel med mallen.';
      showToast({ tone: 'success', text: `${namn} är ${isPattern ? 'sparat' : 'sparad'}. ${where}` });
      onClose();
    },
  });
  const what = block.length === 1 ? 'Blocket' : `De ${block.length} blocken`;
  return (
    <FormDialog
      title={isPattern ? 'Spara som mönster' : 'Spara som egen stomme'}
      send="Spara"
      onClose={onClose}
      fields={['namn', 'beskrivning']}
      {...dialog}
    >
      <p>
        {isPattern
          ? `${what} går sedan att lägga in i andra artiklar med /, som de är nu.`
          : 'Nya artiklar går sedan att börja med texten som den är sparad nu: byt ut det som är den här artikelns mot frågor och påminnelser.'}
      </p>
      <TextField label="Namn" autoFocus maxLength={LENGTHS.name} {...field('namn')} />
      <TextField label="Vad den är till för" maxLength={LENGTHS.comment} {...field('beskrivning')} />
      <Checkbox
        isSelected={fields.baraHar}
        onChange={change('baraHar')}
        description="Annars finns den i alla sektioner. Hela redaktionen kan använda den."
      >
        Bara för artikelns sektion
      </Checkbox>
    </FormDialog>
  );
}
