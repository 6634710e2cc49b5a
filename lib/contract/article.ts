import { z } from 'zod';
import { blockSchema } from '#lib/contract/block.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { CONTENT_STATUSES, LANGUAGE_STATUSES } from '#lib/contract/closed/article.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { Length } from '#lib/contract/limits.ts';

const text = (description: string, length: Length = 'text') => bounded(length).meta({ description });

/** An address that readers or their browsers follow: refused on save unless its scheme is safe. */
const address = (adress: 'lank' | 'bild', description: string) => bounded('address').meta({ description, adress });

export const languageSchema = z.enum(LANGUAGES).meta({ description: 'sv eller en.' });

export const sponsorSchema = z
  .strictObject({
    partner: text('Den som betalar.', 'name'),
    markning: text('Märkningen läsaren ser, till exempel Annons eller I samarbete med.', 'name'),
  })
  .meta({ id: 'Sponsrad', description: 'Vem som betalar för artikeln, och hur läsaren får veta det.' });

export const sourceSchema = z
  .strictObject({
    titel: text('Källans namn.', 'headline'),
    url: address('lank', 'Källans adress; en tom text för en muntlig källa.'),
    not: text('Anteckning för redaktionen.', 'standfirst').default(''),
  })
  .meta({ id: 'Kalla', description: 'En källa som artikeln bygger på.' });

export const metaSchema = z
  .strictObject({
    seoTitel: text('Titel i sökresultat, helst högst 60 tecken.', 'seoTitle').optional(),
    seoBesk: text('Beskrivning i sökresultat, helst 70–160 tecken.', 'seoDescription').optional(),
    puffTitel: text('Rubrik i puffar, helst högst 70 tecken.', 'teaserTitle').optional(),
    socialText: text('Text när artikeln delas.', 'shareText').optional(),
    puffBild: z.int().optional().meta({ description: 'Egen puffbild: id i publiceringssystemet.' }),
    puffSrc: address('bild', 'Adress till den egna puffbilden.').optional(),
    avsnittRiktning: z.enum(['upp', 'ned']).optional().meta({ description: 'Lista: upp numrerar 1, 2, 3; ned räknar ned.' }),
    uppdaterad: text('Sätts av Studio vid varje ny publicering.').optional(),
    live: z.boolean().optional().meta({ description: 'Liverapport: true medan den pågår.' }),
  })
  .meta({ id: 'Meta', description: 'Texter för sökresultat, puffar och delning.' });

export const focusSchema = z
  .strictObject({
    x: z.int().meta({ description: 'Procent från vänster, 0–100.' }),
    y: z.int().meta({ description: 'Procent uppifrån, 0–100.' }),
  })
  .meta({ id: 'Fokus', description: 'Det viktigaste i bilden.' });

export const heroSchema = z
  .strictObject({
    mediaId: text('Id i Studios bildarkiv.').optional(),
    src: address('bild', 'Bildens adress: https eller en bild i Studio.').optional(),
    cmsId: z.int().optional().meta({ description: 'Id i publiceringssystemet.' }),
    alt: text('Vad bilden visar, för den som inte ser den.').optional(),
    caption: text('Bildtext.').optional(),
    kredit: text('Fotograf eller bildbyrå.').optional(),
    bredd: z.int().optional().meta({ description: 'Bredd i bildpunkter.' }),
    hojd: z.int().optional().meta({ description: 'Höjd i bildpunkter.' }),
    fokus: focusSchema.optional(),
  })
  .meta({ id: 'Hero', description: 'Huvudbilden, överst i artikeln.' });

export type Sponsor = z.infer<typeof sponsorSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Meta = z.infer<typeof metaSchema>;
export type Hero = z.infer<typeof heroSchema>;

export const REVISION_TYPES = ['manuell', 'auto', 'ai', 'aterstalld', 'kopia', 'live', 'tvingad'] as const;

export const authorSchema = z
  .object({ typ: z.enum(['person', 'agent', 'assistent', 'system']), id: z.string(), namn: z.string() })
  .meta({ id: 'Av', description: 'Den som gjorde det.' });

export type Author = z.infer<typeof authorSchema>;

/** The words, pictures and blocks of one language version: what a revision's hash is computed over (decisions.md §4). */
export const articleContentSchema = z.object({
  rubrik: z.string(),
  ingress: z.string(),
  block: z.array(blockSchema),
  meta: metaSchema,
  hero: heroSchema.nullable(),
  slug: z.string(),
});

export type ArticleContent = z.infer<typeof articleContentSchema>;

export const revisionSchema = articleContentSchema
  .extend({
    id: z.string(),
    sprak: languageSchema,
    nr: z.int(),
    hash: z.string(),
    bas: z.string().nullable(),
    kall_revision: z.string().nullable(),
    kommentar: z.string(),
    av: authorSchema,
    skapad: z.string(),
    typ: z.enum(REVISION_TYPES),
  })
  .meta({ id: 'Revision' });

const revisionHeadSchema = revisionSchema.omit({ block: true });

export const listedRevisionSchema = revisionHeadSchema
  .extend({
    namn: z.string().meta({ description: 'Vad redaktionen kallar revisionen; tomt för en som inget heter.' }),
    godkand_av: authorSchema.nullable().meta({ description: 'Den som har godkänt revisionen utan att själv ha skrivit i den.' }),
    foreslagen_av: authorSchema.nullable().meta({ description: 'Den som hade föreslagit det som godtogs i revisionen.' }),
    last_av_dig: z.boolean().meta({ description: 'Om du har öppnat revisionen för att granska den: den senaste gången, eller den före.' }),
  })
  .meta({ id: 'Revisionshuvud' });

export type Revision = z.infer<typeof revisionSchema>;
export type RevisionHead = z.infer<typeof revisionHeadSchema>;
export type ListedRevision = z.infer<typeof listedRevisionSchema>;
export type RevisionType = (typeof REVISION_TYPES)[number];

/** What readers see of an article beside its words: pinned by a release, and worked on until the next. */
export const FACTS = ['sektion', 'mall', 'mall_version', 'taggar', 'kategorier', 'sponsrad', 'kallor', 'ansvarig'] as const;
export type Fact = (typeof FACTS)[number];

const scheduleSchema = z.object({
  /** The waiting release: the earliest, when languages wait for times of their own. */
  release: z.string(),
  datum: z.string(),
  sprak: z.array(languageSchema),
  revisioner: z.record(z.string(), z.string()),
  av: authorSchema,
});

const cmsReferenceSchema = z.object({ id: z.string(), status: z.string(), lank: z.string() }).meta({ id: 'CmsReferens' });
export type CmsReference = z.infer<typeof cmsReferenceSchema>;

const itemFields = {
  id: z.string(),
  sektion: z.string(),
  mall: z.string(),
  mall_version: z.int(),
  rubrik: z.string(),
  taggar: z.array(z.string()),
  kategorier: z.array(z.int()),
  sponsrad: sponsorSchema.nullable(),
  kallor: z.array(sourceSchema),
  ansvarig: z.string().nullable(),
  ansvarig_av_agent: z.boolean().meta({ description: 'En agent har angett ansvarig, och ingen människa sedan dess.' }),
  status: z.enum(CONTENT_STATUSES),
  raderad: z.boolean(),
  kallsprak: languageSchema,
  publicerad: z.string().nullable(),
  schemalagd: scheduleSchema.nullable(),
  skapad: z.string(),
  andrad: z.string(),
  agare: authorSchema,
  cms: cmsReferenceSchema.nullable(),
  konfidentiell: z.boolean().meta({ description: 'Bara ägaren, de insatta och chefer vet att artikeln finns.' }),
  insatta: z.array(z.string()).meta({ description: 'Id för personer och agenter som ser en konfidentiell artikel.' }),
};

const { sektion, mall, mall_version, taggar, kategorier, sponsrad, kallor, ansvarig } = itemFields;

/** The facts, as they stand at one moment. */
export const factsSchema = z.object({ sektion, mall, mall_version, taggar, kategorier, sponsrad, kallor, ansvarig }).meta({ id: 'Fakta' });
export type Facts = z.infer<typeof factsSchema>;

export const languageVersionSchema = z
  .object({
    sprak: languageSchema,
    status: z.enum(LANGUAGE_STATUSES),
    inaktuell: z.boolean(),
    inaktuella_block: z.array(z.string()),
    oppna_forslag: z.int().meta({ description: 'Så många förslag till ändringar har delar som ingen har tagit ställning till.' }),
    arbetsrevision: revisionSchema,
    publicerad_revision: z.object({ id: z.string(), nr: z.int() }).nullable(),
    ej_slappt: z.array(z.enum(FACTS)).meta({
      description: 'Fält som ändrats sedan språkversionen släpptes: läsarna får dem med nästa release av den.',
    }),
    lasarna_ser: z.object(factsSchema.shape).partial().meta({ description: 'Fälten i ej_slappt, som läsarna har dem.' }),
    lank: z.string().nullable(),
  })
  .meta({ id: 'Sprakversion' });

/** Who has written last of what is not saved, and when. */
export const copyMarkSchema = z.object({ av: authorSchema, andrad: z.string() });
const arbetskopia = copyMarkSchema.nullable().meta({ description: 'Vem som senast har skrivit något som inte är sparat.' });

export const itemSchema = z
  .object({
    ...itemFields,
    sprak: z.record(z.string(), languageVersionSchema),
    arbetskopia,
  })
  .meta({ id: 'Innehall' });

export const listedItemSchema = z
  .object({
    ...itemFields,
    sprak: z.record(
      z.string(),
      languageVersionSchema.omit({ arbetsrevision: true, inaktuella_block: true, oppna_forslag: true, lasarna_ser: true }).extend({
        rubrik: z.string(),
        slug: z.string(),
        arbetsrevision: z.object({ id: z.string(), nr: z.int() }),
      }),
    ),
    arbetskopia,
  })
  .meta({ id: 'InnehallIListan' });

export type Item = z.infer<typeof itemSchema>;
export type ListedItem = z.infer<typeof listedItemSchema>;
export type LanguageVersion = z.infer<typeof languageVersionSchema>;
