import { type ChosenTime, chosenTimeOf, type PublishTime, readPublishTime } from '#components/studio/release/publish-time.ts';
import { dayName } from '#components/studio/release/weekday-moment.ts';
import { clockTime } from '#components/studio/swedish-time.ts';

/** Where a release is dropped: a day, or an hour of it. */
export interface DropPlace {
  dag: string;
  /** In the view of a week; in a month the time of day stays. */
  timme?: number;
}

export type Drop = { kind: 'move'; instant: string } | { kind: 'same' } | { kind: 'refused'; why: string; suggested: ChosenTime };

/** What dropping a release there means: its day, and its hour in a week, are others; the rest of its time stays. */
export function dropTime(datum: string, { dag, timme }: DropPlace, now: number): Drop {
  const before = chosenTimeOf(datum);
  const clock = before.text.slice(11);
  const hour = timme === undefined ? clock.slice(0, 2) : String(timme).padStart(2, '0');
  const text = `${dag}T${hour}:${clock.slice(3)}`;
  // Of the hour that comes twice it stays in the one it was in.
  if (before.text === text) return { kind: 'same' };
  const tid = { text, second: false };
  const time = readPublishTime(tid, now);
  if (time.kind === 'instant' && !time.isPast) return { kind: 'move', instant: time.instant };
  return { kind: 'refused', why: whyNot(time, dag, text, now), suggested: time.kind === 'gap' ? { text: time.efter, second: false } : tid };
}

function whyNot(time: PublishTime, dag: string, text: string, now: number): string {
  if (time.kind === 'instant') return `Klockan ${clockTime(time.instant)} ${dayName(dag, now)} har varit. Välj en tid som kommer.`;
  return `Klockan ${text.slice(11).replace(':', '.')} finns inte ${dayName(dag, now)}: då ställs klockan fram till sommartid. Välj en annan tid.`;
}
