'use client';

import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, type DialogProps } from '#components/ui/dialog.tsx';

interface DecisionDialogProps extends Pick<DialogProps, 'title' | 'width' | 'role' | 'children'> {
  /** The verb on the button that does it. */
  decide: string;
  isDeciding: boolean;
  canDecide?: boolean;
  isDanger?: boolean;
  /** Whether Enter decides at once: only where there is nothing to fill in. */
  focusesDecision?: boolean;
  onDecide: () => void;
  onClose: () => void;
  /** Why it could not be done. */
  failure: Failure | undefined;
  /** Fields that show their own fault. */
  fields?: readonly string[];
}

/** Asks for one decision: what it means, and above it why it could not be carried out; below it the way out and the way on. */
export function DecisionDialog({
  decide,
  isDeciding,
  canDecide = true,
  isDanger = false,
  focusesDecision = false,
  onDecide,
  onClose,
  failure,
  fields = [],
  width = 'narrow',
  children,
  ...dialog
}: DecisionDialogProps) {
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={width}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Avbryt
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isDeciding}
            isDisabled={!canDecide}
            onPress={onDecide}
            autoFocus={focusesDecision}
          >
            {decide}
          </Button>
        </>
      }
    >
      <FailureBanner failure={failure} except={fields} onRetry={onDecide} />
      {children}
    </Dialog>
  );
}
