import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';

/** What can be asked of a move. */
export const MOVE_ORDERS = ['borja', 'pausa', 'fortsatt', 'avbryt'] as const;

export const moveSchema = z
  .object({
    id: z.string(),
    till: z.enum(['inbyggd', 'wordpress']).meta({ description: 'Dit artiklarna flyttas.' }),
    adress: z.string().meta({ description: 'Adressen till det publiceringssystem som artiklarna flyttas till, eller hem från.' }),
    av: authorSchema,
    begard: z.string(),
    slut: z.string().nullable().meta({ description: 'När flytten var över; null medan den pågår.' }),
    pausad: z.boolean(),
    antal: z.int().meta({ description: 'Så många artiklar fanns det att flytta när flytten började.' }),
    klara: z.int(),
    misslyckade: z.int(),
    vantar: z.string().nullable().meta({ description: 'Vad flytten väntar på just nu, när något hindrar den.' }),
    fel: z
      .array(
        z.object({
          innehall: z.string(),
          rubrik: z.string(),
          release: z.string().meta({ description: 'Att försöka igen med.' }),
          orsak: z.string(),
          atgard: z.string(),
        }),
      )
      .meta({ description: 'Artiklar som inte gick att flytta, högst 50.' }),
  })
  .meta({ id: 'Flytt', description: 'Flytten av det som är publikt till ett annat publiceringssystem.' });

export type Move = z.infer<typeof moveSchema>;

export const moveStateSchema = z.object({
  ok: z.literal(true),
  flytt: moveSchema.nullable().meta({ description: 'Den senaste flytten; null när ingen har gjorts.' }),
  kvar: z.boolean().meta({ description: 'Om det finns publika artiklar som inte är där svenskan publiceras nu.' }),
  kan: z
    .boolean()
    .meta({ description: 'Om en flytt kan göras: till WordPress, eller hem från ett vars inloggning är kvar i inställningarna.' }),
});

export type MoveState = z.infer<typeof moveStateSchema>;
