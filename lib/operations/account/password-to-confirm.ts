import { z } from 'zod';
import { LIMITS } from '#lib/contract/limits.ts';

/** The caller's own password, as proof that it is the person who asks and not somebody at their screen. */
export const passwordToConfirm = z.string().max(LIMITS.longestPassword).meta({ description: 'Ditt lösenord, som bevis på att det är du.' });
