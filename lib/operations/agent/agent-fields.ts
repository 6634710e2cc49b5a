import { z } from 'zod';
import { plainRange } from '#lib/access/address-ranges.ts';
import { ALL_OF_THEM } from '#lib/access/scope.ts';
import { AGENT_READS, callsAMinute, MOST_RANGES, ORDER_TRUST, type Quota, quotaSchema } from '#lib/contract/agent.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { requiredProvingSchema } from '#lib/contract/proving.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { keyFaults } from '#lib/operations/agent/longest-key.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import { openSections } from '#lib/operations/section/open-sections.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

export const agentParams = z.object({ id: z.string().meta({ description: 'Agentens id.' }) });

/** A list of what an agent may work in. All of them is all, whatever else is listed beside it. */
function listed(description: string) {
  return z
    .array(z.string())
    .transform((values) => (values.includes(ALL_OF_THEM) ? [ALL_OF_THEM] : values))
    .meta({ description });
}

export const agentRights = {
  agare: z.string().meta({ description: 'Id eller e-post för den person som svarar för agenten.' }),

  namn: shownName(z.string().trim().min(1).max(100)).meta({ description: 'Agentens namn, som det syns i historiken.' }),
  sektioner: listed('Sektioner som agenten får skriva i, och publicera i om den får publicera. Tom lista: ingen. ["*"]: alla.'),
  mallar: listed('Mallar som agenten får använda. Tom lista: ingen. ["*"]: alla.'),
  sprak: listed('Språk som agenten får skriva på. Tom lista: inget. ["*"]: alla.'),
  publicera: z.boolean().meta({ description: 'Får publicera, på en människas order.' }),
  schemalagga: z.boolean().meta({ description: 'Får schemalägga, på en människas order.' }),
  godkannande: z.boolean().meta({ description: 'Publiceringar och schemaläggningar väntar tills en människa har godkänt dem.' }),
  laser: z.enum(AGENT_READS).meta({
    description:
      'Vilka artiklar agenten läser: allt som redaktionen läser, sektionerna som den får skriva i (egna_sektioner), eller bara det den själv har skapat (eget). Det som den är insatt i läser den alltid.',
  }),
  skriver_over: z.boolean().meta({ description: 'Får spara över det som någon annan skrev senast. Annars lämnar agenten förslag.' }),
  order: z.enum(ORDER_TRUST).meta({
    description:
      'Vilkas ordrar agenten följer utan att den som anges i order_av bekräftar dem: ingens (fraga_alltid), ägarens (endast_agare) eller allas som själva får (alla_med_ratt).',
  }),
  kraver_prov: requiredProvingSchema
    .nullable()
    .meta({ description: 'Vad agenten ska ha klarat i provbanan innan den publicerar; null: bara det som redaktionen kräver av alla.' }),
  kvot: quotaSchema
    .partial()
    .meta({ description: 'Hur mycket agenten får göra per dygn, svensk tid; det som utelämnas är utan gräns eller som förut.' }),
  ip_omraden: z
    .array(z.string().max(50))
    .max(MOST_RANGES)
    .transform((ranges) => ranges.map(asKept))
    .meta({
      description:
        'Adresser och adressområden som agenten får anropa från, till exempel 203.0.113.7 eller 2001:db8::/32. Tom lista: alla. Högst 50.',
    }),
  anrop_per_minut: callsAMinute.meta({
    description: 'Anrop per minut, läsande och skrivande tillsammans. null: som alla andra, 1200 läsande och 300 skrivande.',
  }),
  utgar: z.iso
    .datetime({ offset: true })
    // The database knows no year 0.
    .refine((time) => Date.parse(time) > 0)
    .nullable()
    .meta({ description: 'När nyckeln slutar gälla, en tid som 2026-01-31T12:00:00Z; null: aldrig.' }),
};

interface Given extends Scope {
  utgar?: string | null | undefined;
  ip_omraden?: string[] | undefined;
  kvot?: Partial<Quota> | undefined;
}

/**
 * A fault for every part of the scope that does not exist, for every range of addresses that is none, for a key that would be over before it is
 * used or would open for longer than the newsroom lets keys, and for a bound on what cannot be counted.
 */
export async function agentFaults(context: CheckingContext, given: Given): Promise<FaultEntry[]> {
  const { utgar, ip_omraden, kvot } = given;
  const over = typeof utgar === 'string' && Date.parse(utgar) <= Date.parse(context.now);
  return [
    ...(await unknownScope(context, namedOnes(given))),
    ...rangeFaults(ip_omraden ?? []),
    ...(over ? [faultEntry('tid_passerad', { falt: 'utgar' })] : []),
    ...keyFaults(context, utgar),
    ...uncountable(context, kvot),
  ];
}

/** In its one spelling; what is no range is left as it is, to be told of. */
function asKept(written: string): string {
  const range = plainRange(written);
  return typeof range === 'string' ? range : written;
}

/** The ranges as they are kept. Only once they have been judged: a fault names its place in what was given. */
export function eachOnce(ranges: readonly string[]): string[] {
  return [...new Set(ranges)];
}

function rangeFaults(ranges: readonly string[]): FaultEntry[] {
  return ranges.flatMap((written, index) => {
    const range = plainRange(written);
    if (typeof range === 'string') return [];
    const { kod, ...told } = range;
    return [faultEntry(kod, { falt: `ip_omraden[${index}]` }, { angivet: written, ...told })];
  });
}

/** A fault for a bound on what an agent may cost where nothing has a price: it would hold nobody. */
function uncountable({ settings }: CheckingContext, kvot: Given['kvot']): FaultEntry[] {
  if (typeof kvot?.ai_kostnad !== 'number' || settings.ai.pris !== null) return [];
  return [faultEntry('ai_pris_saknas', { falt: 'kvot.ai_kostnad' })];
}

interface Scope {
  sektioner?: string[] | undefined;
  mallar?: string[] | undefined;
  sprak?: string[] | undefined;
}

/** What is listed by name: that an agent has all of them needs no looking up. */
function namedOnes({ sektioner, mallar, sprak }: Scope): Scope {
  const named = (values: string[] | undefined) => (values?.includes(ALL_OF_THEM) ? undefined : values);
  return { sektioner: named(sektioner), mallar: named(mallar), sprak: named(sprak) };
}

/** A fault for every section, template or language that does not exist. */
export async function unknownScope(context: CheckingContext, scope: Scope): Promise<FaultEntry[]> {
  const known = await context.sections();
  const faults: FaultEntry[] = [];
  const refuse = (
    values: string[] | undefined,
    known: readonly string[],
    falt: 'sektioner' | 'mallar' | 'sprak',
    tillatna = known.join(', '),
  ) => {
    for (const [index, value] of (values ?? []).entries()) {
      if (known.includes(value)) continue;
      const [kod, name] = UNKNOWN[falt];
      faults.push(faultEntry(kod, { falt: `${falt}[${index}]` }, { [name]: value.slice(0, 60), tillatna }));
    }
  };
  refuse(
    scope.sektioner,
    known.map(({ id }) => id),
    'sektioner',
    openSections(known),
  );
  refuse(scope.mallar, [...new Set([...TEMPLATES.keys()])], 'mallar');
  refuse(scope.sprak, LANGUAGES, 'sprak');
  return faults;
}

const UNKNOWN = {
  sektioner: ['sektion_okand', 'sektion'],
  mallar: ['mall_okand', 'mall'],
  sprak: ['sprak_okant', 'sprak'],
} as const;

const PREFIX = 'studio_';

/** A new key, and what of it may be stored. The key itself is shown once and kept nowhere. */
export function newAgentKey(context: OperationContext): { nyckel: string; hash: string; prefix: string } {
  const nyckel = `${PREFIX}${context.newToken()}${context.newToken()}`;
  return { nyckel, hash: context.hashToken(nyckel), prefix: nyckel.slice(0, PREFIX.length + 6) };
}
