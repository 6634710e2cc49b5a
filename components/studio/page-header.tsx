import type { ReactNode } from 'react';
import styles from '#components/studio/page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** One line about what the page is for, where the title does not say it. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The top of a screen: what it is, and the one or two things to do there. */
export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <p className={styles.about}>{children}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
