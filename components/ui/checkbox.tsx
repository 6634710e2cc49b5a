'use client';

import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps, Text } from 'react-aria-components';
import styles from '#components/ui/checkbox.module.css';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'children' | 'className' | 'style'> {
  description?: string;
  children: ReactNode;
}

/** A choice that is on or off and takes effect with the form it stands in. */
export function Checkbox({ description, children, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} className={styles.field}>
      <CheckboxButton className={styles.checkbox}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.box} aria-hidden>
              {isIndeterminate ? <Minus /> : isSelected && <Check />}
            </span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </CheckboxField>
  );
}
