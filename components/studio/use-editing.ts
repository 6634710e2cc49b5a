'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '#components/ui/toast-queue.ts';

interface Editing<Thing> {
  edit: (thing: Thing) => void;
  create: () => void;
  /** The dialog that is open, if one is: for which thing, undefined for a new one, and what it is to say when it is done. */
  opened: { thing: Thing | undefined; onClose: () => void; onSaved: (told?: string) => void } | undefined;
}

/**
 * A list of things that are made and changed in a dialog: which of them it is open for. What was saved is told in the corner
 * of the screen, where there is anything to tell, and shown in the list.
 */
export function useEditing<Thing>(): Editing<Thing> {
  const router = useRouter();
  const [open, setOpen] = useState<{ thing: Thing | undefined }>();
  const onClose = () => setOpen(undefined);
  return {
    edit: (thing) => setOpen({ thing }),
    create: () => setOpen({ thing: undefined }),
    opened: open && {
      thing: open.thing,
      onClose,
      onSaved(told) {
        onClose();
        if (told !== undefined) showToast({ tone: 'success', text: told });
        router.refresh();
      },
    },
  };
}
