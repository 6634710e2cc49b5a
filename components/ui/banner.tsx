import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '#components/ui/banner.module.css';
import { classNames } from '#components/ui/class-names.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, fault: CircleAlert } as const;

export interface BannerProps {
  tone: keyof typeof ICONS;
  title?: string;
  /** Faults or warnings, shown with cause and remedy. */
  entries?: readonly FaultEntry[];
  /** Buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A message that stays in the page until its cause is gone. A fault is read out at once. */
export function Banner({ tone, title, entries = [], actions, children }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'fault' ? 'alert' : 'status'}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
        {entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={`${entry.kod} ${entry.sprak} ${entry.falt} ${entry.block ?? ''}`}>
                <strong>{entry.orsak}</strong> {entry.atgard}
              </li>
            ))}
          </ul>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
