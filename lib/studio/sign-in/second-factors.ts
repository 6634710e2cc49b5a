import type { SignInWay } from '#lib/contract/session.ts';
import type { Seal } from '#lib/operations/seal.ts';
import { stepOfCode } from '#lib/sign-in/one-time-codes.ts';
import { openedSecret } from '#lib/sign-in/opened-secret.ts';
import { plainRecoveryCode } from '#lib/sign-in/recovery-codes.ts';
import type { Store } from '#lib/store/store.ts';

interface Parts {
  /** Bound to the pool. */
  store: Store;
  vault: Seal;
  hashToken(token: string): string;
  now(): Date;
}

/** The second step of a sign-in. */
export function secondFactorsOf({ store, vault, hashToken, now }: Parts) {
  return {
    /**
     * Uses up a code of the person's: the one that their app shows, or one of their recovery codes. Which it was; undefined for
     * one that is neither, or that has been used: of two who show the same at once one is let in.
     */
    async use(person: string, typed: string): Promise<Extract<SignInWay, 'engangskod' | 'reservkod'> | undefined> {
      const digits = typed.replace(/\s/g, '');
      if (/^\d{6}$/.test(digits)) {
        const secret = openedSecret(vault, (await store.secondFactors.get(person))?.hemlighet ?? undefined);
        const step = secret === undefined ? undefined : stepOfCode(secret, digits, now().getTime());
        return step !== undefined && (await store.secondFactors.spendStep(person, step)) ? 'engangskod' : undefined;
      }
      const hash = hashToken(plainRecoveryCode(typed));
      return (await store.secondFactors.spendCode(person, hash, now().toISOString())) ? 'reservkod' : undefined;
    },
  };
}
