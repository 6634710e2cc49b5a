'use client';

import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuTrigger, Popover, type PopoverProps } from 'react-aria-components';
import styles from '#components/ui/list-box.module.css';

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  label: string;
  onOpenChange?: (isOpen: boolean) => void;
  placement?: PopoverProps['placement'];
  /** MenuItem and MenuDivider. */
  children: ReactNode;
}

/** A button that opens a list of things to do. */
export function Menu({ trigger, label, onOpenChange, placement = 'bottom end', children }: MenuProps) {
  return (
    <MenuTrigger {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={4}>
        <AriaMenu aria-label={label} className={styles.list}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
