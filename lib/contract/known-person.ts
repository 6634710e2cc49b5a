import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';

const rowSchema = z.strictObject({
  k: z.string().trim().min(1).max(100).meta({ description: 'Vad uppgiften är, till exempel Yrke.' }),
  v: z.string().trim().min(1).max(500).meta({ description: 'Uppgiften.' }),
});

/** What may be written of a person that articles are about. */
export const knownPersonFields = {
  namn: bounded('name').trim().min(1).meta({ description: 'Namnet som personen är känd under.' }),
  alias: z
    .array(z.string().trim().min(1).max(200))
    .max(100)
    .meta({ description: 'Andra namn och stavningar som personen ska hittas med.' }),
  fodd: z.string().trim().max(200).meta({ description: 'Födelsedatum som läsaren ser det, till exempel 20 november 1985.' }),
  foddIso: z.string().trim().meta({ description: 'Födelsedatum som ÅÅÅÅ-MM-DD, ÅÅÅÅ-MM eller ÅÅÅÅ; tomt när det är okänt.' }),
  kandFor: z.string().trim().max(500).meta({ description: 'Vad personen är känd för.' }),
  vag: bounded('address')
    .trim()
    .meta({ description: 'Adress till personens sida på sajten; tom när det inte finns någon.', adress: 'lank' }),
  rader: z.array(rowSchema).max(50).meta({ description: 'Fler uppgifter till snabbfakta, en per rad.' }),
  kalla: z.string().trim().max(500).meta({ description: 'Varifrån uppgifterna kommer.' }),
  externtId: z.string().trim().min(1).max(100).nullable().meta({ description: 'Id i en annan källa, till exempel Wikidatas Q-nummer.' }),
};

/** An entry of the people dictionary (decisions.md §12, `personer`). */
export const knownPersonSchema = z
  .object({
    id: z.string(),
    ...knownPersonFields,
    stjarntecken: z.string().meta({ description: 'Härlett ur foddIso; tomt när dagen är okänd.' }),
    skapad: z.string(),
    andrad: z.string(),
  })
  .meta({ id: 'KandPerson' });

export type KnownPerson = z.infer<typeof knownPersonSchema>;

/** One of several that a name may mean: enough to tell them apart. */
export const candidateSchema = z
  .object({
    id: z.string().meta({ description: 'Sök kandis på det i stället för namnet, så hittas just den personen.' }),
    namn: z.string(),
    fodd: z.string(),
    kandFor: z.string(),
  })
  .meta({ id: 'Kandidat' });
