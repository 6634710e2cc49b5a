import { expect } from 'vitest';
import { swedish } from './articles.ts';
import type { Caller } from './caller.ts';
import { agent, MAY_PUBLISH } from './people.ts';

type Asking = Awaited<ReturnType<typeof agent>>;

/** An agent whose releases a person confirms. */
export const askingAgent = (owner?: Caller): Promise<Asking> => agent({ ...MAY_PUBLISH, godkannande: true }, owner);

export interface Request {
  /** The article. */
  id: string;
  /** The revision asked for, its slug and what is in it. */
  revision: string;
  slug: string;
  sv: Record<string, unknown>;
  /** The release that is asked for. */
  rid: string;
  writer: Asking;
}

/** A publication that an agent has asked for, of an article of its own. */
export async function askedRelease(writer: Asking, fields: Record<string, unknown> = {}): Promise<Request> {
  const sv = swedish();
  const { id, revision, slug } = await writer.created(sv);
  const { status, body } = await writer.release(id, { order_av: writer.agare.id, ...fields });
  expect([status, body.release?.tillstand], JSON.stringify(body.fel)).toEqual([202, 'vantar_pa_godkannande']);
  return { id, revision, slug, sv, rid: body.release.id, writer };
}
