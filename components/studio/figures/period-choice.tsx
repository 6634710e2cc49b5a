'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { type ChosenPeriod, faultOfDays, PERIOD_NAMES, PERIODS, type Period } from '#components/studio/figures/period.ts';
import styles from '#components/studio/figures/period-choice.module.css';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { TextField } from '#components/ui/text-field.tsx';

interface PeriodChoiceProps {
  chosen: ChosenPeriod;
  /** The days that are shown. */
  shown: { fran: string; till: string };
}

const ADDRESS = '/studio/siffror';

/** Of which time figures are shown. */
export function PeriodChoice({ chosen, shown }: PeriodChoiceProps) {
  const [isChoosing, setChoosing] = useState(chosen.period === 'egen');
  const isOn = (period: Period) => (isChoosing ? period === 'egen' : period === chosen.period);
  return (
    <div className={styles.choice}>
      <nav aria-label="Tid" className={styles.periods}>
        {PERIODS.filter((period) => period !== 'egen').map((period) => (
          <ButtonLink
            key={period}
            href={`${ADDRESS}?period=${period}`}
            variant={isOn(period) ? 'primary' : 'standard'}
            onPress={() => setChoosing(false)}
            {...(chosen.period === period ? { 'aria-current': 'page' } : {})}
          >
            {PERIOD_NAMES[period]}
          </ButtonLink>
        ))}
        <Button variant={isOn('egen') ? 'primary' : 'standard'} aria-expanded={isChoosing} onPress={() => setChoosing(true)}>
          {PERIOD_NAMES.egen}
        </Button>
      </nav>
      {isChoosing && <OwnDays before={shown} />}
    </div>
  );
}

function OwnDays({ before }: { before: { fran: string; till: string } }) {
  const router = useRouter();
  const [days, setDays] = useState(before);
  const [fault, setFault] = useState<ReturnType<typeof faultOfDays>>();
  function show(event: FormEvent) {
    event.preventDefault();
    const found = faultOfDays(days);
    setFault(found);
    if (found === undefined) router.push(`${ADDRESS}?${new URLSearchParams({ period: 'egen', ...days })}`);
  }
  const field = (falt: 'fran' | 'till') => ({
    type: 'date',
    value: days[falt],
    onChange: (text: string) => setDays({ ...days, [falt]: text }),
    ...(fault?.falt === falt ? { fault: fault.orsak } : {}),
  });
  return (
    <form className={styles.days} onSubmit={show} noValidate>
      <TextField label="Från och med" {...field('fran')} />
      <TextField label="Till och med" {...field('till')} />
      <Button type="submit">Visa</Button>
    </form>
  );
}
