import type { FaultEntry } from '#lib/contract/fault.ts';
import { RIGHT_NAMES, RIGHT_NEEDS, type Right, ROLE_NAMES } from '#lib/contract/role.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';

interface Given {
  id?: string | undefined;
  namn?: string | undefined;
  ratter?: readonly Right[] | undefined;
}

/** A fault for rights that are of no use without another (those that lack the first such one), and for a name that another role has. */
export async function roleRuleFaults({ store }: Pick<CheckingContext, 'store'>, { id, namn, ratter = [] }: Given): Promise<FaultEntry[]> {
  const needed = ratter.map((ratt) => RIGHT_NEEDS[ratt]).find((right) => right !== undefined && !ratter.includes(right));
  const lacking = [...new Set(ratter)].filter((ratt) => needed !== undefined && RIGHT_NEEDS[ratt] === needed);
  const faults = needed
    ? [faultEntry('roll_ofullstandig', { falt: 'ratter' }, { ratt: lacking.map(named).join(', '), kravs: named(needed) })]
    : [];
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
