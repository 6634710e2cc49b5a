import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseDraft } from './newsroom/release-draft.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { studioProcess } from './studio/studio-process.ts';

/* Processes are killed while they send. Whoever takes over sends the same under the same id: nothing is lost, and the order is kept. */

const WAIT = { timeout: 30_000, interval: 30 };
/** When a process dies: with a message that it has sent and that is not answered, or one whose answer is under way. */
const MOMENTS = ['fore', 'efter'] as const;

let newsroom: OwnNewsroom;
let port: number;
const messages: Array<{ id: string; body: string; events: string[] }> = [];
/** What is done of the next message instead of answering it. */
let next: ((answer: () => void) => void) | undefined;

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const body = Buffer.concat(pieces).toString('utf8');
    const handelser: Array<{ id: string }> = JSON.parse(body).data.handelser;
    messages.push({ id: String(request.headers['webhook-id']), body, events: handelser.map(({ id }) => id) });
    const [meanwhile, answer] = [next, () => void response.writeHead(204).end()];
    next = undefined;
    if (meanwhile === undefined) answer();
    else meanwhile(answer);
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has such an address.
  ({ port } = server.address() as AddressInfo);
  newsroom = await ownNewsroom();
});

afterAll(async () => {
  await newsroom.end();
  server.closeAllConnections();
  server.close();
});

/** A Studio over that newsroom, until it is stopped. */
const inThisProcess = () => {
  const network = { resolve: async () => ['93.184.216.34'], connect: () => connect(port, '127.0.0.1') };
  return ownStudio({ databaseUrl: newsroom.databaseUrl, network, silent: true });
};

/** Nobody else has what it had until its time is over. */
const isOver = () => newsroom.sql('UPDATE webhook SET nasta = now()');

test('what is being sent when a process dies is sent again by the next', async () => {
  const first = await inThisProcess();
  await releaseDraft(await newsroom.as('chefredaktor', first.url));
  await expect.poll(async () => (await newsroom.sql('SELECT 1 FROM oforseglad LIMIT 1')).length, WAIT).toBe(0);
  const admin = await newsroom.as('admin', first.url);
  const from = (await admin.get('/handelser', { efter: 'nu' })).body.nasta;
  expect((await admin.post('/webhookar', { namn: 'Mottagaren', adress: 'https://mottagare.example/' })).status).toBe(201);
  await first.stop();

  for (const moment of MOMENTS) {
    const studio = await studioProcess({ databaseUrl: newsroom.databaseUrl, internetAt: port });
    const chief = await newsroom.as('chefredaktor', studio.url);
    const dying = new Promise<void>((resolve) => {
      next = (answer) => {
        if (moment === 'efter') answer();
        resolve(studio.kill());
      };
    });
    await isOver();
    // A call that the process dies under is refused, and may yet be carried out.
    for (let nr = 0; nr < 3; nr++) await releaseDraft(chief).catch(() => {});
    await dying;
  }

  await isOver();
  const last = await inThisProcess();
  const chief = await newsroom.as('chefredaktor', last.url);
  const { id } = await releaseDraft(chief);
  await expect.poll(() => messages.at(-1)?.body, WAIT).toContain(id);
  const fed = (await chief.get('/handelser', { efter: from, per_sida: '200' })).body.handelser.map((event: { id: string }) => event.id);
  await last.stop();
  const taken = new Map(messages.map((message) => [message.id, message]));
  expect([...taken.values()].flatMap(({ events }) => events)).toEqual(fed);
  for (const message of messages) expect(message.body).toBe(taken.get(message.id)?.body);
  // What was under way came twice.
  expect(messages.length).toBeGreaterThan(taken.size);
});
