'use client';

import { Minus, Plus } from 'lucide-react';
import { Button, Group, Input, NumberField } from 'react-aria-components';
import styles from '#components/editor/block/forms/rating-stepper.module.css';
import { classNames } from '#components/ui/class-names.ts';
import fieldStyles from '#components/ui/field.module.css';
import { FieldLabel } from '#components/ui/field-label.tsx';
import { BEST, isGrade, stars } from '#lib/blocks/betyg/grade.ts';

interface RatingStepperProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A grade of 1 to 5 in half steps. */
export function RatingStepper({ value, onChange }: RatingStepperProps) {
  const row = isGrade(value) ? stars(value).map((star, index) => ({ star, key: `stjarna-${index + 1}` })) : [];
  return (
    <NumberField
      className={fieldStyles.field ?? ''}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? undefined : number)}
      minValue={1}
      maxValue={BEST}
      step={0.5}
      formatOptions={{ maximumFractionDigits: 1 }}
    >
      <FieldLabel label="Betyg" />
      <div className={styles.line}>
        <Group className={classNames(fieldStyles.input, styles.group)}>
          <Button slot="decrement" className={styles.button ?? ''} aria-label="Ett halvt steg ned">
            <Minus aria-hidden />
          </Button>
          <Input className={styles.input ?? ''} />
          <Button slot="increment" className={styles.button ?? ''} aria-label="Ett halvt steg upp">
            <Plus aria-hidden />
          </Button>
        </Group>
        <span className={styles.stars} aria-hidden>
          {row.map(({ star, key }) => (
            <span key={key} data-star={star}>
              ★
            </span>
          ))}
        </span>
      </div>
    </NumberField>
  );
}
