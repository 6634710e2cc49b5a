'use client';

import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from '#components/ui/button.module.css';
import { classNames } from '#components/ui/class-names.ts';
import { Spinner } from '#components/ui/spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** `primary` at most once in a view; `standard` has a border; `quiet` has none; `danger` destroys or takes down. */
  variant?: 'primary' | 'standard' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A button with a text. While `isPending` it keeps its width and focus, and cannot be pressed. */
export function Button({ variant = 'standard', size = 'medium', icon, className, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={classNames(styles.button, styles[variant], size === 'small' && styles.small, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {rest.isPending && (
        <span className={styles.pending}>
          <Spinner label="Arbetar" />
        </span>
      )}
    </AriaButton>
  );
}
