import type { ReactNode } from 'react';
import styles from '#components/ui/badge.module.css';
import { classNames } from '#components/ui/class-names.ts';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface BadgeProps {
  tone?: Tone;
  /** A hollow badge says that the thing is lacking. */
  hollow?: boolean;
  title?: string;
  children: ReactNode;
}

/** A word or two about the state of something. The words carry the meaning; the colour only repeats it. */
export function Badge({ tone = 'neutral', hollow = false, title, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], hollow && styles.hollow)} title={title}>
      {children}
    </span>
  );
}
