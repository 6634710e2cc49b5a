import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import { blockSchema } from '#lib/contract/block.ts';
import { SKELETON_KINDS } from '#lib/contract/closed/own-skeleton.ts';

/** One that the newsroom has made, without its blocks. */
export const listedSkeletonSchema = z
  .object({
    id: z.string(),
    slag: z
      .enum(SKELETON_KINDS)
      .meta({ description: 'artikel: det som en ny artikel börjar med. monster: block som läggs in tillsammans.' }),
    namn: z.string(),
    beskrivning: z.string(),
    sektion: z.string().nullable().meta({ description: 'Sektionen den är till för; null för alla.' }),
    mall: z.string().nullable().meta({ description: 'Mallen som en artikel börjar med; null för ett mönster.' }),
    typer: z.array(z.string()).meta({ description: 'Blocktyperna som finns i den, var och en en gång.' }),
    av: authorSchema,
    skapad: z.string(),
  })
  .meta({ id: 'StommeIListan' });

export const ownSkeletonSchema = listedSkeletonSchema
  .extend({ block: z.array(blockSchema).meta({ description: 'Blocken, utan id: de får nya där de används.' }) })
  .meta({ id: 'Stomme' });

/** One that shows a picture. */
export const skeletonUseSchema = listedSkeletonSchema.pick({ id: true, slag: true, namn: true }).meta({ id: 'StommeMedBild' });

export type SkeletonUse = z.infer<typeof skeletonUseSchema>;
export type ListedSkeleton = z.infer<typeof listedSkeletonSchema>;
export type OwnSkeleton = z.infer<typeof ownSkeletonSchema>;
