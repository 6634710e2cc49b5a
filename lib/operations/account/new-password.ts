import { bounded } from '#lib/contract/bounded.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import type { Section } from '#lib/contract/section.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import { type PasswordOwner, passwordFaults } from '#lib/sign-in/password-faults.ts';

/** A password that somebody is to have. */
export const newPassword = bounded('password')
  .min(LIMITS.shortestPassword)
  .meta({
    description: `Lösenord, minst ${LIMITS.shortestPassword} tecken: inget av de vanligaste, inget mönster, inte namnet, e-postadressen eller webbplatsens namn.`,
  });

/** The faults that a password of the right length may be met with. */
export const PASSWORD_FAULTS = ['losenord_vanligt', 'losenord_monster', 'losenord_eget_namn', 'losenord_redaktionens'] as const;

/** What the newsroom is, as far as a password is held against it. */
export interface KnownNewsroom {
  sajt: Pick<SiteIdentity, 'namn' | 'utgivare' | 'ansvarig_utgivare'>;
  sections: readonly Pick<Section, 'id' | 'namn' | 'namn_en'>[];
}

/**
 * What is wrong with the new password of a call, where there is one and it could be read; whose it is as far as that could be.
 * What the newsroom and its sections are called is known to everybody.
 */
export function weakPassword(
  losenord: string | undefined,
  { namn = '', epost = '' }: Partial<PasswordOwner>,
  { sajt, sections }: KnownNewsroom,
): FaultEntry[] {
  if (losenord === undefined) return [];
  const known = [
    sajt.namn,
    sajt.utgivare,
    sajt.ansvarig_utgivare,
    ...sections.flatMap((section) => [section.id, section.namn, section.namn_en]),
  ];
  return passwordFaults(losenord, { namn, epost }, known);
}

/** The newsroom of a call, as a password is held against it. */
export async function knownNewsroom({ settings, sections }: Pick<CheckingContext, 'settings' | 'sections'>): Promise<KnownNewsroom> {
  return { sajt: settings.sajt, sections: await sections() };
}
