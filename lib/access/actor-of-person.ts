import { holds, type RoleHolder } from '#lib/access/role-rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Person } from '#lib/contract/person.ts';

/** Which roles must show more than a password. */
export type DemandsSecondFactor = (roll: string) => boolean;

/** What stands in the way of a person until they have done it. */
export function demandOn(person: Person, demands: DemandsSecondFactor): Pick<Actor, 'krav'> {
  if (person.byta_inloggning) return { krav: 'eget_losenord' };
  return isDemanded(person, demands) && !person.andra_faktor ? { krav: 'andra_faktor' } : {};
}

/** Whether more than a password is demanded of a role, or of administrators where it is one that administers. */
export function isDemanded({ roll, egen_roll }: Pick<RoleHolder, 'roll' | 'egen_roll'>, demands: DemandsSecondFactor): boolean {
  return demands(roll) || (egen_roll?.ratter.includes('administrera') === true && demands('admin'));
}

/** The rights of a person, as those who call have them: where they have no sections or languages of their own, those of a role of the newsroom's. */
export function actorOfPerson(person: Person): Actor {
  const { id, namn, roll, egen_roll, epost } = person;
  const publicera = holds(person, 'publicera');
  return {
    ...{ typ: 'person', id, namn, roll, mallar: [], publicera, schemalagga: publicera, epost },
    sektioner: ownOrOfRole(person.sektioner, egen_roll?.sektioner),
    sprak: ownOrOfRole(person.sprak, egen_roll?.sprak),
    ...(egen_roll === null ? {} : { egen_roll }),
  };
}

function ownOrOfRole(own: string[], ofRole: string[] = []): string[] {
  return own.length > 0 ? own : ofRole;
}
