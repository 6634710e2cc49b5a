import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { StartFault } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { type Section, sectionFields } from '#lib/contract/section.ts';
import { FIRST_SETTINGS, keptSettingsSchema, withChange } from '#lib/contract/settings.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { zodFaults } from '#lib/errors/from-zod.ts';
import type { CheckingContext, Operation } from '#lib/operations/define-operation.ts';
import { parseInput } from '#lib/operations/parse-input.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { lockedFaults } from '#lib/operations/settings/locked-faults.ts';
import type { Newsroom } from '#lib/operations/settings/newsroom.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';

/** More than this is an import, which is something else than a first start. */
const MOST = 100;

const fileSchema = z.strictObject({
  installningar: z.record(z.string(), z.unknown()).default({}).meta({ description: 'Som i PATCH installningar.' }),
  sektioner: z.array(z.record(z.string(), z.unknown())).max(MOST).default([]).meta({ description: 'Som i POST sektioner.' }),
  personer: z
    .array(z.record(z.string(), z.unknown()))
    .max(MOST)
    .default([])
    .meta({ description: 'Som i POST anvandare; den som saknar losenord får ett, som visas en gång.' }),
});

type Fields = Record<string, unknown>;

/** What a first start is to make: each part as the operation that makes it is asked. */
export interface NewsroomPlan {
  installningar: Fields;
  sektioner: Array<Fields & { id: string }>;
  personer: Array<Fields & { epost: string }>;
}

/** In whose name a first start makes what a file asks for. */
export const AT_FIRST_START: Actor = {
  ...{ typ: 'person', id: STUDIO.id, namn: STUDIO.namn, roll: 'superadmin' },
  ...{ sektioner: [], mallar: [], sprak: [], publicera: false, schemalagga: false },
};

/** What a plan is held against. */
export interface PlanningParts extends Pick<CheckingContext, 'store' | 'reservedWords' | 'webhooks' | 'now'> {
  newsroom: Newsroom;
  newBlockId(): string;
  newToken(): string;
}

/** Reads what a first start is to make. Throws StartFault telling every fault of the file by its field, before anything is made. */
export async function readNewsroomFile(file: string, parts: PlanningParts): Promise<NewsroomPlan> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartFault(`Filen i STUDIO_INSTALLNINGAR går inte att läsa: ${file} (${told(error)}).`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartFault(`Filen i STUDIO_INSTALLNINGAR är inte giltig JSON: ${file} (${told(error)}). Ingenting är gjort.`);
  }
  const { plan, faults } = await planNewsroom(value, parts);
  if (faults.length > 0) throw refusedFile(file, faults);
  return plan;
}

/** The file cannot be used, field by field. */
export function refusedFile(file: string, faults: readonly FaultEntry[]): StartFault {
  const lines = faults.map(({ falt, orsak, atgard }) => `  ${falt === '' ? '' : `${falt}: `}${orsak} ${atgard}`);
  return new StartFault(`Redaktionen kan inte göras av ${file} (STUDIO_INSTALLNINGAR). Ingenting är gjort.\n${lines.join('\n')}`);
}

/** What the file asks for, and every fault of it: each part is held to what its operation holds callers to. */
export async function planNewsroom(value: unknown, parts: PlanningParts): Promise<{ plan: NewsroomPlan; faults: FaultEntry[] }> {
  const plan: NewsroomPlan = { installningar: {}, sektioner: [], personer: [] };
  const read = fileSchema.safeParse(value, { reportInput: true });
  if (!read.success) {
    const told = zodFaults(read.error, fileSchema).map((entry) =>
      entry.falt === '' ? { ...entry, orsak: `Filen ${entry.orsak}` } : entry,
    );
    return { plan, faults: told };
  }
  const faults: FaultEntry[] = [];
  const planned: Section[] = [];
  const { newsroom } = parts;
  let { webbplats, integritet, sakerhet } = newsroom.effective(FIRST_SETTINGS);
  let cms = newsroom.vendorsOf(newsroom.effective(FIRST_SETTINGS)).cms;

  const asked = async (operation: string, body: Fields, place: string) => {
    const found = await inputOf(operation, body, {
      ...parts,
      cms,
      sections: async () => planned,
      settings: {
        sajt: { ...webbplats, integritetspolicy: integritet.policy },
        nyckeldagar: sakerhet.agentnyckel_dagar,
        // No agent is made of a file: nothing here is held to what the language model costs.
        ai: { pris: null },
      },
    });
    faults.push(...found.faults.map((entry) => ({ ...entry, falt: entry.falt === '' ? place : `${place}.${entry.falt}` })));
    return found.input;
  };

  const { version: _, ...settings } = await asked('andraInstallningar', { ...read.data.installningar, version: 0 }, 'installningar');
  if (faults.length === 0) {
    const own = withChange(FIRST_SETTINGS, keptSettingsSchema.parse(settings));
    const effective = newsroom.effective(own);
    const lacking = newsroom.shortcomings(effective).map(({ falt, orsak }) => faultEntry('installning_ofullstandig', { falt }, { orsak }));
    const locked = lockedFaults(newsroom, settings);
    faults.push(...[...locked, ...lacking].map((entry) => ({ ...entry, falt: `installningar.${entry.falt}` })));
    cms = newsroom.vendorsOf(effective).cms;
    ({ webbplats, integritet, sakerhet } = effective);
  }
  plan.installningar = read.data.installningar;

  for (const [index, body] of read.data.sektioner.entries()) {
    const { id, namn } = await asked('skapaSektion', body, `sektioner[${index}]`);
    if (typeof id !== 'string') continue;
    const named = sectionFields.namn.safeParse(namn).data;
    planned.push({
      id,
      namn: named?.sv ?? id,
      namn_en: named?.en ?? '',
      mallar: [],
      sprak: [],
      kategori: null,
      ordning: 0,
      arkiverad: false,
    });
    plan.sektioner.push({ ...body, id });
  }
  for (const [index, body] of read.data.personer.entries()) {
    const place = `personer[${index}]`;
    const { epost } = await asked('skapaAnvandare', { losenord: parts.newToken(), ...body }, place);
    if (typeof epost !== 'string') continue;
    if (plan.personer.some((person) => person.epost.toLowerCase() === epost.toLowerCase()))
      faults.push(faultEntry('epost_upptagen', { falt: `${place}.epost` }, { epost }));
    plan.personer.push({ ...body, epost });
  }
  return { plan, faults };
}

/** The body of a call as its operation reads it, and what it would refuse of it. */
async function inputOf(name: string, body: Fields, parts: PlanningParts & Pick<CheckingContext, 'cms' | 'sections' | 'settings'>) {
  const operation: Operation | undefined = OPERATIONS.find((candidate) => candidate.name === name);
  if (operation === undefined) throw new Error(`no operation is named ${name}`);
  const { store, reservedWords, now, cms, webhooks, sections, settings } = parts;
  const { input, faults } = await parseInput(operation, { params: {}, query: {}, body }, parts.newBlockId);
  const context: CheckingContext = { actor: AT_FIRST_START, store, sections, reservedWords, now, cms, webhooks, settings };
  return { input, faults: [...faults, ...((await operation.check?.(context, input)) ?? [])] };
}

function told(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
