import { z } from 'zod';
import { authorSchema, factsSchema } from '#lib/contract/article.ts';
import { CONTENT_STATUSES } from '#lib/contract/closed/article.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';

export const RELEASE_MODES = ['utkast', 'publicera', 'schemalagd'] as const;

/**
 * What is kept and carried out as a release: what somebody asked for, and what follows from it for the publishing system.
 * `nedtagning` takes the article away there; `avstamning` makes it hold what Studio's readers have, after a change of
 * another language or a release that was refused in its last step; `flytt` moves it to where Swedish is read now.
 */
export const RELEASE_KINDS = [...RELEASE_MODES, 'nedtagning', 'avstamning', 'flytt'] as const;

/** `vantar_pa_godkannande` is a request: nothing of it happens until a person confirms it, and nothing at all when one declines it. */
export const RELEASE_STATES = [
  'vantar_pa_godkannande',
  'schemalagd',
  'pagar',
  'koad',
  'klar',
  'misslyckad',
  'avslagen',
  'avbruten',
  'ersatt',
  'nedtagen',
] as const;

export type ReleaseMode = (typeof RELEASE_MODES)[number];
export type ReleaseKind = (typeof RELEASE_KINDS)[number];
/** What follows for the publishing system, and pins nothing: of the moment at which it is carried out. */
export type FollowingKind = Exclude<ReleaseKind, ReleaseMode>;
export type ReleaseState = (typeof RELEASE_STATES)[number];
/** How a try of a release has ended: `koad` waits for another. */
export type ReleaseEnd = Extract<ReleaseState, 'klar' | 'misslyckad' | 'avbruten' | 'koad'>;

/** Whether somebody asked for it, and it does not only follow from what readers have. */
export function isMode(lage: ReleaseKind): lage is ReleaseMode {
  return RELEASE_MODES.some((mode) => mode === lage);
}

/** The answer of a release (decisions.md §5). */
export const releaseAnswerSchema = z.object({
  ok: z.literal(true),
  release: z.object({ id: z.string(), tillstand: z.enum(RELEASE_STATES) }),
  status: z.enum(CONTENT_STATUSES),
  lage: z.enum(RELEASE_MODES),
  datum: z.string().nullable(),
  sprak: z.record(
    z.string(),
    z.object({
      revision: z.string(),
      nr: z.int(),
      lank: z.string().nullable(),
      cms: z.object({ id: z.string(), status: z.string(), lank: z.string() }).nullable().optional(),
    }),
  ),
  delning: z.object({ id: z.string(), lank: z.string(), utgar: z.string() }).optional(),
  bekraftas: z
    .object({
      av: authorSchema,
      lank: z.string().meta({ description: 'Sidan i Studio där personen, inloggad, bekräftar eller avslår ordern.' }),
      fore: z.string().meta({ description: 'Till när ordern går att bekräfta.' }),
      ny: z.boolean().meta({ description: 'Sant när ordern begärdes av just det här anropet.' }),
    })
    .optional()
    .meta({ description: 'Finns medan den som anges i order_av själv ska bekräfta ordern.' }),
  varningar: z.array(faultEntrySchema),
});

export const releaseSchema = z
  .object({
    id: z.string(),
    innehall: z
      .object({ id: z.string(), rubrik: z.string(), sektion: z.string(), mall: z.string() })
      .meta({ description: 'Artikeln, som den heter nu.' }),
    lage: z.enum(RELEASE_KINDS),
    prov: z.boolean().meta({ description: 'Gjord i testläge.' }),
    tillstand: z.enum(RELEASE_STATES),
    revisioner: z.record(z.string(), z.string()),
    fakta: factsSchema.nullable().meta({ description: 'Läsarnas uppgifter utöver texten; null när den är över.' }),
    datum: z.string().nullable().meta({ description: 'Tiden den ska gå ut, eller datumet läsarna ser.' }),
    av: authorSchema,
    order_av: authorSchema.nullable(),
    godkand_av: authorSchema.nullable().meta({ description: 'Den som godkände en begäran från en agent, och svarar för att den går ut.' }),
    order_begaran: z
      .object({
        hash: z.string().meta({ description: 'Av allt som ordern gäller: skickas när den bekräftas.' }),
        fore: z.string().meta({ description: 'Till när ordern går att bekräfta.' }),
        oforandrad: z.boolean().nullable().meta({
          description: 'Om allt som ordern gäller är som när den begärdes: annars går den inte att bekräfta. Null när den inte väntar.',
        }),
      })
      .nullable()
      .meta({ description: 'Finns när den som anges i order_av själv ska bekräfta ordern, eller har gjort det.' }),
    overstyr: z.boolean(),
    forsok: z.int().meta({ description: 'Hur många gånger den har påbörjats.' }),
    nasta: z.string().nullable().meta({ description: 'När den påbörjas eller försöks igen; null när den pågår eller är över.' }),
    utford: z.string().nullable().meta({ description: 'När den blev klar.' }),
    forsenad: z.boolean().meta({ description: 'Sant när den gick ut, eller ännu väntar, mer än en minut efter sin tid.' }),
    fel: z.array(faultEntrySchema).nullable(),
    skapad: z.string(),
    andrad: z.string(),
    steg: z.array(
      z.object({ nr: z.int(), steg: z.string(), tillstand: z.string(), detalj: z.record(z.string(), z.unknown()), tid: z.string() }),
    ),
  })
  .meta({ id: 'Release' });

export type Release = z.infer<typeof releaseSchema>;
