import { publishesAs } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Person } from '#lib/contract/person.ts';
import type { Role } from '#lib/contract/role.ts';

/** Which roles must show more than a password. */
export type DemandsSecondFactor = (roll: Role) => boolean;

/** What stands in the way of a person until they have done it. */
export function demandOn({ roll, andra_faktor }: Person, demands: DemandsSecondFactor): Pick<Actor, 'krav'> {
  return demands(roll) && !andra_faktor ? { krav: 'andra_faktor' } : {};
}

/** The rights of a person, as those who call have them. */
export function actorOfPerson(person: Person): Actor {
  const { id, namn, roll, sektioner, sprak, epost } = person;
  const publicera = publishesAs(roll, person.publicera);
  return { typ: 'person', id, namn, roll, sektioner, mallar: [], sprak, publicera, schemalagga: publicera, epost };
}
