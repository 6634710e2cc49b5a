'use client';

import { CopyField } from '#components/studio/copy-field.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

interface SecretDialogProps {
  /** The receiver's. */
  namn: string;
  hemlighet: string;
  onClose: () => void;
}

/** Shows what a receiver proves messages by, the only time it can be seen. */
export function SecretDialog({ namn, hemlighet, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title={`Hemlighet för ${namn}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={onClose}>
          Jag har sparat hemligheten
        </Button>
      }
    >
      <Banner tone="warning" title="Hemligheten visas bara nu">
        Lämna den till den som har hand om mottagaren. Med den prövar mottagaren att det som kommer är från Studio och ingen annan (Standard
        Webhooks).
      </Banner>
      <CopyField label="Hemlighet" value={hemlighet} />
    </Dialog>
  );
}
