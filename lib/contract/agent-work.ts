import { z } from 'zod';
import { usageSchema } from '#lib/contract/agent.ts';
import { authorSchema, languageSchema } from '#lib/contract/article.ts';
import { LOG_EVENTS } from '#lib/contract/log-events.ts';

const deedsSchema = z.array(z.object({ handelse: z.enum(LOG_EVENTS), antal: z.int() }));

/** An article that an agent has done something with in some time. */
export const agentArticleSchema = z
  .object({
    innehall: z.string(),
    rubrik: z.string(),
    raderad: z.boolean(),
    forst: z.string().meta({ description: 'När agenten först gjorde något med artikeln under tiden.' }),
    senast: z.string(),
    handelser: deedsSchema.meta({ description: 'Vad den gjorde, och hur många gånger.' }),
  })
  .meta({ id: 'Agentartikel' });

export type AgentArticle = z.infer<typeof agentArticleSchema>;

/** What an agent has used in a day by Stockholm's clocks. */
export const agentDaySchema = usageSchema.extend({ dag: z.string() }).meta({ id: 'Agentdygn' });

export type AgentDay = z.infer<typeof agentDaySchema>;

/** So many days are told of, the latest. */
export const MOST_AGENT_DAYS = 31;

/** A language version of which an agent’s saves have been undone. */
export const undoneVersionSchema = z.object({
  sprak: languageSchema,
  angrade: z.int().meta({ description: 'Hur många av agentens sparningar som togs bort.' }),
  revision: z
    .object({ id: z.string(), nr: z.int() })
    .nullable()
    .meta({ description: 'Versionen som blev; null när texten redan var som före agenten, eller allt står kvar.' }),
  aterstar: z.int().meta({ description: 'Så många av agentens sparningar är kvar att ångra: anropa igen på samma sätt tills det är 0.' }),
  kvar: z.array(z.object({ block: z.string(), falt: z.string() })).meta({
    description:
      'Det som har ändrats efter sparningarna, av andra eller av agenten under en annan tid, eller som någon har lagt tillbaka, och som därför står kvar som det är. Ett inlägg i en liverapport är inlagg. och dess id.',
  }),
  andra: z.array(authorSchema).meta({ description: 'De som har sparat versionen efter agenten, utom dem vars sparningar har ångrats.' }),
  paborjad: z.boolean().meta({ description: 'Sant: agenten började versionen, och det den började med står kvar.' }),
  hos_lasarna: z.boolean().meta({ description: 'Sant: läsarna har en version som bygger på agentens, tills artikeln publiceras igen.' }),
});

export type UndoneVersion = z.infer<typeof undoneVersionSchema>;

/** What became of an agent’s work with an article. */
export const undoneWorkSchema = z.object({
  ok: z.literal(true),
  innehall: z.string(),
  rubrik: z.string(),
  utfall: z.enum(['aterstalld', 'raderad', 'oforandrad']).meta({
    description:
      'aterstalld: en ny version blev, eller uppgifter som förut. raderad: ett utkast som bara agenten hade rört ligger i papperskorgen. oforandrad: också när artikeln redan låg där.',
  }),
  sprak: z.array(undoneVersionSchema),
  uppgifter: z.object({ angrade: z.array(z.string()), kvar: z.array(z.string()) }).meta({
    description: 'Uppgifter om artikeln, till exempel taggar, som blev som före agenten, och de som har ändrats sedan och står kvar.',
  }),
  schemalagd: z.boolean().meta({ description: 'Sant: en publicering väntar, och ändras inte av det här.' }),
  ovrigt: deedsSchema.meta({ description: 'Annat som agenten gjorde med artikeln under tiden, och som står kvar.' }),
});

export type UndoneWork = z.infer<typeof undoneWorkSchema>;
