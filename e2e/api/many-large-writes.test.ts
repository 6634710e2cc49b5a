import { afterAll, beforeAll, expect, test } from 'vitest';
import { pace } from '#lib/machine/pace.ts';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type CallApart, callersApart } from './newsroom/callers-apart.ts';
import { hold, LONGEST_MS } from './newsroom/hold.ts';
import { send } from './newsroom/http.ts';
import { VERSIONS } from './newsroom/largest-versions.ts';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Waits are measured by the clock here, the database's part in them too: nothing else runs beside this file (vitest.config.ts). */

let studio: Awaited<ReturnType<typeof ownStudio>>;
beforeAll(async () => {
  studio = await ownStudio({ prepared: true });
});
afterAll(() => studio.stop());

async function item(credential: Caller['credential']): Promise<string> {
  const headers = { ...credential, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ sektion: 'nyheter', mall: 'nyhet', ...swedish() });
  const { text, status } = await send({ method: 'POST', path: '/studio/api/innehall', headers, body }, studio.url);
  expect(status, text.slice(0, 300)).toBe(201);
  return JSON.parse(text).innehall.id;
}

/** How long another caller waits at most, of a hundred times ninety-nine. */
const P99_MS = 250;
/** So many calls of the others that it is not the longest of all that counts. */
const ROUNDS = 3;

test('twenty who write as much as they may hold nobody, and keep nobody else waiting', async () => {
  const kinds = Object.values(VERSIONS);
  const writers = await Promise.all(
    Array.from({ length: 20 }, async (_, nr): Promise<CallApart> => {
      const { credential } = await as('chefredaktor');
      const make = kinds[nr % kinds.length] ?? (() => []);
      const id = await item(credential);
      const body = JSON.stringify({ rubrik: 'Rubrik', ingress: 'Ingress', tvinga: true, block: make(nr + 2) });
      const url = `${studio.url}/studio/api/innehall/${id}/sprak/sv`;
      const proof = Object.entries(credential).map(([name, value]) => [name, String(value)]);
      return { method: 'PUT', url, headers: { ...Object.fromEntries(proof), 'Content-Type': 'application/json' }, body };
    }),
  );
  const apart = callersApart(writers);
  const { credential: headers } = await as('chefredaktor');
  const small = await item(headers);
  const slower = pace();
  let over = false;
  const waits: number[] = [];
  const askAgain = async () => {
    for (let nr = 0; !over; nr++) {
      const elapsed = stopwatch();
      const { status } = await send({ method: 'GET', path: nr % 2 === 0 ? `/studio/api/innehall/${small}` : '/', headers }, studio.url);
      expect(status).toBe(200);
      waits.push(elapsed() / slower);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const reading = askAgain();
  const longest = await hold(async () => {
    for (let round = 0; round < ROUNDS; round++) {
      expect(await apart.callAll()).toEqual(writers.map(() => 200));
    }
  });
  over = true;
  await reading;
  await apart.stop();
  expect(longest).toBeLessThan(LONGEST_MS);
  const p99 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0;
  expect(p99, `of ${waits.length} calls`).toBeLessThan(P99_MS);
}, 180_000);
