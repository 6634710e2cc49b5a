'use client';

import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components';
import styles from '#components/ui/switch.module.css';

export interface SwitchProps extends Omit<SwitchFieldProps, 'children' | 'className' | 'style'> {
  description?: string;
  children: ReactNode;
}

/** A setting that is on or off. */
export function Switch({ description, children, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={styles.field}>
      <SwitchButton className={styles.switch}>
        <span className={styles.track} aria-hidden />
        <span>{children}</span>
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
