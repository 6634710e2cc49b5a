import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { builtInRole, holds } from '#lib/access/role-rights.ts';
import type { PersonRecord } from '#lib/store/people.ts';

/**
 * Who is written to when something is wrong that nobody else answers for: those who decide in spite of faults, of `sektion` where one is
 * named; where there are none, the superadministrators.
 */
export function chiefsAmong(active: readonly PersonRecord[], sektion?: string): PersonRecord[] {
  const chiefs = active.filter((person) => {
    const { sektioner } = actorOfPerson(person);
    const isThere = sektion === undefined || sektioner.length === 0 || sektioner.includes(sektion);
    return isThere && holds(person, 'overstyra') && builtInRole(person.roll) !== 'superadmin';
  });
  return chiefs.length > 0 ? chiefs : active.filter(({ roll }) => roll === 'superadmin');
}
