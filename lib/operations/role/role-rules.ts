import type { FaultEntry } from '#lib/contract/fault.ts';
import { RIGHT_NAMES, RIGHT_NEEDS, type Right, ROLE_NAMES } from '#lib/contract/role.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';

interface Given {
  id?: string | undefined;
  namn?: string | undefined;
  ratter?: readonly Right[] | undefined;
}

/** A fault for each right that is of no use without another, and for a name that another role has. */
export async function roleRuleFaults({ store }: Pick<CheckingContext, 'store'>, { id, namn, ratter = [] }: Given): Promise<FaultEntry[]> {
  const faults = ratter.flatMap((ratt) => {
    const kravs = RIGHT_NEEDS[ratt];
    if (kravs === undefined || ratter.includes(kravs)) return [];
    return [faultEntry('roll_ofullstandig', { falt: 'ratter' }, { ratt: named(ratt), kravs: named(kravs) })];
  });
  if (namn === undefined) return faults;
  const own = (await store.roles.list()).flatMap((role) => (role.id === id ? [] : [role.namn]));
  const isTaken = [...Object.values(ROLE_NAMES), ...own].some((other) => alike(other) === alike(namn));
  return isTaken ? [...faults, faultEntry('roll_namn_finns', { falt: 'namn' }, { namn: namn.trim() })] : faults;
}

/** As a reader tells one name from another. */
function alike(name: string): string {
  return name.trim().normalize('NFKC').replace(/\s+/gu, ' ').toLocaleLowerCase('sv');
}

/** As people know it, and as programs do. */
function named(ratt: Right): string {
  return `«${RIGHT_NAMES[ratt]}» (${ratt})`;
}
