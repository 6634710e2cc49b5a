import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { isStandaloneRun, unlessStandalone } from '../ways-to-run.ts';
import { swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { draftReport, feedOf, feedWhen, liveBlock, posted, publicReport } from './newsroom/live.ts';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const chief = await as('chefredaktor');
const anna = await as('publicist');
const { url } = inject('studio');
const other = await ownStudio({});
afterAll(() => other.stop());

/** One request whose answer is left as bytes. */
function bytes(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; encoding: string | undefined; etag: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          etag: response.headers.etag,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the feed', () => {
  test('is what interface.md says it is', async () => {
    const id = await publicReport(chief);
    await posted(anna, id, { text: '**Mål!**', tid: '2026-11-20T10:00' });
    const fast = await posted(anna, id, { text: 'Fäst', tid: '2026-11-20T09:00', fast: true });
    const feed = await feedWhen(id, ({ ids }) => ids.length === 3);
    expect(Object.keys(feed.body)).toEqual(['ok', 'live', 'lage', 'senast', 'senastText', 'senastRad', 'antal', 'inlagg']);
    expect(feed.body).toMatchObject({ ok: true, live: true, lage: 'live', senast: '2026-11-20T10:00', senastText: '10:00', antal: 3 });
    expect(feed.body.senastRad).toContain('Pågår nu');
    expect(feed.ids[0]).toBe(fast);
    expect(feed.body.inlagg[1]).toMatchObject({
      tid: '2026-11-20T10:00',
      fast: false,
      html: expect.stringContaining('<strong>Mål!</strong>'),
    });
    expect(feed.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=20',
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(feed.headers['x-request-id']).toBeTruthy();
    expect(feed.headers).not.toHaveProperty('set-cookie');
  });

  test('shows what the page shows, and never a draft', async () => {
    const id = await publicReport(chief);
    const { sv } = (await chief.item(id)).sprak;
    const { rubrik, ingress, slug, block } = sv.arbetsrevision;
    const others = block.filter(({ type }: { type: string }) => type !== 'liveinlagg');
    const draft = [
      { id: 'start', tid: '2026-11-20T08:00', text: 'HEMLIGT' },
      { id: 'utkast', tid: '2026-11-20T08:30', text: 'HEMLIGT' },
    ];
    await chief.saved(id, 'sv', { rubrik, ingress, slug, block: [...others, liveBlock(draft)], bas: sv.arbetsrevision.id });
    const entry = await posted(anna, id, { text: 'Publikt' });
    const feed = await feedWhen(id, ({ ids }) => ids.includes(entry));
    expect(feed.ids.toSorted()).toEqual([entry, 'start'].toSorted());
    expect(JSON.stringify(feed.body)).not.toContain('HEMLIGT');
    const page = await send({ method: 'GET', path: new URL(sv.lank).pathname });
    for (const { html } of feed.body.inlagg) expect(page.text).toContain(html);
  });

  test('and the page’s structured data tell the same, from the first entry to the last', async () => {
    const id = await publicReport(chief);
    const bild = { src: 'https://bilder.se/mal.jpg', alt: 'Målet' };
    await posted(anna, id, { text: '**Mål!** Ett till noll.', tid: '2026-07-20T10:15', bild });
    const { lank } = (await chief.item(id)).sprak.sv;
    const told = async () => {
      const { text } = await send({ method: 'GET', path: new URL(lank).pathname });
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
      return JSON.parse(json)['@graph'].find((node: Record<string, unknown>) => node['@type'] === 'LiveBlogPosting');
    };
    const going = await told();
    expect(going).toMatchObject({ coverageStartTime: '2026-07-20T10:15:00+02:00', headline: expect.any(String) });
    expect(going).not.toHaveProperty('coverageEndTime');
    const update = going.liveBlogUpdate.find((one: Record<string, unknown>) => String(one.articleBody).startsWith('Mål!'));
    expect(update).toMatchObject({
      '@type': 'BlogPosting',
      ...{ headline: 'Mål!', articleBody: 'Mål! Ett till noll.', datePublished: '2026-07-20T10:15:00+02:00', image: bild.src },
      url: expect.stringContaining(`${new URL(lank).pathname}#blive00001-`),
    });
    await anna.post(`/innehall/${id}/live/avsluta`);
    expect(await told()).toMatchObject({ coverageEndTime: '2026-11-20T08:00:00+01:00' });
  });

  test('follows corrections, removals and the end', async () => {
    const id = await publicReport(chief);
    const entry = await posted(anna, id, { text: 'Feel' });
    const path = `/innehall/${id}/live/${entry}`;
    await anna.patch(path, { text: 'Rätt' });
    await feedWhen(id, ({ body }) => JSON.stringify(body).includes('Rätt'));
    await anna.delete(path);
    await feedWhen(id, ({ ids }) => !ids.includes(entry));
    await anna.post(`/innehall/${id}/live/avsluta`);
    const ended = await feedWhen(id, ({ body }) => body.lage === 'avslutad');
    expect(ended.body).toMatchObject({ live: false, antal: 1 });
    expect(ended.body.senastRad).toContain('Avslutad');
  });

  test('tells of a correction where it tells of the entry, and the page and its structured data tell the same', async () => {
    const id = await publicReport(chief);
    const slip = await posted(anna, id, { text: 'Feel' });
    expect((await anna.patch(`/innehall/${id}/live/${slip}`, { text: 'Fel' })).body.inlagg).not.toHaveProperty('rattad');
    const { rattad } = (await anna.patch(`/innehall/${id}/live/start`, { text: 'Nu har det börjat.' })).body.inlagg;
    const minute = String(rattad).slice(11, 16);
    const { body } = await feedWhen(id, (feed) => JSON.stringify(feed.body).includes('Nu har det börjat.'));
    const told = new Map<string, { html: string }>(body.inlagg.map((one: { id: string }) => [one.id, one]));
    expect(told.get('start')?.html).toMatch(new RegExp(`<span class="live-rattad">Rättad <time[^>]*>\\d+ \\w+ ${minute}</time></span>`));
    expect(told.get(slip)?.html).not.toContain('live-rattad');
    for (const entry of told.values()) expect(Object.keys(entry)).toEqual(['id', 'tid', 'fast', 'html']);
    const { text } = await send({ method: 'GET', path: new URL((await chief.item(id)).sprak.sv.lank).pathname });
    expect(text).toContain(told.get('start')?.html);
    expect(
      text.match(new RegExp(`"datePublished":"2026-11-20T08:00:00\\+01:00","dateModified":"${String(rattad).slice(0, 16)}`, 'g')),
    ).toHaveLength(1);
  });

  test('is 404, in the envelope and not for long, for what is not public', async () => {
    const { id: draft } = await draftReport(chief);
    const { id: news } = await chief.created(swedish());
    await chief.release(news);
    const report = await publicReport(chief);
    expect((await feedOf(report)).status).toBe(200);
    await chief.takeDown(report);
    await feedWhen(report, ({ status }) => status === 404);
    for (const id of [draft, news, report, randomUUID()]) {
      const { status, headers, body } = await feedOf(id);
      expect([status, body.ok, body.fel[0].kod]).toEqual([404, false, 'live_finns_inte']);
      expect(headers['cache-control']).toBe('public, max-age=5');
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    expect((await chief.release(report)).status).toBe(200);
    await feedWhen(report, ({ status }) => status === 200);
  });

  test('is no more when the article is released with another template, and its page asks for none', async () => {
    const id = await publicReport(chief);
    await posted(anna, id, { text: 'Ett' });
    const path = new URL((await chief.item(id)).sprak.sv.lank).pathname;
    expect((await send({ method: 'GET', path })).text).toContain(`data-live="/studio/live/${id}.json"`);
    expect((await chief.patch(`/innehall/${id}`, { mall: 'nyhet' })).status).toBe(200);
    expect((await feedOf(id)).status).toBe(200);
    await chief.release(id, { overstyr: true });
    await feedWhen(id, ({ status }) => status === 404);
    await expect.poll(async () => (await send({ method: 'GET', path })).text, { timeout: 5_000 }).not.toContain('data-live');
    expect((await send({ method: 'GET', path })).text).toContain('Ett');
    expect((await chief.patch(`/innehall/${id}`, { mall: 'liverapport' })).status).toBe(200);
    await chief.release(id, { overstyr: true });
    await feedWhen(id, ({ status }) => status === 200);
  });

  test('has a language of its own', async () => {
    const id = await publicReport(chief);
    expect((await feedOf(id, { sprak: 'sv' })).ids).toEqual(['start']);
    expect((await feedOf(id, { sprak: 'en' })).status).toBe(404);
    expect((await feedOf(id, { sprak: 'xx' })).status).toBe(404);
    await chief.saved(id, 'en', { ...swedish({ rubrik: 'The report', slug: `report-${randomUUID()}` }), block: [liveBlock()] });
    await chief.release(id, { sprak: ['en'], overstyr: true });
    const entry = await posted(anna, id, { sprak: 'en', text: 'Kick-off', fast: true });
    const feed = await feedWhen(id, ({ ids }) => ids.includes(entry), { sprak: 'en' });
    expect(feed.body.senastRad).toContain('Live now');
    expect(feed.body.inlagg[0].html).toContain('Pinned');
    expect((await feedOf(id)).ids).toEqual(['start']);
  });
});

describe('what came after an entry', () => {
  test('is all that is sent to whoever has it: what is new, corrected, pinned or gone', async () => {
    const id = await publicReport(chief);
    await feedWhen(id, ({ ids }) => ids.length === 1);
    const removed = await posted(anna, id, { text: 'Tas bort', tid: '2026-11-20T08:45' });
    await feedWhen(id, ({ ids }) => ids.length === 2);
    const quiet = await posted(anna, id, { text: 'Står kvar som det är', tid: '2026-11-20T09:00' });
    await feedWhen(id, ({ ids }) => ids.length === 3);
    const last = await posted(anna, id, { text: 'Det sista som läsaren har', tid: '2026-11-20T09:10' });
    await feedWhen(id, ({ ids }) => ids.length === 4);
    const newer = await posted(anna, id, { text: 'Nytt', tid: '2026-11-20T08:30' });
    await anna.delete(`/innehall/${id}/live/${removed}`);
    await anna.patch(`/innehall/${id}/live/start`, { fast: true });
    const whole = await feedWhen(id, ({ body }) => body.antal === 4 && body.inlagg[0].fast);
    const { status, headers, body, ids } = await feedOf(id, { efter: last });
    expect([status, ids, body.efter, body.borta]).toEqual([200, whole.ids.filter((one) => one !== quiet), last, [removed]]);
    expect(ids).toContain(newer);
    expect({ ...body, inlagg: whole.body.inlagg }).toEqual({ ...whole.body, efter: last, borta: [removed] });
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=20', 'access-control-allow-origin': '*' });
    expect((await feedOf(id, { efter: last, headers: { 'If-None-Match': String(headers.etag) } })).status).toBe(304);
  });

  test('is the whole feed, as without it, when nobody knows of that entry', async () => {
    const id = await publicReport(chief);
    const whole = await feedWhen(id, ({ ids }) => ids.length === 1);
    for (const efter of ['', 'okänt', '__proto__', "';--", '\u0000', 'x'.repeat(5_000)])
      expect((await feedOf(id, { efter })).headers.etag, efter).toBe(whole.headers.etag);
    expect((await feedOf(randomUUID(), { efter: 'start' })).status).toBe(404);
  });
});

describe('over HTTP', () => {
  test('what a reader has already is not sent again, in any encoding', async () => {
    const id = await publicReport(chief);
    await posted(anna, id, { text: 'Bollen rullar. '.repeat(60) });
    const identity = JSON.stringify((await feedWhen(id, ({ ids }) => ids.length === 2)).body);
    const path = `/studio/live/${id}.json`;
    for (const [accept, encoding, open] of [
      ...unlessStandalone(['gzip, deflate, br', 'br', brotliDecompressSync] as const),
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const answer = await bytes(path, { 'Accept-Encoding': accept });
      expect([answer.status, answer.encoding]).toEqual([200, encoding]);
      expect(open(answer.body).toString()).toBe(identity);
      const again = await bytes(path, { 'Accept-Encoding': accept, 'If-None-Match': answer.etag ?? '' });
      expect([again.status, again.body.length, again.etag]).toEqual([304, 0, answer.etag]);
    }
    const before = await bytes(path, {});
    await posted(anna, id, { text: 'Nytt' });
    await feedWhen(id, ({ ids }) => ids.length === 3);
    expect((await bytes(path, { 'If-None-Match': before.etag ?? '' })).status).toBe(200);
  });

  test('HEAD has no body, OPTIONS says what may be asked from elsewhere, and nothing may be written', async () => {
    const id = await publicReport(chief);
    const path = `/studio/live/${id}.json`;
    const [head, get] = await Promise.all([send({ method: 'HEAD', path }), send({ method: 'GET', path })]);
    const length = isStandaloneRun() ? undefined : String(Buffer.byteLength(get.text));
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', length]);
    const preflight = await send({
      method: 'OPTIONS',
      path,
      headers: { Origin: 'https://wp.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, HEAD, OPTIONS' });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const refused = await send({ method, path });
      expect([refused.status, refused.headers.allow, JSON.parse(refused.text).fel[0].kod]).toEqual([
        405,
        'GET, HEAD, OPTIONS',
        'metod_ej_tillaten',
      ]);
    }
    const traced = await send({ method: 'GET', path, headers: { 'X-Request-Id': 'spar-1' } });
    expect(traced.headers['x-request-id']).toBe('spar-1');
  });

  test('whatever is asked for is answered, and nothing but a report with a report', async () => {
    const id = await publicReport(chief);
    const found = [
      `/studio/live/${id}.json?`,
      `/studio/live/${id}.json?_=1&sprak=sv`,
      `/studio/live/${id.toUpperCase()}.json`,
      `/studio/live/${id}.json?%ff&sprak=sv`,
    ];
    for (const path of found) expect((await send({ method: 'GET', path })).status, path).toBe(200);
    const lost = [
      ...[
        '',
        id,
        `${id}.xml`,
        `${id}.json/`,
        ...unlessStandalone('../api/jag', '%'),
        `..%2fapi%2fjag`,
        '%00.json',
        `${id}%00.json`,
        '1.json',
        '.json',
        `${id}.json.json`,
      ],
      ...[
        `${'a'.repeat(5_000)}.json`,
        `${id}.json?sprak=__proto__`,
        `${id}.json?sprak=${'x'.repeat(5_000)}`,
        `${id}.json?sprak[]=sv&sprak=%27%3B--`,
      ],
    ];
    for (const path of lost) {
      const { status, text, headers } = await send({ method: 'GET', path: `/studio/live/${path}` });
      expect(status, path).toBe(404);
      expect(JSON.parse(text), path).toMatchObject({ ok: false, fel: [{ kod: 'live_finns_inte' }] });
      expect(headers['x-request-id']).toBeTruthy();
    }
  });
});

test('two instances agree within a second, whichever of them is written to', async () => {
  const id = await publicReport(chief);
  await feedWhen(id, ({ status }) => status === 200, { url: other.url });
  for (const [writer, reader] of [
    [anna, other.url],
    [anna.at(other.url), url],
  ] as const) {
    const took: number[] = [];
    for (let round = 0; round < 5; round++) {
      const entry = await posted(writer, id, { text: `Här ${round}` });
      const told = performance.now();
      await feedWhen(id, ({ ids }) => ids.includes(entry), { url: reader });
      took.push(performance.now() - told);
    }
    // A machine that runs all tests at once may stand still for longer than that now and then, but not most of the time.
    expect(took.filter((ms) => ms < 1_000).length, took.map(Math.round).join(', ')).toBeGreaterThan(2);
  }
  await chief.takeDown(id);
  await feedWhen(id, ({ status }) => status === 404, { url: other.url });
});
