'use client';

import { DateField } from '#components/editor/form/date-field.tsx';
import { type ChosenTime, type PublishTime, quickTimes } from '#components/studio/release/publish-time.ts';
import styles from '#components/studio/release/time-field.module.css';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { clockTime } from '#components/studio/swedish-time.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';

interface TimeFieldProps {
  value: ChosenTime;
  onChange: (value: ChosenTime) => void;
  /** What the value means. */
  time: PublishTime;
  now: number;
  description?: string;
  /** What is wrong with the time, beside what the clocks say of it. */
  fault?: string | undefined;
}

/** Day and time by Stockholm's clocks, with the times chosen most, and with what the two odd hours of the year mean. */
export function TimeField({ value, onChange, time, now, description, fault }: TimeFieldProps) {
  return (
    <div className={styles.field}>
      <DateField
        label="Dag och tid"
        form="tid"
        value={value.text}
        onChange={(text) => onChange({ text: text ?? '', second: false })}
        {...(description === undefined ? {} : { description })}
      />
      <fieldset className={styles.quick} aria-label="Vanliga tider">
        {quickTimes(now).map(({ namn, tid }) => (
          <Button key={namn} size="small" onPress={() => onChange(tid)}>
            {namn}
          </Button>
        ))}
      </fieldset>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {time.kind === 'gap' && (
        <Banner
          tone="warning"
          title={`Klockan ${value.text.slice(11, 16).replace(':', '.')} finns inte den natten`}
          actions={[time.fore, time.efter].map((text) => (
            <Button key={text} size="small" onPress={() => onChange({ text, second: false })}>
              {text.slice(11).replace(':', '.')}
            </Button>
          ))}
        >
          Klockan ställs fram till sommartid och hoppar över den timmen. Välj en av de närmaste tiderna.
        </Banner>
      )}
      {time.kind === 'instant' && time.isTwice && (
        <Banner tone="info" title={`Klockan ${clockTime(time.instant)} kommer två gånger den natten`}>
          <p className={styles.words}>Klockan ställs tillbaka till vintertid. Studio tar den första gången om du inte väljer den andra.</p>
          <Checkbox isSelected={value.second} onChange={(second) => onChange({ ...value, second })}>
            Den andra gången, en timme senare
          </Checkbox>
        </Banner>
      )}
      {time.kind === 'instant' && <p className={styles.meaning}>{weekdayMoment(time.instant, now)}, svensk tid</p>}
    </div>
  );
}
