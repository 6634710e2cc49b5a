'use client';

import type { ReactNode } from 'react';
import { Button as AriaButton, TooltipTrigger } from 'react-aria-components';
import styles from '#components/ui/button.module.css';
import type { ButtonProps } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Tooltip } from '#components/ui/tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  /** The keys that do the same, shown in the tooltip. */
  keys?: string[];
  children: ReactNode;
}

/** A button that shows only an icon, and says what it does on hover and focus. */
export function IconButton({ label, keys, variant = 'quiet', size = 'medium', className, children, ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <AriaButton
        {...rest}
        aria-label={label}
        className={classNames(styles.button, styles[variant], styles.icon, size === 'small' && styles.small, className)}
      >
        <span className={styles.content}>{children}</span>
      </AriaButton>
      <Tooltip keys={keys}>{label}</Tooltip>
    </TooltipTrigger>
  );
}
