import { builtInRole } from '#lib/access/role-rights.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { ROLES } from '#lib/contract/role.ts';
import type { SettingsChange } from '#lib/contract/settings.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import { openSections } from '#lib/operations/section/open-sections.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

/** A fault for each role, section and template of the change that there is not. */
export async function unknownNameFaults(
  context: Pick<CheckingContext, 'store' | 'sections'>,
  { sakerhet, granskning, annonser }: Pick<SettingsChange, 'sakerhet' | 'granskning' | 'annonser'>,
): Promise<FaultEntry[]> {
  const roles = await unknownRoles(context, sakerhet?.andra_faktor ?? []);
  const slots = (annonser?.platser ?? []).map((slot, index) => ({ ...slot, falt: `annonser.platser[${index}]` }));
  const sections = await unknownSections(context, [
    ...named('granskning.fyra_ogon_sektioner', granskning?.fyra_ogon_sektioner),
    ...slots.flatMap(({ falt, sektioner }) => named(`${falt}.sektioner`, sektioner)),
  ]);
  const templates = unknownTemplates([
    ...named('granskning.fyra_ogon_mallar', granskning?.fyra_ogon_mallar),
    ...slots.flatMap(({ falt, mallar }) => named(`${falt}.mallar`, mallar)),
  ]);
  return [...roles, ...sections, ...templates];
}

/** What is named, and where. */
interface Named {
  id: string;
  falt: string;
}

function named(falt: string, ids: readonly string[] = []): Named[] {
  return ids.map((id, index) => ({ id, falt: `${falt}[${index}]` }));
}

async function unknownRoles({ store }: Pick<CheckingContext, 'store'>, asked: readonly string[]): Promise<FaultEntry[]> {
  if (asked.every((roll) => builtInRole(roll) !== undefined)) return [];
  const known = [...ROLES, ...(await store.roles.list()).map(({ id }) => id)];
  return asked.flatMap((roll, index) =>
    known.includes(roll)
      ? []
      : [faultEntry('roll_okand', { falt: `sakerhet.andra_faktor[${index}]` }, { roll, tillatna: known.join(', ') })],
  );
}

async function unknownSections({ sections }: Pick<CheckingContext, 'sections'>, asked: readonly Named[]): Promise<FaultEntry[]> {
  if (asked.length === 0) return [];
  const known = await sections();
  return asked.flatMap(({ id: sektion, falt }) =>
    known.some(({ id }) => id === sektion) ? [] : [faultEntry('sektion_okand', { falt }, { sektion, tillatna: openSections(known) })],
  );
}

function unknownTemplates(asked: readonly Named[]): FaultEntry[] {
  const known = [...TEMPLATES.keys()];
  return asked.flatMap(({ id: mall, falt }) =>
    known.includes(mall) ? [] : [faultEntry('mall_okand', { falt }, { mall, tillatna: known.join(', ') })],
  );
}
