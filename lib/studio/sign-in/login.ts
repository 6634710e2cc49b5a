import { isStorableText } from '#lib/content/storable-text.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import type { PasskeyQuestion } from '#lib/contract/passkey.ts';
import { unauthorised } from '#lib/errors/unauthorised.ts';
import { networkOf } from '#lib/http/network-address.ts';
import { blockedLogin } from '#lib/operations/failed-logins.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { SessionClaims } from '#lib/sign-in/session-claims.ts';
import type { PersonRecord } from '#lib/store/people.ts';
import { passwordMatches } from '#lib/studio/sign-in/passwords.ts';
import { type SignInParts, secondStep } from '#lib/studio/sign-in/second-step.ts';
import type { LoginAttempt, PasswordAttempt } from '#lib/transports/doors/login.ts';

interface SignIn {
  /** Lets in who knows the password and shows what else is wanted. */
  login(attempt: LoginAttempt): Promise<SessionClaims>;
  /** Asks who knows the password for one of their passkeys; null for who has none. */
  askForPasskey(attempt: PasswordAttempt): Promise<PasskeyQuestion | null>;
}

/** A try whose password is right. */
interface Known {
  person: PersonRecord;
  keys: readonly string[];
  account: string | undefined;
  address: string | undefined;
  note(operation: string, konto: { id: string } | undefined, more?: object): Promise<void>;
}

/**
 * Checks an e-mail address and a password, and of who has a second factor a code or a passkey as well.
 * Throws 401 for a wrong pair or an inactive person, in the same words and after
 * the same work, and 429 after ten failures in fifteen minutes for the account or the network address (decisions.md §2).
 * A login begins a session. Each login and each failure is logged, and of what is blocked the
 * first; never a password, and no e-mail address that is
 * not a person's here: people write passwords into that field.
 */
export function loginWith({ store, logins, failed, now, ...parts }: SignInParts): SignIn {
  const second = secondStep({ ...parts, store, now });
  return {
    async login(attempt) {
      const { person, keys, account, address, note } = await known(attempt);
      const judged = await shown(person, attempt, keys);
      if ('kod' in judged) {
        await note('inloggningMisslyckad', person, { orsak: judged.orsak });
        throw unauthorised(judged.kod);
      }
      if (account !== undefined) await failed.succeed(account, address);
      const { adress, program, korrelation } = attempt;
      return logins.begin(person, { inloggad_med: judged.med, adress, program, korrelation });
    },
    async askForPasskey(attempt) {
      const { person, keys } = await known(attempt);
      // Nobody has guessed anything yet, and nobody has been let in.
      await failed.withdraw(keys);
      return second.ask(person.id);
    },
  };

  /** Whose the password is. Throws as said above. */
  async function known({ losenord, adress, korrelation, ...attempt }: PasswordAttempt): Promise<Known> {
    const epost = accountOf(attempt.epost);
    // Without a known address only the account counts: else nobody could log in for the failures of anybody.
    const network = adress === '' ? undefined : networkOf(adress);
    const account = epost === undefined ? undefined : `konto:${epost}`;
    const address = network === undefined ? undefined : `adress:${network}`;
    const keys = [account, address].filter((key) => key !== undefined);
    const note = async (operation: string, konto: { id: string } | undefined, more: object = {}) => {
      const detalj = { konto: konto?.id ?? null, epost: konto === undefined ? null : epost, adress: network ?? null, ...more };
      const entry = { operation, av: STUDIO, orderAv: null, innehall: null, detalj, korrelation };
      await store.log.add({ tid: now().toISOString(), ...entry });
    };

    const sekunder = await failed.begin(keys);
    if (sekunder > 0) {
      if (await failed.isNews(keys))
        await note('inloggningSparrad', epost === undefined ? undefined : await store.people.credentials(epost));
      throw blockedLogin(sekunder);
    }
    const { known: konto, person } = await look(epost, losenord).catch(async (unjudged: unknown) => {
      await failed.withdraw(keys);
      throw unjudged;
    });
    if (person === undefined) {
      await note('inloggningMisslyckad', konto);
      throw unauthorised('inloggning_fel');
    }
    return { person, keys, account, address, note };
  }

  /** What the person has shown, or why it is refused. Throws where a code or a passkey is wanted and none was sent. */
  async function shown(person: PersonRecord, attempt: LoginAttempt, keys: readonly string[]) {
    if (!person.andra_faktor) return { med: 'losenord' as const };
    try {
      second.refuseNothing(attempt);
      return await second.judge(person.id, attempt);
    } catch (unjudged) {
      await failed.withdraw(keys);
      throw unjudged;
    }
  }

  async function look(
    epost: string | undefined,
    losenord: string,
  ): Promise<{ known: { id: string } | undefined; person: PersonRecord | undefined }> {
    const known = epost === undefined ? undefined : await store.people.credentials(epost);
    const matches = await passwordMatches(known?.losenord_hash, losenord);
    const person = matches && known?.aktiv ? await store.people.byId(known.id) : undefined;
    // A password that was changed while this one was looked at is a wrong one.
    return { known, person: person?.session_nr === known?.session_nr ? person : undefined };
  }
}

/** The address as accounts have it; undefined for what can be nobody's, which is neither remembered nor asked for. */
export function accountOf(given: string): string | undefined {
  const epost = given.trim().toLowerCase();
  return epost === '' || epost.length > LENGTHS.email || !isStorableText(epost) ? undefined : epost;
}
