import type { z } from 'zod';

/** On one line, and without what turns or hides letters. */
const ON_ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]*$/u;
/** Something to see: neither marks alone nor the letters of which nothing is shown. */
const VISIBLE = /[^\p{C}\p{M}\p{Z}\u115F\u1160\u3164\uFFA0]/u;

/** Whether something can be called so: what readers see of a name is what it is. */
export function isShownName(name: string): boolean {
  return ON_ONE_LINE.test(name) && VISIBLE.test(name);
}

/**
 * The schema, of names alone by which something can be called. That one is empty, or cannot be kept, is told otherwise. Documents of the schema say nothing of
 * it: those who read them for language models know neither these classes of letters nor two patterns at once.
 */
export function shownName(schema: z.ZodString): z.ZodString {
  return schema.refine((name) => name === '' || name.includes('\u0000') || !name.isWellFormed() || isShownName(name));
}

/** The name without what turns or hides letters, as other sources may have it, and with each space as a plain one. */
export function asShownName(name: string): string {
  return [...name.replace(/\s+/gu, ' ')]
    .filter((letter) => ON_ONE_LINE.test(letter))
    .join('')
    .trim();
}
