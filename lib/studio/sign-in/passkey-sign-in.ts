import { type PasskeyQuestion, type UsedPasskeyAnswer, usedPasskeySchema } from '#lib/contract/passkey.ts';
import type { PasskeyFault } from '#lib/errors/unauthorised.ts';
import { askedAndWhere, newChallenge, passkeyQuestion, QUESTION_MS, relyingPartyOf, usedPasskey } from '#lib/sign-in/passkeys.ts';
import type { Store } from '#lib/store/store.ts';

/** What it takes to look at a passkey. */
export interface PasskeyParts {
  /** Bound to the pool. */
  store: Store;
  /** Studio's address. */
  url: string;
  hashToken(token: string): string;
  randomBytes(count: number): Uint8Array;
  now(): Date;
}

/** Passkeys as the second step of a sign-in (docs/decisions/passkeys.md). */
export function passkeySignIn({ store, url, hashToken, randomBytes, now }: PasskeyParts) {
  const party = relyingPartyOf(url);
  return {
    /** Asks for one of the person's passkeys; null when they have none. */
    async ask(person: string): Promise<PasskeyQuestion | null> {
      const known = await store.passkeys.known(person);
      if (known.length === 0) return null;
      const challenge = newChallenge(randomBytes);
      const time = now();
      const utgar = new Date(time.getTime() + QUESTION_MS).toISOString();
      await store.passkeys.ask({ hash: hashToken(challenge), person, sort: 'inloggning' }, { utgar, now: time.toISOString() });
      return passkeyQuestion(party, { challenge, known });
    },

    /**
     * Whether the answer lets the person in: it is to a question that was put to them, within minutes and for the first time, on
     * Studio's own pages, with a passkey of theirs that has not been used as often before. Why not, otherwise. The
     * question is used up by it, whatever becomes of the answer.
     */
    async refusal(person: string, answer: string): Promise<PasskeyFault | undefined> {
      const shown = answerOf(answer);
      const asked = shown && askedAndWhere(shown.response.clientDataJSON);
      if (shown === undefined || asked === undefined) return 'passernyckel_fel';
      const question = { hash: hashToken(asked.challenge), person, sort: 'inloggning' as const };
      if (!(await store.passkeys.answer(question, now().toISOString()))) return 'passernyckel_for_sen';
      if (asked.origin !== party.origin) return 'passernyckel_adress';
      const key = (await store.passkeys.known(person)).find(({ kredential }) => kredential === shown.id);
      const used = key && (await usedPasskey(party, shown, { challenge: asked.challenge, publik_nyckel: key.publik_nyckel }));
      if (key === undefined || used === undefined) return 'passernyckel_fel';
      const isOneOfAKind = await store.passkeys.use(key.id, { ...used, now: now().toISOString() });
      return isOneOfAKind ? undefined : 'passernyckel_kopierad';
    },
  };
}

function answerOf(text: string): UsedPasskeyAnswer | undefined {
  try {
    return usedPasskeySchema.parse(JSON.parse(text));
  } catch {
    // Whatever it is, no passkey has said it.
    return undefined;
  }
}
