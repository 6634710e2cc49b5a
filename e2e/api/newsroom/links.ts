import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { swedish, text } from './articles.ts';
import type { Caller } from './caller.ts';

/** Waits for what is read behind the releases. */
export const SOON = { timeout: 60_000 };

/** Text that leads to each of the addresses, each in a block of its own: `blanken0`, `blanken1` … */
export function linkingBlocks(addresses: readonly string[]) {
  return addresses.map((href, nr) => ({
    type: 'paragraph',
    attrs: { id: `blanken${nr}` },
    content: [text('Läs hela rapporten från kommunen', { type: 'link', attrs: { href } }), text(' och vad grannarna säger.')],
  }));
}

/** A public article that links there; its id. */
export async function articleLinkingTo(chief: Caller, addresses: readonly string[], fields: Record<string, unknown> = {}): Promise<string> {
  const { id } = await chief.created({ ...swedish(), block: linkingBlocks(addresses), ...fields });
  const { status, body } = await chief.release(id);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return id;
}

/** What is told of the links of an article, when all of them are known. */
export async function linksOf(caller: Caller, innehall: string, antal = 1) {
  // Each a call of its own, also for a caller that remembers what it was answered.
  const ofItsOwn = () => ({ 'X-Request-Id': randomUUID() });
  const found = async () => (await caller.call('GET', '/lankar', { query: { innehall, per_sida: '100' }, headers: ofItsOwn() })).body;
  await expect.poll(async () => (await found()).antal, SOON).toBe(antal);
  return (await found()).lankar;
}

/** The id of a link that leads out, in an article of its own. */
export async function outwardLink(chief: Caller): Promise<{ id: string; innehall: string }> {
  const innehall = await articleLinkingTo(chief, [`https://rapport.example/${randomUUID()}`]);
  const [link] = await linksOf(chief, innehall);
  return { id: link.id, innehall };
}
