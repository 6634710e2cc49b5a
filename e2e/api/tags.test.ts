import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { agent, as } from './newsroom/people.ts';

const { url } = inject('studio');
const chief = await as('chefredaktor');
const writer = await as('skribent');

/** A name that no other test has. */
const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

interface Listed {
  id: string;
  namn: { sv: string; en: string };
  slug: string;
  antal: number;
  senast: string | null;
  former: string[];
  liknar: Array<{ id: string; namn: string }>;
}

async function tagged(taggar: string[]): Promise<string> {
  return (await chief.created({ ...swedish(), taggar })).id;
}

async function published(taggar: string[]): Promise<string> {
  const id = await tagged(taggar);
  const { status, body } = await chief.release(id);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return id;
}

async function found(sok: string): Promise<Listed[]> {
  const { status, body } = await writer.get(`/taggar?sok=${encodeURIComponent(sok)}`);
  expect(status).toBe(200);
  return body.taggar;
}

async function tag(namn: string): Promise<Listed> {
  const all = await found(namn);
  const one = all.find((listed) => listed.namn.sv === namn) ?? all[0];
  if (one === undefined) throw new Error(`there is no tag ${namn}`);
  return one;
}

async function read(path: string): Promise<{ status: number; text: string; location: string | undefined }> {
  const { status, headers, text } = await send({ method: 'GET', path }, url);
  return { status, text, location: headers.location };
}

/** Where readers find it. */
const addressOf = async (id: string) => new URL((await chief.item(id)).sprak.sv.lank).pathname;
const tagsOf = async (id: string) => (await chief.item(id)).taggar;
const code = ({ status, body }: { status: number; body: { fel?: Array<{ kod: string; falt: string }> } }) => [
  status,
  body.fel?.[0]?.kod,
  body.fel?.[0]?.falt,
];

describe('a name that nobody has written before', () => {
  test('becomes a tag by being saved, and one that differs in case or space alone is the same tag', async () => {
    const namn = unique('Åkerbär');
    await tagged([namn, 'nyheter']);
    await tagged([namn.toUpperCase()]);
    expect(await found(namn)).toMatchObject([
      {
        namn: { sv: namn, en: '' },
        slug: namn.toLowerCase().replace('åkerbär ', 'akerbar-'),
        antal: 0,
        senast: null,
        former: [namn.toUpperCase()],
      },
    ]);
  });

  test('is one tag for twenty who write it at once, and two that ask for one address have one each', async () => {
    const namn = unique('Kött');
    await Promise.all(Array.from({ length: 20 }, (_, nr) => tagged([nr % 2 === 0 ? namn : namn.toLowerCase()])));
    const [first, ...more] = await found(namn);
    // As whoever came first has written it.
    const written = first?.namn.sv ?? '';
    expect([written.toLowerCase(), more]).toEqual([namn.toLowerCase(), []]);
    const plain = namn.replace('ö', 'o');
    await tagged([plain]);
    const tags = [await tag(written), await tag(plain)];
    expect(new Set(tags.map(({ slug }) => slug)).size).toBe(2);
    // Alike, and perhaps the same: whoever administers decides.
    expect(tags.map(({ liknar }) => liknar.map(({ namn: like }) => like))).toEqual([[plain], [written]]);
    const alike = await writer.get(`/taggar?liknar=1&sok=${encodeURIComponent(namn.slice(-8))}`);
    expect(alike.body.antal).toBe(2);
  });

  test('may have nothing that can stand in an address', async () => {
    const namn = `日本${randomUUID()
      .slice(0, 4)
      .replace(/[a-f0-9]/g, (letter) => String.fromCharCode(0x4e00 + letter.charCodeAt(0)))}`;
    await published([namn]);
    const { slug } = await tag(namn);
    expect(slug).toMatch(/^[a-z0-9-]{3,}$/);
    expect((await read(`/tagg/${slug}`)).status).toBe(200);
  });
});

describe('tags are found', () => {
  const letters = () => randomUUID().replaceAll(/[^a-f]/g, '');

  test('without diacritics and endings, and by what they are called in English', async () => {
    const own = letters();
    const [namn, en] = [`${own} Älskade trädgård`, unique('Beloved garden')];
    const made = await chief.post('/taggar', { namn: { sv: namn, en } });
    expect(made.status).toBe(201);
    for (const sok of [`${own} älskade`, `${own} alskade tradgard`, `${own.toUpperCase()} ALSKADE TRADGARDAR`, en.toLowerCase(), `${own}`])
      expect(
        (await found(sok)).map(({ id }) => id),
        sok,
      ).toEqual([made.body.tagg.id]);
    expect(await found(`${own} 100%`)).toEqual([]);
    expect(await found('%%')).toEqual([]);
  });

  test('in the order of the Swedish alphabet', async () => {
    const own = letters();
    const names = ['Öl', 'Ärta', 'ål', 'Zebra', 'élan', 'eld', 'Ada', 'A\u030aska'].map((word) => `${own} ${word}`);
    await tagged(names);
    const order = (await found(own)).map(({ namn }) => namn.sv.split(' ')[1]);
    expect(order).toEqual(['Ada', 'élan', 'eld', 'Zebra', 'ål', 'A\u030aska', 'Ärta', 'Öl']);
    const pages = [];
    let markor: string | undefined;
    do {
      const { body } = await writer.get('/taggar', { sok: own, per_sida: '3', ...(markor === undefined ? {} : { markor }) });
      pages.push(...body.taggar.map((one: Listed) => one.namn.sv.split(' ')[1]));
      markor = body.nasta ?? undefined;
    } while (markor !== undefined);
    expect(pages).toEqual(order);
  });

  test('as alike when one is the other misspelt, and not when a number differs', async () => {
    const own = letters();
    const [right, wrong, year, other] = [`${own}restaurang`, `${own}resturang`, `${own}val 2025`, `${own}val 2026`];
    await tagged([right, wrong, year, other]);
    const { id } = await tag(right);
    // What has been changed is told to whoever compares; what articles bring is compared within half a minute.
    await chief.patch(`/taggar/${id}`, { namn: { en: 'Restaurant' } });
    const alike = async (namn: string) => (await tag(namn)).liknar.map((one) => one.namn);
    await expect.poll(() => alike(right), { timeout: 40_000 }).toEqual([wrong]);
    expect([await alike(wrong), await alike(year), await alike(other)]).toEqual([[right], [], []]);
    const { body } = await writer.get('/taggar', { sok: own, liknar: '1' });
    expect(body.taggar.map((one: Listed) => one.namn.sv)).toEqual([right, wrong]);
  });

  test('with how much they are used these days, and the month before', async () => {
    const namn = unique('Trend');
    await published([namn]);
    await published([namn]);
    const old = await published([namn]);
    await sql(`UPDATE publicerad_tagg SET publicerad = now() - interval '40 days' WHERE innehall_id = $1`, [old]);
    expect(await tag(namn)).toMatchObject({ antal: 3, trend: { nu: 2, fore: 1 } });
  });
});

describe('the page of a tag', () => {
  test('lists what is public in the language, newest first, with a feed; the article leads there', async () => {
    const namn = unique('Fyrar');
    const first = await published([namn]);
    const second = await published([namn]);
    await tagged([namn]);
    const { slug, antal, senast } = await tag(namn);
    expect([antal, senast === null]).toEqual([2, false]);
    const page = await read(`/tagg/${slug}`);
    expect(page.status).toBe(200);
    const places = await Promise.all([second, first].map(async (id) => page.text.indexOf(`href="${await addressOf(id)}"`)));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(page.text).toContain(`<h1 class="sektion-namn">${namn}</h1>`);
    expect(page.text).toContain(`/tagg/${slug}/rss.xml`);
    const feed = await read(`/tagg/${slug}/rss.xml`);
    expect([feed.status, feed.text.match(/<item>/g)?.length]).toEqual([200, 2]);
    expect((await read(`/tagg/${slug}/atom.xml`)).text.match(/<entry>/g)).toHaveLength(2);
    expect(JSON.parse((await read(`/tagg/${slug}/feed.json`)).text).items).toHaveLength(2);
    expect((await read(`/en/tag/${slug}`)).status).toBe(404);
    const article = await read(await addressOf(first));
    expect(article.text).toContain(`<a href="/tagg/${slug}" rel="tag">${namn}</a>`);
  });

  test('has the other language by its own name, and each leads to the other', async () => {
    const namn = unique('Skärgård');
    const id = await tagged([namn]);
    await chief.saved(id, 'en', english());
    expect((await chief.release(id)).status).toBe(200);
    const { id: tagId, slug } = await tag(namn);
    const named = unique('Archipelago');
    expect((await chief.patch(`/taggar/${tagId}`, { namn: { en: named }, beskrivning: { sv: 'Öar.', en: 'Islands.' } })).status).toBe(200);
    const [sv, en] = [await read(`/tagg/${slug}`), await read(`/en/tag/${slug}`)];
    expect([sv.text.includes('Öar.'), en.text.includes('Islands.'), en.text.includes(named)]).toEqual([true, true, true]);
    expect([sv.text.includes(`${url}/en/tag/${slug}"`), en.text.includes(`${url}/tagg/${slug}"`)]).toEqual([true, true]);
  });

  test('is not there without anything to read, and not for what is no tag', async () => {
    const namn = unique('Utkast');
    const id = await published([namn]);
    const { slug } = await tag(namn);
    expect((await read(`/tagg/${slug}`)).status).toBe(200);
    await chief.takeDown(id);
    expect((await read(`/tagg/${slug}`)).status).toBe(404);
    for (const path of [
      '/tagg',
      '/tagg/',
      '/tagg/finns-inte',
      '/tagg/a/b',
      '/tagg/%00',
      '/en/tag/finns-inte',
      `/tagg/${slug}/atom`,
      '/tagg/finns-inte/rss.xml',
    ])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });
});

describe('a tag that is renamed', () => {
  test('is called so at once wherever it stands, articles follow, and its old address leads to the new', async () => {
    const [namn, other] = [unique('Bio'), unique('Film')];
    const [id, draft] = [await published([namn, 'nyheter']), await tagged(['nyheter', namn])];
    const before = await tag(namn);
    const address = await addressOf(id);
    expect((await read(address)).text).toContain(namn);
    const { status, body } = await chief.patch(`/taggar/${before.id}`, { namn: { sv: other } });
    expect([status, body.artiklar, body.tagg.namn.sv, body.tagg.former]).toEqual([200, 2, other, [namn]]);
    expect([await tagsOf(id), await tagsOf(draft)]).toEqual([
      [other, 'nyheter'],
      ['nyheter', other],
    ]);
    const page = await read(address);
    expect([page.text.includes(namn), page.text.includes(`<a href="/tagg/${body.tagg.slug}" rel="tag">${other}</a>`)]).toEqual([
      false,
      true,
    ]);
    const moved = await read(`/tagg/${before.slug}`);
    expect([moved.status, moved.location]).toEqual([301, `/tagg/${body.tagg.slug}`]);
    expect((await read(`/tagg/${before.slug}/rss.xml`)).location).toBe(`/tagg/${body.tagg.slug}/rss.xml`);
    // A name is a label: nothing waits to be released, and nothing was changed under whoever writes.
    const after = await chief.item(id);
    expect([after.sprak.sv.ej_slappt, (await chief.get(`/innehall?tagg=${encodeURIComponent(other)}`)).body.antal]).toEqual([[], 2]);
    // A list that somebody has kept under the old name shows the tag, in whichever letters.
    for (const kept of [namn, namn.toLowerCase()])
      expect((await chief.get(`/innehall?tagg=${encodeURIComponent(kept)}`)).body.antal, kept).toBe(2);
    // Whoever writes the old name means the same tag.
    await published([namn]);
    expect((await tag(other)).antal).toBe(2);
  });

  test('leads back when it is renamed back', async () => {
    const [namn, other] = [unique('Teve'), unique('Tv')];
    await published([namn]);
    const before = await tag(namn);
    const renamed = await chief.patch(`/taggar/${before.id}`, { namn: { sv: other } });
    await chief.patch(`/taggar/${before.id}`, { namn: { sv: namn } });
    expect((await read(`/tagg/${before.slug}`)).status).toBe(200);
    expect((await read(`/tagg/${renamed.body.tagg.slug}`)).location).toBe(`/tagg/${before.slug}`);
  });

  test('cannot take a name or an address that is another’s', async () => {
    const [one, other] = [unique('Ett'), unique('Två')];
    await tagged([one, other]);
    const [first, second] = [await tag(one), await tag(other)];
    expect(code(await chief.patch(`/taggar/${first.id}`, { namn: { sv: other.toUpperCase() } }))).toEqual([422, 'tagg_finns', 'namn.sv']);
    expect(code(await chief.patch(`/taggar/${first.id}`, { slug: second.slug }))).toEqual([422, 'tagg_adress_finns', 'slug']);
    expect((await chief.patch(`/taggar/${first.id}`, { slug: 'Två ord' })).status).toBe(422);
    expect((await chief.patch(`/taggar/${first.id}`, { namn: { sv: ' ' } })).status).toBe(422);
    expect((await chief.patch(`/taggar/${first.id}`, { namn: { sv: 'x'.repeat(81) } })).status).toBe(422);
    expect((await chief.patch(`/taggar/${randomUUID()}`, { namn: { sv: 'X' } })).status).toBe(404);
    // Its own name in other letters is no other tag's.
    expect((await chief.patch(`/taggar/${first.id}`, { namn: { sv: one.toUpperCase() } })).status).toBe(200);
  });
});

describe('two tags that are one', () => {
  test('are merged: every name and address leads to the one that stays, and no article has it twice', async () => {
    const [namn, other] = [unique('Hemmabio'), unique('Hemma-bio')];
    const both = await published([namn, other, 'nyheter']);
    const one = await published([namn]);
    const [gone, kept] = [await tag(namn), await tag(other)];
    const seen = await chief.post(`/taggar/${gone.id}/slaihop`, { till: kept.id, provkor: true });
    expect([seen.status, seen.body.artiklar, await tagsOf(one)]).toEqual([200, 2, [namn]]);
    const { status, body } = await chief.post(`/taggar/${gone.id}/slaihop`, { till: kept.id });
    expect([status, body.artiklar, body.tagg.antal, body.tagg.former]).toEqual([200, 2, 2, [namn]]);
    expect([await tagsOf(both), await tagsOf(one)]).toEqual([[other, 'nyheter'], [other]]);
    expect((await read(`/tagg/${gone.slug}`)).location).toBe(`/tagg/${kept.slug}`);
    const page = await read(`/tagg/${kept.slug}`);
    expect(page.text.match(/<article/g)?.length ?? 0).toBe(2);
    expect(await found(namn)).toMatchObject([{ id: kept.id }]);
    expect(code(await chief.post(`/taggar/${gone.id}/slaihop`, { till: kept.id }))).toEqual([404, 'finns_inte', 'id']);
    const twice = (await read(await addressOf(both))).text;
    expect(twice.split(`rel="tag">${other}</a>`).length - 1).toBe(1);
  });

  test('not with itself, nor into nothing', async () => {
    await tagged([unique('Ensam')]);
    const { id } = await tag('Ensam');
    for (const till of [id, id.toUpperCase()])
      expect(code(await chief.post(`/taggar/${id}/slaihop`, { till })), till).toEqual([422, 'tagg_samma', 'till']);
    expect(code(await chief.post(`/taggar/${id}/slaihop`, { till: randomUUID() }))).toEqual([422, 'tagg_okand', 'till']);
    expect(code(await chief.post(`/taggar/${id}/slaihop`, { till: 'x' }))).toEqual([422, 'tagg_okand', 'till']);
  });
});

describe('tags of an article', () => {
  test('are added and taken away without knowing the others, by two at once too', async () => {
    const id = await tagged(['a', 'b']);
    const results = await Promise.all([
      chief.post(`/innehall/${id}/taggar`, { lagg_till: ['c'] }),
      writer.post(`/innehall/${id}/taggar`, { lagg_till: ['d'], ta_bort: ['A'] }),
    ]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect((await tagsOf(id)).toSorted()).toEqual(['b', 'c', 'd']);
    const many = Array.from({ length: 50 }, (_, nr) => `tagg ${nr}`);
    expect(code(await chief.post(`/innehall/${id}/taggar`, { lagg_till: many }))).toEqual([422, 'for_manga_taggar', 'lagg_till']);
    expect((await chief.post(`/innehall/${id}/taggar`, { lagg_till: ['x'.repeat(81)] })).status).toBe(422);
    expect((await chief.post(`/innehall/${randomUUID()}/taggar`, {})).status).toBe(404);
  });
});

describe('while others write', () => {
  test('a merge and saves with names that are new end, each of them, whoever comes first', async () => {
    const [namn, other] = [unique('Tåg'), unique('Järnväg')];
    const ids = await Promise.all(Array.from({ length: 8 }, () => tagged([namn])));
    const [gone, kept] = [await tag(namn), (await chief.post('/taggar', { namn: { sv: other } })).body.tagg];
    const answers = await Promise.all([
      chief.post(`/taggar/${gone.id}/slaihop`, { till: kept.id }),
      ...ids.map((id) => writer.patch(`/innehall/${id}`, { taggar: [namn, unique('nytt')] })),
      ...ids.map((id) => writer.post(`/innehall/${id}/taggar`, { lagg_till: [unique('nyare')] })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    // Whoever wrote the old name a moment before, or a moment after, means the tag that there is.
    expect((await chief.get(`/innehall?tagg=${encodeURIComponent(other)}`)).body.antal).toBe(8);
  });

  test('a name that a tag had is kept as what it is called now; in other letters it is kept as it was written', async () => {
    const [namn, other] = [unique('Kvällstidning'), unique('Dagstidning')];
    await tagged([namn]);
    await chief.patch(`/taggar/${(await tag(namn)).id}`, { namn: { sv: other } });
    const id = await tagged([namn, other.toUpperCase()]);
    expect(await tagsOf(id)).toEqual([other, other.toUpperCase()]);
    expect((await chief.get(`/innehall?tagg=${encodeURIComponent(other)}`)).body.antal).toBe(2);
    await chief.post(`/innehall/${id}/taggar`, { ta_bort: [namn] });
    expect(await tagsOf(id)).toEqual([]);
  });

  test('what waits for a confirmation is confirmed all the same, and what is released again as it was has not been changed', async () => {
    const [namn, other] = [unique('Bok'), unique('Litteratur')];
    const id = await published([namn]);
    const before = await chief.item(id);
    // The page tells seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const key = await agent({ publicera: true, godkannande: true });
    const { id: asked } = await key.created({ ...swedish(), taggar: [namn] });
    const request = await key.release(asked, { order_av: key.agare.id });
    expect(request.body.release?.tillstand, JSON.stringify(request.body.fel)).toBe('vantar_pa_godkannande');
    await chief.patch(`/taggar/${(await tag(namn)).id}`, { namn: { sv: other } });
    const confirmed = await chief.post(`/releaser/${request.body.release.id}/godkann`, {});
    expect(confirmed.status, JSON.stringify(confirmed.body.fel)).toBe(200);
    expect((await chief.release(id)).status).toBe(200);
    const text = (await read(await addressOf(id))).text;
    const [, changed = ''] = /"dateModified":"([^"]+)"/.exec(text) ?? [];
    expect(Math.trunc(Date.parse(changed) / 1000)).toBe(Math.trunc(Date.parse(before.publicerad) / 1000));
  });

  test('a page beyond the first has the next articles, and beyond the last there is none', async () => {
    const namn = unique('Många');
    await Promise.all(Array.from({ length: 26 }, () => published([namn])));
    const { slug } = await tag(namn);
    const pages = await Promise.all([1, 2, 3].map((sida) => read(`/tagg/${slug}?sida=${sida}`)));
    expect(pages.map(({ status, text }) => [status, status === 200 ? text.match(/<article/g)?.length : 0])).toEqual([
      [200, 25],
      [200, 1],
      [404, 0],
    ]);
  });

  test('no reader is told what a draft is about, nor led to where there is nothing to read', async () => {
    const [namn, other] = [unique('Hemlig'), unique('Avslöjande')];
    await tagged([namn]);
    const { id, slug } = await tag(namn);
    await chief.patch(`/taggar/${id}`, { namn: { sv: other } });
    expect(await read(`/tagg/${slug}`)).toMatchObject({ status: 404, location: undefined });
    const page = await chief.created({ ...swedish(), mall: 'sida', taggar: [namn] });
    const released = await chief.release(page.id);
    expect(released.status, JSON.stringify(released.body.fel)).toBe(200);
    const { text } = await read(await addressOf(page.id));
    expect([text.includes(namn) || text.includes(other), text.includes('rel="tag"')]).toEqual([true, false]);
  });

  test('what breaks lines, hides or turns letters is left out of an article’s tags; what shows nothing is no tag', async () => {
    const strange = ['a\nb', 'a\u200bb', 'a\u202eb', '\u0301', '\u3164'];
    const id = await tagged(strange);
    expect((await chief.item(id)).taggar).toEqual(['a b', 'ab', '\u0301', '\u3164']);
    for (const namn of strange) {
      expect((await found(namn)).filter((one) => [one.namn.sv, ...one.former].includes(namn))).toEqual([]);
      expect((await chief.post('/taggar', { namn: { sv: namn } })).status).toBe(422);
    }
  });
});

describe('what has been said of a tag', () => {
  test('stays when it goes up in one of which nothing has been said, and gives way where something has', async () => {
    const make = async (said: object) => (await chief.post('/taggar', { namn: { sv: unique('Sagd') }, ...said })).body.tagg;
    const gone = await make({ beskrivning: { sv: 'Den gamla.', en: 'The old one.' } });
    const kept = await make({ beskrivning: { sv: 'Den nya.' } });
    await chief.patch(`/taggar/${gone.id}`, { namn: { en: 'Said' } });
    const { body } = await chief.post(`/taggar/${gone.id}/slaihop`, { till: kept.id });
    expect(body.tagg).toMatchObject({ namn: { ...kept.namn, en: 'Said' }, beskrivning: { sv: 'Den nya.', en: 'The old one.' } });
  });
});

describe('who may', () => {
  test('an agent makes tags and uses them, and neither renames nor merges them', async () => {
    const key = await agent({ publicera: true });
    const namn = unique('Agent');
    const made = await key.post('/taggar', { namn: { sv: namn, en: 'Agent' } });
    expect([made.status, made.body.tagg]).toMatchObject([201, { namn: { sv: namn, en: 'Agent' }, antal: 0 }]);
    expect(code(await key.post('/taggar', { namn: { sv: namn } }))).toEqual([422, 'tagg_finns', 'namn.sv']);
    expect((await key.patch(`/taggar/${made.body.tagg.id}`, { namn: { sv: 'X' } })).status).toBe(403);
    expect((await writer.patch(`/taggar/${made.body.tagg.id}`, { namn: { sv: 'X' } })).status).toBe(403);
    expect((await writer.post(`/taggar/${made.body.tagg.id}/slaihop`, { till: made.body.tagg.id })).status).toBe(403);
    expect((await (await as('lasare')).post('/taggar', { namn: { sv: 'X' } })).status).toBe(403);
  });
});
