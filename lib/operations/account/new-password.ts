import { bounded } from '#lib/contract/bounded.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { type PasswordOwner, passwordFaults } from '#lib/sign-in/password-faults.ts';

/** A password that somebody is to have. */
export const newPassword = bounded('password')
  .min(LIMITS.shortestPassword)
  .meta({
    description: `Lösenord, minst ${LIMITS.shortestPassword} tecken: inget av de vanligaste, inget mönster och inte namnet eller e-postadressen.`,
  });

/** The faults that a password of the right length may be met with. */
export const PASSWORD_FAULTS = ['losenord_vanligt', 'losenord_monster', 'losenord_eget_namn'] as const;

/** What is wrong with the new password of a call, where there is one and it could be read; whose it is as far as that could be. */
export function weakPassword(losenord: string | undefined, { namn = '', epost = '' }: Partial<PasswordOwner>): FaultEntry[] {
  return losenord === undefined ? [] : passwordFaults(losenord, { namn, epost });
}
