import { describe, expect, inject, test } from 'vitest';
import { english, paragraph, swedish, text } from './newsroom/articles.ts';
import { Program } from './newsroom/assistants.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';

const { url } = inject('studio');
const statusOf = async (path: string) => (await send({ method: 'GET', path })).status;
const open = (lank: string) => send({ method: 'GET', path: lank.replace(url, '') });

async function shared(writer: Caller, fields: Record<string, unknown> = {}) {
  const article = swedish();
  const { id, revision } = await writer.created(article);
  const { status, body } = await writer.post(`/innehall/${id}/forhandsvisning`, { dela: 60, ...fields });
  expect(status).toBe(200);
  return { id, revision, article, delning: body.delning as { id: string; lank: string; utgar: string } };
}

describe('a preview', () => {
  test('is the working revision as the site would show it', async () => {
    const writer = await as('skribent');
    const article = swedish({ block: [paragraph('Brödtexten.')] });
    const { id, revision } = await writer.created(article);
    const { status, body } = await writer.post(`/innehall/${id}/forhandsvisning`);
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      sprak: 'sv',
      revision,
      html: expect.any(String),
      lank: expect.stringContaining(url),
      ai_not: null,
      delning: null,
      varningar: [],
    });
    expect(body.html).toMatch(/^<!doctype html>/i);
    for (const words of [article.rubrik, article.ingress, 'Brödtexten.']) expect(body.html).toContain(String(words));
  });

  test('is of the language the article is written in, unless another is asked for', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created({ ...english(), sprak: 'en' });
    for (const fields of [{}, { sprak: 'en' }, { dela: 5 }]) {
      const { status, body } = await writer.post(`/innehall/${id}/forhandsvisning`, fields);
      expect([status, body.sprak, body.revision]).toEqual([200, 'en', revision]);
    }
    expect((await writer.post(`/innehall/${id}/forhandsvisning`, { sprak: 'sv' })).koder).toEqual(['sprakversion_saknas']);
    expect((await writer.post(`/innehall/${id}/forslag`, { typ: 'seo' })).body.sprak).toBe('en');
    expect((await writer.post(`/innehall/${id}/validera`)).status).toBe(200);
    expect((await writer.get(`/innehall/${id}/oversattning`)).body).toMatchObject({ fran: 'en', till: 'sv' });
    // There are both now, and the source is still English.
    await writer.saved(id, 'sv', swedish());
    expect((await writer.post(`/innehall/${id}/forhandsvisning`)).body.sprak).toBe('en');
  });

  test('is of the language and the revision that are asked for, by id or number', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created(swedish({ ingress: 'Den första.' }));
    await writer.saved(id, 'sv', { ...swedish({ ingress: 'Den andra.' }), bas: revision });
    await writer.saved(id, 'en', english({ ingress: 'The English one.' }));
    const preview = async (fields: object) => (await writer.post(`/innehall/${id}/forhandsvisning`, fields)).body;
    expect((await preview({})).html).toContain('Den andra.');
    expect((await preview({ revision })).html).toContain('Den första.');
    expect(await preview({ revision: '1' })).toMatchObject({ revision });
    expect((await preview({ sprak: 'en' })).html).toContain('The English one.');
  });

  test('never holds a script that somebody wrote', async () => {
    const writer = await as('skribent');
    const hostile = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { id } = await writer.created({
      rubrik: hostile,
      ingress: hostile,
      block: [
        { type: 'paragraph', content: [text(hostile)] },
        { type: 'citat', attrs: { text: hostile, vem: hostile } },
      ],
      hero: { src: '/media/x.jpg', alt: hostile, caption: hostile, kredit: hostile },
      meta: { seoTitel: hostile, seoBesk: hostile },
      sponsrad: { partner: hostile, markning: hostile },
    });
    const { body } = await writer.post(`/innehall/${id}/forhandsvisning`);
    expect(body.html).not.toContain('<script>alert');
    expect(body.html).not.toContain('<img src=x');
  });

  test.each([
    [{ sprak: 'en' }, 422, 'sprakversion_saknas'],
    [{ sprak: 'fi' }, 422, 'sprakversion_saknas'],
    [{ sprak: 'constructor' }, 422, 'sprakversion_saknas'],
    [{ revision: '9' }, 404, 'finns_inte'],
    [{ revision: crypto.randomUUID() }, 404, 'finns_inte'],
    [{ revision: 1.5 }, 422, 'falt_typ'],
  ])('of what there is not is refused: %j', async (fields, wanted, kod) => {
    const writer = await as('skribent');
    const { id } = await writer.created();
    const { status, koder } = await writer.post(`/innehall/${id}/forhandsvisning`, fields);
    expect([status, koder]).toEqual([wanted, [kod]]);
  });
});

describe('a share link', () => {
  test('opens without login, and says that nobody is to find or keep it', async () => {
    const { article, delning } = await shared(await as('skribent'));
    const { status, headers, text: html } = await open(delning.lank);
    expect(status).toBe(200);
    expect(html).toContain(String(article.rubrik));
    expect(headers).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  test('has 128 bits of which the database knows a hash', async () => {
    const { delning } = await shared(await as('skribent'));
    const token = new URL(delning.lank).pathname.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url').byteLength).toBeGreaterThanOrEqual(16);
    const [row] = await sql<{ rad: string }>('SELECT row_to_json(delning)::text AS rad FROM delning WHERE id = $1', [delning.id]);
    expect(row?.rad).not.toContain(token);
    const log = await sql<{ rad: string }>(`SELECT row_to_json(logg)::text AS rad FROM logg WHERE detalj->>'delning' = $1`, [delning.id]);
    expect(log).toHaveLength(1);
    expect(log[0]?.rad).not.toContain(token);
  });

  test('is valid for the minutes asked for', async () => {
    const before = Date.now();
    const { delning } = await shared(await as('skribent'), { dela: 43_200 });
    const minutes = (Date.parse(delning.utgar) - before) / 60_000;
    expect(minutes).toBeGreaterThan(43_199.9);
    expect(minutes).toBeLessThan(43_201);
  });

  test('follows the working revision, unless it was pinned', async () => {
    const writer = await as('skribent');
    const following = await shared(writer);
    const pinned = await writer.post(`/innehall/${following.id}/forhandsvisning`, { dela: 5, revision: following.revision });
    await writer.saved(following.id, 'sv', { ...following.article, bas: following.revision, ingress: 'Den nyaste ingressen.' });
    expect((await open(following.delning.lank)).text).toContain('Den nyaste ingressen.');
    expect((await open(pinned.body.delning.lank)).text).not.toContain('Den nyaste ingressen.');
  });

  test('is listed with how often it was opened, without its token', async () => {
    const writer = await as('skribent');
    const { id, delning } = await shared(writer);
    await open(delning.lank);
    await open(delning.lank);
    const { body } = await writer.get(`/innehall/${id}/delningar`);
    expect(body.delningar).toEqual([
      {
        id: delning.id,
        sprak: 'sv',
        revision: null,
        utgar: delning.utgar,
        aterkallad: null,
        oppen: true,
        visningar: 2,
        av: expect.objectContaining({ id: writer.id }),
        skapad: expect.any(String),
      },
    ]);
  });

  test('that is revoked is over at once: 410, and stays in the list', async () => {
    const writer = await as('skribent');
    const { id, delning } = await shared(writer);
    expect((await writer.delete(`/innehall/${id}/delningar/${delning.id}`)).body).toEqual({ ok: true });
    const { status, text: html } = await open(delning.lank);
    expect(status).toBe(410);
    expect(html).not.toContain('Kommunen bygger bron');
    expect((await writer.get(`/innehall/${id}/delningar`)).body.delningar[0]).toMatchObject({
      aterkallad: expect.any(String),
      oppen: false,
      visningar: 0,
    });
    expect((await writer.delete(`/innehall/${id}/delningar/${delning.id}`)).status).toBe(200);
  });

  test('that has gone out is 410', async () => {
    const writer = await as('skribent');
    const { id, delning } = await shared(writer);
    await sql(`UPDATE delning SET utgar = now() - interval '1 second' WHERE id = $1`, [delning.id]);
    expect((await open(delning.lank)).status).toBe(410);
    expect((await writer.get(`/innehall/${id}/delningar`)).body.delningar[0]).toMatchObject({ oppen: false });
  });

  test('of another item is not revoked here', async () => {
    const writer = await as('skribent');
    const [one, other] = [await shared(writer), await shared(writer)];
    for (const did of [other.delning.id, crypto.randomUUID(), 'x']) {
      expect((await writer.delete(`/innehall/${one.id}/delningar/${did}`)).status).toBe(404);
    }
    expect((await open(other.delning.lank)).status).toBe(200);
  });

  test('that never was is 404', async () => {
    expect((await open(`${url}/dela/AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);
  });
});

test('making a link needs the right that revoking one does; looking needs none', async () => {
  const [chief, reader] = await Promise.all([as('chefredaktor'), as('lasare')]);
  const { id } = await chief.created();
  expect((await reader.post(`/innehall/${id}/forhandsvisning`, {})).status).toBe(200);
  expect((await reader.post(`/innehall/${id}/forhandsvisning`, { dela: 5 })).koder).toEqual(['rattighet_saknas']);
  expect((await chief.get(`/innehall/${id}/delningar`)).body.delningar).toEqual([]);
});

describe('whoever makes a link', () => {
  test('has the right to work with what it shows; looking takes none', async () => {
    const [chief, inFood, inEnglish] = [
      await as('chefredaktor'),
      await as('skribent', { sektioner: ['mat'] }),
      await as('skribent', { sprak: ['en'] }),
    ];
    const { id } = await chief.created();
    const path = `/innehall/${id}/forhandsvisning`;
    for (const [limited, kod] of [
      [inFood, 'sektion_ej_tillaten'],
      [inEnglish, 'sprak_ej_tillatet'],
    ] as const) {
      expect((await limited.post(path, { dela: 5 })).koder).toEqual([kod]);
      expect((await limited.post(path, {})).status).toBe(200);
    }
    expect((await chief.get(`/innehall/${id}/delningar`)).body.delningar).toEqual([]);
  });

  test('ends it by leaving: it is over as long as they are switched off, and is not counted', async () => {
    const [admin, writer] = await Promise.all([as('admin'), as('skribent')]);
    const { id, article, delning } = await shared(writer);
    const path = delning.lank.replace(url, '');
    expect(await statusOf(path)).toBe(200);
    expect((await admin.patch(`/anvandare/${writer.id}`, { aktiv: false })).status).toBe(200);
    for (const method of ['GET', 'HEAD']) {
      const over = await send({ method, path });
      expect([over.status, over.text.includes(String(article.rubrik))]).toEqual([410, false]);
    }
    const listed = async () => (await admin.get(`/innehall/${id}/delningar`)).body.delningar[0];
    expect(await listed()).toMatchObject({ oppen: false, aterkallad: null, visningar: 1 });
    expect((await admin.patch(`/anvandare/${writer.id}`, { aktiv: true })).status).toBe(200);
    expect(await listed()).toMatchObject({ oppen: true });
    expect(await statusOf(path)).toBe(200);
  });

  test.each(['revoked', 'out of time', 'whose owner has left'])('and is an agent ends it when it is %s', async (how) => {
    const [admin, owner] = await Promise.all([as('admin'), as('chefredaktor')]);
    const by = await agent(MAY_PUBLISH, owner);
    const { id, delning } = await shared(by);
    const path = delning.lank.replace(url, '');
    expect(await statusOf(path)).toBe(200);
    if (how === 'revoked') expect((await admin.delete(`/agenter/${by.id}`)).status).toBe(200);
    if (how === 'out of time') await sql(`UPDATE agent SET utgar = now() - interval '1 second' WHERE id = $1`, [by.id]);
    if (how === 'whose owner has left') await admin.patch(`/anvandare/${owner.id}`, { aktiv: false });
    expect(await statusOf(path)).toBe(410);
    expect((await admin.get(`/innehall/${id}/delningar`)).body.delningar[0]).toMatchObject({ oppen: false, aterkallad: null });
  });
});

describe('a link that an assistant has made in somebody’s name', () => {
  const program = new Program();
  const linked = async (access: string, id: string) => {
    const tool = { name: 'forhandsvisa', arguments: { id, dela: 60 } };
    const { text } = await program.call(access, 'redaktion', { method: 'tools/call', params: tool });
    const lank = /http[^"\\]+\/dela\/[\w-]+/.exec(text)?.[0] ?? '';
    expect(await statusOf(lank.replace(url, ''))).toBe(200);
    return lank.replace(url, '');
  };

  test('is over when that person, or an administrator, ends the connection; other links are not', async () => {
    const [writer, admin] = await Promise.all([as('skribent'), as('admin')]);
    const [one, other] = [await program.connected(writer), await program.connected(writer)];
    const { id, delning } = await shared(writer);
    const [first, second] = [await linked(one.access, id), await linked(other.access, id)];
    const connections = (await writer.get('/anslutningar')).body.anslutningar;
    expect((await writer.delete(`/anslutningar/${connections[1].id}`)).status).toBe(200);
    expect(await Promise.all([first, second, delning.lank.replace(url, '')].map(statusOf))).toEqual([410, 200, 200]);
    expect((await admin.delete(`/anslutningar/${connections[0].id}`)).status).toBe(200);
    expect(await Promise.all([second, delning.lank.replace(url, '')].map(statusOf))).toEqual([410, 200]);
    const { delningar } = (await writer.get(`/innehall/${id}/delningar`)).body;
    expect(delningar.map(({ oppen, av }: { oppen: boolean; av: object }) => [oppen, Object.keys(av).toSorted()])).toEqual([
      [false, ['id', 'namn', 'typ']],
      [false, ['id', 'namn', 'typ']],
      [true, ['id', 'namn', 'typ']],
    ]);
  });

  test('is over when what the assistant holds has been in two hands', async () => {
    const writer = await as('skribent');
    const { client, refresh, access } = await program.connected(writer);
    const { id } = await writer.created(swedish());
    const lank = await linked(access, id);
    expect((await program.refresh(client, refresh)).status).toBe(200);
    expect((await program.refresh(client, refresh)).body.error).toBe('invalid_grant');
    expect(await statusOf(lank)).toBe(410);
  });
});

describe('a link is revoked', () => {
  const NOWHERE = { sektioner: [], mallar: [], sprak: [] };

  test('by nobody who may not write in what it shows', async () => {
    const chief = await as('chefredaktor');
    const { id, delning } = await shared(chief);
    const path = `/innehall/${id}/delningar/${delning.id}`;
    for (const [by, kod] of [
      [await agent(NOWHERE), 'sektion_ej_tillaten'],
      [await agent({ ...MAY_PUBLISH, mallar: ['recept'] }), 'mall_ej_tillaten'],
      [await as('skribent', { sektioner: ['mat'] }), 'sektion_ej_tillaten'],
      [await as('chefredaktor', { sprak: ['en'] }), 'sprak_ej_tillatet'],
      [await as('lasare'), 'rattighet_saknas'],
    ] as const)
      expect((await by.delete(path)).koder[0]).toBe(kod);
    expect((await open(delning.lank)).status).toBe(200);
  });

  test('by its maker wherever they may write by now, by whoever may write there, and by an administrator', async () => {
    const maker = await as('skribent');
    const moved = await shared(maker);
    await sql(`UPDATE person SET sektioner = '{mat}' WHERE id = $1`, [maker.id]);
    const [own, colleague, admin] = [maker, await as('skribent', { sektioner: ['nyheter'] }), await as('admin', { sektioner: ['mat'] })];
    expect((await own.delete(`/innehall/${moved.id}/delningar/${moved.delning.id}`)).status).toBe(200);
    for (const by of [colleague, admin]) {
      const { id, delning } = await shared(await as('skribent'));
      expect((await by.delete(`/innehall/${id}/delningar/${delning.id}`)).status).toBe(200);
      expect((await open(delning.lank)).status).toBe(410);
    }
  });
});

test('an agent makes links to what it may write, and may look at the rest', async () => {
  const chief = await as('chefredaktor');
  const { id } = await chief.created();
  const path = `/innehall/${id}/forhandsvisning`;
  const narrower: Array<[kod: string, lists: { sektioner?: string[]; mallar?: string[]; sprak?: string[] }]> = [
    ['sektion_ej_tillaten', { sektioner: [] }],
    ['mall_ej_tillaten', { mallar: ['recept'] }],
    ['sprak_ej_tillatet', { sprak: ['en'] }],
  ];
  for (const [kod, lists] of narrower) {
    const outside = await agent({ ...MAY_PUBLISH, ...lists }, chief);
    expect((await outside.post(path, { dela: 5 })).koder, kod).toEqual([kod]);
    expect((await outside.post(path, {})).status, kod).toBe(200);
  }
  expect((await (await agent(MAY_PUBLISH, chief)).post(path, { dela: 5 })).status).toBe(200);
});

test('a link looked at without being opened is not counted; one that is over is for no search engine', async () => {
  const writer = await as('skribent');
  const { id, delning } = await shared(writer);
  const path = delning.lank.replace(url, '');
  expect((await send({ method: 'HEAD', path })).status).toBe(200);
  const listed = async () => (await writer.get(`/innehall/${id}/delningar`)).body.delningar[0].visningar;
  expect(await listed()).toBe(0);
  await open(delning.lank);
  expect(await listed()).toBe(1);
  await writer.delete(`/innehall/${id}/delningar/${delning.id}`);
  for (const method of ['GET', 'HEAD']) {
    const over = await send({ method, path });
    expect([over.status, over.headers['x-robots-tag']]).toEqual([410, expect.stringContaining('noindex')]);
  }
});
