import { z } from 'zod';
import { isStorableText } from '#lib/content/storable-text.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { PersonRecord } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';

const address = z.email().max(LENGTHS.email);

/**
 * The address as people are kept by it; undefined for what can be nobody's. Letters outside ASCII are refused before it is
 * written in lower case: «K» of the Kelvin scale would become the k of somebody else's address.
 */
export function accountOfAddress(told: string | undefined): string | undefined {
  return address.safeParse(told).success ? told?.toLowerCase() : undefined;
}

interface Parts {
  inTransaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  now(): Date;
  newId(): string;
}

interface Told {
  epost: string;
  namn: string | undefined;
  korrelation: string;
}

/** A reader of the newsroom with that address and no password, made now and logged, or whoever has had the address meanwhile. */
export function personVouchedFor({ epost, namn, korrelation }: Told, { inTransaction, now, newId }: Parts): Promise<PersonRecord> {
  return inTransaction(async (store) => {
    const tid = now().toISOString();
    const rights = { roll: 'lasare' as const, sektioner: [], sprak: [], publicera: false };
    const made = await store.people.create({
      ...{ id: newId(), epost, namn: nameOf(namn, epost), losenord_hash: '', byta_inloggning: false, skapad: tid },
      ...rights,
    });
    const person = await store.people.byEmail(epost);
    if (person === undefined) throw new Error(`${epost} is neither free nor taken`);
    if (made === undefined) return person;
    const detalj = { person: person.id, epost, roll: person.roll, genom: 'oidc' };
    await store.log.add({ tid, operation: 'skapaAnvandare', av: STUDIO, orderAv: null, innehall: null, detalj, korrelation });
    return person;
  });
}

/** The name that is told, on one line; else what stands before the @. */
function nameOf(told: string | undefined, epost: string): string {
  const plain = told !== undefined && isStorableText(told) ? told.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() : '';
  const name = plain === '' ? (epost.split('@')[0] ?? epost) : plain;
  // By whole letters: half a surrogate pair has no form in the database.
  return [...name]
    .slice(0, LENGTHS.name / 2)
    .join('')
    .trim();
}
