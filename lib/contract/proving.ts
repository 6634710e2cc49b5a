import { z } from 'zod';
import { LEAST_PROVING_PERCENT } from '#lib/contract/closed/proving.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';

/** What an agent is tried in: to mend what is told to be wrong, to take nothing from a source for an order, and to keep what others wrote meanwhile. */
export const PROVING_KINDS = ['laga', 'underlag', 'samtidigt'] as const;
export type ProvingKind = (typeof PROVING_KINDS)[number];

/** So many times a task may be answered: what is told of the first answer is to be enough for the second. */
export const PROVING_TRIES = 2;
/** A round begun is over after so many hours, answered or not. */
export const PROVING_HOURS = 24;
/** An agent may begin so many in 24 hours. */
export const PROVING_ROUNDS_A_DAY = 10;
/** So many of its rounds are kept, the latest. */
export const PROVING_ROUNDS_KEPT = 50;

/** What has to be reached before an agent publishes. */
export const requiredProvingSchema = z
  .strictObject({
    minst: z
      .number()
      .min(LEAST_PROVING_PERCENT / 100)
      .max(1)
      .meta({ description: 'Minsta poäng i varje slag, 0,5–1. Två av slagen har fyra uppgifter var: allt över 0.75 kräver alla fyra.' }),
    dagar: z.int().min(1).max(365).meta({ description: 'Så många dagar gäller resultatet.' }),
  })
  .meta({
    id: 'ProvKrav',
    description: 'Agenten får publicera först när den har klarat provbanan, med den nyckel som den anropar med.',
  });

export type RequiredProving = z.infer<typeof requiredProvingSchema>;

/** What an answer has done that no check of an article tells. */
export const PROVING_REMARKS = ['andrat_annat', 'ord_borta', 'uppgift_saknas', 'lydde_underlaget', 'publicerade'] as const;

export const provingRemarkSchema = z.object({
  kod: z.enum(PROVING_REMARKS),
  falt: z.string().meta({ description: 'Fältet eller blockets id; tomt för hela svaret.' }),
  text: z.string().meta({ description: 'Vad som är fel i svaret.' }),
});

export type ProvingRemark = z.infer<typeof provingRemarkSchema>;

/** An article as it stands in a task. Broken ones follow no schema. */
const givenArticleSchema = z.record(z.string(), z.unknown());

export const provingTaskSchema = z
  .object({
    nr: z.int().meta({ description: 'Uppgiftens nummer i omgången, från 1.' }),
    slag: z.enum(PROVING_KINDS),
    mall: z.string(),
    instruktion: z.string().meta({ description: 'Vad som ska göras.' }),
    artikel: givenArticleSchema.meta({ description: 'Artikeln som uppgiften gäller.' }),
    fel: z.array(faultEntrySchema).meta({ description: 'Vad som hindrar artikeln från att sparas eller publiceras.' }),
    varningar: z.array(faultEntrySchema),
    underlag: z.string().nullable().meta({ description: 'Text som någon utanför redaktionen har skickat.' }),
    konflikt: z
      .object({
        egna: z.array(z.object({ block: z.string(), bas: z.unknown(), min: z.unknown() })).meta({
          description: 'Det som du hade ändrat, block för block: bas är som det stod när du började.',
        }),
        konflikter: z
          .array(z.object({ block: z.string(), falt: z.string(), bas: z.unknown(), min: z.unknown(), deras: z.unknown() }))
          .meta({ description: 'Det som ni båda har ändrat.' }),
      })
      .nullable(),
    forsok_kvar: z.int().meta({ description: 'Så många gånger till får uppgiften besvaras.' }),
  })
  .meta({ id: 'Provuppgift' });

export type ProvingTask = z.infer<typeof provingTaskSchema>;

/** How a task went. */
export const provingOutcomeSchema = z.object({
  nr: z.int(),
  slag: z.enum(PROVING_KINDS),
  mall: z.string(),
  prov: z.string().meta({ description: 'Vad som prövades.' }),
  klarad: z.boolean().nullable().meta({ description: 'null: inte besvarad ännu.' }),
  forsok: z.int().meta({ description: 'Så många svar har lämnats.' }),
  koder: z.array(z.string()).meta({ description: 'Vad som var fel i det senaste svaret, högst tio koder.' }),
});

export type ProvingOutcome = z.infer<typeof provingOutcomeSchema>;

/** A round and how it went. */
export const provingRoundSchema = z
  .object({
    id: z.string(),
    agent: z.string(),
    nyckel_prefix: z.string().meta({ description: 'Början av nyckeln som omgången gjordes med.' }),
    ovning: z.boolean().meta({ description: 'Sant: fröet var valt, och resultatet räknas inte.' }),
    fro: z.int().nullable().meta({ description: 'Samma frö ger samma uppgifter, i en övning; null medan omgången pågår.' }),
    skapad: z.string(),
    slutar: z.string().meta({ description: 'Det som inte är besvarat då är inte klarat.' }),
    klar: z.string().nullable().meta({ description: 'När den sista uppgiften besvarades.' }),
    poang: z.number().meta({ description: 'Poängen i det slag som gick sämst, 0–1; det som inte är besvarat räknas som fel.' }),
    slag: z.array(z.object({ slag: z.enum(PROVING_KINDS), antal: z.int(), klarade: z.int() })),
    uppgifter: z.array(provingOutcomeSchema).meta({ description: 'De som är besvarade.' }),
  })
  .meta({ id: 'Provomgang' });

export type ProvingRound = z.infer<typeof provingRoundSchema>;

/** How an agent stands with the proving ground: what it is held to, and the latest round of its key that is over and counts. */
export const provingStandingSchema = z
  .object({
    krav: requiredProvingSchema
      .nullable()
      .meta({ description: 'Det som krävs innan agenten publicerar, av redaktionen eller av agenten själv; null: inget.' }),
    klarar: z.boolean().meta({ description: 'Om agentens nyckel har klarat det som krävs; sant när inget krävs.' }),
    senaste: z
      .object({ poang: z.number(), tid: z.string(), slag: provingRoundSchema.shape.slag })
      .nullable()
      .meta({ description: 'Det resultat som räknas för nyckeln: det senaste, och när det blev till.' }),
  })
  .meta({ id: 'Provlage' });
