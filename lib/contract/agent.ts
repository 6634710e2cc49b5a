import { z } from 'zod';
import { provingStandingSchema, requiredProvingSchema } from '#lib/contract/proving.ts';

/** What an agent may be given a daily number of (decisions.md §12), counted in whole ones; what the language model costs is counted beside them. */
export const QUOTA_KINDS = ['utkast', 'releaser', 'ai_tokens'] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

/**
 * Whose orders an agent acts on without the person it names confirming them: nobody's, its owner's, or those of everybody who holds the
 * right themselves.
 */
export const ORDER_TRUST = ['fraga_alltid', 'endast_agare', 'alla_med_ratt'] as const;
export type OrderTrust = (typeof ORDER_TRUST)[number];

/**
 * What an agent reads of articles: what everybody in the newsroom does, those of the sections that it may write in, or its own alone. Its own, and those
 * confidential ones that it has been let in to, it always reads.
 */
export const AGENT_READS = ['allt', 'egna_sektioner', 'eget'] as const;
export type AgentReads = (typeof AGENT_READS)[number];

const amount = (description: string) => z.int().min(0).max(1_000_000_000).nullable().meta({ description });

/** The most of each that an agent may use in a day by Stockholm's clocks; null for no limit. */
export const quotaSchema = z
  .strictObject({
    utkast: amount('Nya utkast per dygn; null utan gräns.'),
    releaser: amount('Publiceringar och schemaläggningar per dygn; null utan gräns.'),
    ai_tokens: amount('AI-tokens per dygn; null utan gräns.'),
    ai_kostnad: z
      .number()
      .min(0)
      .max(1_000_000_000)
      .nullable()
      .meta({ description: 'Vad agenten får kosta per dygn hos AI-tjänsten, i den valuta som tjänstens pris är satt i; null utan gräns.' }),
  })
  .meta({ id: 'Agentkvot', description: 'Hur mycket agenten får göra per dygn, svensk tid.' });

export type Quota = z.infer<typeof quotaSchema>;

export const NO_QUOTA: Quota = { utkast: null, releaser: null, ai_tokens: null, ai_kostnad: null };

/** So many addresses and ranges of them an agent may call from. */
export const MOST_RANGES = 50;
/** What everybody may read in a minute; writes have a narrower bound of their own (decisions.md §2). */
export const MOST_CALLS_A_MINUTE = 1_200;

export const callsAMinute = z.int().min(1).max(MOST_CALLS_A_MINUTE).nullable();

/** What it has used of each today. */
export const usageSchema = z
  .object({
    utkast: z.int(),
    releaser: z.int(),
    ai_tokens: z.int(),
    ai_kostnad: z.number().meta({ description: 'Enligt det pris som var satt; 0 där inget var.' }),
  })
  .meta({ id: 'Agentbruk' });

export type Usage = z.infer<typeof usageSchema>;

export const NO_USAGE: Usage = { utkast: 0, releaser: 0, ai_tokens: 0, ai_kostnad: 0 };

export const oldKeySchema = z.object({ prefix: z.string(), galler_till: z.string() });

/** An agent as administration sees it. The key itself is never part of it (decisions.md §12). */
export const agentSchema = z
  .object({
    id: z.string(),
    namn: z.string(),
    agare: z.object({ id: z.string(), epost: z.string(), namn: z.string(), aktiv: z.boolean() }),
    nyckel_prefix: z.string(),
    gammal_nyckel: oldKeySchema.nullable().meta({ description: 'Nyckeln före den senaste, medan den ännu gäller.' }),
    sektioner: z.array(z.string()).meta({ description: 'Tom lista betyder ingen, ["*"] alla.' }),
    mallar: z.array(z.string()).meta({ description: 'Tom lista betyder ingen, ["*"] alla.' }),
    sprak: z.array(z.string()).meta({ description: 'Tom lista betyder inget, ["*"] alla.' }),
    publicera: z.boolean(),
    schemalagga: z.boolean(),
    godkannande: z.boolean().meta({ description: 'Publiceringar som agenten ber om går ut först när en människa har godkänt dem.' }),
    laser: z.enum(AGENT_READS).meta({
      description:
        'Vilka artiklar agenten läser: allt som redaktionen läser, sektionerna som den får skriva i (egna_sektioner), eller bara det den själv har skapat (eget). Sina egna, och konfidentiella som den är insatt i, läser den alltid.',
    }),
    skriver_over: z
      .boolean()
      .meta({ description: 'Om agenten får spara över det som någon annan skrev senast; annars lämnar den förslag.' }),
    order: z.enum(ORDER_TRUST).meta({ description: 'Vilkas ordrar agenten följer utan att den som anges i order_av själv bekräftar dem.' }),
    kraver_prov: requiredProvingSchema
      .nullable()
      .meta({ description: 'Vad agenten ska ha klarat i provbanan innan den publicerar; null: bara det som redaktionen kräver av alla.' }),
    kvot: quotaSchema,
    ip_omraden: z.array(z.string()).meta({ description: 'Adresser och adressområden som agenten får anropa från. Tom lista: alla.' }),
    anrop_per_minut: callsAMinute.meta({ description: 'Anrop per minut, läsande och skrivande tillsammans; null som alla andra.' }),
    anvant_idag: usageSchema,
    utgar: z.string().nullable(),
    aterkallad: z.string().nullable(),
    senast_anvand: z.string().nullable(),
    skapad: z.string(),
  })
  .meta({ id: 'Agent' });

export type Agent = z.infer<typeof agentSchema>;

/** An agent in the list of them: with how it stands with the proving ground. */
export const listedAgentSchema = agentSchema
  .extend({ prov: provingStandingSchema.meta({ description: 'Hur agenten står sig i provbanan.' }) })
  .meta({ id: 'ListadAgent' });

export type ListedAgent = z.infer<typeof listedAgentSchema>;

/** The switch that stops every agent at once. */
export const agentPauseSchema = z
  .object({
    pausade: z.boolean(),
    orsak: z.string().meta({ description: 'Det som agenterna får veta; tomt när inget sagts.' }),
    av: z.object({ typ: z.string(), id: z.string(), namn: z.string() }).nullable(),
    tid: z.string().nullable(),
  })
  .meta({ id: 'Agentpaus' });

export type AgentPause = z.infer<typeof agentPauseSchema>;
