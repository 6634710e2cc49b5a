import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { readEnvironment } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { ROLES } from '#lib/contract/role.ts';
import { askDoor } from '#lib/http/ask-door.ts';
import { asReader } from '#lib/site/as-reader.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { KEYS_ADDRESS, PROOF_WORDS } from '#lib/site/site-addresses.ts';
import { type Doors, openDoors } from '#lib/studio/doors.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { startPageRenderer } from '#lib/studio/workers/page-renderer.ts';
import { UP_TO_DATE } from '../database/prepared-cluster.ts';
import { serverForTests } from '../database/server-for-tests.ts';
import { NewsroomAtWork } from './newsroom-at-work.ts';

/*
 * Whatever is done, by whomever and in whatever order: every byte that readers get is what releases have brought out. Another
 * beginning, or more of it: STUDIO_PROV_FRO=<number> STUDIO_PROV_STEG=<number>.
 */

const SEEDS = process.env.STUDIO_PROV_FRO === undefined ? [1, Date.now() % 100_000] : [Number(process.env.STUDIO_PROV_FRO)];
const STEPS = Number(process.env.STUDIO_PROV_STEG ?? 40);

let server: EmbeddedDatabase;
let folder: string;
let kernel: Kernel;
let sql: pg.Client;
let real: Doors;
let trying: Doors;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-lasare-'));
  server = await serverForTests(folder);
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A newsroom with nothing in it, run by a Studio and by the same one in test mode. */
async function openNewsroom(name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${UP_TO_DATE} STRATEGY file_copy`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  kernel = createKernel({
    environment: readEnvironment({
      ...{ STUDIO_DATA: folder, STUDIO_INSTALLNINGAR: 'e2e/newsroom.json', NODE_ENV: 'test' },
      STUDIO_URL: 'https://studio.example',
    }),
    databaseUrl: url.href,
    reader: { assets: EXAMPLE_ASSETS, files: new Map() },
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  });
  await prepareNewsroom(kernel);
  await newsroomShown(kernel);
  sql = new pg.Client({ connectionString: url.href });
  await sql.connect();
  real = openDoors(kernel);
  const { machinery } = kernel;
  trying = openDoors({ ...kernel, machinery: { ...machinery, settings: { ...machinery.settings, cmsTest: true } } });
}

/** A person of each role, a publicist of one section, and keys of the chief editor's: one whose releases somebody approves, one that writes. */
async function everybody(): Promise<Actor[]> {
  const wanted = [...ROLES.map((roll) => ({ roll, sektioner: [] as string[] })), { roll: 'publicist' as const, sektioner: ['noje'] }];
  const persons = await Promise.all(
    wanted.map(async ({ roll, sektioner }) => {
      const { rows } = await sql.query<{ id: string }>(
        `INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak, publicera)
          VALUES (gen_random_uuid(), gen_random_uuid() || '@test.se', $1, '', $1, $2, '{}', true) RETURNING id`,
        [roll, sektioner],
      );
      const person = await kernel.store.people.byId(rows[0]?.id ?? '');
      if (person === undefined) throw new Error(`there is no ${roll}`);
      return actorOfPerson(person);
    }),
  );
  const chief = persons.find(({ roll }) => roll === 'chefredaktor');
  const admin = persons.find(({ roll }) => roll === 'superadmin');
  if (chief === undefined || admin === undefined) throw new Error('somebody is missing');
  const everywhere = { sektioner: ['*'], mallar: ['*'], sprak: ['*'] };
  const agents = [{ ...everywhere, publicera: true, schemalagga: true, godkannande: true }, everywhere].map(async (rights) => {
    const { body } = await real.call('skapaAgent', admin, { namn: 'Agenten', agare: chief.id, ...rights }, 'prov');
    const { nyckel } = body as { nyckel: string };
    return kernel.callers.byKey(nyckel, '127.0.0.1');
  });
  return [...persons, ...(await Promise.all(agents))];
}

/** What a proof says of what readers have: the model has other keys, no seals, and its own names for publications. */
function vouchedFor(path: string, text: string): string {
  if (path === KEYS_ADDRESS) return '';
  if (!Object.values(PROOF_WORDS).some((word) => path.endsWith(`/${word}`))) return text;
  const proof = PROOF.parse(JSON.parse(text));
  const statement = z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(proof.payload, 'base64url').toString()));
  return JSON.stringify([proof.text, { ...statement, publicering: '', sigill: null }]);
}

const PROOF = z.object({ payload: z.string(), text: z.unknown() });

test.each(SEEDS)(
  'only releases, names and settings change what readers get, whatever else is done (STUDIO_PROV_FRO=%i)',
  { timeout: 600_000 },
  async (seed) => {
    await openNewsroom(`prov_${seed}`);
    const renderer = startPageRenderer(kernel);
    onTestFinished(async () => {
      await renderer.stop();
      await sql.end();
      await kernel.close();
    });
    const work = new NewsroomAtWork(seed, await everybody(), await kernel.machinery.sections(), { kernel, sql, real, trying });
    const many = Math.floor(STEPS / 2);
    for (let nr = 1; nr <= STEPS; nr++) {
      // Some in every run, however few steps there are.
      const always = [() => work.publishMany(), () => work.releaseEarlier(), () => work.saveWhileItWaits()][nr - many];
      await (always === undefined ? work.step() : always());
      for (const path of work.paths()) {
        const [got, wanted] = await Promise.all([askDoor(asReader(real.doors), path), work.model.ask(path)]);
        const told = ({ status, headers, text }: typeof got) => ({
          path,
          status,
          till: headers.location,
          text: status === 200 ? vouchedFor(path, text) : text,
        });
        expect(told(got), `${path} after step ${nr}:\n${work.done.slice(-5).join('\n')}`).toEqual(told(wanted));
      }
      expect(work.model.faults).toEqual([]);
      for (const [report, got, wanted] of await work.live())
        expect(got, `${report} after step ${nr}:\n${work.done.slice(-5).join('\n')}`).toBe(wanted);
    }
  },
);
