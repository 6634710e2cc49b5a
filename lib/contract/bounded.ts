import { z } from 'zod';
import { LENGTHS, type Length } from '#lib/contract/limits.ts';

/** A text of no more characters than the table of lengths gives what it is. */
export function bounded(length: Length): z.ZodString {
  return z.string().max(LENGTHS[length]);
}
