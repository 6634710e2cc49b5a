import { type BegunIdentity, IdentityFailure, type IdentityPort } from '#lib/adapters/identity/port.ts';
import { fault } from '#lib/errors/fault.ts';
import { type OpenIdFault, unauthorised } from '#lib/errors/unauthorised.ts';
import { networkOf } from '#lib/http/network-address.ts';
import { blockedLogin } from '#lib/operations/failed-logins.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { PersonRecord } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';
import { accountOfAddress, personVouchedFor } from '#lib/studio/sign-in/openid-person.ts';
import { type SignInParts, secondStep } from '#lib/studio/sign-in/second-step.ts';
import { UsedStates } from '#lib/studio/used-states.ts';
import type { OpenIdCaller, OpenIdLogin } from '#lib/transports/doors/openid.ts';
import type { HalfLogin } from '#lib/transports/doors/openid-cookies.ts';

interface Parts extends SignInParts {
  provider: IdentityPort;
  /** Whether somebody whom Studio does not know becomes a reader of the newsroom. */
  skapar: boolean;
  inTransaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  newId(): string;
  log: { warn(details: object, message: string): void };
}

/** Somebody to be let in, or why nobody is. */
type Judged = { person: PersonRecord } | { kod: OpenIdFault; who?: PersonRecord };

/**
 * Lets in whom the organisation's own login vouches for, by a confirmed e-mail address (decisions.md §19): an active person of
 * the newsroom as who they are, somebody unknown as a reader and never as more, whatever is claimed of them. Who has a second
 * factor here shows it here. Each refusal is logged, and after ten in fifteen minutes from one network the rest are 429, which
 * blocks nobody's password.
 */
export function openIdLogin({ provider, store, logins, failed, now, log, ...parts }: Parts): OpenIdLogin {
  const second = secondStep({ ...parts, store, now });
  const used = new UsedStates(() => now().getTime());

  return {
    async begin() {
      return provider.begin().catch((error: unknown) => {
        throw refusalOf(error);
      });
    },

    async finish(query, begun, caller) {
      const network = networkIn(caller);
      // Any page can send browsers here that have begun nothing: that is to stop nobody who has.
      const kind = begun === undefined ? 'oidc-ovantad' : 'oidc';
      const keys = network === undefined ? [] : [`${kind}:${network}`];
      await beginTry(keys, caller, undefined);
      const judged = await judge(query, begun, caller).catch(async (unjudged: unknown) => {
        await failed.withdraw(keys);
        throw refusalOf(unjudged);
      });
      if ('kod' in judged) {
        await note('inloggningMisslyckad', caller, judged.who, { orsak: judged.kod });
        throw unauthorised(judged.kod);
      }
      await failed.withdraw(keys);
      const { person } = judged;
      if (person.andra_faktor) return { half: { person: person.id, session_nr: person.session_nr } };
      return { claims: await logins.begin(person, { inloggad_med: 'oidc', ...caller }) };
    },

    async askForPasskey(half) {
      return second.ask((await vouchedFor(half)).id);
    },

    async confirm(half, shown, caller) {
      const person = await vouchedFor(half);
      second.refuseNothing(shown);
      const network = networkIn(caller);
      const [account, address] = [`konto:${person.epost}`, network === undefined ? undefined : `adress:${network}`];
      const keys = [account, address].filter((key) => key !== undefined);
      await beginTry(keys, caller, person);
      const judged = await second.judge(person.id, shown).catch(async (unjudged: unknown) => {
        await failed.withdraw(keys);
        throw unjudged;
      });
      if ('kod' in judged) {
        await note('inloggningMisslyckad', caller, person, { orsak: judged.orsak });
        throw unauthorised(judged.kod);
      }
      await failed.succeed(account, address);
      return logins.begin(person, { inloggad_med: judged.med === 'passernyckel' ? 'oidc_passernyckel' : 'oidc_kod', ...caller });
    },
  };

  /** Whose half of a login it is, as long as they are who they were then. */
  async function vouchedFor(half: HalfLogin): Promise<PersonRecord> {
    const person = await store.people.byId(half.person);
    if (!person?.aktiv || person.session_nr !== half.session_nr) throw unauthorised('oidc_upphord');
    return person;
  }

  async function judge(query: string, begun: BegunIdentity | undefined, { korrelation }: OpenIdCaller): Promise<Judged> {
    // Before anything in it is believed, an error too: anybody can lead a browser here.
    const states = new URLSearchParams(query).getAll('state');
    if (begun === undefined || states.length !== 1 || states[0] !== begun.state || !used.take(begun.state)) return { kod: 'oidc_upphord' };
    const identity = await provider.finish(query, begun).catch((error: unknown) => {
      if (!(error instanceof IdentityFailure) || error.reason !== 'invalid') throw error;
      tell(error);
      return undefined;
    });
    if (identity === undefined) return { kod: 'oidc_ogiltig' };
    const epost = identity.bekraftad ? accountOfAddress(identity.epost) : undefined;
    if (epost === undefined) return { kod: 'oidc_epost' };
    const known = await store.people.byEmail(epost);
    if (known === undefined && !parts.skapar) return { kod: 'oidc_okand' };
    const person = known ?? (await personVouchedFor({ epost, namn: identity.namn, korrelation }, { ...parts, now }));
    return person.aktiv ? { person } : { kod: 'oidc_avstangd', who: person };
  }

  /** Throws 429 with when to come back; of what is blocked the first is logged. */
  async function beginTry(keys: readonly string[], caller: OpenIdCaller, who: PersonRecord | undefined): Promise<void> {
    const sekunder = await failed.begin(keys);
    if (sekunder === 0) return;
    if (await failed.isNews(keys)) await note('inloggningSparrad', caller, who, { genom: 'oidc' });
    throw blockedLogin(sekunder);
  }

  async function note(operation: string, caller: OpenIdCaller, who: PersonRecord | undefined, more: object): Promise<void> {
    const { korrelation } = caller;
    const detalj = { konto: who?.id ?? null, epost: who?.epost ?? null, adress: networkIn(caller) ?? null, ...more };
    await store.log.add({ tid: now().toISOString(), operation, av: STUDIO, orderAv: null, innehall: null, detalj, korrelation });
  }

  /** In words for who wants to log in; why stands in the log of the server, for whoever has set it up. */
  function refusalOf(error: unknown): unknown {
    if (!(error instanceof IdentityFailure)) return error;
    if (error.reason === 'cancelled') return unauthorised('oidc_avbruten');
    tell(error);
    return fault('oidc_borta', {}, {}, { cause: error });
  }

  function tell(error: IdentityFailure): void {
    log.warn({ err: error }, 'OpenID Connect failed');
  }
}

function networkIn({ adress }: OpenIdCaller): string | undefined {
  return adress === '' ? undefined : networkOf(adress);
}
