'use client';

import type { ReactNode } from 'react';
import { CopyField } from '#components/studio/copy-field.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

interface ShownOnceDialogProps {
  title: string;
  /** What it is called: above what is shown, and in the warning. */
  label: 'Nyckel' | 'Hemlighet';
  value: string;
  /** What whoever closes it says. */
  close: string;
  onClose: () => void;
  /** What to do with it now. */
  children: ReactNode;
}

/** Shows something secret the only time that it can be seen. */
export function ShownOnceDialog({ title, label, value, close, onClose, children }: ShownOnceDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={onClose}>
          {close}
        </Button>
      }
    >
      <Banner tone="warning" title={`${label}en visas bara nu`}>
        {children}
      </Banner>
      <CopyField label={label} value={value} />
    </Dialog>
  );
}
