import { createContext, useContext } from 'react';
import type { ReleaseDrag } from '#components/studio/calendar/use-release-drag.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Release } from '#lib/contract/release.ts';
import type { Section } from '#lib/contract/section.ts';

interface Calendar {
  sektioner: readonly Section[];
  jag: Actor;
  now: number;
  drag: ReleaseDrag;
  /** Whether releases are given other times here. */
  canMove: boolean;
  /** Shows a release in full. */
  onOpen: (release: Release) => void;
}

export const CalendarContext = createContext<Calendar | undefined>(undefined);

/** What every part of the calendar needs. */
export function useCalendar(): Calendar {
  const calendar = useContext(CalendarContext);
  if (calendar === undefined) throw new Error('useCalendar outside the calendar');
  return calendar;
}
