import { z } from 'zod';
import { authorSchema, languageSchema } from '#lib/contract/article.ts';
import { SUGGESTION_KINDS, SUGGESTION_STATES } from '#lib/contract/closed/proposal.ts';
import { madeWithSchema } from '#lib/contract/provenance.ts';

/** A proposal in a list: without what it would change. */
export const proposalHeadSchema = z
  .object({
    id: z.string(),
    innehall: z.string(),
    sprak: languageSchema,
    bas: z.string().meta({ description: 'Revisionen som förslaget utgår från.' }),
    hash: z.string().meta({ description: 'Hash för språkversionen som den föreslogs.' }),
    kommentar: z.string(),
    gjord_med: madeWithSchema.nullable(),
    av: authorSchema,
    skapad: z.string(),
    antal: z.int().meta({ description: 'Så många delar har förslaget.' }),
    oppna: z.int().meta({ description: 'Så många av dem går att ta ställning till.' }),
  })
  .meta({ id: 'Forslagshuvud' });

const suggestionSchema = z
  .object({
    id: z.string().meta({ description: 'Delens namn i delar: blockets id, id.plats för en flytt, eller fältet.' }),
    slag: z.enum(SUGGESTION_KINDS),
    block: z.string().meta({ description: 'Blockets id; tomt när ett fält i artikeln föreslås bli ett annat.' }),
    typ: z.string().meta({ description: 'Blockets typ; tom för ett fält.' }),
    lage: z.enum(SUGGESTION_STATES).meta({ description: 'foraldrad: det den gäller är borta, eller är redan som den säger.' }),
    krockar: z.boolean().meta({ description: 'Om någon annan har ändrat detsamma sedan bas, så att delen inte går att godta som den är.' }),
    fore: z.unknown().meta({ description: 'Blocket eller fältet som det var i bas; null när det inte fanns.' }),
    efter: z.unknown().meta({ description: 'Som det föreslås bli; null när det tas bort.' }),
    delar: z
      .array(z.object({ op: z.enum(['lika', 'in', 'ut']), text: z.string() }))
      .meta({ description: 'Orden, med vad som är struket och infogat.' }),
    skillnader: z
      .array(z.object({ falt: z.string(), fore: z.unknown(), efter: z.unknown() }))
      .meta({ description: 'Annat som skiljer i ett block, som i jamfor.' }),
    beslut: z
      .object({ av: authorSchema, tid: z.string(), orsak: z.string(), revision: z.string().nullable() })
      .nullable()
      .meta({ description: 'Vem som har tagit ställning, och revisionen som delen godtogs i.' }),
  })
  .meta({ id: 'Forslagsdel' });

export const proposalSchema = proposalHeadSchema.extend({ delar: z.array(suggestionSchema) }).meta({ id: 'Andringsforslag' });

export type ProposalHead = z.infer<typeof proposalHeadSchema>;
export type ProposedChange = z.infer<typeof suggestionSchema>;
export type Proposal = z.infer<typeof proposalSchema>;
