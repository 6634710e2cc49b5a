import { z } from 'zod';
import { pictureUseSteps } from '#lib/blocks/article-pictures.ts';
import { contentHashSteps } from '#lib/content/canonical-hash.ts';
import { heroSchema, type Item, languageSchema, metaSchema, sourceSchema, sponsorSchema } from '#lib/contract/article.ts';
import { blockSchema } from '#lib/contract/block.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import type { MadeWith } from '#lib/contract/provenance.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { classification } from '#lib/operations/item/classification.ts';
import { freeSlug } from '#lib/operations/item/free-slug.ts';
import { numberedContent } from '#lib/operations/language/numbered-content.ts';
import { withCorrections } from '#lib/operations/live/corrections.ts';
import { knownTags } from '#lib/operations/tag/known-tags.ts';
import type { NewRevision } from '#lib/store/items.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** What a new article is made of. */
export const draftFields = {
  sektion: z.string().meta({ description: 'Sektionens id, se sektioner.' }),
  mall: z.string().meta({ description: 'Mallens id, se mallar.' }),
  rubrik: bounded('headline').trim().min(1).meta({ description: 'Artikelns rubrik.' }),
  sprak: languageSchema.default('sv'),
  ingress: bounded('standfirst').default('').meta({ description: 'Ingressen, helst högst 400 tecken.' }),
  block: z
    .array(blockSchema)
    .max(LIMITS.blocks)
    .default([])
    .meta({ description: 'Brödtexten, block för block. Fälten i varje blocktyp står i operationen mallar.' }),
  hero: heroSchema.nullable().default(null),
  meta: metaSchema.default({}),
  slug: bounded('slug').default('').meta({ description: 'Artikelns adress; görs av rubriken när den utelämnas.' }),
  taggar: z.array(bounded('tag')).max(LIMITS.tags).default([]).meta({ description: 'Taggar.' }),
  kategorier: z.array(z.int32()).max(50).default([]).meta({ description: 'Kategorier i publiceringssystemet, deras id.' }),
  sponsrad: sponsorSchema.nullable().default(null),
  kallor: z.array(sourceSchema).max(LIMITS.sources).default([]).meta({ description: 'Källor.' }),
  ansvarig: shownName(bounded('name')).nullable().default(null).meta({ description: 'Ansvarig person.' }),
};

type Draft = z.infer<z.ZodObject<typeof draftFields>> &
  Partial<Pick<Item, 'konfidentiell' | 'insatta'>> & { gjord_med?: MadeWith | undefined };

/** What a new article refuses besides those who may not write. */
export const DRAFT_FAULTS = ['sektion_okand', 'sektion_arkiverad', 'mall_okand', 'mall_ej_i_sektion'] as const;

/** Makes a draft with its first revision under `id`. Whoever calls has asked whether the caller may. */
export async function createDraft(
  context: OperationContext,
  id: string,
  { taggar: asked, ...input }: Draft,
  kommentar = '',
): Promise<Item> {
  const mallVersion = await classification(context, input);
  const { actor, now, newId } = context;
  const slug = input.slug === '' ? await freeSlug(context, input.sprak, input.rubrik) : input.slug;
  const { uppdaterad: _, ...meta } = input.meta;
  const numbered = numberedContent({ rubrik: input.rubrik, ingress: input.ingress, block: input.block, meta, hero: input.hero, slug });
  const content = withCorrections(numbered, {}, now);
  const av = authorOf(actor);
  const revision: Omit<NewRevision, 'bilder' | 'gjord_med'> = {
    ...content,
    id: newId(),
    sprak: input.sprak,
    hash: await inTurns(contentHashSteps(content)),
    bas: null,
    kall_revision: null,
    kommentar,
    av,
    typ: 'manuell',
    skapad: now,
  };
  const taggar = await knownTags(context, asked);
  const { sektion, mall, rubrik, kategorier, sponsrad, kallor, ansvarig, sprak, konfidentiell = false, insatta = [] } = input;
  const shared = {
    id,
    sektion,
    mall,
    mall_version: mallVersion,
    rubrik,
    taggar,
    kategorier,
    sponsrad,
    kallor,
    ansvarig,
    ansvarig_av_agent: ansvarig !== null && actor.typ === 'agent',
    kallsprak: sprak,
    konfidentiell,
    insatta,
  };
  const beside = { bilder: await inTurns(pictureUseSteps(content)), ...(input.gjord_med && { gjord_med: input.gjord_med }) };
  await context.store.items.create({ ...shared, agare: av, skapad: now }, { ...revision, ...beside });
  context.note({ innehall: id, detalj: { revision: revision.id, ...(ansvarig === null ? {} : { ansvarig }) } });
  if (konfidentiell) context.changed('konfidentiellt');
  return {
    ...shared,
    status: 'utkast',
    raderad: false,
    publicerad: null,
    schemalagd: null,
    skapad: now,
    andrad: now,
    agare: av,
    cms: null,
    arbetskopia: null,
    sprak: {
      [sprak]: {
        sprak,
        status: 'utkast',
        inaktuell: false,
        inaktuella_block: [],
        oppna_forslag: 0,
        arbetsrevision: { ...revision, nr: 1 },
        publicerad_revision: null,
        ej_slappt: [],
        lasarna_ser: {},
        lank: null,
      },
    },
  };
}
