'use client';

import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { countWords, type ShownPage } from '#components/studio/shown-page.ts';
import { useForm } from '#components/studio/use-form.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { SavedView, ViewedScreen } from '#lib/contract/saved-view.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

interface SavedViewsProps {
  /** The screen that they are of. */
  skarm: ViewedScreen;
  vyer: readonly SavedView[];
  /** The filters as they are now, as the address has them. */
  val: string;
  onChoose: (val: string) => void;
  jag: Actor;
  /** How much a view shows just now; absent where that is not counted. */
  count?: (val: string) => Promise<Count>;
}

type Count = Pick<ShownPage, 'antal' | 'antal_minst'>;

/** Filters that have been given a name, by oneself or for the whole newsroom: on the service, and so on every computer. */
export function SavedViews({ skarm, vyer: first, val, onChoose, jag, count }: SavedViewsProps) {
  const [vyer, setVyer] = useState(first);
  const [isSaving, setSaving] = useState(false);
  const [counts, setCounts] = useState<Readonly<Record<string, Count>>>({});

  /** One after the other, and only when they are about to be seen: what has been counted so far is shown meanwhile. */
  async function countAll() {
    if (count === undefined) return;
    try {
      for (const { id, val: filters } of vyer) {
        const counted = await count(filters);
        setCounts((before) => ({ ...before, [id]: counted }));
      }
    } catch (error) {
      // A view is chosen as well without its figure.
      if (!(error instanceof ApiFault || error instanceof Unreachable)) throw error;
    }
  }

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
        onOpenChange={(isOpen) => isOpen && void countAll()}
        trigger={
          <Button size="small" icon={<Bookmark aria-hidden />}>
            {current?.namn ?? 'Vyer'}
          </Button>
        }
      >
        {vyer.map((vy) => (
          <MenuItem key={vy.id} onAction={() => onChoose(vy.val)}>
            {nameOf(vy, jag, counts[vy.id])}
          </MenuItem>
        ))}
        {vyer.length > 0 && <MenuDivider />}
        <MenuItem onAction={() => setSaving(true)}>Spara de här filtren …</MenuItem>
        {current !== undefined && (current.av.id === jag.id || cannotAdminister(jag) === undefined) && (
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

/** What it is called, how much it shows, and who has shared it with the newsroom: «Att läsa · 12 · delad av Karin Ståhlbrand». */
function nameOf({ namn, delad, av }: SavedView, jag: Actor, count: Count | undefined): string {
  const shared = av.id === jag.id ? 'delad av dig' : `delad av ${av.namn}`;
  return [namn, ...(count === undefined ? [] : [countWords(count)]), ...(delad ? [shared] : [])].join(' · ');
}

interface SaveDialogProps {
  skarm: ViewedScreen;
  val: string;
  onClose: () => void;
  onSaved: (vy: SavedView) => void;
}

function SaveDialog({ skarm, val, onClose, onSaved }: SaveDialogProps) {
  const { field, fields, change, dialog } = useForm({
    before: { namn: '', delad: false },
    missingIn: ({ namn }) => (namn.trim() === '' ? { namn: 'Skriv vad vyn ska heta.' } : {}),
    send: ({ namn, delad }) => studio.sparaVy({ skarm, namn, val, delad }),
    onSent: ({ vy }) => onSaved(vy),
  });
  return (
    <FormDialog title="Spara filtren" send="Spara" onClose={onClose} fields={['namn']} {...dialog}>
      <TextField label="Namn" autoFocus description="Vyn finns sedan på alla datorer där du loggar in." {...field('namn')} />
      <Checkbox
        isSelected={fields.delad}
        onChange={change('delad')}
        description="Alla i redaktionen ser vyn. Det som är ”mitt” blir för var och en deras eget."
      >
        Dela med redaktionen
      </Checkbox>
    </FormDialog>
  );
}
