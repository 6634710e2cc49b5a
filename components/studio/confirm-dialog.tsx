'use client';

import type { ReactNode } from 'react';
import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The verb on the button that does it. */
  confirm: string;
  onCancel: () => void;
  onConfirm: () => void;
  danger?: boolean;
  isRunning?: boolean;
  failure?: Failure | undefined;
  children: ReactNode;
}

/** Asks once before something that is hard to undo. */
export function ConfirmDialog({ title, confirm, onCancel, onConfirm, danger, isRunning, failure, children }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      width="narrow"
      role="alertdialog"
      footer={
        <>
          <Button variant="quiet" onPress={onCancel}>
            Avbryt
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} isPending={isRunning ?? false} onPress={onConfirm} autoFocus>
            {confirm}
          </Button>
        </>
      }
    >
      <FailureBanner failure={failure} onRetry={onConfirm} />
      <div>{children}</div>
    </Dialog>
  );
}
