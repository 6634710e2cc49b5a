'use client';

import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { SavedView, ViewedScreen } from '#lib/contract/saved-view.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface SavedViewsProps {
  /** The screen that they are of. */
  skarm: ViewedScreen;
  vyer: readonly SavedView[];
  /** The filters as they are now, as the address has them. */
  val: string;
  onChoose: (val: string) => void;
}

/** Filters that one has given a name: on the service, and so on every computer. */
export function SavedViews({ skarm, vyer: first, val, onChoose }: SavedViewsProps) {
  const [vyer, setVyer] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const remove = useOperation(async (vy: SavedView) => {
    await studio.taBortVy({ id: vy.id });
    setVyer((before) => before.filter(({ id }) => id !== vy.id));
    showToast({ tone: 'success', text: `Vyn ${vy.namn} är borttagen.` });
  });
  const current = vyer.find((vy) => vy.val === val);
  return (
    <>
      <Menu
        label="Sparade vyer"
        trigger={
          <Button size="small" icon={<Bookmark aria-hidden />}>
            {current?.namn ?? 'Vyer'}
          </Button>
        }
      >
        {vyer.map((vy) => (
          <MenuItem key={vy.id} onAction={() => onChoose(vy.val)}>
            {vy.namn}
          </MenuItem>
        ))}
        {vyer.length > 0 && <MenuDivider />}
        <MenuItem onAction={() => setSaving(true)}>Spara de här filtren …</MenuItem>
        {current !== undefined && (
          <MenuItem danger onAction={() => void remove.run(current)}>
            {`Ta bort ${current.namn}`}
          </MenuItem>
        )}
      </Menu>
      {isSaving && (
        <SaveDialog
          skarm={skarm}
          val={val}
          onClose={() => setSaving(false)}
          onSaved={(saved) => {
            setVyer((before) => [...before.filter(({ id }) => id !== saved.id), saved]);
            setSaving(false);
          }}
        />
      )}
    </>
  );
}

interface SaveDialogProps {
  skarm: ViewedScreen;
  val: string;
  onClose: () => void;
  onSaved: (vy: SavedView) => void;
}

function SaveDialog({ skarm, val, onClose, onSaved }: SaveDialogProps) {
  const { field, dialog } = useForm({
    before: { namn: '' },
    missingIn: ({ namn }) => (namn.trim() === '' ? { namn: 'Skriv vad vyn ska heta.' } : {}),
    send: ({ namn }) => studio.sparaVy({ skarm, namn, val }),
    onSent: ({ vy }) => onSaved(vy),
  });
  return (
    <FormDialog title="Spara filtren" send="Spara" onClose={onClose} fields={['namn']} {...dialog}>
      <TextField label="Namn" autoFocus description="Vyn finns sedan på alla datorer där du loggar in." {...field('namn')} />
    </FormDialog>
  );
}
