import type { Attrs } from '#lib/blocks/evenemang/schema.ts';
import { parseStockholmTime } from '#lib/content/stockholm-time.ts';

export interface EventTime {
  /** Instants, ISO 8601 in UTC. */
  start: string;
  /** Only one after the start. */
  slut: string | undefined;
}

/** When it is; `undefined` without a start that exists. */
export function eventTime({ start, slut }: Pick<Attrs, 'start' | 'slut'>): EventTime | undefined {
  const from = instantOf(start);
  if (from === undefined) return undefined;
  const to = instantOf(slut);
  return { start: from, slut: to !== undefined && Date.parse(to) > Date.parse(from) ? to : undefined };
}

/** The instant of a time in a field; `undefined` for one that is missing or that Stockholm's clocks never show. */
export function instantOf(time: string | undefined): string | undefined {
  const parsed = parseStockholmTime(time ?? '');
  return parsed.kind === 'instant' ? parsed.instant : undefined;
}
