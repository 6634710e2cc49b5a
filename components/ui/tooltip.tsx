'use client';

import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps } from 'react-aria-components';
import { Kbd } from '#components/ui/kbd.tsx';
import styles from '#components/ui/tooltip.module.css';

/** The words of a tooltip; stands beside its trigger in react-aria's TooltipTrigger. */
export function Tooltip({
  keys,
  children,
  ...rest
}: Omit<TooltipProps, 'children' | 'className'> & { keys?: string[]; children: ReactNode }) {
  return (
    <AriaTooltip offset={6} {...rest} className={styles.tooltip}>
      {children}
      {keys !== undefined && <Kbd keys={keys} />}
    </AriaTooltip>
  );
}
