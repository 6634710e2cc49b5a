import type { ReactNode } from 'react';
import styles from '#components/ui/empty-state.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** It is all there is on the page, and its title is the page's. */
  isWholePage?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}

/** What stands where there is nothing to show: why, and what to do about it. */
export function EmptyState({ icon, title, isWholePage = false, children, action }: EmptyStateProps) {
  const Title = isWholePage ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      {icon}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
