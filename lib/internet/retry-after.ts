/** For how many milliseconds a server asks to be left alone by its Retry-After, which is seconds or a date (RFC 9110, 10.2.3); 0 where it says nothing that can be read. */
export function retryAfterMs(said: string | undefined, now: Date): number {
  if (said === undefined) return 0;
  const ms = /^\d{1,9}$/.test(said.trim()) ? Number(said) * 1_000 : Date.parse(said) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
