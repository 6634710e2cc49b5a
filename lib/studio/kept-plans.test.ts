import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { CALLS, connectionOf } from '#lib/store/connection.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { fillNewsroom, ownerId } from '../../e2e/database/large-newsroom.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';
import { sentDuring } from '../../e2e/database/sent-statements.ts';

/*
 * A statement that a connection has asked some times is planned for good, unless the database thinks that a plan for each question's own
 * values would be worth its making. For a list that costs as much as the list itself: what is read over and over has one plan.
 */

let kernel: Kernel;
let client: pg.Client;
let item: string;

const server = ownDatabase();

beforeAll(async () => {
  client = new pg.Client(connectionOf(server.url, CALLS));
  await client.connect();
  await client.query('SET statement_timeout = 0');
  await fillNewsroom(client, 4_000, 20);
  const { rows } = await client.query<{ id: string }>(`SELECT id FROM innehall ORDER BY andrad DESC LIMIT 1`);
  item = rows[0]?.id ?? '';
  const environment = readEnvironment({ STUDIO_DATA: server.folder, STUDIO_DEMO: '0', NODE_ENV: 'test' });
  const reader = {
    assets: EXAMPLE_ASSETS,
    files: new Map(),
  };
  kernel = createKernel({ environment, databaseUrl: server.url, reader, log: pino({ level: 'silent' }), now: () => new Date() });
}, 120_000);

afterAll(async () => {
  await kernel?.close();
  await client?.end();
});

const CHIEF: Actor = {
  ...{ typ: 'person', id: ownerId(1), namn: 'Chefen', roll: 'superadmin', sektioner: [], mallar: [], sprak: [] },
  ...{ publicera: true, schemalagga: true, epost: 'chef@exempel.se', session: ownerId(1) },
};

/** Of confidential articles a chief is asked everything, and everybody else what they see (lib/store/seen-by.ts). */
const WRITER: Actor = { ...CHIEF, id: ownerId(1), namn: 'Skribenten', roll: 'admin' };

/** The database tries five plans for the values at hand before it may keep one. */
const TRIED_BEFORE = 5;

const LISTS = OPERATIONS.filter(({ hints, method, params, query }) => {
  return hints.readOnly && method === 'GET' && 'per_sida' in query.shape && Object.keys(params.shape).length === 0;
}).map(({ name }): [string, Record<string, string>] => [name, {}]);

const READ_OFTEN: ReadonlyArray<[name: string, input: Record<string, string>]> = [
  ...LISTS,
  ['hamtaInnehall', { id: 'ITEM' }],
  ['listaInnehall', { per_sida: '10' }],
  ['listaInnehall', { per_sida: '100' }],
  ['listaInnehall', { sektion: 'mat' }],
  ['listaInnehall', { status: 'publicerad', sektion: 'mat' }],
  ['listaInnehall', { sortera: 'publicerad' }],
  ['listaInnehall', { sortera: 'rubrik' }],
  ['listaInnehall', { markor: 'NEXT' }],
];

/** Asks what the call asks as often as a connection does in a moment; how many of those questions were planned for themselves, by statement. */
async function plannedAnew(name: string, caller: Actor, input: Record<string, string>): Promise<string[]> {
  const sent = await sentDuring(() => callOperation(kernel.machinery, name, caller, input, ownerId(0)));
  expect(sent).not.toEqual([]);
  const anew: string[] = [];
  for (const [nr, { text, values }] of sent.entries()) {
    const own = `provad_${nr}`;
    for (let time = 0; time < TRIED_BEFORE + 3; time++) await client.query({ name: own, text, values });
    const { rows } = await client.query<{ antal: number }>(
      'SELECT custom_plans::int AS antal FROM pg_prepared_statements WHERE name = $1',
      [own],
    );
    if ((rows[0]?.antal ?? 0) > TRIED_BEFORE) anew.push(text.replaceAll(/\s+/g, ' '));
  }
  await client.end();
  client = new pg.Client(connectionOf(server.url, CALLS));
  await client.connect();
  return anew;
}

test.each(READ_OFTEN)('%s %o is planned once', async (name, input) => {
  const known: Record<string, string> = { ITEM: item };
  if (input.markor === 'NEXT') known.NEXT = await nextOf(name);
  const given = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, known[value] ?? value]));
  for (const caller of [CHIEF, WRITER]) expect(await plannedAnew(name, caller, given), caller.namn).toEqual([]);
});

async function nextOf(name: string): Promise<string> {
  const { body } = await callOperation(kernel.machinery, name, CHIEF, {}, ownerId(0));
  const { nasta }: { nasta?: unknown } = Object(body);
  return String(nasta);
}
