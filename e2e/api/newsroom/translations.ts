import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { swedish } from './articles.ts';
import type { Caller } from './caller.ts';
import { sql } from './database.ts';

/** A translation that waits until nobody remembers it; its article is new. */
export async function waitingTranslation(caller: Caller): Promise<{ jobb: string; innehall: string }> {
  const { id: innehall, revision } = await caller.created(swedish());
  const jobb = randomUUID();
  await sql(
    `INSERT INTO oversattningsjobb (id, innehall_id, fran, till, skriv_over, kalla, av, skapad, nasta)
      VALUES ($1, $2, 'sv', 'en', false, $3, $4, now(), '2099-01-01')`,
    [jobb, innehall, revision, JSON.stringify({ typ: 'person', id: caller.id, namn: 'Den som väntar' })],
  );
  return { jobb, innehall };
}

/** A translation that the caller has begun. */
export async function begunTranslation(caller: Caller): Promise<{ jobb: string; innehall: string }> {
  const { id: innehall } = await caller.created(swedish());
  const { status, body } = await caller.post(`/innehall/${innehall}/oversatt`);
  expect(status, JSON.stringify(body.fel)).toBe(202);
  return { jobb: body.jobb, innehall };
}
