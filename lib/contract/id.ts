import { z } from 'zod';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of anything that is kept: asking the database about any other is a mistake. */
export function isId(value: string): boolean {
  return UUID.test(value);
}

/**
 * An id in the one spelling that Studio writes; any other text as it is. The database takes capitals in an id for small letters, and so
 * must whoever compares it with another: else somebody is taken for another than who they are.
 */
export function oneSpelling(value: string): string {
  return isId(value) ? value.toLowerCase() : value;
}

/** A field that names something by its id; what is none stays as it is, for whoever looks for it to refuse. */
export const idField = z.string().overwrite(oneSpelling);
