'use client';

import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import styles from '#components/ui/list-box.module.css';

export interface Option {
  id: string;
  namn: string;
  /** A second, quieter line. */
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** The list that Select and ComboBox open. */
export function OptionList({ options }: { options: readonly Option[] }) {
  return (
    <ListBox className={styles.list} items={options} renderEmptyState={() => <div className={styles.empty}>Inget passar.</div>}>
      {(option) => (
        <ListBoxItem id={option.id} textValue={option.namn} isDisabled={option.isDisabled} className={styles.option}>
          {({ isSelected }) => (
            <>
              <span className={styles.text}>
                <Text slot="label">{option.namn}</Text>
                {option.hint !== undefined && (
                  <Text slot="description" className={styles.hint}>
                    {option.hint}
                  </Text>
                )}
              </span>
              {isSelected && <Check aria-hidden className={styles.check} />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
