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
  { sakerhet, granskning }: Pick<SettingsChange, 'sakerhet' | 'granskning'>,
): Promise<FaultEntry[]> {
  const roles = await unknownRoles(context, sakerhet?.andra_faktor ?? []);
  const sections = await unknownSections(context, granskning?.fyra_ogon_sektioner ?? []);
  return [...roles, ...sections, ...unknownTemplates(granskning?.fyra_ogon_mallar ?? [])];
}

async function unknownRoles({ store }: Pick<CheckingContext, 'store'>, named: readonly string[]): Promise<FaultEntry[]> {
  if (named.every((roll) => builtInRole(roll) !== undefined)) return [];
  const known = [...ROLES, ...(await store.roles.list()).map(({ id }) => id)];
  return named.flatMap((roll, index) =>
    known.includes(roll)
      ? []
      : [faultEntry('roll_okand', { falt: `sakerhet.andra_faktor[${index}]` }, { roll, tillatna: known.join(', ') })],
  );
}

async function unknownSections({ sections }: Pick<CheckingContext, 'sections'>, named: readonly string[]): Promise<FaultEntry[]> {
  if (named.length === 0) return [];
  const known = await sections();
  return named.flatMap((sektion, index) =>
    known.some(({ id }) => id === sektion)
      ? []
      : [faultEntry('sektion_okand', { falt: `granskning.fyra_ogon_sektioner[${index}]` }, { sektion, tillatna: openSections(known) })],
  );
}

function unknownTemplates(named: readonly string[]): FaultEntry[] {
  const known = [...TEMPLATES.keys()];
  return named.flatMap((mall, index) =>
    known.includes(mall)
      ? []
      : [faultEntry('mall_okand', { falt: `granskning.fyra_ogon_mallar[${index}]` }, { mall, tillatna: known.join(', ') })],
  );
}
