import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.ts';

/** A program that pays for links, by its id. */
export async function programOf(chief: Caller): Promise<string> {
  return (await chief.post('/program', { namn: `Program ${randomUUID().slice(0, 8)}` })).body.program.id;
}

/** The code of an outbound link that nobody has followed. */
export async function linkOf(chief: Caller): Promise<string> {
  const kod = `panna-${randomUUID().slice(0, 8)}`;
  await chief.post('/utlankar', { kod, adress: 'https://butik.example/panna', program: await programOf(chief) });
  return kod;
}
