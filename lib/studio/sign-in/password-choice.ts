import type { Logger } from 'pino';
import { z } from 'zod';
import { CHOOSE_PASSWORD_PAGE, PASSWORD_LINKS } from '#lib/contract/password-link.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { zodFaults } from '#lib/errors/from-zod.ts';
import { networkOf } from '#lib/http/network-address.ts';
import { passwordLinkLetter } from '#lib/letters/password-link-letter.ts';
import { type KnownNewsroom, newPassword, weakPassword } from '#lib/operations/account/new-password.ts';
import { blockedLogin, type FailedLogins } from '#lib/operations/failed-logins.ts';
import type { Seal } from '#lib/operations/seal.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { Store } from '#lib/store/store.ts';
import { accountOf } from '#lib/studio/sign-in/login.ts';
import type { ChoiceAttempt, PasswordChoice } from '#lib/transports/doors/login.ts';

interface Parts {
  store: Store;
  inTransaction<Result>(work: (inside: Store) => Promise<Result>): Promise<Result>;
  /** Who has tried too often. */
  failed: FailedLogins;
  hashToken(token: string): string;
  hashPassword(password: string): Promise<string>;
  newToken(): string;
  vault: Seal;
  /** Studio's address. */
  url: string;
  /** What the site is called, and whether letters leave Studio, at the moment. */
  site(): { sajt: string; sendsMail: boolean };
  /** What a password is not to be made of. */
  newsroom(): Promise<KnownNewsroom>;
  accountsChanged(): void;
  now(): Date;
  log: Pick<Logger, 'error'>;
}

/** Whoever asks again so soon has their letter on its way. */
const SAME_LETTER_MS = 5 * 60_000;

const choiceSchema = z.object({ losenord: newPassword });

/**
 * Has whoever was sent a link choose a password: once, before the link's time is over. It ends every login that the person has, and
 * every other link; a second factor stays. What cannot be guessed is still not tried at will: of a network no more wrong links than
 * wrong passwords, and no more letters (docs/decisions/password-links.md).
 */
export function passwordChoice({ store, inTransaction, failed, hashToken, now, ...parts }: Parts): PasswordChoice {
  const time = () => now().toISOString();

  return {
    async look({ nyckel, adress }) {
      const { namn, epost, utgar } = await found({ nyckel, adress });
      return { namn, epost, utgar };
    },

    async choose({ nyckel, losenord, adress, korrelation }) {
      const { namn, epost } = await found({ nyckel, adress });
      const read = choiceSchema.safeParse({ losenord }, { reportInput: true });
      if (!read.success) throw new Fault(422, zodFaults(read.error, choiceSchema));
      const weak = weakPassword(losenord, { namn, epost }, await parts.newsroom());
      if (weak.length > 0) throw new Fault(422, weak);
      const losenord_hash = await parts.hashPassword(losenord);
      await inTransaction(async (inside) => {
        const used = await inside.passwordLinks.use(hashToken(nyckel), time());
        if (used === undefined) throw fault('losenordslank_upphord');
        const { person, art } = used;
        const avslutade = await inside.people.setPassword(person, losenord_hash, undefined);
        await inside.passwordLinks.remove(person);
        const av = { typ: 'person' as const, id: person, namn: used.namn };
        const detalj = { art, avslutade };
        await inside.log.add({ tid: time(), operation: 'valjLosenord', av, orderAv: null, innehall: null, detalj, korrelation });
        await inside.changeFeed.announce('konton');
      });
      parts.accountsChanged();
    },

    async forgotten({ epost, adress, korrelation }) {
      const keys = networkKeys('glomt', adress);
      const seconds = await failed.begin(keys);
      if (seconds > 0) throw blockedLogin(seconds);
      const account = accountOf(epost);
      if (account === undefined) return;
      // Not waited for: how long the answer takes tells nobody whether there is such a person.
      send(account, korrelation).catch((error: unknown) => parts.log.error({ err: error, korrelation }, 'no link to a password was sent'));
    },
  };

  /** The link that opens with that, with whose it is. */
  async function found({ nyckel, adress }: Pick<ChoiceAttempt, 'nyckel' | 'adress'>) {
    const keys = networkKeys('lank', adress);
    const seconds = await failed.begin(keys);
    if (seconds > 0) throw blockedLogin(seconds);
    const link = await store.passwordLinks.open(hashToken(nyckel), time()).catch(async (unjudged: unknown) => {
      await failed.withdraw(keys);
      throw unjudged;
    });
    if (link === undefined) throw fault('losenordslank_upphord');
    await failed.withdraw(keys);
    return link;
  }

  /** Sends a link to whoever has that address and a password to forget. Who comes in through their organisation has none. */
  async function send(account: string, korrelation: string): Promise<void> {
    const person = await store.people.credentials(account);
    if (person === undefined || !person.aktiv || person.losenord_hash === '') return;
    const key = parts.newToken();
    const skapad = now();
    const utgar = new Date(skapad.getTime() + PASSWORD_LINKS.glomt.lifeMs).toISOString();
    const { sajt, sendsMail } = parts.site();
    if (!sendsMail) return;
    await inTransaction(async (inside) => {
      const link = { person: person.id, art: 'glomt' as const, hash: hashToken(key), skapad: skapad.toISOString(), utgar };
      if (!(await inside.passwordLinks.put(link, new Date(skapad.getTime() - SAME_LETTER_MS).toISOString()))) return;
      const letter = passwordLinkLetter('glomt', { av: STUDIO.namn, sajt, epost: account, utgar });
      const hemlighet = parts.vault.close(`${parts.url}${CHOOSE_PASSWORD_PAGE}#${key}`);
      await inside.outbox.put({ till: [account], ...letter, innehall: null, hemlighet });
      const entry = { operation: 'glomtLosenord', av: STUDIO, orderAv: null, innehall: null, detalj: { konto: person.id, epost: account } };
      await inside.log.add({ tid: skapad.toISOString(), ...entry, korrelation });
    });
  }
}

/** What is counted of a network: nothing where it is not known. */
function networkKeys(what: 'lank' | 'glomt', adress: string): string[] {
  return adress === '' ? [] : [`${what}:${networkOf(adress)}`];
}
