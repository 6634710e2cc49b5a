import type { Attrs } from '#lib/blocks/evenemang/schema.ts';

/** Those who perform, by name; who has none is nobody. */
export function performers({ medverkande = [] }: Attrs): Array<{ namn: string; grupp: boolean }> {
  return medverkande.map((one) => ({ namn: one?.namn?.trim() ?? '', grupp: one?.grupp === true })).filter(({ namn }) => namn !== '');
}
