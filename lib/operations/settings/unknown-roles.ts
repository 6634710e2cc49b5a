import { builtInRole } from '#lib/access/role-rights.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { ROLES } from '#lib/contract/role.ts';
import type { SettingsChange } from '#lib/contract/settings.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';

/** A fault for each role of the change that there is not. */
export async function unknownRoleFaults(
  { store }: Pick<CheckingContext, 'store'>,
  { sakerhet }: Pick<SettingsChange, 'sakerhet'>,
): Promise<FaultEntry[]> {
  const named = sakerhet?.andra_faktor ?? [];
  if (named.every((roll) => builtInRole(roll) !== undefined)) return [];
  const known = [...ROLES, ...(await store.roles.list()).map(({ id }) => id)];
  return named.flatMap((roll, index) =>
    known.includes(roll)
      ? []
      : [faultEntry('roll_okand', { falt: `sakerhet.andra_faktor[${index}]` }, { roll, tillatna: known.join(', ') })],
  );
}
