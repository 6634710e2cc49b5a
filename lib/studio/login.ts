import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { isStorableText } from '#lib/content/storable-text.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { fault } from '#lib/errors/fault.ts';
import { networkOf } from '#lib/http/network-address.ts';
import { authorOf } from '#lib/operations/context.ts';
import { FailedLogins } from '#lib/operations/rate-limits.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { PersonRecord } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';
import { passwordMatches } from '#lib/studio/passwords.ts';
import { type SessionClaims, unauthorised } from '#lib/transports/doors/accounts.ts';
import type { LoginAttempt } from '#lib/transports/doors/login.ts';

/**
 * Checks an e-mail address and a password. Throws 401 for a wrong pair or an inactive person, in the same words and after
 * the same work, and 429 after ten failures in fifteen minutes for the account or the network address (decisions.md §2).
 * Each login and each failure is logged, and of what is blocked the first; never a password, and no e-mail address that is
 * not a person's here: people write passwords into that field.
 */
export function loginWith(store: Store, now: () => Date): (attempt: LoginAttempt) => Promise<SessionClaims> {
  const failed = new FailedLogins(() => now().getTime());
  return async ({ losenord, adress, korrelation, ...attempt }) => {
    const epost = accountOf(attempt.epost);
    // Without a known address only the account counts: else nobody could log in for the failures of anybody.
    const network = adress === '' ? undefined : networkOf(adress);
    const account = epost === undefined ? undefined : `konto:${epost}`;
    const address = network === undefined ? undefined : `adress:${network}`;
    const keys = [account, address].filter((key) => key !== undefined);
    const note = async (operation: string, konto: { id: string } | undefined) => {
      const detalj = { konto: konto?.id ?? null, epost: konto === undefined ? null : epost, adress: network ?? null };
      const entry = { operation, av: STUDIO, orderAv: null, innehall: null, detalj, korrelation };
      await store.log.add({ tid: now().toISOString(), ...entry });
    };

    const sekunder = failed.begin(keys);
    if (sekunder > 0) {
      if (failed.isNews(keys)) await note('inloggningSparrad', epost === undefined ? undefined : await store.people.credentials(epost));
      throw fault('for_manga_inloggningar', {}, { vanta: inMinutes(sekunder) }, { headers: { 'Retry-After': String(sekunder) } });
    }
    const { known, person } = await look(epost, losenord).catch((unjudged: unknown) => {
      failed.withdraw(keys);
      throw unjudged;
    });
    if (person === undefined) {
      await note('inloggningMisslyckad', known);
      throw unauthorised('inloggning_fel');
    }
    if (account !== undefined) failed.succeed(account, address);
    const av = authorOf(actorOfPerson(person));
    await store.log.add({ tid: now().toISOString(), operation: 'loggaIn', av, orderAv: null, innehall: null, detalj: {}, korrelation });
    return { person: person.id, session_nr: person.session_nr };
  };

  async function look(
    epost: string | undefined,
    losenord: string,
  ): Promise<{ known: { id: string } | undefined; person: PersonRecord | undefined }> {
    const known = epost === undefined ? undefined : await store.people.credentials(epost);
    const matches = await passwordMatches(known?.losenord_hash, losenord);
    return { known, person: matches && known?.aktiv ? await store.people.byId(known.id) : undefined };
  }
}

/** The address as accounts have it; undefined for what can be nobody's, which is neither remembered nor asked for. */
function accountOf(given: string): string | undefined {
  const epost = given.trim().toLowerCase();
  return epost === '' || epost.length > LENGTHS.email || !isStorableText(epost) ? undefined : epost;
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'en minut' : `${minutes} minuter`;
}
