import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Call } from '#lib/operations/call.ts';
import { claim, keptAnswer } from '#lib/operations/kept-answers.ts';
import type { Machinery } from '#lib/operations/machinery.ts';

/** What keys are kept with alone: a digest that can be read, and a seal that is none. */
const MACHINERY = {
  fingerprint: (text: string) => text,
  seal: { open: (sealed: string) => JSON.parse(sealed), close: (text: string) => text },
} as unknown as Machinery;

const call = (body: object): Call =>
  ({
    ...{ operation: { name: 'prova' }, actor: { typ: 'agent', id: 'a' }, idempotencyKey: 'k' },
    input: { params: {}, query: {}, body },
  }) as unknown as Call;

/** What a call is answered with whose key was used for another, which was kept with that text. */
const after = (kropp: string | undefined, body: object) =>
  claim(MACHINERY, { claim: async () => ({ lage: 'klar', kropp: kropp ?? '', status: 201, svar: '{"ok":true}' }) as never }, call(body));
const keptOf = (body: object) => keptAnswer(MACHINERY, call(body), { status: 201, body: { ok: true }, replayed: false })?.kropp;

test('the same call is known whatever the order of its names, and another is refused', async () => {
  const kept = keptOf({ a: 1, b: { c: [1, 2], d: 2 } });
  expect(await after(kept, { b: { d: 2, c: [1, 2] }, a: 1 })).toMatchObject({ status: 201, replayed: true });
  await expect(after(kept, { a: 1, b: { c: [2, 1], d: 2 } })).rejects.toThrow();
});

test('what was kept before the order of names was nothing to it is known as it was given, with its file', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const before = `prova\n${JSON.stringify({ params: {}, query: {}, body: { b: 1, a: 2, fil: hash('sha256', bytes) } })}`;
  expect(await after(before, { b: 1, a: 2, fil: bytes })).toMatchObject({ replayed: true });
  await expect(after(before, { b: 1, a: 3, fil: bytes })).rejects.toThrow();
});
