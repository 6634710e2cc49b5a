'use client';

import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem, Text } from 'react-aria-components';
import { classNames } from '#components/ui/class-names.ts';
import { Kbd } from '#components/ui/kbd.tsx';
import listStyles from '#components/ui/list-box.module.css';
import styles from '#components/ui/menu-item.module.css';

export interface MenuItemProps {
  children: string;
  icon?: ReactNode;
  hint?: string;
  keys?: string[];
  danger?: boolean;
  isDisabled?: boolean;
  /** One of the two: what it does, or where it goes. */
  onAction?: () => void;
  href?: string;
  target?: string;
}

/** One thing to do, or one place to go, in a Menu. */
export function MenuItem({ children, icon, hint, keys, danger, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} className={classNames(listStyles.option, styles.item, danger && styles.danger)}>
      {icon}
      {/* What is seen of it is its name, whole: who says what they see is understood (WCAG 2.5.3). */}
      <Text slot="label" className={listStyles.text}>
        {children}
        {hint !== undefined && <span className={listStyles.hint}>{hint}</span>}
      </Text>
      {keys !== undefined && <Kbd keys={keys} />}
    </AriaMenuItem>
  );
}
