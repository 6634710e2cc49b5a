import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { SESSION_LONGEST_MS, type SignInWay } from '#lib/contract/session.ts';
import { shortenedAddress } from '#lib/http/network-address.ts';
import { authorOf } from '#lib/operations/context.ts';
import { clientName } from '#lib/sign-in/client-name.ts';
import type { SessionClaims } from '#lib/sign-in/session-claims.ts';
import type { PersonRecord } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';

interface Parts {
  inTransaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  now(): Date;
  newId(): string;
  newToken(): string;
  hashToken(token: string): string;
  /** Tells this process that what is known of accounts is old. */
  accountsChanged(): void;
}

interface How {
  inloggad_med: SignInWay;
  /** The network address it came from. */
  adress: string;
  /** The User-Agent header. */
  program: string | undefined;
  korrelation: string;
}

export interface Logins {
  /** Begins a login of the person, as they were when they were found to be who they are; returns what its cookie is to say. */
  begin(person: PersonRecord, how: How): Promise<SessionClaims>;
  /** Ends the login of a cookie, at once on every instance. Of one that is over already nothing is said. */
  end(claims: SessionClaims, korrelation: string): Promise<void>;
}

/** The beginning and the end of logins (decisions.md §19), each with its line in the log. */
export function loginsOf({ inTransaction, now, newId, newToken, hashToken, accountsChanged }: Parts): Logins {
  return {
    async begin(person, { inloggad_med, adress, program, korrelation }) {
      const time = now();
      const [tid, session] = [time.toISOString(), newToken()];
      await inTransaction(async (store) => {
        await store.sessions.add({
          ...{ id: newId(), hash: hashToken(session), person: person.id, session_nr: person.session_nr, inloggad_med, skapad: tid },
          utgar: new Date(time.getTime() + SESSION_LONGEST_MS).toISOString(),
          klient: clientName(program),
          adress: shortenedAddress(adress),
        });
        const av = authorOf(actorOfPerson(person));
        await store.log.add({ tid, operation: 'loggaIn', av, orderAv: null, innehall: null, detalj: { inloggad_med }, korrelation });
      });
      return { person: person.id, session };
    },
    async end({ session }, korrelation) {
      await inTransaction(async (store) => {
        const ended = await store.sessions.endByHash(hashToken(session));
        if (ended === undefined) return;
        const av = { typ: 'person' as const, id: ended.id, namn: ended.namn };
        const entry = { operation: 'loggaUt', av, orderAv: null, innehall: null, detalj: {}, korrelation };
        await store.log.add({ tid: now().toISOString(), ...entry });
        await store.changeFeed.announce('konton');
      });
      accountsChanged();
    },
  };
}
