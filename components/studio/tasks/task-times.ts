import { chosenTimeOf, readPublishTime } from '#components/studio/release/publish-time.ts';

/** The time as its field has it. */
export function fieldTime(instant: string | null | undefined): string {
  return instant === null || instant === undefined ? '' : chosenTimeOf(instant).text;
}

/** The moment that is written in a field; null for none. */
export function instantOf(text: string): string | null {
  const time = readPublishTime({ text, second: false }, 0);
  return time.kind === 'instant' ? time.instant : null;
}

/** A time that the clocks skip is none; an empty field is no fault. */
export function wrongTime(falt: string, text: string): Record<string, string> {
  if (text === '' || instantOf(text) !== null) return {};
  return { [falt]: 'Välj både dag och tid, och en tid som finns.' };
}
