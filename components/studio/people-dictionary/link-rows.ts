import type { FactRow } from '#components/studio/people-dictionary/entry-words.ts';

const WEB = /^https?:\/\//i;

/** What has to be mended in rows of links before they can be sent, by row and part: `lankar.0.v`. A row of nothing is not sent. */
export function missingInLinks(rows: readonly FactRow[]): Partial<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const [index, { k, v }] of rows.entries()) {
    const [called, address] = [k.trim(), v.trim()];
    if (called === '' && address === '') continue;
    if (called === '') faults[`lankar.${index}.k`] = 'Skriv vad länken leder till.';
    if (!WEB.test(address) || !URL.canParse(address)) faults[`lankar.${index}.v`] = 'Skriv hela adressen, med https://.';
  }
  return faults;
}
