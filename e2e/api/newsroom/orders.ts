import { expect } from 'vitest';
import type { Answer } from './answer.ts';
import { swedish } from './articles.ts';
import type { Caller } from './caller.ts';

/** An order that an agent asks somebody to confirm. */
export interface AskedOrder {
  /** The article, its revision and its slug. */
  id: string;
  revision: string;
  slug: string;
  /** The release, and the hash of all that the order is of. */
  rid: string;
  hash: string;
}

/** The orders on an article as its releases tell of them, newest first. */
export async function ordersOn(by: Caller, id: string): Promise<Answer['body'][]> {
  return (await by.get(`/innehall/${id}/releaser`)).body.releaser;
}

/** What `person` is asked to confirm: a release of a new article by an agent that asks. */
export async function askedOrder(machine: Caller, person: Caller, fields: Record<string, unknown> = {}): Promise<AskedOrder> {
  const { id, revision, slug } = await machine.created(swedish());
  const { status, body } = await machine.release(id, { order_av: person.id, ...fields });
  expect([status, body.release?.tillstand], JSON.stringify(body.fel)).toEqual([202, 'vantar_pa_godkannande']);
  const [release] = await ordersOn(machine, id);
  return { id, revision, slug, rid: body.release.id, hash: release.order_begaran.hash };
}

export function confirmOrder(
  by: Caller,
  { rid, hash }: Pick<AskedOrder, 'rid' | 'hash'>,
  fields: Record<string, unknown> = {},
): Promise<Answer> {
  return by.post(`/releaser/${rid}/godkann`, { order: hash, ...fields });
}
