'use client';

import { Label, Radio, RadioGroup } from 'react-aria-components';
import styles from '#components/editor/block/forms/segmented.module.css';
import fieldStyles from '#components/ui/field.module.css';

interface SegmentedProps {
  label: string;
  options: ReadonlyArray<{ id: string; namn: string }>;
  value: string;
  onChange: (value: string) => void;
}

/** One of two or three short choices, beside each other. */
export function Segmented({ label, options, value, onChange }: SegmentedProps) {
  return (
    <RadioGroup value={value} onChange={onChange} orientation="horizontal" className={fieldStyles.field ?? ''}>
      <Label className={styles.label ?? ''}>{label}</Label>
      <div className={styles.options}>
        {options.map(({ id, namn }) => (
          <Radio key={id} value={id} className={styles.option ?? ''}>
            {namn}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
