import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { file, picture } from './newsroom/pictures.ts';
import { type NewsroomElsewhere, newsroomElsewhere } from './studio/own-newsroom.ts';

async function uploaded(caller: Caller) {
  const caption = { name: 'caption', value: uniqueWord() };
  const { body } = await caller.form('/media', [file(await picture('jpeg', 1_500, 900)), caption, { name: 'kredit', value: 'Lena' }]);
  return body.media;
}

async function replaced(caller: Caller, id: string, bytes: Uint8Array, name = 'ny.png') {
  return caller.form(`/media/${id}/fil`, [file(bytes, name, 'image/png')], {}, 'PUT');
}

const showing = (media: { id: string; src: string }) =>
  swedish({
    hero: { mediaId: media.id, src: media.src, alt: 'En bro' },
    block: [...(swedish().block as unknown[]), { type: 'image', attrs: { id: 'bbildett', src: media.src, alt: 'En bro' } }],
  });

describe('the file of a picture', () => {
  test('is replaced, and the picture keeps its id, its words and its uses', async () => {
    const chief = await as('chefredaktor');
    const before = await uploaded(chief);
    const { id } = await chief.created(showing(before));
    expect((await chief.release(id)).status).toBe(200);
    const { slug } = (await chief.item(id)).sprak.sv.arbetsrevision;
    const page = async () => (await send({ method: 'GET', path: `/nyheter/${slug}`, headers: {} })).text;
    expect(await page()).toContain(before.src);

    const { status, body } = await replaced(chief, before.id, await picture('png', 1_300, 700));
    expect(status).toBe(200);
    const { media } = body;
    expect(media).toMatchObject({
      ...{ id: before.id, caption: before.caption, kredit: 'Lena', skapad: before.skapad },
      ...{ filnamn: 'ny.png', typ: 'image/png', bredd: 1_300, hojd: 700 },
    });
    expect(media.src).toMatch(new RegExp(`^/media/${before.id}/[0-9a-f-]{36}/1300\\.png$`));
    expect((await chief.get(`/media/${before.id}`)).body.media).toEqual(media);
    expect((await chief.get(`/media/${before.id}/anvandning`)).body.anvandning).toHaveLength(2);

    await expect.poll(page).toContain(media.src);
    const shown = await page();
    expect(shown).not.toContain(`/media/${before.id}/1500.jpg`);
    expect(shown).not.toContain(`/media/${before.id}/delning`);
    const read = async (path: string) => fetch(`${inject('studio').url}${path}`, { redirect: 'manual' });
    const current = await read(media.src);
    expect([current.status, (await sharp(Buffer.from(await current.arrayBuffer())).metadata()).width]).toEqual([200, 1_300]);
    expect(current.headers.get('cache-control')).toContain('immutable');
    for (const [old, till] of [
      [before.src, media.src],
      [`/media/${before.id}/640.jpg`, media.src.replace('1300', '640')],
      [`/media/${before.id}/delning-50.jpg`, media.src.replace('1300.png', 'delning-50.jpg')],
    ]) {
      const answer = await read(old);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')], old).toEqual([302, till, 'no-cache']);
    }
    expect((await read(media.src.replace('1300', '641'))).status).toBe(404);
    expect((await read(media.src.replace('1300.png', 'delning-50.jpg'))).status).toBe(200);

    // And once more: nobody is led to files that are gone.
    const again = await replaced(chief, before.id, await picture('webp', 900, 500), 'en gång till.webp');
    expect((await read(media.src)).headers.get('location')).toBe(again.body.media.src);
    expect((await read(before.src)).headers.get('location')).toBe(again.body.media.src);
  });

  test('stays as it was when the new one is none, is only tried, or has no picture to be of', async () => {
    const writer = await as('skribent');
    const before = await uploaded(writer);
    const refused = await replaced(writer, before.id, Buffer.from('hej'));
    expect([refused.status, refused.fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['bild_ogiltig fil']]);
    const tried = await writer.form(
      `/media/${before.id}/fil`,
      [file(await picture('png', 300, 200)), { name: 'provkor', value: 'true' }],
      {},
      'PUT',
    );
    expect([tried.status, tried.body.provkor]).toEqual([200, true]);
    expect((await writer.get(`/media/${before.id}`)).body.media).toEqual(before);
    expect((await replaced(writer, crypto.randomUUID(), await picture())).koder).toEqual(['finns_inte']);
    await writer.delete(`/media/${before.id}`);
    expect((await replaced(writer, before.id, await picture())).koder).toEqual(['finns_inte']);
  });
});

describe('a publishing system elsewhere', () => {
  let newsroom: NewsroomElsewhere;
  let chief: Caller;

  beforeAll(async () => {
    newsroom = await newsroomElsewhere();
    chief = await newsroom.as('chefredaktor', newsroom.url);
  });
  afterAll(() => newsroom.end());

  test('gets the new file of a picture that its readers see, by no release', async () => {
    const media = await uploaded(chief);
    const { id } = await chief.created(showing(media));
    expect((await chief.release(id)).status).toBe(200);
    const lages = async () =>
      (await chief.get(`/innehall/${id}/releaser`)).body.releaser.map(
        ({ lage, tillstand }: Record<string, string>) => `${lage} ${tillstand}`,
      );
    expect((await replaced(chief, media.id, await picture('png', 1_300, 700))).status).toBe(200);
    await expect.poll(lages, { timeout: 10_000 }).toEqual(['avstamning klar', 'publicera klar']);
  });

  test('gets what is told of a picture beside its file, where that is part of what it has', async () => {
    const writer = await newsroom.as('skribent', newsroom.url);
    const media = await uploaded(chief);
    const shown = { src: media.src, alt: 'En bro', kredit: 'Lena' };
    const [atTop, inText] = await Promise.all([
      chief.created(swedish({ hero: { mediaId: media.id, ...shown } })),
      chief.created(swedish({ block: [...(swedish().block as unknown[]), { type: 'image', attrs: shown }] })),
    ]);
    for (const { id } of [atTop, inText]) expect((await chief.release(id)).status).toBe(200);
    const delivered = async () => {
      const again = async (id: string) =>
        (await newsroom.sql(`SELECT FROM release WHERE innehall_id = $1 AND lage = 'avstamning'`, [id])).length;
      const all = [await again(atTop.id), await again(inText.id)];
      // What waits takes what comes meanwhile with it.
      await expect
        .poll(async () => (await newsroom.sql(`SELECT FROM release WHERE lage = 'avstamning' AND tillstand <> 'klar'`)).length, {
          timeout: 10_000,
        })
        .toBe(0);
      return all;
    };
    const told = (fields: Record<string, unknown>) => writer.patch(`/media/${media.id}`, fields);
    await told({ nyckelord: ['bro'], alt: { en: 'A bridge' }, caption_en: 'The bridge', rattigheter: { licens: 'CC BY 4.0' } });
    expect(await delivered()).toEqual([0, 0]);
    await told({ kredit: 'Lena Öberg' });
    expect(await delivered()).toEqual([0, 1]);
    await told({ rattigheter: { kanaler: ['webb', 'cms'] } });
    expect(await delivered()).toEqual([1, 1]);
    await told({ rattigheter: { kanaler: ['webb', 'cms', 'sociala'] }, caption: 'Bron' });
    expect(await delivered()).toEqual([2, 2]);
    await told({ rattigheter: { kanaler: [] }, caption: 'Bron' });
    expect(await delivered()).toEqual([2, 2]);
  });

  test('gets no other file from somebody who may not release what shows the picture', async () => {
    const [media, writer] = [await uploaded(chief), await newsroom.as('skribent', newsroom.url)];
    const { id } = await chief.created(showing(media));
    expect((await chief.release(id)).status).toBe(200);
    expect((await replaced(writer, media.id, await picture('png', 1_300, 700))).koder).toEqual(['rattighet_saknas']);
    const { releaser } = (await chief.get(`/innehall/${id}/releaser`)).body;
    expect(releaser.map(({ lage }: { lage: string }) => lage)).toEqual(['publicera']);
  });

  test('or not, the file of the site’s logotype is for administrators', async () => {
    const [media, admin] = [await uploaded(chief), await newsroom.as('admin', newsroom.url)];
    const { version } = (await admin.get('/installningar')).body;
    expect((await replaced(chief, media.id, await picture('png', 600, 200))).status).toBe(200);
    const { src: logotyp } = (await chief.get(`/media/${media.id}`)).body.media;
    const changed = await admin.patch('/installningar', { version, webbplats: { logotyp } });
    expect(changed.status, JSON.stringify(changed.fel)).toBe(200);
    expect((await replaced(chief, media.id, await picture('png', 600, 200))).koder).toEqual(['rattighet_saknas']);
    expect((await replaced(admin, media.id, await picture('png', 600, 200))).status).toBe(200);
    // Nor is it taken away by anybody while it is that, under whichever address.
    expect((await chief.get(`/media/${media.id}/anvandning`)).body.logotyp).toBe(true);
    expect((await chief.get('/media', { sok: media.id, anvand: '0' })).body.antal).toBe(0);
    expect((await admin.delete(`/media/${media.id}`)).koder).toEqual(['bild_ar_logotyp']);
    const { version: now } = (await admin.get('/installningar')).body;
    expect((await admin.patch('/installningar', { version: now, webbplats: { logotyp: '' } })).status).toBe(200);
    expect((await chief.get(`/media/${media.id}/anvandning`)).body.logotyp).toBe(false);
    expect((await admin.delete(`/media/${media.id}`)).status).toBe(200);
  });

  /** What comes of a change of the picture that waits for others while it is made the logotype. */
  async function madeLogotypeMeanwhile<Result>(admin: Caller, { id, src }: { id: string; src: string }, change: () => Promise<Result>) {
    const other = new pg.Client({ connectionString: newsroom.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM media WHERE id = $1 FOR KEY SHARE', [id]);
    const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const changed = change();
    const waiting = () => newsroom.sql('SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', [rows[0]?.pid]);
    await expect.poll(async () => (await waiting()).length, { timeout: 15_000, interval: 20 }).not.toBe(0);
    expect((await choose(admin, src)).status).toBe(200);
    await other.query('COMMIT');
    await other.end();
    return changed;
  }
  const choose = async (admin: Caller, logotyp: string) =>
    admin.patch('/installningar', { version: (await admin.get('/installningar')).body.version, webbplats: { logotyp } });

  test('that is made the logotype while it is made ready is not replaced by a writer', async () => {
    const [media, admin] = [await uploaded(chief), await newsroom.as('admin', newsroom.url)];
    const refused = await madeLogotypeMeanwhile(admin, media, async () => replaced(chief, media.id, await picture('png', 600, 200)));
    expect(refused.koder).toEqual(['rattighet_saknas']);
    expect((await chief.get(`/media/${media.id}`)).body.media.src).toBe(media.src);
    expect((await choose(admin, '')).status).toBe(200);
  });

  test('is either chosen as the logotype or removed, whichever comes first', async () => {
    const [first, second, admin] = [await uploaded(chief), await uploaded(chief), await newsroom.as('admin', newsroom.url)];
    const removed = await madeLogotypeMeanwhile(admin, first, () => admin.delete(`/media/${first.id}`));
    expect(removed.koder).toEqual(['bild_ar_logotyp']);
    // Removed before it was chosen.
    expect((await admin.delete(`/media/${second.id}`)).status).toBe(200);
    const refused = await choose(admin, second.src);
    expect([refused.status, refused.fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['bild_okand webbplats.logotyp']]);
    expect((await choose(admin, '')).status).toBe(200);
  });

  test('is a channel of its own: Swedish is released there with pictures that may be there', async () => {
    const media = await uploaded(chief);
    const { id } = await chief.created(showing(media));
    await chief.patch(`/media/${media.id}`, { rattigheter: { kanaler: ['webb'] } });
    const refused = await chief.release(id);
    expect([refused.status, refused.koder]).toEqual([422, ['rattighet_kanal', 'rattighet_kanal']]);
    expect(refused.fel[0]?.orsak).toContain('i publiceringssystemet');
    await chief.patch(`/media/${media.id}`, { rattigheter: { kanaler: ['cms'] } });
    expect((await chief.release(id)).status).toBe(200);
  });
});
