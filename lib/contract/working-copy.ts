import { z } from 'zod';
import { focusSchema, sponsorSchema } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { LIMITS } from '#lib/contract/limits.ts';

/*
 * What somebody has written of a language version and not saved: only what is another than in the revision it rests on, field by field and
 * block by block. It is kept as it is written: what would stop a save is told when it is saved.
 */

const named = (value: z.ZodType) => z.record(z.string().max(60), value);
const written = (description: string) => z.string().optional().meta({ description });
const word = z.union([z.string(), z.number(), z.boolean()]);

/** Where the order of the blocks is another than in `bas`. */
const orderChangeSchema = z.strictObject({
  fran: z.int().min(0).meta({ description: 'Platsen där den skiljer sig.' }),
  bort: z.int().min(0).meta({ description: 'Hur många block i bas som inte följer där.' }),
  in: z.array(z.string().max(60)).max(LIMITS.blocks).meta({ description: 'Id för dem som följer i stället.' }),
});

/** What belongs to the article as a whole, as it is written: an address that is not one yet is still worth keeping. */
export const writtenDetailsSchema = z.object({
  sektion: z.string().meta({ description: 'Sektionens id.' }),
  mall: z.string().meta({ description: 'Mallens id.' }),
  taggar: z.array(z.string()).max(LIMITS.children).meta({ description: 'Taggarna.' }),
  kategorier: z.array(z.int()).max(LIMITS.children).meta({ description: 'Kategorierna i publiceringssystemet.' }),
  sponsrad: sponsorSchema.nullable(),
  kallor: z
    .array(
      z.object({
        titel: z.string().meta({ description: 'Källans namn.' }),
        url: z.string().meta({ description: 'Det som är skrivet av dess adress.' }),
        not: z.string().meta({ description: 'Anteckningen.' }),
      }),
    )
    .max(LIMITS.children)
    .meta({ description: 'Källorna.' }),
  ansvarig: z.string().nullable().meta({ description: 'Den ansvariga.' }),
});

/** A block as somebody has come with it: it is looked into when it is saved. */
const writtenBlockSchema: z.ZodType<Block> = z
  .custom<Block>()
  .meta({ id: 'SkrivetBlock', type: 'object', description: 'Ett block som det är skrivet än så länge.' });

export const workingCopyParts = {
  rubrik: written('Rubriken.'),
  ingress: written('Ingressen.'),
  slug: written('Adressen.'),
  meta: named(word).optional().meta({ description: 'Texterna för sökresultat, puffar och delning, alla.' }),
  hero: named(z.union([word, focusSchema]))
    .nullable()
    .optional()
    .meta({ description: 'Huvudbilden.' }),
  ordning: orderChangeSchema.optional().meta({ description: 'Var ordningen på blocken är en annan än i bas.' }),
  block: z
    .array(writtenBlockSchema)
    .max(LIMITS.blocks)
    .optional()
    .meta({ description: 'Blocken som är andra än i bas, eller inte finns där.' }),
  uppgifter: writtenDetailsSchema.partial().optional().meta({ description: 'Det som är ändrat av artikelns egna uppgifter.' }),
};

const partsSchema = z.object(workingCopyParts);
export type WorkingCopyParts = z.infer<typeof partsSchema>;

/** A working copy, or what of it has been written since some number of it. */
export const workingCopySchema = partsSchema
  .extend({
    sprak: z.string(),
    bas: z.string().nullable().meta({ description: 'Revisionen den bygger på; null när språket aldrig har sparats.' }),
    nr: z.int().meta({ description: 'Räknar vad som har skrivits till den.' }),
    andrad: z.string(),
  })
  .meta({ id: 'Arbetskopia' });

export type WorkingCopy = z.infer<typeof workingCopySchema>;
