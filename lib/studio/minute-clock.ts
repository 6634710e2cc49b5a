import { stockholmMinute } from '#lib/content/stockholm-time.ts';

const MINUTE_MS = 60_000;

/** `YYYY-MM-DD HH:MM` by Stockholm's clocks, worked out once a minute: for what is counted many thousand times in one. */
export function minuteClock(now: () => Date): () => string {
  let minute = Number.NaN;
  let told = '';
  return () => {
    const time = now().getTime();
    const current = Math.floor(time / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      told = stockholmMinute(new Date(time).toISOString());
    }
    return told;
  };
}
