import { describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { file, picture } from './newsroom/pictures.ts';
import { schedule, timeComes } from './newsroom/schedule.ts';

/*
 * What readers see of a picture is its file and its focus: it changes by whoever may release every public article that shows it, and
 * by nobody else. What no reader sees is as free as it was.
 */

interface Uploaded {
  id: string;
  src: string;
}

async function uploaded(chief: Caller): Promise<Uploaded> {
  return (await chief.form('/media', [file(await picture('jpeg', 1_300, 1_500)), { name: 'kredit', value: 'Lena' }])).body.media;
}

/** An article with the picture at its top. */
async function showing(chief: Caller, { id, src }: Uploaded, fields: Record<string, unknown> = {}) {
  return chief.created(swedish({ hero: { mediaId: id, src, alt: 'En bro', kredit: 'Lena' }, ...fields }));
}

async function published(chief: Caller, media: Uploaded, fields: Record<string, unknown> = {}): Promise<string> {
  const { id, slug } = await showing(chief, media, fields);
  expect((await chief.release(id)).status).toBe(200);
  return `/${fields.sektion ?? 'nyheter'}/${slug}`;
}

const replace = async (by: Caller, { id }: Uploaded, order?: string) =>
  by.form(
    `/media/${id}/fil`,
    [file(await picture('png', 1_250, 1_400), 'ny.png', 'image/png'), ...(order === undefined ? [] : [{ name: 'order_av', value: order }])],
    {},
    'PUT',
  );
const focus = (by: Caller, { id }: Uploaded, fokus: object | null, order?: string) =>
  by.patch(`/media/${id}`, { fokus, ...(order === undefined ? {} : { order_av: order }) });
const pageOf = async (path: string) => (await send({ method: 'GET', path })).text;
/** Where the page has the pictures from: what else there is on it may change meanwhile, as the address of whoever wrote it. */
const picturesOf = async (path: string) =>
  [...(await pageOf(path)).matchAll(/\/media\/[^"\s,]+|object-position:[^";]+/g)].map(([found]) => found);

describe('a picture that readers see', () => {
  test('keeps its file and its focus for everybody who may not release what shows it', async () => {
    const chief = await as('chefredaktor');
    const media = await uploaded(chief);
    const path = await published(chief, media);
    const before = await picturesOf(path);
    expect(before.length).toBeGreaterThan(1);
    const refused: Array<[Caller, string]> = [
      [await agent({ sektioner: [], mallar: [], sprak: [] }), 'rattighet_saknas'],
      [await agent(), 'rattighet_saknas'],
      [await as('skribent'), 'rattighet_saknas'],
      [await as('granskare'), 'rattighet_saknas'],
      [await as('admin'), 'rattighet_saknas'],
      [await as('publicist', { sektioner: ['mat'] }), 'sektion_ej_tillaten'],
      [await as('publicist', { sprak: ['en'] }), 'sprak_ej_tillatet'],
      [await agent({ ...MAY_PUBLISH, mallar: ['recept'] }), 'mall_ej_tillaten'],
    ];
    for (const [by, kod] of refused) {
      expect((await replace(by, media)).koder, kod).toEqual([kod]);
      expect((await focus(by, media, { x: 5, y: 5 })).koder, kod).toEqual([kod]);
    }
    expect(await picturesOf(path)).toEqual(before);
    expect((await chief.get(`/media/${media.id}`)).body.media.src).toBe(media.src);
  });

  test('is changed only by whoever may release every article that shows it, where readers have it too', async () => {
    const chief = await as('chefredaktor');
    const media = await uploaded(chief);
    await published(chief, media);
    const inFood = await published(chief, media, { sektion: 'mat' });
    const [news, both] = [await as('publicist', { sektioner: ['nyheter'] }), await as('publicist', { sektioner: ['nyheter', 'mat'] })];
    expect((await replace(news, media)).koder).toEqual(['sektion_ej_tillaten']);
    expect((await focus(news, media, { x: 50, y: 0 })).koder).toEqual(['sektion_ej_tillaten']);
    expect((await focus(both, media, { x: 50, y: 0 })).status).toBe(200);
    const { status, body } = await replace(both, media);
    expect(status).toBe(200);
    await expect.poll(() => pageOf(inFood)).toContain(body.media.src);
  });

  test('is described by whoever may write: articles have words of their own', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), as('skribent')]);
    const media = await uploaded(chief);
    const path = await published(chief, media);
    await focus(chief, media, { x: 40, y: 40 });
    await expect.poll(() => pageOf(path)).toContain('delning-30.jpg');
    const before = await picturesOf(path);
    const words = { kredit: 'Bo', caption: 'Nytt', alt: { sv: 'Nytt' }, rattigheter: { licens: 'CC0' }, fokus: { x: 40, y: 40 } };
    expect((await writer.patch(`/media/${media.id}`, words)).status).toBe(200);
    expect(await picturesOf(path)).toEqual(before);
    expect((await writer.delete(`/media/${media.id}`)).koder).toEqual(['bild_anvands']);
  });

  test('is changed by an agent on an order alone, and never by one whose releases somebody confirms', async () => {
    const chief = await as('chefredaktor');
    const media = await uploaded(chief);
    await published(chief, media);
    const [may, asks, writer] = [await agent(MAY_PUBLISH), await agent({ ...MAY_PUBLISH, godkannande: true }), await as('skribent')];
    expect((await replace(may, media)).koder).toEqual(['order_av_saknas']);
    expect((await focus(may, media, { x: 1, y: 1 })).koder).toEqual(['order_av_saknas']);
    expect((await replace(may, media, writer.id)).koder).toEqual(['order_av_ogiltig']);
    expect((await replace(asks, media, asks.agare.id)).koder).toEqual(['godkannande_kravs']);
    expect((await focus(asks, media, { x: 1, y: 1 }, asks.agare.id)).koder).toEqual(['godkannande_kravs']);
    expect((await focus(may, media, { x: 1, y: 1 }, may.agare.id)).status).toBe(200);
    expect((await replace(may, media, may.agare.id)).status).toBe(200);
    const [line] = (await chief.get('/logg', { handelse: 'bytMediafil', per_sida: '1' })).body.logg;
    expect(line.order_av).toMatchObject({ id: may.agare.id });
    const letters = await sql<{ amne: string }>(`SELECT amne FROM utskick WHERE till = $1 AND amne LIKE 'Bild ändrad på din order: %'`, [
      may.agare.epost,
    ]);
    expect(letters).toHaveLength(2);
  });

  test('says beforehand what stands in the way', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), as('skribent')]);
    const media = await uploaded(chief);
    const hindrances = async (by: Caller) =>
      (await by.get(`/media/${media.id}/anvandning`)).body.hinder.map(({ kod }: { kod: string }) => kod);
    expect([await hindrances(writer), await hindrances(chief)]).toEqual([[], []]);
    await published(chief, media);
    expect([await hindrances(writer), await hindrances(chief)]).toEqual([['rattighet_saknas'], []]);
  });
});

test('a picture that no reader sees is changed by whoever may write somewhere', async () => {
  const [chief, writer, writing] = [await as('chefredaktor'), await as('skribent', { sektioner: ['mat'] }), await agent()];
  const media = await uploaded(chief);
  const { id } = await showing(chief, media);
  for (const by of [writer, writing]) {
    expect((await replace(by, media)).status).toBe(200);
    expect((await focus(by, media, { x: 5, y: 5 })).status).toBe(200);
  }
  await chief.release(id);
  expect((await replace(writer, media)).koder).toEqual(['rattighet_saknas']);
  expect((await chief.takeDown(id)).status).toBe(200);
  expect((await replace(writer, media)).status).toBe(200);
});

describe('a picture of what waits to become public', () => {
  test('is the one that was there when it was scheduled: whoever may not release it does not put another there', async () => {
    const [chief, writer, writing] = [await as('chefredaktor'), await as('skribent'), await agent()];
    const media = await uploaded(chief);
    const { id, slug } = await showing(chief, media);
    expect((await schedule(chief, id)).status).toBe(200);
    for (const by of [writer, writing]) {
      expect((await replace(by, media)).koder).toEqual(['rattighet_saknas']);
      expect((await focus(by, media, { x: 5, y: 5 })).koder).toEqual(['rattighet_saknas']);
    }
    const asScheduled = (await writer.get(`/media/${media.id}/anvandning`)).body;
    expect(asScheduled.hinder).toMatchObject([{ kod: 'rattighet_saknas' }]);
    expect([asScheduled.anvandning, asScheduled.vantar]).toMatchObject([[{ innehall: id, arbetsversion: true }], []]);
    // What is scheduled is an earlier revision, which goes on showing it.
    expect((await writer.save(id, 'sv', { ...swedish(), tvinga: true })).status).toBe(200);
    expect((await replace(writer, media)).koder).toEqual(['rattighet_saknas']);
    const refused = await writer.delete(`/media/${media.id}`);
    const vantar = [{ innehall: id, rubrik: expect.any(String), sprak: 'sv' }];
    expect([refused.koder, refused.body.vantar]).toEqual([['bild_anvands'], vantar]);
    const told = (await writer.get(`/media/${media.id}/anvandning`)).body;
    expect([told.anvandning, told.vantar]).toEqual([[], vantar]);
    await timeComes(id);
    expect(await pageOf(`/nyheter/${slug}`)).toContain(media.src);
  });

  test('is changed by whoever may release it, and by anybody once it waits no longer', async () => {
    const [chief, writer] = [await as('chefredaktor'), await as('skribent')];
    const media = await uploaded(chief);
    const { id } = await showing(chief, media);
    const { body } = await schedule(chief, id);
    expect((await focus(chief, media, { x: 5, y: 5 })).status).toBe(200);
    expect((await chief.post(`/releaser/${body.release.id}/avbryt`)).status).toBe(200);
    expect((await replace(writer, media)).status).toBe(200);
  });

  test('is not changed by the agent that asks for it, before a person has confirmed or declined it', async () => {
    const asks = await agent({ ...MAY_PUBLISH, godkannande: true });
    const media = await uploaded(asks);
    const { id } = await showing(asks, media);
    const { status, body } = await asks.release(id, { order_av: asks.agare.id });
    expect(status).toBe(202);
    expect((await replace(asks, media, asks.agare.id)).koder).toEqual(['godkannande_kravs']);
    expect((await focus(asks, media, { x: 5, y: 5 }, asks.agare.id)).koder).toEqual(['godkannande_kravs']);
    expect((await asks.agare.post(`/releaser/${body.release.id}/avsla`, { orsak: 'En annan bild.' })).status).toBe(200);
    expect((await replace(asks, media, asks.agare.id)).status).toBe(200);
  });
});
