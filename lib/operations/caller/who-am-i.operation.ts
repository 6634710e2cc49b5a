import { z } from 'zod';
import { askedProving } from '#lib/access/asked-proving.ts';
import { actorSchema, DEMANDS } from '#lib/contract/actor.ts';
import { AGENT_READS, callsAMinute, NO_QUOTA, ORDER_TRUST, quotaSchema } from '#lib/contract/agent.ts';
import { requiredProvingSchema } from '#lib/contract/proving.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

/** What an agent is told of itself beside its rights. */
const ownFacts = z.object({
  agare: z.object({ id: z.string(), epost: z.string(), namn: z.string() }).meta({ description: 'Personen som svarar för agenten.' }),
  godkannande: z
    .boolean()
    .meta({ description: 'Sant: det du publicerar eller schemalägger går ut först när en människa har godkänt det.' }),
  laser: z
    .enum(AGENT_READS)
    .meta({ description: 'Vilka artiklar du läser. Annat än allt: andras finns inte för dig, inte heller i sökningar.' }),
  skriver_over: z.boolean().meta({ description: 'Falskt: lämna förslag där någon annan skrev senast.' }),
  order: z.enum(ORDER_TRUST).meta({ description: 'Vilkas ordrar du följer utan att den du anger i order_av bekräftar dem i Studio.' }),
  kraver_prov: requiredProvingSchema.nullable().meta({ description: 'Vad du ska ha klarat i provbanan innan du publicerar; null: inget.' }),
  kvot: quotaSchema,
  anrop_per_minut: callsAMinute.meta({ description: 'Dina anrop per minut, läsande och skrivande tillsammans; null som alla andra.' }),
  utgar: z.string().nullable().meta({ description: 'När nyckeln slutar gälla; null aldrig.' }),
  paus: z.string().nullable().meta({ description: 'Varför alla agenter är pausade; null när de inte är det.' }),
});

export const whoAmI = defineOperation({
  name: 'hamtaJag',
  summary: 'Berättar vem du är för Studio och vad du får göra.',
  method: 'GET',
  path: '/studio/api/jag',
  output: z.object({
    ok: z.literal(true),
    release: z.string().meta({ description: 'Studios version.' }),
    build: z.string().meta({ description: 'Bygget av den versionen.' }),
    vem: actorSchema,
    lage: z.enum(['skarp', 'test']).meta({ description: 'test: inget som släpps blir publikt.' }),
    krav: z.enum(DEMANDS).optional().meta({
      description:
        'Det som du ska göra först. andra_faktor: din roll kräver tvåstegsinloggning som du inte har, och till dess kan du bara slå på den. eget_losenord: någon annan har valt ditt lösenord; administrerar du kan du bara byta det till dess.',
    }),
    agent: ownFacts.optional(),
  }),
  hints: { readOnly: true },
  omfang: 'vilket_som_helst',
  trotsKrav: true,
  async run({ actor, settings }) {
    const {
      agare,
      epost: _email,
      session: _login,
      krav,
      godkannande = false,
      laser = 'allt',
      skriver_over = true,
      order,
      kraver_prov,
      nyckel: _key,
      kvot,
      anrop_per_minut,
      utgar,
      paus,
      ...vem
    } = actor;
    const { release, build, cmsTest } = settings;
    const told = { ok: true as const, release, build, lage: cmsTest ? ('test' as const) : ('skarp' as const), vem };
    if (agare === undefined) return { ...told, ...(krav === undefined ? {} : { krav }) };

    const overwrites = skriver_over && !settings.agenterForeslar;
    const agent = {
      agare,
      godkannande,
      laser,
      skriver_over: overwrites,
      order: settings.ordrarBekraftas ? ('fraga_alltid' as const) : (order ?? 'alla_med_ratt'),
      kraver_prov: askedProving(kraver_prov, settings.agenternasProv),
      kvot: kvot ?? NO_QUOTA,
      anrop_per_minut: anrop_per_minut ?? null,
      utgar: utgar ?? null,
      paus: paus ?? null,
    };
    return { ...told, agent };
  },
});
