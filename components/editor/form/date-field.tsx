'use client';

import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components';
import styles from '#components/editor/form/date-field.module.css';
import { type DateForm, readDate, writeDate } from '#components/editor/form/date-text.ts';
import { nowInStockholm } from '#components/studio/stockholm-day.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import fieldStyles from '#components/ui/field.module.css';
import { FieldLabel } from '#components/ui/field-label.tsx';
import { FieldNotes } from '#components/ui/field-notes.tsx';
import { TextField } from '#components/ui/text-field.tsx';

export interface DateFieldProps {
  label: string;
  description?: string;
  form: DateForm;
  value: unknown;
  onChange: (value: string | undefined) => void;
}

/** A day, or a day and a time of day, by Stockholm's clocks: typed part by part or picked in a calendar. */
export function DateField({ label, description, form, value, onChange }: DateFieldProps) {
  const written = typeof value === 'string' ? value : '';
  const date = readDate(written, form);
  // Words that are no date are kept until the writer has put them right.
  if (date === undefined && written.trim() !== '') {
    return (
      <TextField
        label={label}
        value={written}
        onChange={(words) => onChange(words === '' ? undefined : words)}
        fault={form === 'dag' ? 'Skriv dagen som ÅÅÅÅ-MM-DD, eller töm fältet.' : 'Skriv tiden som ÅÅÅÅ-MM-DDTHH:MM, eller töm fältet.'}
      />
    );
  }

  return (
    <DatePicker
      className={fieldStyles.field ?? ''}
      value={date ?? null}
      onChange={(chosen) => onChange(chosen === null ? undefined : writeDate(chosen, form))}
      granularity={form === 'dag' ? 'day' : 'minute'}
      hourCycle={24}
      shouldForceLeadingZeros
    >
      <FieldLabel label={label} />
      <div className={styles.line}>
        <Group className={classNames(fieldStyles.input, styles.group)}>
          <DateInput className={styles.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
          <AriaButton className={styles.button ?? ''} aria-label="Öppna kalendern">
            <CalendarDays aria-hidden />
          </AriaButton>
        </Group>
        <Button
          slot={null}
          size="small"
          variant="quiet"
          aria-label={form === 'dag' ? `${label}: i dag` : `${label}: nu`}
          onPress={() => onChange(nowInStockholm().slice(0, form === 'dag' ? 10 : 16))}
        >
          {form === 'dag' ? 'I dag' : 'Nu'}
        </Button>
      </div>
      <FieldNotes description={description} />
      <Popover className={styles.popover ?? ''} offset={4} placement="bottom start">
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          <Calendar>
            <header className={styles.header}>
              <AriaButton slot="previous" className={styles.step ?? ''}>
                <ChevronLeft aria-hidden />
              </AriaButton>
              <Heading className={styles.month} />
              <AriaButton slot="next" className={styles.step ?? ''}>
                <ChevronRight aria-hidden />
              </AriaButton>
            </header>
            <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
              {(day) => <CalendarCell date={day} className={styles.day ?? ''} />}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
