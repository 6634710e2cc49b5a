import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { picture } from './newsroom/pictures.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* An address that takes one picture from whoever has it. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let writer: Caller;
/** How far its clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, now: () => new Date(Date.now() + ahead) });
  writer = await newsroom.as('skribent', studio.url);
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

const open = async (by: Caller, told: Record<string, unknown> = {}) => {
  const { status, body } = await by.post('/media/uppladdning', told);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.uppladdning as { adress: string; media: string; hogst_byte: number; giltig_till: string };
};
const put = async (adress: string, bytes: Uint8Array, method = 'PUT') => {
  const response = await fetch(adress, { method, ...(method === 'PUT' ? { body: new Uint8Array(bytes) } : {}) });
  const body = await response.json();
  return { status: response.status, body, koder: (body.fel ?? []).map(({ kod }: { kod: string }) => kod) };
};
const library = async () => (await writer.get('/media')).body.antal;

describe('an address for an upload', () => {
  test('takes a picture from who has no login, in the name and with the words of who opened it', async () => {
    const told = { filnamn: 'brygga.png', alt: 'En brygga', kredit: 'Lena Öberg', licens: 'CC BY 4.0' };
    const { adress, media, hogst_byte, giltig_till } = await open(writer, told);
    expect(adress).toMatch(new RegExp(`^${studio.url}/studio/uppladdning/[\\w-]+$`));
    expect(hogst_byte).toBe(50 * 1024 * 1024);
    expect(Date.parse(giltig_till) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    expect((await writer.get(`/media/${media}`)).status).toBe(404);

    const bytes = await picture('png', 40, 30);
    const { status, body } = await put(adress, bytes);
    expect([status, body.ok], JSON.stringify(body)).toEqual([201, true]);
    expect(body.media).toMatchObject({
      ...{ id: media, filnamn: 'brygga.png', typ: 'image/png', alt: { sv: 'En brygga' }, kredit: 'Lena Öberg' },
      ...{ rattigheter: { licens: 'CC BY 4.0' }, av: { typ: 'person', id: writer.id } },
    });
    expect((await writer.get(`/media/${media}`)).body.media).toEqual(body.media);
    // Whoever has not heard the answer sends it again; nobody sends another.
    expect(await put(adress, bytes)).toMatchObject({ status: 201, body: { media: { id: media } } });
    expect(await put(adress, await picture('png', 41, 30))).toMatchObject({ status: 410, koder: ['uppladdning_upphord'] });
    const logged = await newsroom.sql<{ operation: string; detalj: { media: string } }>('SELECT operation, detalj FROM logg ORDER BY id');
    expect(logged.filter(({ detalj }) => detalj.media === media).map(({ operation }) => operation)).toEqual([
      'oppnaUppladdning',
      'laddaUppMedia',
    ]);
    expect(JSON.stringify(logged)).not.toContain(adress.split('/').at(-1));
  });

  test('is not used up by what is refused, and takes no more than it was opened for', async () => {
    const { adress, media } = await open(writer, { byte: 2_000 });
    const antal = await library();
    expect(await put(adress, Buffer.from('<html>'))).toMatchObject({ status: 422, koder: ['bild_ogiltig'] });
    const large = await put(adress, Buffer.alloc(2_001));
    expect([large.status, large.koder, large.body.fel[0].orsak]).toEqual([413, ['for_stor'], expect.stringContaining('2000 byte')]);
    expect(await library()).toBe(antal);
    expect((await put(adress, await picture('png', 10, 10))).body.media.id).toBe(media);
  });

  test('is one picture when many come at once', async () => {
    const { adress, media } = await open(writer);
    const antal = await library();
    const bytes = await Promise.all([12, 13, 14].map((width) => picture('png', width, 9)));
    const answers = await Promise.all(bytes.map((one) => put(adress, one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...answers.map(({ status }) => status).filter((status) => status !== 201),
    ]);
    const [stored] = answers.filter(({ status }) => status === 201);
    expect((await writer.get(`/media/${media}`)).body.media).toEqual(stored?.body.media);
    expect(await library()).toBe(antal + 1);
    // The file is that of the answer.
    const served = await fetch(`${studio.url}${stored?.body.media.src}`);
    expect([served.status, (await served.arrayBuffer()).byteLength]).toEqual([200, stored?.body.media.byte]);
  });

  test('is over after a quarter of an hour, and when who opened it may no longer', async () => {
    const bytes = await picture('png', 20, 20);
    const late = await open(writer);
    ahead = 15 * 60_000 + 1_000;
    expect(await put(late.adress, bytes)).toMatchObject({ status: 410, koder: ['uppladdning_upphord'] });
    ahead = 0;

    const leaving = await newsroom.as('skribent', studio.url);
    const left = await open(leaving);
    await newsroom.sql('DELETE FROM session WHERE person_id = $1', [leaving.id]);
    expect(await put(left.adress, bytes)).toMatchObject({ status: 410, koder: ['uppladdning_upphord'] });

    const lessened = await newsroom.as('skribent', studio.url);
    const reading = await open(lessened);
    await newsroom.sql(`UPDATE person SET roll = 'lasare' WHERE id = $1`, [lessened.id]);
    expect(await put(reading.adress, bytes)).toMatchObject({ status: 403, koder: ['rattighet_saknas'] });

    const admin = await newsroom.as('admin', studio.url);
    const { agent, nyckel } = (
      await admin.post('/agenter', { namn: 'Bildhämtaren', sektioner: ['nyheter'], mallar: ['nyhet'], sprak: ['sv'] })
    ).body;
    const opened = await fetch(`${studio.url}/studio/api/media/uppladdning`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${nyckel}` },
    });
    const { uppladdning } = await opened.json();
    expect((await put(uppladdning.adress, bytes)).body.media.av).toMatchObject({ typ: 'agent', id: agent.id });
    const next = await fetch(`${studio.url}/studio/api/media/uppladdning`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${nyckel}` },
    });
    await admin.delete(`/agenter/${agent.id}`);
    expect(await put((await next.json()).uppladdning.adress, bytes)).toMatchObject({ status: 410, koder: ['uppladdning_upphord'] });
  });

  test('that nobody has opened is none, and is asked for nothing but a file', async () => {
    const { adress } = await open(writer);
    const bytes = await picture('png', 20, 20);
    const key = adress.split('/').at(-1) ?? '';
    const forged = [
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      randomUUID(),
      'x',
      `${key}AAAA`,
      Buffer.from('{}').toString('base64url'),
    ];
    for (const one of forged) expect(await put(`${studio.url}/studio/uppladdning/${one}`, bytes), one).toMatchObject({ status: 410 });
    for (const path of ['', '/', `/${key}/x`]) expect((await put(`${studio.url}/studio/uppladdning${path}`, bytes)).status, path).toBe(404);
    for (const method of ['GET', 'POST', 'DELETE']) expect((await put(adress, bytes, method)).status, method).toBe(405);
    expect((await put(adress, bytes)).status).toBe(201);
  });

  test('is opened by who may upload, within what is taken, and by no dry run', async () => {
    const reader = await newsroom.as('lasare', studio.url);
    expect((await reader.post('/media/uppladdning', {})).koder).toEqual(['rattighet_saknas']);
    const { fel } = await writer.post('/media/uppladdning', { byte: 50 * 1024 * 1024 + 1, filnamn: 'x'.repeat(101), url: 'x' });
    expect(fel.map(({ falt }) => falt).toSorted()).toEqual(['byte', 'filnamn', 'url']);
    const { uppladdning } = (await writer.post('/media/uppladdning', { provkor: true })).body;
    expect((await put(uppladdning.adress, await picture('png', 20, 20))).status).toBe(404);
  });
});
