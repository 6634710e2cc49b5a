import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { readEnvironment } from '#lib/config/environment.ts';
import type { Answer } from '#lib/http/answer.ts';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';
import { loadReaderFiles } from '#lib/site/reader-files.ts';
import { openDoors } from '#lib/studio/doors.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { prepareDatabase } from '#lib/studio/open-database.ts';
import { mixedDocument } from './mixed-document.ts';
import { databaseMs } from './processor-time.ts';
import { sampleArticle } from './sample-article.ts';

/*
 * What a write and a page that nobody has asked for before cost the application and the database, in processor time: of this
 * process, which makes the calls at its own doors and holds no server, and of PostgreSQL's. No worker runs beside them.
 */

const ARTICLES = Number(process.env.BENCH_ARTIKLAR ?? 400);
const AT_ONCE = 4;
const AGENTS = Math.ceil(ARTICLES / 60);
const ADMIN = 'matning@studio.se';

interface Cost {
  application: number;
  database: number;
}

async function costOf<Item>(folder: string, items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<Cost> {
  const [application, database] = [process.cpuUsage(), databaseMs(folder)];
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of waiting) await work(item, index);
    }),
  );
  const { user, system } = process.cpuUsage(application);
  return { application: (user + system) / 1_000 / items.length, database: (databaseMs(folder) - database) / items.length };
}

function tell(name: string, { application, database }: Cost): void {
  process.stdout.write(`${name.padEnd(44)} application ${application.toFixed(2)} ms, database ${database.toFixed(2)} ms\n`);
}

async function answered(answer: Answer, wanted: number): Promise<string> {
  const { body = '', status } = answer;
  // What is compressed is for readers.
  if (body instanceof Uint8Array && status === wanted) return '';
  const text = typeof body === 'string' ? body : body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : '';
  if (status !== wanted) throw new Error(`${status} instead of ${wanted}: ${text.slice(0, 300)}`);
  return text;
}

/** Creates, saves, publishes and reads articles, plain ones and ones of every kind of block by turns. */
export async function measurePublishing(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const log = pino({ level: 'error' });
  const server = await startEmbeddedDatabase(folder, log);
  const environment = readEnvironment({
    ...{ NODE_ENV: 'production', STUDIO_URL: 'http://127.0.0.1:1', STUDIO_DATA: folder, STUDIO_INSTALLNINGAR: 'e2e/newsroom.json' },
    ...{ STUDIO_SECRET: randomUUID() + randomUUID(), STUDIO_ADMIN: `${ADMIN}:hur fort går det här` },
  });
  const { url: databaseUrl } = await prepareDatabase(server.socketUrl, environment);
  await buildReaderAssets(path.join(folder, 'lasare'));
  const reader = await loadReaderFiles(path.join(folder, 'lasare'));
  const kernel = createKernel({ environment, databaseUrl, reader, log, now: () => new Date() });
  try {
    await prepareNewsroom(kernel);
    await newsroomShown(kernel);
    await measure(folder, kernel);
  } finally {
    await kernel.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, kernel: ReturnType<typeof createKernel>): Promise<void> {
  const { doors, call } = openDoors(kernel);
  const person = await kernel.store.people.byEmail(ADMIN);
  if (person === undefined) throw new Error('nobody can log in');
  const keys: string[] = [];
  const rights = { sektioner: ['*'], mallar: ['*'], sprak: ['sv', 'en'], publicera: true, kvot: { releaser: 10_000, utkast: 10_000 } };
  const admin = actorOfPerson(person);
  for (let made = 0; made < AGENTS; made++) {
    const { body } = await call('skapaAgent', admin, { namn: 'Mätning', ...rights }, randomUUID());
    keys.push((JSON.parse(typeof body === 'string' ? body : JSON.stringify(body)) as { nyckel: string }).nyckel);
  }
  const ask = async (method: string, url: string, index: number, body: unknown, wanted: number) => {
    const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
    const headers: Record<string, string> = {
      ...(url.startsWith('/studio') ? { authorization: `Bearer ${keys[index % keys.length]}` } : { 'accept-encoding': 'gzip, br' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
    };
    const asked = {
      ...{ method, url, from: '127.0.0.1', korrelation: randomUUID(), gone: new AbortController().signal },
      header: (name: string) => headers[name],
      body: (async function* () {
        yield bytes;
      })(),
    };
    const door = url.startsWith('/studio') ? doors.api : doors.site;
    return answered(await door(asked), wanted);
  };
  const api = '/studio/api/innehall';
  for (const [kind, of] of [
    ['plain', (index: number) => sampleArticle(index).block],
    ['of every block', () => mixedDocument(60)],
  ] as const) {
    const articles = Array.from({ length: ARTICLES }, (_, index) => ({ ...sampleArticle(index), block: of(index), taggar: [] }));
    const made: Array<{ id: string; revision: string; slug: string; sektion: string }> = [];
    const run = async (name: string, work: (index: number) => Promise<void>) => {
      const half = Array.from({ length: ARTICLES / 2 }, (_, index) => index);
      // The first half is warming up.
      await costOf(folder, half, (index) => work(index));
      tell(`${name}, ${kind}`, await costOf(folder, half, (index) => work(index + ARTICLES / 2)));
    };
    await run('create', async (index) => {
      const { id, innehall } = JSON.parse(await ask('POST', api, index, articles[index], 201));
      const { id: revision, slug } = innehall.sprak.sv.arbetsrevision;
      made[index] = { id, revision, slug, sektion: innehall.sektion };
    });
    await run('save', async (index) => {
      const { sektion: _, mall: __, taggar: ___, ...content } = articles[index] ?? sampleArticle(index);
      await ask('PUT', `${api}/${made[index]?.id}/sprak/sv`, index, { ...content, bas: made[index]?.revision }, 200);
    });
    await run('publish', async (index) => {
      const id = made[index]?.id ?? '';
      if (kind === 'plain') await ask('POST', `${api}/${id}/release`, index, { lage: 'publicera', order_av: ADMIN }, 200);
      // No template has every kind of block. Another person each time: each may write so often.
      else await call('slappInnehall', { ...admin, id: randomUUID() }, { id, lage: 'publicera', overstyr: true }, randomUUID());
    });
    const page = async (index: number) => {
      await ask('GET', `/${made[index]?.sektion}/${made[index]?.slug}`, index, undefined, 200);
    };
    await run('a page for the first time', page);
    // What was rendered is kept behind the answers.
    await setTimeout(1_000);
    kernel.pages.clear();
    await run('a page that was rendered before', page);
  }
}
