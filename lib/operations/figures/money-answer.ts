import { z } from 'zod';
import { writtenAmount } from '#lib/content/money.ts';

/** An amount as it is answered with: never added to one of another currency. */
export const moneySchema = z
  .object({
    valuta: z.string().meta({ description: 'ISO 4217.' }),
    belopp: z.int().meta({ description: 'I valutans minsta enhet: öre, cent.' }),
    text: z.string().meta({ description: 'Beloppet som det skrivs: 1 234,50 kr.' }),
  })
  .meta({ id: 'Belopp' });
export type Money = z.infer<typeof moneySchema>;

export function moneyOf(valuta: string, belopp: number): Money {
  return { valuta, belopp, text: writtenAmount(belopp, valuta) };
}
