import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { linkOf, programOf } from './newsroom/outbound.ts';
import { agent, as } from './newsroom/people.ts';

const { url } = inject('studio');
const chief = await as('chefredaktor');
const writer = await as('skribent');

const READER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const unique = (word: string) => `${word}-${randomUUID().slice(0, 8)}`;
const codesOf = ({ status, body }: Answer) => [
  status,
  ...(body.fel ?? []).map(({ kod, falt }: { kod: string; falt: string }) => `${kod} ${falt}`),
];

async function follow(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const answer = await send({ method, path, headers: { 'user-agent': READER, ...headers } }, url);
  return { status: answer.status, to: answer.headers.location, headers: answer.headers, text: answer.text };
}

const clicks = async (kod: string) => (await chief.get(`/utlankar/${kod}`)).body;

/** An article whose product leads to the shop by the link, and where its page leads. */
async function articleWith(kod: string, text = ''): Promise<{ id: string; href: string; html: string }> {
  const block = [
    { type: 'produkt', attrs: { id: 'bvaran01', namn: 'Gjutjärnspanna', butik: 'Köksboden', pris: '649 kr', lank: `/ut/${kod}` } },
    ...(text === ''
      ? []
      : [
          {
            type: 'paragraph',
            attrs: { id: 'bordet01' },
            content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: `/ut/${kod}` } }] }],
          },
        ]),
  ];
  const { id } = await chief.created({ sektion: 'mat', ...swedish({ block, ingress: 'Med annonslänkar.' }) });
  const { status, body } = await chief.release(id);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  const { text: html } = await send({ method: 'GET', path: new URL((await chief.item(id)).sprak.sv.lank).pathname }, url);
  const href = /class="produkt-knapp" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return { id, href: new URL(href, url).pathname + new URL(href, url).search, html };
}

describe('a purchase address', () => {
  test('becomes a code of the program whose shop it is, named after what it sells', async () => {
    const shop = `${unique('butik')}.example`;
    const { body } = await chief.post('/program', { namn: 'Köksboden', domaner: [shop.toUpperCase()] });
    expect(body.program).toMatchObject({ domaner: [shop], rel: 'sponsored nofollow', parametrar: {}, utlankar: 0 });
    const name = unique('Gjutjärnspanna');
    const made = await writer.post('/utlankar', { adress: `https://www.${shop}/pannor/28`, namn: name });
    expect(made.status).toBe(201);
    expect(made.body.utlank).toMatchObject({
      ...{
        kod: name.toLowerCase().replace('ä', 'a'),
        adress: `https://www.${shop}/pannor/28`,
        giltig_till: null,
        utgangen: false,
        klick: 0,
      },
      program: { id: body.program.id, namn: 'Köksboden' },
    });
    expect(made.body.utlank.lank).toBe(`/ut/${made.body.utlank.kod}`);
  });

  test('that has a code already has no other', async () => {
    const program = await programOf(chief);
    const adress = `https://${unique('butik')}.example/panna`;
    const [first, second] = [await writer.post('/utlankar', { adress, program }), await writer.post('/utlankar', { adress, program })];
    expect(second.body.utlank.kod).toBe(first.body.utlank.kod);
    const third = await writer.post('/utlankar', { adress, program, giltig_till: '2030-01-01' });
    expect(third.body.utlank.kod).toBe('panna' === first.body.utlank.kod ? 'panna-2' : third.body.utlank.kod);
    expect(third.body.utlank.kod).not.toBe(first.body.utlank.kod);
  });

  test('of twenty who make one of it at once, one makes it', async () => {
    const program = await programOf(chief);
    const kod = unique('panna');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => writer.post('/utlankar', { kod, adress: 'https://butik.example/x', program })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(422)]);
  });

  test.each([
    ['http://butik.example/', 'ogiltigt adress'],
    ['javascript:alert(1)', 'ogiltigt adress'],
    ['https://', 'utlank_adress adress'],
    ['https://localhost/', 'utlank_adress adress'],
    ['https://anna:hemligt@butik.example/', 'utlank_adress adress'],
    [`https://butik.example/${'a'.repeat(2_000)}`, 'for_lang adress'],
  ])('that is %s is refused with its cause', async (adress, what) => {
    const [status, ...told] = codesOf(await chief.post('/utlankar', { adress, program: await programOf(chief) }));
    expect(status).toBe(422);
    expect(told.length).toBeGreaterThan(0);
    if (!what.startsWith('ogiltigt')) expect(told).toEqual([what]);
  });

  test('is the site’s own in any spelling: round and round it goes to nobody', async () => {
    const own = new URL(url).host;
    for (const adress of [`https://${own}/ut/panna`, `HTTPS://${own}/mat`])
      expect(codesOf(await chief.post('/utlankar', { adress, program: await programOf(chief) }))).toEqual([422, 'utlank_egen adress']);
  });

  test.each([
    { kod: '../x' },
    { kod: 'a b' },
    { kod: 'å' },
    { kod: '-x' },
    { kod: 'a'.repeat(81) },
    { sektioner: ['finns-inte'] },
    { giltig_till: '2026-02-30' },
  ])('with %j makes no link', async (more) => {
    const { status } = await chief.post('/utlankar', { adress: 'https://butik.example/x', program: await programOf(chief), ...more });
    expect(status).toBe(422);
  });

  test('has its code written in capitals as in small letters', async () => {
    const kod = unique('panna');
    const { body } = await chief.post('/utlankar', {
      kod: kod.toUpperCase(),
      adress: 'https://butik.example/x',
      program: await programOf(chief),
    });
    expect(body.utlank.kod).toBe(kod);
    expect((await chief.get(`/utlankar/${kod.toUpperCase()}`)).body.utlank.kod).toBe(kod);
    expect((await follow(`/ut/${kod.toUpperCase()}`)).status).toBe(302);
  });
});

describe('a program', () => {
  test.each([
    { domaner: ['https://butik.se/'] },
    { domaner: ['butik'] },
    { domaner: ['a..se'] },
    { domaner: ['butik.se:8080'] },
    { domaner: ['anna@butik.se'] },
    { rel: 'sponsored stylesheet' },
    { parametrar: { 'a b': 'x' } },
    { parametrar: { a: 'x'.repeat(201) } },
    { parametrar: Object.fromEntries(Array.from({ length: 21 }, (_, nr) => [`p${nr}`, 'x'])) },
    { namn: 'A\u202Eb' },
  ])('with %j is refused', async (more) => {
    expect((await chief.post('/program', { namn: 'Program', ...more })).status).toBe(422);
  });

  test('says of its links what it was told to, and always that they are paid for', async () => {
    const { body } = await chief.post('/program', { namn: 'Program', rel: ' noreferrer ' });
    expect(body.program.rel).toBe('sponsored nofollow noreferrer');
  });

  test('of two that have the host, the one that has it more closely', async () => {
    const host = `${unique('kedja')}.example`;
    const { body: wide } = await chief.post('/program', { namn: 'Kedjan', domaner: [host] });
    const { body: close } = await chief.post('/program', { namn: 'Dess outlet', domaner: [`outlet.${host}`] });
    const programFor = async (adress: string) => (await writer.post('/utlankar', { adress })).body.utlank.program.id;
    expect(await programFor(`https://www.outlet.${host}/a`)).toBe(close.program.id);
    expect(await programFor(`https://www.${host}/a`)).toBe(wide.program.id);
  });

  test('has hosts with Swedish letters, in either spelling', async () => {
    const word = `kök${randomUUID().slice(0, 8)}`;
    const { body } = await chief.post('/program', { namn: 'Köket', domaner: [`${word}.SE`] });
    expect(body.program.domaner).toEqual([`${word}.se`]);
    for (const adress of [`https://www.${word}.se/a`, `${new URL(`https://${word}.se/b`)}`])
      expect((await writer.post('/utlankar', { adress })).body.utlank.program.id).toBe(body.program.id);
    expect((await writer.post('/utlankar', { adress: `https://inte-${word}.se/` })).body.fel[0].orsak).toContain(`inte-${word}.se`);
  });

  test('with links is not removed, and one without is', async () => {
    const program = await programOf(chief);
    expect((await chief.delete(`/program/${program}`)).status).toBe(200);
    expect((await chief.delete(`/program/${program}`)).status).toBe(404);
  });
});

describe('a reader who follows a link', () => {
  test('comes to the shop, with what the program adds, and nobody keeps where', async () => {
    const { body } = await chief.post('/program', { namn: 'P', parametrar: { epi: '[artikel]-[block]', utm_source: 'kvällsro&co' } });
    const kod = unique('panna');
    await chief.post('/utlankar', { kod, adress: 'https://butik.example/panna?epi=1&farg=svart#topp', program: body.program.id });
    const item = randomUUID();
    const { status, to, headers } = await follow(`/ut/${kod}?fran=${item}.bvaran01`);
    expect([status, headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      302,
      'no-store',
      'noindex, nofollow',
      undefined,
    ]);
    expect(to).toBe(`https://butik.example/panna?epi=${item}-bvaran01&farg=svart&utm_source=kv%C3%A4llsro%26co#topp`);
  });

  test('from a page that the shop is not to know of, is told so', async () => {
    const { body } = await chief.post('/program', { namn: 'P', rel: 'noreferrer' });
    const kod = unique('panna');
    await chief.post('/utlankar', { kod, adress: 'https://butik.example/', program: body.program.id });
    expect((await follow(`/ut/${kod}`)).headers['referrer-policy']).toBe('no-referrer');
  });

  test('is led elsewhere the moment the link is', async () => {
    const kod = await linkOf(chief);
    expect((await follow(`/ut/${kod}`)).to).toBe('https://butik.example/panna');
    await chief.patch(`/utlankar/${kod}`, { adress: 'https://annan.example/gryta' });
    expect((await follow(`/ut/${kod}`)).to).toBe('https://annan.example/gryta');
  });

  test('of an article is counted by day, article and block, and of them nothing is kept', async () => {
    const kod = await linkOf(chief);
    const { id, href, html } = await articleWith(kod, 'pannan');
    expect(href).toBe(`/ut/${kod}?fran=${id}.bvaran01`);
    expect(html).toContain(`/ut/${kod}?fran=${id}.bordet01" rel="sponsored nofollow noopener"`);
    for (let times = 0; times < 3; times++) expect((await follow(href)).status).toBe(302);
    await follow(`/ut/${kod}?fran=${id}.bordet01`);
    await follow(`/ut/${kod}`);
    await expect.poll(async () => (await clicks(kod)).utlank.klick, { timeout: 10_000 }).toBe(5);
    const { artiklar, dagar } = await clicks(kod);
    expect(artiklar).toEqual([
      { innehall: id, rubrik: (await chief.item(id)).rubrik, block: 'bvaran01', klick: 3 },
      { innehall: id, rubrik: (await chief.item(id)).rubrik, block: 'bordet01', klick: 1 },
      { innehall: null, rubrik: '', block: '', klick: 1 },
    ]);
    expect(dagar).toEqual([{ dag: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), klick: 5 }]);
  });

  test('is counted without a place when the place does not have the link, so that nobody invents any', async () => {
    const [kod, other] = [await linkOf(chief), await linkOf(chief)];
    const { id } = await articleWith(other);
    const draft = (await chief.created(swedish())).id;
    for (const fran of [
      `${id}.bvaran01`,
      `${id}.bpahittat1`,
      `${draft}.b1`,
      `${randomUUID()}.b`,
      'x',
      `${id}.${'b'.repeat(5_000)}`,
      "';DROP TABLE utklick",
    ])
      expect((await follow(`/ut/${kod}?fran=${encodeURIComponent(fran)}`)).status).toBe(302);
    await expect.poll(async () => (await clicks(kod)).utlank.klick, { timeout: 10_000 }).toBe(7);
    expect((await clicks(kod)).artiklar.filter(({ block }: { block: string }) => block !== '')).toEqual([]);
  });

  test('is told of with the article: by day, and by link and block', async () => {
    const kod = await linkOf(chief);
    const { id, href } = await articleWith(kod, 'Köp pannan');
    for (let times = 0; times < 3; times++) expect((await follow(href)).status).toBe(302);
    expect((await follow(`/ut/${kod}?fran=${id}.bordet01`)).status).toBe(302);
    const told = async () => (await chief.get(`/innehall/${id}/trafik`)).body;
    await expect.poll(async () => (await told()).klick.dagar[0]?.klick, { timeout: 60_000 }).toBe(4);
    const { klick, till } = await told();
    expect(klick).toEqual({
      dagar: [{ dag: till, klick: 4 }],
      lankar: [
        { kod, block: 'bvaran01', klick: 3 },
        { kod, block: 'bordet01', klick: 1 },
      ],
    });
    const before = await chief.get(`/innehall/${id}/trafik`, { fran: '2026-01-01', till: '2026-01-02' });
    expect(before.body.klick).toEqual({ dagar: [], lankar: [] });
  });

  test('from a preview or a shared draft is no reader: it is led on and not counted', async () => {
    const kod = await linkOf(chief);
    const { id, href } = await articleWith(kod, 'Köp pannan');
    const { body } = await chief.post(`/innehall/${id}/forhandsvisning`, { sprak: 'sv', dela: 60 });
    const { text: shared } = await send({ method: 'GET', path: new URL(body.delning.lank).pathname }, url);
    for (const html of [body.html, shared]) {
      const addresses = [...String(html).matchAll(/href="([^"]*\/ut\/[^"]+)"/g)].map(([, address = '']) => new URL(address, url));
      expect(addresses.map(({ pathname, search }) => pathname + search)).toEqual([`/ut/${kod}?prov=1`, `/ut/${kod}?prov=1`]);
      for (const { pathname, search } of addresses) expect((await follow(pathname + search)).status).toBe(302);
    }
    expect((await follow(href)).status).toBe(302);
    await expect.poll(async () => (await clicks(kod)).utlank.klick, { timeout: 60_000 }).toBe(1);
  });

  test('robots, browsers that fetch ahead, and questions of HEAD are led on and not counted', async () => {
    const kod = await linkOf(chief);
    expect((await follow(`/ut/${kod}`, { 'user-agent': ROBOT })).status).toBe(302);
    expect((await follow(`/ut/${kod}`, { 'user-agent': 'curl/8.0' })).status).toBe(302);
    expect((await follow(`/ut/${kod}`, { 'user-agent': '' })).status).toBe(302);
    expect((await follow(`/ut/${kod}`, { 'sec-purpose': 'prefetch;prerender' })).status).toBe(302);
    expect((await follow(`/ut/${kod}`, {}, 'HEAD')).status).toBe(302);
    await follow(`/ut/${kod}`);
    await expect.poll(async () => (await clicks(kod)).utlank.klick, { timeout: 10_000 }).toBe(1);
    const [row] = await sql(`SELECT sum(antal)::int AS antal FROM utklick WHERE kod = $1`, [kod]);
    expect(row).toEqual({ antal: 1 });
  });

  test('that is over or never was is led back to the article it stood in, or told so', async () => {
    const kod = await linkOf(chief);
    const { id, href } = await articleWith(kod);
    await chief.patch(`/utlankar/${kod}`, { giltig_till: '2026-01-01' });
    expect((await clicks(kod)).utlank).toMatchObject({ utgangen: true, giltig_till: '2026-01-01' });
    const lank = new URL((await chief.item(id)).sprak.sv.lank).pathname;
    expect(await follow(href)).toMatchObject({ status: 302, to: lank, headers: { 'x-robots-tag': 'noindex, nofollow' } });
    for (const path of [`/ut/${kod}`, `/ut/${unique('aldrig')}`, `/ut/${kod}?fran=${randomUUID()}`]) {
      const { status, text, headers } = await follow(path);
      expect([status, headers['x-robots-tag']]).toEqual([410, 'noindex']);
      expect(text).toContain('Erbjudandet finns inte kvar');
    }
    expect((await follow(`${href}&sprak=en`)).to).toBe(lank);
    expect((await follow(`/ut/${kod}?fran=${randomUUID()}&sprak=en`)).text).toContain('The offer is no longer there');
    await chief.patch(`/utlankar/${kod}`, { giltig_till: null });
    expect((await follow(href)).to).toBe('https://butik.example/panna');
  });
});

describe('a release', () => {
  const product = (lank: string) => ({ type: 'produkt', attrs: { id: 'bvaran01', namn: 'Panna', lank } });
  const refusedFor = async (lank: string, sektion = 'mat') => {
    const { id } = await chief.created({ sektion, ...swedish({ block: [product(lank)] }) });
    const { fel = [] } = (await chief.post(`/innehall/${id}/validera`, {})).body;
    return fel.filter(({ kod }: { kod: string }) => kod === 'kopplank_utan_program').map(({ falt }: { falt: string }) => falt);
  };

  test('with a link that leads somewhere goes out, in any spelling', async () => {
    const kod = await linkOf(chief);
    for (const lank of [`/ut/${kod}`, `/ut/${kod.toUpperCase()}`, new URL(`/ut/${kod}`, url).href])
      expect(await refusedFor(lank)).toEqual([]);
  });

  test('is stopped by a link that is not registered, is over, or is for other sections', async () => {
    const program = await programOf(chief);
    const [over, elsewhere] = [unique('slut'), unique('annorstades')];
    await chief.post('/utlankar', { kod: over, adress: 'https://butik.example/', program, giltig_till: '2026-01-01' });
    await chief.post('/utlankar', { kod: elsewhere, adress: 'https://butik.example/', program, sektioner: ['nyheter'] });
    const stopped = ['block[0].attrs.lank'];
    expect(await refusedFor('/ut/aldrig-registrerad')).toEqual(stopped);
    expect(await refusedFor(`/ut/${over}`)).toEqual(stopped);
    expect(await refusedFor(`/ut/${elsewhere}`)).toEqual(stopped);
    expect(await refusedFor(`/ut/${elsewhere}`, 'nyheter')).toEqual([]);
  });

  test('with a shop’s own address wants a program that is registered, by its domain or its name', async () => {
    const word = unique('program');
    const shop = `https://www.${word}.example/panna`;
    const stopped = ['block[0].attrs.lank'];
    expect(await refusedFor(shop)).toEqual(stopped);
    const { program } = (await chief.post('/program', { namn: word, domaner: [`${word}.example`] })).body;
    expect(await refusedFor(shop)).toEqual([]);
    expect(await refusedFor(`https://${word}.example.bluff.example/`)).toEqual(stopped);
    const test = (name: string) => ({
      type: 'jamforelse',
      attrs: {
        rader: [
          { namn: 'Panna', betyg: 4, etikett: 'vinnare', url: 'https://annan.example/', program: name },
          { namn: 'Gryta', betyg: 2 },
        ],
      },
    });
    const namedIn = async (name: string) => {
      const { id } = await chief.created({ sektion: 'mat', mall: 'basttest', ...swedish({ block: [test(name)] }) });
      const { fel = [] } = (await chief.post(`/innehall/${id}/validera`, {})).body;
      return fel.map(({ kod }: { kod: string }) => kod);
    };
    expect(await namedIn(` ${word.toUpperCase()} `)).not.toContain('kopplank_utan_program');
    expect(await namedIn(`${word} 2`)).toContain('kopplank_utan_program');
    await chief.delete(`/program/${program.id}`);
    expect(await refusedFor(shop)).toEqual(stopped);
  });
});

test('links are found by code, address, program and whether they lead somewhere, the newest first, page by page', async () => {
  const program = await programOf(chief);
  const word = unique('sok');
  for (const nr of [1, 2, 3])
    await chief.post('/utlankar', {
      kod: `${word}-${nr}`,
      adress: `https://butik.example/${word}/${nr}`,
      program,
      ...(nr === 2 ? { giltig_till: '2026-01-01' } : {}),
    });
  const found = async (query: Record<string, string>) =>
    (await writer.get('/utlankar', query)).body.utlankar.map(({ kod }: { kod: string }) => kod.at(-1));
  expect(await found({ sok: word.toUpperCase() })).toEqual(['3', '2', '1']);
  expect(await found({ sok: `/ut/${word}-2` })).toEqual(['2']);
  expect(await found({ sok: `https://butik.example/${word}/3` })).toEqual(['3']);
  expect(await found({ sok: word.slice(0, 2), program })).toEqual(['3', '2', '1']);
  expect(await found({ program, tillstand: 'gallande' })).toEqual(['3', '1']);
  expect(await found({ program, tillstand: 'utgangen' })).toEqual(['2']);
  const first = (await writer.get('/utlankar', { program, per_sida: '2' })).body;
  expect([first.antal, first.utlankar.length]).toEqual([3, 2]);
  expect(await found({ program, per_sida: '2', markor: first.nasta })).toEqual(['1']);
});

test('an agent makes links, and does not decide where those there are lead', async () => {
  const machine = await agent();
  const program = await programOf(chief);
  const { status, body } = await machine.post('/utlankar', { adress: 'https://butik.example/agentens', program });
  expect(status).toBe(201);
  expect((await machine.patch(`/utlankar/${body.utlank.kod}`, { adress: 'https://annan.example/' })).status).toBe(403);
  expect((await writer.patch(`/utlankar/${body.utlank.kod}`, { adress: 'https://annan.example/' })).status).toBe(403);
});
