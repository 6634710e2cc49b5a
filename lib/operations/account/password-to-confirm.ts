import { bounded } from '#lib/contract/bounded.ts';

/** The caller's own password, as proof that it is the person who asks and not somebody at their screen. */
export const passwordToConfirm = bounded('password').meta({ description: 'Ditt lösenord, som bevis på att det är du.' });
