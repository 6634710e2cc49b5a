import { passwordMatches } from '#lib/boot/passwords.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { actorOfPerson } from '#lib/operations/language/order.ts';
import { FailedLogins } from '#lib/operations/rate-limits.ts';
import type { PersonRecord } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';
import { unauthorised } from '#lib/transports/http/accounts.ts';

export interface LoginAttempt {
  epost: string;
  losenord: string;
  /** The network address it came from. */
  adress: string;
  korrelation: string;
}

export interface LoggedIn {
  id: string;
  epost: string;
  namn: string;
  session_nr: number;
}

/**
 * Checks an e-mail address and a password. Throws 401 for a wrong pair or an inactive person, in the same words and after
 * the same work, and 429 after ten failures in fifteen minutes for the account or the network address (decisions.md §2).
 */
export function loginWith(store: Store, now: () => Date): (attempt: LoginAttempt) => Promise<LoggedIn> {
  const failed = new FailedLogins(() => now().getTime());
  return async ({ epost, losenord, adress, korrelation }) => {
    const account = `konto:${epost.trim().toLowerCase()}`;
    // Without a known address only the account counts: else nobody could log in for the failures of anybody.
    const address = adress === '' ? undefined : `adress:${adress}`;
    const keys = address === undefined ? [account] : [account, address];
    const sekunder = failed.begin(keys);
    if (sekunder > 0) throw fault('for_manga_inloggningar', {}, { sekunder }, { headers: { 'Retry-After': String(sekunder) } });
    const person = await personWith(epost.trim(), losenord).catch((unjudged: unknown) => {
      failed.withdraw(keys);
      throw unjudged;
    });
    if (person === undefined) throw unauthorised('inloggning_fel');
    failed.succeed(account, address);
    const av = authorOf(actorOfPerson(person));
    await store.log.add({ tid: now().toISOString(), operation: 'loggaIn', av, orderAv: null, innehall: null, detalj: {}, korrelation });
    return { id: person.id, epost: person.epost, namn: person.namn, session_nr: person.session_nr };
  };

  async function personWith(epost: string, losenord: string): Promise<PersonRecord | undefined> {
    const credentials = await store.people.credentials(epost);
    const matches = await passwordMatches(credentials?.losenord_hash, losenord);
    return matches && credentials?.aktiv ? store.people.byId(credentials.id) : undefined;
  }
}
