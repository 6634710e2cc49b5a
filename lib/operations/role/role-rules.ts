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
  const lacking = [...new Set(ratter)].flatMap((ratt) => {
    const kravs = RIGHT_NEEDS[ratt];
    return kravs === undefined || ratter.includes(kravs) ? [] : [{ ratt, kravs }];
  });
  const [first] = lacking;
  const ratt = first && lacking.filter(({ kravs }) => kravs === first.kravs).map((one) => named(one.ratt));
  const faults =
    first && ratt ? [faultEntry('roll_ofullstandig', { falt: 'ratter' }, { ratt: ratt.join(', '), kravs: named(first.kravs) })] : [];
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
