import { Client, type McpSubscription, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client';
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { accessToken } from './assistant/access-token.ts';
import { rawCall } from './assistant/raw-call.ts';
import { paragraph, swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { agent, as } from './newsroom/people.ts';
import { cuttableConnection } from './studio/cuttable-connection.ts';
import { ownStudio } from './studio/own-studio.ts';

/* An assistant's program may be told when an article changes (MCP, `subscriptions/listen`), instead of reading it again and again: with the rights that it has by then. */

const [chief, admin] = [await as('chefredaktor'), await as('superadmin')];
const uri = (id: string) => `studio://innehall/${id}`;
const server = (name = 'redaktion', url = inject('studio').url) => new URL(`/studio/mcp/${name}`, url);
const byKey = (nyckel: string) => ({ requestInit: { headers: { Authorization: `Bearer ${nyckel}` } } });

const opened: Client[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((client) => client.close()));
});

/** A program by that key, and the addresses that it has been told of. */
async function program(nyckel: string, { name = 'redaktion', mode = 'auto' as 'auto' | 'legacy', url = inject('studio').url } = {}) {
  const client = new Client({ name: 'testklient', version: '1.0.0' }, { versionNegotiation: { mode } });
  opened.push(client);
  const told: string[] = [];
  client.setNotificationHandler('notifications/resources/updated', ({ params }) => void told.push(params.uri));
  await client.connect(new StreamableHTTPClientTransport(server(name, url), byKey(nyckel)));
  return { client, told, listen: (...uris: string[]): Promise<McpSubscription> => client.listen({ resourceSubscriptions: uris }) };
}

async function change(id: string, by: Caller = chief): Promise<void> {
  const { arbetsrevision } = (await by.item(id)).sprak.sv;
  await by.saved(id, 'sv', { ...swedish({ block: [paragraph(uniqueWord())] }), bas: arbetsrevision.id });
}

test('is told of what it asks about when that changes, and of nothing else', async () => {
  const { nyckel } = await agent({}, chief);
  const { client, told, listen } = await program(nyckel);
  expect(client.getServerCapabilities()?.resources).toEqual({ subscribe: true });
  const [one, two, other] = await Promise.all([chief.created(swedish()), chief.created(swedish()), chief.created(swedish())]);
  const { honoredFilter, close } = await listen(uri(one.id), uri(two.id), 'studio://handbok');
  // The handbook is read once for each conversation, and nothing is told of it.
  expect(honoredFilter).toEqual({ resourceSubscriptions: [uri(one.id), uri(two.id)] });
  await change(other.id);
  await change(one.id);
  await expect.poll(() => told, { timeout: 10_000 }).toEqual([uri(one.id)]);
  expect((await chief.post(`/innehall/${two.id}/kommentarer`, { sprak: 'sv', text: 'Bra' })).status).toBe(201);
  expect((await chief.patch(`/innehall/${two.id}`, { taggar: ['bro'] })).status).toBe(200);
  await expect.poll(() => told, { timeout: 10_000 }).toEqual([uri(one.id), uri(two.id)]);
  await close();
  await change(one.id);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(told).toHaveLength(2);
});

test('is told of all that it asks about when a tag is renamed, which no event says of which articles', async () => {
  const { nyckel } = await agent({}, chief);
  const { told, listen } = await program(nyckel);
  const { id } = await chief.created(swedish());
  const sv = `Broar ${uniqueWord()}`;
  const { tagg } = (await admin.post('/taggar', { namn: { sv } })).body;
  expect((await chief.patch(`/innehall/${id}`, { taggar: [sv] })).status).toBe(200);
  // Until that has been told of to whoever listened before.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await listen(uri(id));
  expect((await admin.patch(`/taggar/${tagg.id}`, { namn: { sv: `${sv} två` } })).status).toBe(200);
  await expect.poll(() => told, { timeout: 10_000 }).toContain(uri(id));
});

test('is told no more than it may read by then: nothing of what is confidential, nor of another section once it is bound to its own', async () => {
  const { id: agentId, nyckel } = await agent({ sektioner: ['mat'] }, chief);
  const { told, listen } = await program(nyckel);
  const [secret, elsewhere, there] = await Promise.all([
    chief.created(swedish({ konfidentiell: true })),
    chief.created(swedish()),
    chief.created(swedish({ sektion: 'mat' })),
  ]);
  await listen(...[secret, elsewhere, there].map(({ id }) => uri(id)));
  await Promise.all([change(secret.id), change(elsewhere.id)]);
  await expect.poll(() => told, { timeout: 10_000 }).toEqual([uri(elsewhere.id)]);
  expect((await admin.patch(`/agenter/${agentId}`, { laser: 'egna_sektioner' })).status).toBe(200);
  await change(elsewhere.id);
  await change(there.id);
  await expect.poll(() => told, { timeout: 10_000 }).toEqual([uri(elsewhere.id), uri(there.id)]);
});

test('hears no more when its key has ended, and is told that it will not', async () => {
  const { id: agentId, nyckel } = await agent({}, chief);
  const { listen } = await program(nyckel);
  const { id } = await chief.created(swedish());
  const { closed } = await listen(uri(id));
  expect((await admin.delete(`/agenter/${agentId}`)).status).toBe(200);
  expect(await closed).toBe('graceful');
  await expect(listen(uri(id))).rejects.toThrow();
});

test('of a person’s assistant goes on for as long as its token, and not without the scope to read', async () => {
  const reading = await program(await accessToken(chief, 'redaktion', ['innehall:las']));
  const { id } = await chief.created(swedish());
  await reading.listen(uri(id));
  await change(id);
  await expect.poll(() => reading.told, { timeout: 10_000 }).toEqual([uri(id)]);
  const without = await program(await accessToken(chief, 'redaktion', ['ko:skriv']));
  await expect(without.listen(uri(id))).rejects.toThrow();
});

test('is not told that no more will come where Studio only restarts, or has its database back soon', async () => {
  const { nyckel } = await agent({}, chief);
  const { id } = await chief.created(swedish());
  const connection = await cuttableConnection(inject('studio').databaseUrl);
  const studio = await ownStudio({ databaseUrl: connection.url, silent: true });
  let untilRestart: McpSubscription | undefined;
  try {
    const { listen } = await program(nyckel, { url: studio.url });
    const whileAway = await listen(uri(id));
    await connection.cut();
    expect(await whileAway.closed).toBe('remote');
    await connection.mend();
    untilRestart = await vi.waitFor(() => listen(uri(id)), { timeout: 10_000 });
  } finally {
    await studio.stop();
    await connection.close();
  }
  expect(await untilRestart.closed).toBe('remote');
});

test('has five streams at most, also of those that open at once: the oldest ends for a newer', async () => {
  const { nyckel } = await agent({}, chief);
  const { listen } = await program(nyckel);
  const { id } = await chief.created(swedish());
  let ended = 0;
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(uri(id))));
  for (const { closed } of streams) void closed.then(() => (ended += 1));
  await expect.poll(() => ended, { timeout: 8_000 }).toBe(15);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(ended).toBe(15);
});

test('is refused too many articles in words that say how many go, and is answered at once where nothing is told of', async () => {
  const { nyckel } = await agent({}, chief);
  const { listen } = await program(nyckel);
  const ids = Array.from({ length: 101 }, (_, nr) => uri(`00000000-0000-7000-8000-${String(nr).padStart(12, '0')}`));
  await expect(listen(...ids)).rejects.toThrow('Högst 100 artiklar');
  const { honoredFilter, closed } = await listen('studio://handbok');
  expect([honoredFilter, await closed]).toEqual([{}, 'graceful']);
  const traffic = await program(nyckel, { name: 'trafik' });
  const nothing = await traffic.listen(uri((await chief.created(swedish())).id));
  expect([nothing.honoredFilter, await nothing.closed]).toEqual([{}, 'graceful']);
});

test('of the former protocol is not promised it, by either generation of the official client', async () => {
  const { nyckel } = await agent({}, chief);
  const { client } = await program(nyckel, { mode: 'legacy' });
  expect(client.getServerCapabilities()?.resources).toEqual({});
  await expect(client.subscribeResource({ uri: uri('x') })).rejects.toThrow();
  const former = new FormerClient({ name: 'provklient', version: '1.0.0' });
  const transport = new FormerTransport(server(), byKey(nyckel));
  // Its own type lets a session be undefined, where that of its interface does not.
  await former.connect(transport as Parameters<FormerClient['connect']>[0]);
  await expect(former.subscribeResource({ uri: uri('x') })).rejects.toThrow('Method not found');
  await former.close();
  const { status, data } = await rawCall({ nyckel, method: 'subscriptions/listen', params: { notifications: {} } });
  expect([status, data.error.code]).toEqual([400, expect.any(Number)]);
});
