import { readNumber } from '#components/studio/written-number.ts';
import type { Quota } from '#lib/contract/agent.ts';

export type QuotaField = keyof Quota;

/** What is written in the fields: a number, or nothing for no limit. */
export type WrittenQuota = Record<QuotaField, string>;

/** In digits alone, however small or large: never as 1e-7. */
const DIGITS = new Intl.NumberFormat('sv', { maximumFractionDigits: 20, useGrouping: false });

/** The limits as they are written in the fields. */
export function writtenQuota(quota: Quota | undefined): WrittenQuota {
  const written = (kind: QuotaField) => {
    const most = quota?.[kind] ?? null;
    return most === null ? '' : DIGITS.format(most);
  };
  return { utkast: written('utkast'), releaser: written('releaser'), ai_tokens: written('ai_tokens'), ai_kostnad: written('ai_kostnad') };
}

/** The limits as they are asked for: none only where nothing is written. */
export function quotaOfWritten(written: WrittenQuota): Quota {
  // What is no number is sent as it was written: the service refuses it at its field.
  const read = (kind: QuotaField) => readNumber(written[kind]) as number | null;
  return { utkast: read('utkast'), releaser: read('releaser'), ai_tokens: read('ai_tokens'), ai_kostnad: read('ai_kostnad') };
}
