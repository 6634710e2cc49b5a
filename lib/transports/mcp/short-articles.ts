import { z } from 'zod';
import {
  articleContentSchema,
  type Item,
  type LanguageVersion,
  type ListedItem,
  languageVersionSchema,
  sourceSchema,
  sponsorSchema,
} from '#lib/contract/article.ts';
import type { ToolFacts } from '#lib/transports/mcp/define-tool.ts';

/** Where a person and a reader look at an article. */
const linksSchema = z.object({ studio: z.string(), publik: z.string().nullable() });

const shortVersion = z.object({
  status: languageVersionSchema.shape.status,
  inaktuell: z.boolean(),
  bas: z.string(),
  nr: z.int(),
  publicerad_nr: z.int().nullable(),
  lank: z.string().nullable(),
});

const head = {
  id: z.string(),
  rubrik: z.string(),
  sektion: z.string(),
  mall: z.string(),
  status: z.string(),
  taggar: z.array(z.string()),
  ansvarig: z.string().nullable(),
  andrad: z.string(),
  publicerad: z.string().nullable(),
  sprak: z.record(z.string(), shortVersion),
  lankar: linksSchema,
};

/** An article without its texts: enough to choose it, and to write on. */
export const shortArticle = z.object(head);

/** With all that is written anew as a whole: whoever adds to it has to know what is there. */
export const describedArticle = shortArticle.extend({
  kategorier: z.array(z.int()),
  sponsrad: sponsorSchema.nullable(),
  kallor: z.array(sourceSchema),
});

/** The text of one language version, as a save takes it. */
export const versionText = articleContentSchema.extend({ sprak: z.string(), bas: z.string(), nr: z.int() });

export function articleLink(facts: ToolFacts, id: string): string {
  return `${facts.url}/studio/artikel/${id}`;
}

/** An article as a model reads it in a list or after a change. */
export function shorten(item: Item | ListedItem, facts: ToolFacts): z.infer<typeof shortArticle> {
  const { id, rubrik, sektion, mall, status, taggar, ansvarig, andrad, publicerad, kallsprak } = item;
  const versions = Object.entries(item.sprak).map(([sprak, version]) => [
    sprak,
    {
      status: version.status,
      inaktuell: version.inaktuell,
      bas: version.arbetsrevision.id,
      nr: version.arbetsrevision.nr,
      publicerad_nr: version.publicerad_revision?.nr ?? null,
      lank: version.lank,
    },
  ]);
  const lankar = { studio: articleLink(facts, id), publik: item.sprak[kallsprak]?.lank ?? null };
  return { id, rubrik, sektion, mall, status, taggar, ansvarig, andrad, publicerad, sprak: Object.fromEntries(versions), lankar };
}

/** An article as whoever is about to change it reads it. */
export function described(item: Item, facts: ToolFacts): z.infer<typeof describedArticle> {
  const { kategorier, sponsrad, kallor } = item;
  return { ...shorten(item, facts), kategorier, sponsrad, kallor };
}

/** The working revision of a version as the body of the next save, with the revision to name as `bas`. */
export function textOf({ sprak, arbetsrevision }: LanguageVersion): z.infer<typeof versionText> {
  const { id, nr, rubrik, ingress, block, meta, hero, slug } = arbetsrevision;
  return { sprak, bas: id, nr, rubrik, ingress, block, meta, hero, slug };
}
