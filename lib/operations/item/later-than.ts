/** The moment of a change: always after the one before it, so that two in one millisecond can be told apart. */
export function laterThan(before: string, now: string): string {
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString();
}
