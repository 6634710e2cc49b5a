import type { Attrs } from '#lib/blocks/tidslinje/schema.ts';

export interface TimelineEvent {
  index: number;
  ar: string;
  text: string;
  /** The year it begins, for one that says it in digits. */
  year: number | undefined;
}

/** The events that readers see: those that say what happened, each with its place. */
export function timelineEvents({ rader = [] }: Attrs): TimelineEvent[] {
  return rader
    .map((row, index) => {
      const ar = row?.ar?.trim() ?? '';
      const digits = /(?<!\d)\d{3,4}(?!\d)/.exec(ar)?.[0];
      return { index, ar, text: row?.text?.trim() ?? '', year: digits === undefined ? undefined : Number(digits) };
    })
    .filter(({ text }) => text !== '');
}
