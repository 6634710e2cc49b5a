import { z } from 'zod';
import type { OperationContext } from '#lib/operations/context.ts';
import { publishedFigures } from '#lib/operations/traffic/published-in.ts';

/** Says, instead of a number, that there is none: an invented one would be believed. */
export const unmeasured = {
  matt: z.literal(false).meta({ description: 'false: det här mäts inte än, så det finns inga siffror.' }),
  besked: z.string().meta({ description: 'Vad som inte mäts, och vad som går att säga i stället.' }),
};

export const periodQuery = z.object({
  dagar: z.coerce.number().int().min(1).max(366).default(7).meta({ description: 'Hur många dagar tillbaka, 1–366.' }),
});

export const periodFigures = {
  fran: z.string(),
  till: z.string(),
  sektioner: publishedFigures,
};

/** What has been published in the days before now, section by section. */
export async function figuresOf({ store, now }: Pick<OperationContext, 'store' | 'now'>, dagar: number) {
  const fran = new Date(Date.parse(now) - dagar * 86_400_000).toISOString();
  return { fran, till: now, sektioner: await store.readers.figures.bySection(fran, now) };
}
