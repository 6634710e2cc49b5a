import type { SecondFactorState } from '#lib/contract/second-factor.ts';

/** What the person has to show that it is they: a password, or that the organisation has just vouched for them. */
export type Proof = SecondFactorState['bevis'];

/** What stands before the second step of their sign-in, said to them. */
export const FIRST_STEP: Readonly<Record<Proof, string>> = {
  losenord: 'ditt lösenord',
  inloggning: 'organisationens inloggning',
};
