'use client';

import { type ReactNode, useId } from 'react';
import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/form.module.css';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

export interface FormDialogProps {
  title: string;
  /** The button that sends the form, as Enter in a field does. */
  send: string;
  isSending: boolean;
  canSend?: boolean;
  onSend: () => void;
  onClose: () => void;
  /** Why it could not be sent. */
  failure: Failure | undefined;
  /** Fields of the form that show their own fault. */
  fields: readonly string[];
  children: ReactNode;
}

/** A form in a dialog of its own: above the fields what is wrong with the whole of it, below them the way out and the way on. */
export function FormDialog({ title, send, isSending, canSend = true, onSend, onClose, failure, fields, children }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSending} isDisabled={!canSend}>
            {send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
        className={styles.form}
        noValidate
        autoComplete="off"
      >
        <FailureBanner failure={failure} except={fields} />
        {children}
      </form>
    </Dialog>
  );
}
