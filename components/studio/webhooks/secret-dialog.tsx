'use client';

import { ShownOnceDialog } from '#components/studio/shown-once-dialog.tsx';

interface SecretDialogProps {
  /** The receiver's. */
  namn: string;
  hemlighet: string;
  onClose: () => void;
}

/** Shows what a receiver proves messages by, the only time it can be seen. */
export function SecretDialog({ namn, hemlighet, onClose }: SecretDialogProps) {
  return (
    <ShownOnceDialog
      title={`Hemlighet för ${namn}`}
      label="Hemlighet"
      value={hemlighet}
      close="Jag har sparat hemligheten"
      onClose={onClose}
    >
      Lämna den till den som har hand om mottagaren. Med den prövar mottagaren att det som kommer är från Studio och ingen annan (Standard
      Webhooks).
    </ShownOnceDialog>
  );
}
