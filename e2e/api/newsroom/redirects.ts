import { randomUUID } from 'node:crypto';
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';

/** An old address that nothing is at. */
export const oldAddress = () => `/gammalt/${randomUUID().slice(0, 12)}`;

/** A redirect, by its id. */
export async function redirectOf(chief: Caller, fran = oldAddress(), till = '/mat'): Promise<string> {
  return (await chief.post('/omdirigeringar', { fran, till })).body.omdirigering.id;
}

/** Sends a CSV file of redirects, with the other fields of its form. */
export function sendRedirects(caller: Caller, csv: string | Uint8Array, fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return caller.form('/omdirigeringar/import', [{ name: 'fil', value: csv, filnamn: 'gamla.csv', typ: 'text/csv' }, ...parts]);
}
