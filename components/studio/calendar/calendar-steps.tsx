'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { monthAfter, weekOf } from '#components/studio/calendar/calendar-days.ts';
import styles from '#components/studio/calendar/calendar-steps.module.css';
import { dayAfter } from '#components/studio/stockholm-day.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { noonOf, timeInWords } from '#lib/content/time-in-words.ts';

interface CalendarStepsProps {
  vy: 'manad' | 'vecka';
  dag: string;
  idag: string;
  onDay: (dag: string) => void;
}

/** Which month or week is shown, and the ways to the ones beside it and to today. */
export function CalendarSteps({ vy, dag, idag, onDay }: CalendarStepsProps) {
  const step = (direction: 1 | -1) => onDay(vy === 'manad' ? monthAfter(dag, direction) : dayAfter(dag, 7 * direction));
  return (
    <div className={styles.steps}>
      <IconButton label={vy === 'manad' ? 'Föregående månad' : 'Föregående vecka'} onPress={() => step(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={vy === 'manad' ? 'Nästa månad' : 'Nästa vecka'} onPress={() => step(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <Button size="small" onPress={() => onDay(idag)}>
        I dag
      </Button>
      <h2 className={styles.title} aria-live="polite">
        {vy === 'manad' ? timeInWords('month', noonOf(dag)) : weekTitle(dag)}
      </h2>
    </div>
  );
}

function weekTitle(dag: string): string {
  const { nr, dagar } = weekOf(dag);
  const [from, to] = [noonOf(dagar[0] ?? dag), noonOf(dagar[6] ?? dag)];
  return `Vecka ${nr}, ${timeInWords('dayOfTheYear', from)} – ${timeInWords('day', to)}`;
}
