import type { SignInWay } from '#lib/contract/session.ts';
import { type PasskeyFault, unauthorised } from '#lib/errors/unauthorised.ts';
import type { FailedLogins } from '#lib/operations/failed-logins.ts';
import type { Seal } from '#lib/operations/seal.ts';
import { type PasskeyParts, passkeySignIn } from '#lib/studio/sign-in/passkey-sign-in.ts';
import { secondFactorsOf } from '#lib/studio/sign-in/second-factors.ts';
import type { Logins } from '#lib/studio/sign-in/sessions.ts';

interface SecondStepParts extends PasskeyParts {
  vault: Seal;
}

/** What it takes to let somebody in, whatever they show first. */
export interface SignInParts extends SecondStepParts {
  logins: Pick<Logins, 'begin'>;
  /** Who has tried too often. */
  failed: FailedLogins;
}

/** What somebody shows once it is known, by whatever, who they are. */
export interface ShownFactor {
  /** A one-time code or a recovery code, empty when none was sent. */
  kod: string;
  /** What a passkey has answered, as JSON; empty when none was used. */
  passernyckel: string;
}

/** Which it was, or why it is refused, also in the word of the log. */
type Judged =
  | { med: Extract<SignInWay, 'engangskod' | 'reservkod' | 'passernyckel'> }
  | { kod: 'engangskod_fel' | PasskeyFault; orsak: 'engangskod' | PasskeyFault };

/** What is asked of who has a second factor, after the password as after the organisation's own login. */
export function secondStep(parts: SecondStepParts) {
  const codes = secondFactorsOf(parts);
  const passkeys = passkeySignIn(parts);
  return {
    /** Asks for one of the person's passkeys; null when they have none. */
    ask: passkeys.ask,

    /** Throws 401 where neither a code nor a passkey has been sent: nobody has guessed anything. */
    refuseNothing({ kod, passernyckel }: ShownFactor): void {
      if (kod.trim() === '' && passernyckel === '') throw unauthorised('engangskod_kravs');
    },

    /** Uses up what is shown, whatever becomes of it. */
    async judge(person: string, { kod, passernyckel }: ShownFactor): Promise<Judged> {
      if (passernyckel === '') {
        const med = await codes.use(person, kod);
        return med === undefined ? { kod: 'engangskod_fel', orsak: 'engangskod' } : { med };
      }
      const refusal = await passkeys.refusal(person, passernyckel);
      return refusal === undefined ? { med: 'passernyckel' } : { kod: refusal, orsak: refusal };
    },
  };
}
