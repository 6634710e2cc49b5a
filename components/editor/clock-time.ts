const ZONE = 'Europe/Stockholm';
const CLOCK = new Intl.DateTimeFormat('sv', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('sv', { timeZone: ZONE, day: 'numeric', month: 'long' });

/** «14.32» today, «19 november 14.32» any other day, in Stockholm. */
export function savedTime(time: string | number): string {
  const day = DAY.format(new Date(time));
  return day === DAY.format(Date.now()) ? clockTime(time) : `${day} ${clockTime(time)}`;
}

/** «14.32» in Stockholm. */
export function clockTime(time: string | number): string {
  return CLOCK.format(new Date(time)).replace(':', '.');
}
