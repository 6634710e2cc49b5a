import { publishesAs } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Person } from '#lib/contract/person.ts';

/** The rights of a person, as those who call have them. */
export function actorOfPerson(person: Person): Actor {
  const { id, namn, roll, sektioner, sprak, epost } = person;
  const publicera = publishesAs(roll, person.publicera);
  return { typ: 'person', id, namn, roll, sektioner, mallar: [], sprak, publicera, schemalagga: publicera, epost };
}
