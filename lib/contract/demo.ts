import { z } from 'zod';

/** The setting that tells what of a newsroom is its demo. */
export const DEMO = 'demo';

/** What the first start made, by id. Whatever is written after `gjord` is not the demo's. */
export const demoRecordSchema = z.object({
  gjord: z.string(),
  artiklar: z.array(z.string()),
  bilder: z.array(z.string()),
  agenter: z.array(z.string()),
  uppgifter: z.array(z.string()),
  personer: z.array(z.string()),
  /** Feeds that it watches; a newsroom from before there were any has none. */
  bevakningar: z.array(z.string()).default([]),
  /** Programs that pay for links; the same. */
  program: z.array(z.string()).default([]),
});

export type DemoRecord = z.infer<typeof demoRecordSchema>;

const named = z.array(z.object({ id: z.string(), namn: z.string() }));

export const demoPartsSchema = z.object({
  artiklar: named.meta({ description: 'Artiklar, med rubrik.' }),
  bilder: named.meta({ description: 'Bilder i bildarkivet, med filnamn.' }),
  agenter: named.meta({ description: 'Agenter.' }),
  uppgifter: named.meta({ description: 'Uppgifter i arbetskön.' }),
  personer: named.meta({ description: 'Personer som kan logga in.' }),
});

/** What of the demo there still is, kind by kind. */
export type DemoParts = z.infer<typeof demoPartsSchema>;
