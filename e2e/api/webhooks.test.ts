import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Webhook, WebhookDelivery } from '#lib/contract/webhook.ts';
import { isSigned } from '#lib/http/signed-body.ts';
import type { Network } from '#lib/internet/network.ts';
import { CHANNEL } from '#lib/store/change-feed.ts';
import type { Caller } from './newsroom/caller.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What happens, sent to receivers: in a newsroom of its own, over an internet of its own, in which one server is every host. */

const WAIT = { timeout: 20_000, interval: 30 };

interface Message {
  id: string;
  /** What the events that it holds are called. */
  events: string[];
  innehall: Array<string | null>;
  type: string;
  headers: Record<string, string>;
  body: string;
}

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;
let chief: Caller;
let port: number;

/** What each host has been sent, and how it answers. */
const heard = new Map<string, Message[]>();
const answers = new Map<string, (response: ServerResponse, nr: number) => void>();
const server = createServer((request, response) => {
  const host = request.headers.host ?? '';
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const body = Buffer.concat(pieces).toString('utf8');
    const { type, data } = JSON.parse(body);
    const events: Array<{ id: string; innehall: string | null }> = data.handelser ?? [];
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const told = heard.get(host) ?? [];
    heard.set(host, told);
    const message = { id: String(headers['webhook-id']), type, headers, body };
    told.push({ ...message, events: events.map(({ id }) => id), innehall: events.map(({ innehall }) => innehall) });
    const answer = answers.get(host) ?? ((ended: ServerResponse) => void ended.writeHead(204).end());
    answer(response, told.length);
  });
});
/** Names that lead inward, and those that do from the second time they are asked for. */
const lookedUp = new Map<string, number>();
const network: Network = {
  async resolve(host) {
    const times = (lookedUp.get(host) ?? 0) + 1;
    lookedUp.set(host, times);
    if (host.startsWith('okand')) throw new Error('ENOTFOUND');
    const leadsInward = host.startsWith('inat') || (host.startsWith('sedan-inat') && times > 1);
    return leadsInward ? ['93.184.216.34', '169.254.169.254'] : ['93.184.216.34'];
  },
  connect: () => connect(port, '127.0.0.1'),
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has such an address.
  ({ port } = server.address() as AddressInfo);
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, network, silent: true });
  [admin, chief] = [await newsroom.as('admin', studio.url), await newsroom.as('chefredaktor', studio.url)];
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
  server.closeAllConnections();
  server.close();
});

// A newsroom has twenty at most, and each is looked after until it is removed.
afterEach(() => newsroom.sql('DELETE FROM webhook'));

const messagesOf = (host: string) => heard.get(host) ?? [];
const eventsOf = (host: string) => messagesOf(host).flatMap(({ events }) => events);
const articlesOf = (host: string) => messagesOf(host).flatMap(({ innehall }) => innehall);
const answersWith = (host: string, ...statuses: Array<number | [number, Record<string, string>]>) =>
  answers.set(host, (response, nr) => {
    const [status, headers] = [statuses[Math.min(nr, statuses.length) - 1] ?? 204].map((one) =>
      typeof one === 'number' ? ([one, {}] as const) : one,
    )[0] ?? [204, {}];
    response.writeHead(status, headers).end('x'.repeat(100));
  });

interface Made {
  id: string;
  host: string;
  hemlighet: string;
}

/** A webhook of that receiver, made by an administrator. */
async function hookTo(host: string, fields: object = {}, by = admin): Promise<Made> {
  const { status, body } = await by.post('/webhookar', { namn: host, adress: `https://${host}/in`, ...fields });
  expect([status, body.fel]).toEqual([201, undefined]);
  return { id: body.webhook.id, host, hemlighet: body.hemlighet };
}

async function hook({ id }: Pick<Made, 'id'>): Promise<Webhook> {
  return (await admin.get('/webhookar')).body.webhookar.find((one: Webhook) => one.id === id);
}

const deliveriesOf = async ({ id }: Pick<Made, 'id'>): Promise<WebhookDelivery[]> =>
  (await admin.get(`/webhookar/${id}/leveranser`)).body.leveranser;

/** Nobody waits for as long as a receiver is left alone. */
async function triedNow({ id }: Pick<Made, 'id'>, failing = '0 hours'): Promise<void> {
  await newsroom.sql('UPDATE webhook SET nasta = now(), sedan = sedan - $2::interval WHERE id = $1', [id, failing]);
  await newsroom.sql('SELECT pg_notify($1, $2)', [CHANNEL, 'webhookar']);
}

/** An article that has just been begun. */
const begun = async (by = chief) => (await releaseDraft(by)).id;
/** What the feed tells of behind that place. */
const fed = async (efter: string): Promise<string[]> =>
  (await chief.get('/handelser', { efter, per_sida: '200' })).body.handelser.map(({ id }: { id: string }) => id);
const now = async (): Promise<string> => {
  await expect.poll(async () => (await newsroom.sql('SELECT 1 FROM oforseglad LIMIT 1')).length, WAIT).toBe(0);
  return (await chief.get('/handelser', { efter: 'nu' })).body.nasta;
};

test('what happens is sent as the feed tells it, signed so that anybody’s library knows it, and taken once', async () => {
  await begun();
  const from = await now();
  const made = await hookTo('bra.example');
  expect(made.hemlighet).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const articles = [await begun(), await begun()];
  await expect.poll(() => articlesOf('bra.example'), WAIT).toEqual(expect.arrayContaining(articles));
  expect(eventsOf('bra.example')).toEqual(await fed(from));
  for (const { headers, body, type, id } of messagesOf('bra.example')) {
    expect([type, id]).toEqual(['handelser', headers['webhook-id']]);
    expect(new Verifier(made.hemlighet).verify(body, headers)).toEqual(JSON.parse(body));
    const key = Buffer.from(made.hemlighet.slice('whsec_'.length), 'base64');
    const mark = createHmac('sha256', key).update(`${id}.${headers['webhook-timestamp']}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mark}`);
    expect(isSigned(made.hemlighet, headers['studio-signature'] ?? '', body, new Date())).toBe(true);
    expect(headers['content-type']).toBe('application/json');
  }
  await expect
    .poll(async () => (await deliveriesOf(made)).every(({ lage, status }) => lage === 'levererad' && status === 204), WAIT)
    .toBe(true);
  expect(await hook(made)).toMatchObject({
    lage: 'aktiv',
    fel: null,
    misslyckas_sedan: null,
    levererad: expect.any(String),
    agare: { id: admin.id, aktiv: true },
  });
});

test('of some kinds alone those are sent', async () => {
  const made = await hookTo('slag.example', { typer: ['innehall.nedtaget'] });
  const { id } = await releaseDraft(chief);
  await chief.release(id);
  await chief.takeDown(id, 'Fel uppgifter');
  await expect.poll(() => articlesOf('slag.example'), WAIT).toEqual([id]);
  expect((await hook(made)).typer).toEqual(['innehall.nedtaget']);
});

test('of accounts and settings nothing is sent, nor anything of them', async () => {
  await hookTo('konton.example');
  await admin.post('/anvandare', { namn: 'Ny Person', epost: 'ny.person@test.se', roll: 'skribent', losenord: 'en-lång-mening-om-bron' });
  const id = await begun();
  await expect.poll(() => articlesOf('konton.example'), WAIT).toContain(id);
  expect(articlesOf('konton.example')).not.toContain(null);
  expect(
    messagesOf('konton.example')
      .map(({ body }) => body)
      .join(),
  ).not.toContain('ny.person');
});

describe('a receiver that does not take it', () => {
  test('is sent the same again under the same id, and what has happened since afterwards, in its order', async () => {
    answersWith('trasig.example', 500, 500, 204);
    const from = await now();
    const made = await hookTo('trasig.example');
    const first = await begun();
    await expect.poll(async () => (await hook(made)).fel?.kod, WAIT).toBe('webhook_svar');
    const { nasta_forsok, misslyckas_sedan } = await hook(made);
    // Ten seconds, or anything from half of that.
    const wait = Date.parse(nasta_forsok ?? '') - Date.parse(misslyckas_sedan ?? '');
    expect(wait).toBeGreaterThan(4_500);
    expect(wait).toBeLessThan(15_000);
    const second = await begun();
    await triedNow(made);
    await expect.poll(() => messagesOf('trasig.example').length, WAIT).toBe(2);
    await expect.poll(async () => (await deliveriesOf(made))[0]?.forsok, WAIT).toBe(2);
    await triedNow(made);
    await expect.poll(() => articlesOf('trasig.example'), WAIT).toContain(second);
    const [one, two, three] = messagesOf('trasig.example');
    expect(one?.innehall).toContain(first);
    expect([two?.id, two?.body, three?.id, three?.body]).toEqual([one?.id, one?.body, one?.id, one?.body]);
    const taken = messagesOf('trasig.example').slice(2);
    expect(taken.flatMap(({ events }) => events)).toEqual(await fed(from));
    await expect.poll(async () => (await hook(made)).fel, WAIT).toBeNull();
  });

  test('is sent all of the stretch, also what was no event yet as it was written down', async () => {
    answersWith('nya-slag.example', 500, 204);
    const made = await hookTo('nya-slag.example');
    await admin.patch(`/webhookar/${made.id}`, { lage: 'pausad' });
    // All of them in one delivery.
    const articles = [await begun(), await begun(), await begun()];
    await now();
    await admin.patch(`/webhookar/${made.id}`, { lage: 'aktiv' });
    await expect.poll(async () => (await hook(made)).fel?.kod, WAIT).toBe('webhook_svar');
    // As a Studio counted them that knew fewer kinds.
    await newsroom.sql('UPDATE webhookleverans SET antal = 1 WHERE webhook_id = $1', [made.id]);
    await triedNow(made);
    await expect.poll(async () => (await hook(made)).levererad, WAIT).not.toBeNull();
    const [first, again] = messagesOf('nya-slag.example');
    expect(first?.innehall).toEqual(expect.arrayContaining(articles));
    expect([again?.id, again?.body]).toEqual([first?.id, first?.body]);
    const [delivery] = (await deliveriesOf(made)).slice(-1);
    expect((await admin.post(`/webhookar/${made.id}/leveranser/${delivery?.id}/igen`)).status).toBe(200);
    expect(messagesOf('nya-slag.example').at(-1)?.body).toBe(first?.body);
  });

  test('is left alone for as long as it asks, and no longer than six hours', async () => {
    answersWith('upptagen.example', [503, { 'Retry-After': '1800' }], [429, { 'Retry-After': '999999' }]);
    const made = await hookTo('upptagen.example');
    await begun();
    const waits = async () => Date.parse((await hook(made)).nasta_forsok ?? '') - Date.now();
    await expect.poll(async () => (await hook(made)).fel?.kod, WAIT).toBe('webhook_upptagen');
    expect(await waits()).toBeGreaterThan(29 * 60_000);
    await triedNow(made);
    await expect.poll(waits, WAIT).toBeGreaterThan(5.9 * 3_600_000);
    expect(await waits()).toBeLessThan(6.1 * 3_600_000);
  });

  test('delays no other, however it hangs', async () => {
    answers.set('hanger.example', () => {});
    const hanging = await hookTo('hanger.example');
    await hookTo('snabb.example');
    const id = await begun();
    await expect.poll(() => articlesOf('hanger.example'), WAIT).toContain(id);
    const later = await begun();
    await expect.poll(() => articlesOf('snabb.example'), WAIT).toEqual(expect.arrayContaining([id, later]));
    expect(messagesOf('hanger.example')).toHaveLength(1);
    await expect.poll(async () => (await hook(hanging)).fel?.kod, WAIT).toBe('webhook_langsam');
  });

  test('and answers without an end is not listened to', async () => {
    answers.set('pratsam.example', (response) => {
      response.writeHead(200);
      const talk = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(talk));
    });
    const made = await hookTo('pratsam.example');
    await begun();
    await expect.poll(async () => (await hook(made)).levererad, WAIT).not.toBeNull();
  });

  test.each([
    ['leads inward', [302, { Location: 'https://inat.example/' }], 'webhook_leder_vidare'],
    ['leads to another of the internet', [308, { Location: 'https://bra.example/' }], 'webhook_leder_vidare'],
    ['has forgotten it', 404, 'webhook_svar'],
  ] as const)('and %s is followed nowhere', async (what, answer, kod) => {
    const host = `led-${what.length}.example`;
    answersWith(host, typeof answer === 'number' ? answer : [answer[0], { ...answer[1] }]);
    const before = messagesOf('inat.example').length;
    const made = await hookTo(host);
    await begun();
    await expect.poll(async () => (await hook(made)).fel?.kod, WAIT).toBe(kod);
    expect(messagesOf('inat.example')).toHaveLength(before);
  });

  test('and says that it is gone is sent nothing more; a person is told, and what waited comes when it is mended', async () => {
    answersWith('borta.example', 410, 204);
    const from = await now();
    const made = await hookTo('borta.example');
    await begun();
    await expect.poll(async () => (await hook(made)).lage, WAIT).toBe('pausad');
    expect((await hook(made)).fel?.kod).toBe('webhook_borta');
    const letters = await newsroom.sql<{ amne: string }>(`SELECT amne FROM utskick WHERE till = $1`, [admin.epost]);
    expect(letters.map(({ amne }) => amne)).toContain('Webhooken borta.example är pausad');
    const [line] = await newsroom.sql<{ detalj: unknown }>(
      `SELECT detalj FROM logg WHERE operation = 'pausaWebhook' AND detalj->>'webhook' = $1`,
      [made.id],
    );
    expect(line?.detalj).toMatchObject({ namn: 'borta.example', orsak: 'webhook_borta' });
    const meanwhile = await begun();
    expect(messagesOf('borta.example')).toHaveLength(1);
    await admin.patch(`/webhookar/${made.id}`, { lage: 'aktiv' });
    await expect.poll(() => articlesOf('borta.example'), WAIT).toContain(meanwhile);
    expect(
      messagesOf('borta.example')
        .slice(1)
        .flatMap(({ events }) => events),
    ).toEqual(await fed(from));
    expect(messagesOf('borta.example')[1]?.id).toBe(messagesOf('borta.example')[0]?.id);
  });

  test('for seventy-two hours is sent nothing more, and what waited comes when it is mended', async () => {
    answersWith('dygn.example', 500, 500, 204);
    const made = await hookTo('dygn.example');
    const id = await begun();
    await expect.poll(async () => (await hook(made)).fel?.kod, WAIT).toBe('webhook_svar');
    await triedNow(made, '72 hours');
    await expect.poll(async () => (await hook(made)).lage, WAIT).toBe('pausad');
    expect((await hook(made)).fel).toMatchObject({ kod: 'webhook_gav_upp', orsak: expect.stringContaining('Mottagaren svarade 500') });
    await admin.patch(`/webhookar/${made.id}`, { lage: 'aktiv' });
    await expect.poll(async () => (await hook(made)).levererad, WAIT).not.toBeNull();
    expect(new Set(messagesOf('dygn.example').map(({ id: message }) => message)).size).toBe(1);
    expect(articlesOf('dygn.example')).toContain(id);
  });
});

describe('nothing is sent within a network of one’s own', () => {
  test.each([
    'https://inat.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://bra.example:8443/',
    'https://jag:losen@bra.example/',
    'https://tjanst.internal/',
    'https:///',
  ])('%s is refused when it is saved', async (adress) => {
    const { id } = await hookTo('rattas.example', { lage: undefined });
    for (const answer of [await admin.post('/webhookar', { namn: 'Inåt', adress }), await admin.patch(`/webhookar/${id}`, { adress })])
      expect([answer.status, answer.koder]).toEqual([422, ['webhook_adress']]);
    await admin.delete(`/webhookar/${id}`);
  });

  test('a name that has come to lead there is refused when it is sent to', async () => {
    const made = await hookTo('sedan-inat.example');
    await begun();
    await expect.poll(async () => (await hook(made)).fel?.kod, WAIT).toBe('webhook_inat');
    expect(messagesOf('sedan-inat.example')).toEqual([]);
  });

  test('a name that nobody has yet may be saved, and is told of', async () => {
    const made = await hookTo('okand.example');
    const { body } = await admin.post(`/webhookar/${made.id}/prov`);
    expect(body.leverans).toMatchObject({ slag: 'prov', lage: 'misslyckad', status: null, fel: { kod: 'webhook_okand_vard' } });
  });
});

test('a try is signed and says how it was answered, also of one that is paused', async () => {
  answersWith('prov.example', 204, 418);
  const made = await hookTo('prov.example', { typer: ['tagg.sammanslagen'] });
  await admin.patch(`/webhookar/${made.id}`, { lage: 'pausad' });
  const { status, body } = await admin.post(`/webhookar/${made.id}/prov`);
  expect([status, body.leverans]).toEqual([
    200,
    expect.objectContaining({ slag: 'prov', antal: 0, lage: 'levererad', status: 204, forsok: 1, fel: null }),
  ]);
  const [message] = messagesOf('prov.example');
  expect(new Verifier(made.hemlighet).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({
    type: 'prov',
    data: { webhook: { id: made.id } },
  });
  const refused = (await admin.post(`/webhookar/${made.id}/prov`)).body.leverans;
  expect(refused).toMatchObject({ lage: 'misslyckad', status: 418, fel: { orsak: 'Mottagaren svarade 418 i stället för att ta emot.' } });
  expect((await deliveriesOf(made)).map(({ lage }) => lage)).toEqual(['misslyckad', 'levererad']);
  expect(await hook(made)).toMatchObject({ lage: 'pausad', fel: null });
});

test('a delivery is sent once more under its own id, and one that waits is not', async () => {
  const made = await hookTo('igen.example', { typer: ['innehall.skapat'] });
  await begun();
  await expect.poll(async () => (await deliveriesOf(made))[0]?.lage, WAIT).toBe('levererad');
  const [delivery] = await deliveriesOf(made);
  const { body } = await admin.post(`/webhookar/${made.id}/leveranser/${delivery?.id}/igen`);
  expect(body.leverans).toMatchObject({ id: delivery?.id, lage: 'levererad', forsok: 2 });
  const [one, two] = messagesOf('igen.example');
  expect([two?.id, two?.body]).toEqual([one?.id, one?.body]);
  answersWith('igen.example', 500);
  await begun();
  await expect.poll(async () => (await deliveriesOf(made))[0]?.lage, WAIT).toBe('vantar');
  const waiting = (await deliveriesOf(made))[0];
  expect((await admin.post(`/webhookar/${made.id}/leveranser/${waiting?.id}/igen`)).koder).toEqual(['webhookleverans_vantar']);
});

describe('whose rights it has', () => {
  test('one whose owner is deactivated is sent nothing more, until another administrator starts it', async () => {
    const owner = await newsroom.as('admin', studio.url);
    const made = await hookTo('agare.example', {}, owner);
    expect((await (await newsroom.as('superadmin', studio.url)).patch(`/anvandare/${owner.id}`, { aktiv: false })).status).toBe(200);
    const id = await begun();
    await expect.poll(async () => (await hook(made)).lage, WAIT).toBe('pausad');
    expect((await hook(made)).fel).toMatchObject({ kod: 'webhook_agare' });
    expect(articlesOf('agare.example')).not.toContain(id);
    const told = await newsroom.sql<{ till: string }>(`SELECT till FROM utskick WHERE amne = 'Webhooken agare.example är pausad'`);
    expect(told.map(({ till }) => till)).toContain(admin.epost);
    expect(told.map(({ till }) => till)).not.toContain(owner.epost);
    await admin.patch(`/webhookar/${made.id}`, { lage: 'aktiv' });
    await expect.poll(() => articlesOf('agare.example'), WAIT).toContain(id);
    expect((await hook(made)).agare).toMatchObject({ id: admin.id });
  });

  test('what is sent once more is what its owner may read, whoever sends it', async () => {
    const made = await hookTo('sekretess.example', { typer: ['innehall.skapat'] });
    // Both in one delivery.
    await admin.patch(`/webhookar/${made.id}`, { lage: 'pausad' });
    const secret = (await chief.created({ konfidentiell: true })).id;
    const id = await begun();
    await now();
    await admin.patch(`/webhookar/${made.id}`, { lage: 'aktiv' });
    await expect.poll(() => articlesOf('sekretess.example'), WAIT).toContain(id);
    await expect.poll(async () => (await deliveriesOf(made))[0]?.lage, WAIT).toBe('levererad');
    const superadmin = await newsroom.as('superadmin', studio.url);
    for (const delivery of await deliveriesOf(made))
      expect((await superadmin.post(`/webhookar/${made.id}/leveranser/${delivery.id}/igen`)).status).toBe(200);
    expect(articlesOf('sekretess.example')).not.toContain(secret);
    const bodies = messagesOf('sekretess.example').map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(1);
    expect(new Set(bodies).size * 2).toBe(bodies.length);
  });

  test('who may not administer neither sees nor makes any', async () => {
    for (const answer of [await chief.get('/webhookar'), await chief.post('/webhookar', { namn: 'N', adress: 'https://bra.example/' })])
      expect([answer.status, answer.koder]).toEqual([403, ['rattighet_saknas']]);
  });
});

test('the secret is in no answer but the first, nor to be read in the database', async () => {
  const made = await hookTo('hemlig.example');
  expect(JSON.stringify((await admin.get('/webhookar')).body)).not.toContain(made.hemlighet);
  const [row] = await newsroom.sql<{ alltihop: string }>('SELECT to_jsonb(w)::text AS alltihop FROM webhook w WHERE id = $1', [made.id]);
  expect(row?.alltihop).not.toContain(made.hemlighet.slice('whsec_'.length));
  const logged = await newsroom.sql<{ detalj: string }>(
    `SELECT detalj::text FROM logg WHERE operation = 'skapaWebhook' AND detalj->>'webhook' = $1`,
    [made.id],
  );
  expect(logged[0]?.detalj).toContain('hemlig.example');
  expect(logged[0]?.detalj).not.toContain(made.hemlighet);
});

test('of a history that was another, it is paused, and started goes on from now', async () => {
  const made = await hookTo('historik.example');
  await now();
  await newsroom.sql(`UPDATE webhook SET efter = '1.0.00000000' WHERE id = $1`, [made.id]);
  await begun();
  await expect.poll(async () => (await hook(made)).fel?.kod, WAIT).toBe('webhook_historik');
  const before = await now();
  await admin.patch(`/webhookar/${made.id}`, { lage: 'aktiv' });
  const id = await begun();
  await expect.poll(() => articlesOf('historik.example'), WAIT).toContain(id);
  expect(eventsOf('historik.example')).toEqual(await fed(before));
});

test('a newsroom has twenty at most', async () => {
  for (let nr = 0; nr < 20; nr++) await hookTo(`tjugo-${nr}.example`);
  const answer = await admin.post('/webhookar', { namn: 'En till', adress: 'https://bra.example/' });
  expect([answer.status, answer.koder]).toEqual([422, ['for_manga_webhookar']]);
});

test('one that is removed is sent nothing more', async () => {
  const made = await hookTo('slut.example');
  expect((await admin.delete(`/webhookar/${made.id}`)).status).toBe(200);
  await hookTo('efter-slut.example');
  const id = await begun();
  await expect.poll(() => articlesOf('efter-slut.example'), WAIT).toContain(id);
  expect(messagesOf('slut.example')).toEqual([]);
  expect((await admin.post(`/webhookar/${made.id}/prov`)).koder).toEqual(['finns_inte']);
});
