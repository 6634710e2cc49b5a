'use client';

import type { ReactNode } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import type { Failure } from '#components/studio/failure.ts';

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
export function ConfirmDialog({
  title,
  confirm,
  onCancel,
  onConfirm,
  danger = false,
  isRunning = false,
  failure,
  children,
}: ConfirmDialogProps) {
  return (
    <DecisionDialog
      title={title}
      role="alertdialog"
      decide={confirm}
      isDanger={danger}
      isDeciding={isRunning}
      focusesDecision
      onDecide={onConfirm}
      onClose={onCancel}
      failure={failure}
    >
      <div>{children}</div>
    </DecisionDialog>
  );
}
