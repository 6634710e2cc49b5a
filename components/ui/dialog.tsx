'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '#components/ui/class-names.ts';
import styles from '#components/ui/dialog.module.css';
import { IconButton } from '#components/ui/icon-button.tsx';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The buttons, the deciding one last. */
  footer?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide' | 'full';
  /** A click beside the dialog closes it too: only where nothing typed can be lost. */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/**
 * A modal dialog: keeps focus inside, closes on Escape and on its cross, and gives focus back to what opened it.
 * On a narrow screen it fills the height.
 */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  footer,
  width = 'medium',
  isDismissable = false,
  role = 'dialog',
  children,
}: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable} className={styles.scrim}>
      <Modal className={classNames(styles.modal, styles[width])}>
        <AriaDialog role={role} className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <IconButton label="Stäng" keys={['Esc']} onPress={() => onOpenChange(false)}>
              <X aria-hidden />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
