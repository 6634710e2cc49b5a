import { hash } from 'node:crypto';
import type { Actor } from '#lib/contract/actor.ts';
import { fault } from '#lib/errors/fault.ts';
import type { Answer, Call } from '#lib/operations/call.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import type { KeptAnswer } from '#lib/store/call-ends.ts';
import type { Idempotency } from '#lib/store/idempotency.ts';

/** Whose keys they are: two callers may use the same. */
export function principalOf(actor: Actor): string {
  return `${actor.typ}:${actor.id}`;
}

/**
 * The call without what may differ between two tries of the same one: whether the key stands in the body or in the header
 * says nothing of what is to be done, nor in which order the names of an object come. An uploaded file counts by its content.
 */
function fingerprint({ fingerprint: of }: Machinery, call: Call, comparable = inOrder): string {
  const { body, ...rest } = call.input;
  const { idem: _, ...content }: Record<string, unknown> = { ...(body as object) };
  const input = JSON.stringify({ ...rest, body: content }, (_, value: unknown) => comparable(value));
  return of(`${call.operation.name}\n${input}`);
}

/** As calls were compared before the order of names was nothing to them: what is kept from then is known again. */
function asGiven(value: unknown): unknown {
  return value instanceof Uint8Array ? hash('sha256', value) : value;
}

function inOrder(value: unknown): unknown {
  if (value instanceof Uint8Array) return hash('sha256', value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Takes the key of a call, if it has one. The answer that an earlier call with that key was given; `undefined` when the work
 * is to be done. Throws while another call holds the key, and when the key was used for something else.
 */
export async function claim(machinery: Machinery, keys: Pick<Idempotency, 'claim'>, call: Call): Promise<Answer | undefined> {
  if (call.idempotencyKey === undefined) return undefined;
  const found = await keys.claim(principalOf(call.actor), call.idempotencyKey);
  if (found.lage === 'ny') return undefined;
  if (found.lage === 'pagar') throw fault('samtidigt_anrop', { falt: 'Idempotency-Key' }, {}, { headers: { 'Retry-After': '2' } });
  const isSame = [inOrder, asGiven].some((comparable) => found.kropp === fingerprint(machinery, call, comparable));
  if (!isSame) throw fault('nyckel_annan_kropp', { falt: 'Idempotency-Key' });
  return { status: found.status, body: machinery.seal.open(found.svar), replayed: true };
}

/** The answer as it is kept for whoever calls again with the same key; `null` for a call without one. */
export function keptAnswer(machinery: Machinery, call: Call, { status, body }: Answer): KeptAnswer | null {
  if (call.idempotencyKey === undefined) return null;
  const svar = machinery.seal.close(JSON.stringify(body));
  return { principal: principalOf(call.actor), nyckel: call.idempotencyKey, kropp: fingerprint(machinery, call), status, svar };
}
