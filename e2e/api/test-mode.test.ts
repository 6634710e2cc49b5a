import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { draftReport } from './newsroom/live.ts';
import { askedOrder, confirmOrder } from './newsroom/orders.ts';
import { MAY_PUBLISH } from './newsroom/people.ts';
import { file, picture, upload } from './newsroom/pictures.ts';
import { type NewsroomElsewhere, newsroomElsewhere, type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { standInCms } from './studio/stand-in-cms.ts';

/*
 * In test mode nothing becomes public that was not, and what was stays as it was: decisions.md §16. Each newsroom is run by a
 * Studio that publishes, and by one in test mode over the same database: the same Studio, started again with another setting.
 */

type Studio = Awaited<ReturnType<typeof ownStudio>>;

const TEST = { STUDIO_CMS_LAGE: 'test' };
const LATER = '2098-06-01 12:00';

const kods = (body: { varningar: Array<{ kod: string }> }) => body.varningar.map(({ kod }) => kod);

/** A draft in both languages that may be released. */
async function draft(by: Caller, fields: Record<string, unknown> = {}) {
  const sv = swedish(fields);
  const { id, slug, revision } = await by.created(sv);
  const enRevision = await by.saved(id, 'en', english());
  const enSlug: string = (await by.item(id)).sprak.en.arbetsrevision.slug;
  return { id, slug, enSlug, sv, revision, enRevision };
}

/** What lies ahead has come, and nothing of the item waits. */
async function timeComes({ sql }: OwnNewsroom, id: string): Promise<void> {
  await sql(`UPDATE release SET datum = now(), tur = now(), nasta = now() WHERE innehall_id = $1 AND nasta IS NOT NULL`, [id]);
  const open = () => sql('SELECT 1 FROM release WHERE innehall_id = $1 AND nasta IS NOT NULL', [id]);
  await expect.poll(async () => (await open()).length, { timeout: 15_000, interval: 50 }).toBe(0);
}

describe('with the site of one’s own', () => {
  let newsroom: OwnNewsroom;
  let real: Studio;
  let trying: Studio;
  let chief: Caller;
  let atReal: Caller;

  beforeAll(async () => {
    newsroom = await ownNewsroom();
    real = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
    // Carries out nothing: what waits is to fall due in test mode.
    trying = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, cms: TEST, prepared: true });
    chief = await newsroom.as('chefredaktor', trying.url);
    atReal = chief.at(real.url);
  });
  afterAll(async () => {
    await Promise.all([real?.stop(), trying?.stop()]);
    await newsroom?.end();
  });

  const read = async (path: string, from = trying.url) => (await send({ method: 'GET', path }, from)).status;

  test('who asks is told that it is', async () => {
    expect((await chief.get('/jag')).body.lage).toBe('test');
    expect((await atReal.get('/jag')).body.lage).toBe('skarp');
  });

  test('an order confirmed there gave readers nothing: asked for again in earnest it is another', async () => {
    const admin = await newsroom.as('admin', real.url);
    const { body: made } = await admin.post('/agenter', { namn: 'Boten', agare: chief.id, ...MAY_PUBLISH, order: 'fraga_alltid' });
    const credential = { Authorization: `Bearer ${made.nyckel}` };
    const bot = new Caller({ id: made.agent.id, epost: '', credential, url: real.url });
    const order = await askedOrder(bot, atReal);
    expect((await confirmOrder(chief, order)).body.release).toEqual({ id: order.rid, tillstand: 'klar' });
    const again = await bot.release(order.id, { order_av: chief.id });
    expect([again.status, again.body.release.id === order.rid]).toEqual([202, false]);
  });

  test('a release is approved and shown by a link, and nothing of it is public', async () => {
    const { id, slug, enSlug } = await draft(chief);
    const { status, body } = await chief.release(id);
    expect([status, body.status, body.sprak.sv.cms.status, body.sprak.sv.lank]).toEqual([200, 'utkast', 'draft', null]);
    expect(kods(body)).toContain('testlage');
    expect(Object.keys(body.sprak)).toEqual(['sv']);
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'utkast', publicerad: null });
    expect([item.sprak.sv.status, item.sprak.sv.publicerad_revision]).toEqual(['godkand', null]);
    for (const path of [`/nyheter/${slug}`, `/en/nyheter/${enSlug}`])
      expect([await read(path), await read(path, real.url)]).toEqual([404, 404]);
    expect((await send({ method: 'GET', path: '/nyheter/rss.xml' }, trying.url)).text).not.toContain(slug);
    const shared = await send({ method: 'GET', path: new URL(body.delning.lank).pathname }, trying.url);
    expect([shared.status, shared.headers['x-robots-tag']]).toEqual([200, expect.stringContaining('noindex')]);
    expect(await newsroom.sql('SELECT 1 FROM publicering WHERE innehall_id = $1', [id])).toEqual([]);
    const [release] = (await chief.get(`/innehall/${id}/releaser`)).body.releaser;
    expect(release).toMatchObject({ tillstand: 'klar', lage: 'utkast', prov: true });
  });

  test('English is refused when it is asked for', async () => {
    const { id } = await draft(chief);
    for (const sprak of [['en'], ['sv', 'en']]) {
      const { status, fel } = await chief.release(id, { sprak });
      expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual([422, [['testlage_sprak', 'sprak']]]);
    }
    await atReal.release(id, { sprak: ['sv'] });
    expect((await chief.release(id, { sprak: ['en'] })).status).toBe(422);
  });

  test('what was public stays as it was, and can be taken down', async () => {
    const { id, slug, enSlug, sv, revision } = await draft(chief);
    expect((await atReal.release(id)).status).toBe(200);
    const paths = [`/nyheter/${slug}`, `/en/nyheter/${enSlug}`, '/nyheter', '/nyheter/rss.xml', '/sitemap-1.xml'];
    const seen = () => Promise.all(paths.map(async (path) => (await send({ method: 'GET', path }, real.url)).text));
    const before = await seen();
    await chief.saved(id, 'sv', { ...sv, bas: revision, rubrik: 'En helt annan rubrik' });
    await chief.patch(`/innehall/${id}`, { sektion: 'noje', ansvarig: 'Bo Ek' });
    const { status, body } = await chief.release(id, { overstyr: true });
    expect([status, body.status]).toEqual([200, 'publicerad']);
    expect(kods(body)).toEqual(expect.arrayContaining(['testlage', 'testlage_publik']));
    expect(await seen()).toEqual(before);
    const item = await chief.item(id);
    expect(item.sprak.sv.ej_slappt).toEqual(['sektion', 'ansvarig']);
    expect([item.sprak.sv.status, item.sprak.en.status]).toEqual(['godkand', 'godkand']);
    expect((await chief.takeDown(id)).status).toBe(200);
    await expect.poll(() => read(`/nyheter/${slug}`, real.url)).toBe(302);
  });

  test('a picture that readers see keeps its file and its focus; one that they do not see is free', async () => {
    const { media } = (await upload(atReal, { kredit: 'Lena' })).body;
    const showing = () => draft(chief, { hero: { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' } });
    const [{ id, slug }] = [await showing(), await showing()];
    const change = async () => [
      await chief.form(`/media/${media.id}/fil`, [file(await picture('png', 900, 900), 'ny.png', 'image/png')], {}, 'PUT'),
      await chief.patch(`/media/${media.id}`, { fokus: { x: 5, y: Math.floor(Math.random() * 100) } }),
    ];
    expect((await change()).map(({ status }) => status)).toEqual([200, 200]);
    expect((await atReal.release(id, { sprak: ['sv'] })).status).toBe(200);
    const seen = () =>
      Promise.all([`/nyheter/${slug}`, '/', '/rss.xml'].map(async (path) => (await send({ method: 'GET', path }, real.url)).text));
    const before = await seen();
    for (const { status, fel } of await change()) {
      expect([status, fel.map(({ kod }) => kod)]).toEqual([409, ['testlage_bild']]);
      expect(fel[0]?.atgard).toContain('Ladda upp');
    }
    expect((await chief.patch(`/media/${media.id}`, { kredit: 'Bo' })).status).toBe(200);
    const { hinder } = (await chief.get(`/media/${media.id}/anvandning`)).body;
    expect(hinder).toMatchObject([{ kod: 'testlage_bild' }]);
    expect(await seen()).toEqual(before);
    const { src } = (await chief.get(`/media/${media.id}`)).body.media;
    expect(before[0]).toContain(src);
  });

  test('an entry of a public report is in the draft alone', async () => {
    const { id, slug } = await draftReport(chief);
    expect((await atReal.release(id)).status).toBe(200);
    const { status, body } = await chief.post(`/innehall/${id}/live`, { text: 'Bara på prov' });
    expect([status, body.publik, body.publicerad]).toEqual([201, false, null]);
    expect(kods(body)).toContain('testlage');
    expect(kods(body)).not.toContain('live_ej_publik');
    expect((await send({ method: 'GET', path: `/nyheter/${slug}` }, real.url)).text).not.toContain('Bara på prov');
    expect(JSON.stringify((await chief.item(id)).sprak.sv.arbetsrevision.block)).toContain('Bara på prov');
  });
});

describe('a schedule', () => {
  test('that falls due in test mode makes nothing public, and is kept as what it became', async () => {
    const newsroom = await ownNewsroom();
    const real = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
    const chief = await newsroom.as('chefredaktor', real.url);
    const both = await draft(chief);
    const alone = await draft(chief);
    expect((await chief.release(both.id, { lage: 'schemalagd', datum: LATER })).status).toBe(200);
    await chief.release(alone.id, { sprak: ['sv'] });
    expect((await chief.release(alone.id, { lage: 'schemalagd', datum: LATER, sprak: ['en'] })).status).toBe(200);
    await real.stop();
    const trying = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, cms: TEST });
    try {
      const there = chief.at(trying.url);
      await timeComes(newsroom, both.id);
      await timeComes(newsroom, alone.id);
      const released = async (id: string) => (await there.get(`/innehall/${id}/releaser`)).body.releaser[0];
      expect(await there.item(both.id)).toMatchObject({
        status: 'utkast',
        schemalagd: null,
        publicerad: null,
        sprak: { sv: { status: 'godkand' } },
      });
      expect(await released(both.id)).toMatchObject({ tillstand: 'klar', lage: 'utkast', prov: true });
      expect(await released(alone.id)).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'testlage_sprak' }] });
      for (const path of [`/nyheter/${both.slug}`, `/en/nyheter/${both.enSlug}`, `/en/nyheter/${alone.enSlug}`])
        expect((await send({ method: 'GET', path }, trying.url)).status).toBe(404);
      const again = await there.release(both.id, { lage: 'schemalagd', datum: LATER, sprak: ['sv'] });
      expect([again.status, again.body.status, kods(again.body)]).toEqual([200, 'schemalagd', expect.arrayContaining(['testlage'])]);
    } finally {
      await trying.stop();
      await newsroom.end();
    }
  });
});

describe('with a publishing system elsewhere', () => {
  let newsroom: NewsroomElsewhere;
  let trying: Studio;
  let chief: Caller;
  let atReal: Caller;

  beforeAll(async () => {
    newsroom = await newsroomElsewhere();
    const { databaseUrl, cms } = newsroom;
    trying = await ownStudio({ databaseUrl, standIn: cms.url, silent: true, cms: TEST, prepared: true });
    chief = await newsroom.as('chefredaktor', trying.url);
    atReal = chief.at(newsroom.url);
  });
  afterAll(async () => {
    await trying?.stop();
    await newsroom?.end();
  });

  const kept = (id: string) => newsroom.cms.articles.get(id)?.[0];

  test('a release hands over a draft, and Studio’s state stays', async () => {
    const { id, enSlug } = await draft(chief);
    const { status, body } = await chief.release(id);
    expect([status, body.status, body.sprak.sv.cms.status]).toEqual([200, 'utkast', 'draft']);
    expect(kods(body)).toContain('testlage');
    expect(body.delning).toBeUndefined();
    expect(kept(id)?.status).toBe('draft');
    expect(await chief.item(id)).toMatchObject({ status: 'utkast', sprak: { sv: { status: 'godkand', publicerad_revision: null } } });
    expect((await chief.release(id, { sprak: ['en'] })).koder).toEqual(['testlage_sprak']);
    expect((await send({ method: 'GET', path: `/en/nyheter/${enSlug}` }, trying.url)).status).toBe(404);
  });

  test('what readers have there is neither taken from them nor changed, and can be taken down', async () => {
    const { id, sv, revision } = await draft(chief);
    expect((await atReal.release(id)).status).toBe(200);
    const before = kept(id);
    expect(before?.status).toBe('publish');
    await chief.saved(id, 'sv', { ...sv, bas: revision, rubrik: 'En helt annan rubrik' });
    const { status, body } = await chief.release(id);
    expect([status, body.status, body.sprak.sv.cms.status]).toEqual([200, 'publicerad', 'publish']);
    expect(kods(body)).toEqual(expect.arrayContaining(['testlage', 'testlage_publik']));
    expect(kept(id)).toEqual(before);
    expect((await chief.takeDown(id)).body.cms).toBe('draft');
    expect(kept(id)?.status).toBe('draft');
  });
});

test('what has fallen behind in a publishing system waits there until test mode is over', async () => {
  const [newsroom, cms] = await Promise.all([ownNewsroom(), standInCms()]);
  const elsewhere = { databaseUrl: newsroom.databaseUrl, standIn: cms.url, silent: true };
  const real = await ownStudio(elsewhere);
  const chief = await newsroom.as('chefredaktor', real.url);
  const { id } = await draft(chief);
  await chief.release(id, { sprak: ['sv'] });
  const swedish = () => cms.articles.get(id)?.[0];
  await cms.goAway();
  // Swedish there is to link to English, of which it cannot be told now.
  expect((await chief.release(id, { sprak: ['en'] })).status).toBe(200);
  await real.stop();
  await cms.comeBack();
  const before = swedish();
  const order = async () =>
    (await newsroom.sql(`SELECT tillstand, forsok, fel FROM release WHERE innehall_id = $1 AND lage = 'avstamning'`, [id]))[0];
  const tryNow = () => newsroom.sql('UPDATE release SET nasta = now() WHERE innehall_id = $1 AND nasta IS NOT NULL', [id]);

  const trying = await ownStudio({ ...elsewhere, cms: TEST });
  const tries = (await order())?.forsok;
  await tryNow();
  await expect.poll(async () => (await order())?.forsok, { timeout: 10_000 }).toBeGreaterThan(tries);
  await expect.poll(async () => (await order())?.tillstand, { timeout: 10_000 }).toBe('koad');
  expect((await order())?.fel[0].orsak).toContain('testläge');
  expect(swedish()).toEqual(before);
  await trying.stop();

  const realAgain = await ownStudio(elsewhere);
  await tryNow();
  await expect.poll(async () => (await order())?.tillstand, { timeout: 10_000 }).toBe('klar');
  expect(swedish()).toMatchObject({ status: 'publish', sprak: [{ sprak: 'en' }] });
  await realAgain.stop();
  await cms.stop();
  await newsroom.end();
});
