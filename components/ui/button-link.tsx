'use client';

import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import styles from '#components/ui/button.module.css';
import { classNames } from '#components/ui/class-names.ts';

export interface ButtonLinkProps extends Omit<LinkProps, 'children' | 'className' | 'style'> {
  href: string;
  variant?: 'primary' | 'standard' | 'quiet';
  size?: 'medium' | 'small';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, and can be opened in a new tab. */
export function ButtonLink({ variant = 'standard', size = 'medium', icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.button, styles[variant], size === 'small' && styles.small, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
