'use client';

import { FieldError, Text } from 'react-aria-components';
import styles from '#components/ui/field.module.css';

/** Under a field: its fault when there is one, else its description. */
export function FieldNotes({ description, fault }: { description?: string | undefined; fault?: string | undefined }) {
  return (
    <>
      {description !== undefined && fault === undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.fault}>{fault}</FieldError>
    </>
  );
}
