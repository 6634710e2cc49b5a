const ZONE = 'Europe/Stockholm';
const CLOCK = new Intl.DateTimeFormat('sv', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('sv', { timeZone: ZONE, day: 'numeric', month: 'long' });

/** «14.32» today, «19 november 14.32» any other day, in Stockholm. */
export function clockTime(time: string | number): string {
  const date = new Date(time);
  const clock = CLOCK.format(date).replace(':', '.');
  return DAY.format(date) === DAY.format(Date.now()) ? clock : `${DAY.format(date)} ${clock}`;
}
