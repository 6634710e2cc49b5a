import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, inject, test } from 'vitest';
import { Database } from '#lib/store/database.ts';
import { PageViews } from '#lib/store/page-views.ts';
import { english, swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { agent, as } from './newsroom/people.ts';

const { url } = inject('studio');
const chief = await as('chefredaktor');

const READER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Tells of a reading, as a browser does. */
function tell(view: object, headers: Record<string, string> = {}) {
  const sent = { 'user-agent': READER, 'content-type': 'text/plain;charset=UTF-8', ...headers };
  return send({ method: 'POST', path: '/studio/matning', headers: sent, body: JSON.stringify(view) }, url);
}

async function published(): Promise<string> {
  const { id } = await chief.created({ sektion: 'mat', ...swedish() });
  expect((await chief.release(id)).status).toBe(200);
  return id;
}

const viewOf = (innehall: string) => ({ innehall, sprak: 'sv', kalla: 'sok', sekunder: 40, djup: 80 });
const traffic = async (id: string) => (await chief.get(`/innehall/${id}/trafik`)).body;
const counted = (id: string, visningar: number) =>
  expect.poll(async () => (await traffic(id)).totalt.visningar, { timeout: 60_000 }).toBe(visningar);

test('every article that was read is in the file, however many, and no headline is a formula there', async () => {
  const rubrik = `=HYPERLINK("https://bluff.example") ${randomUUID()}`;
  const { id } = await chief.created(swedish({ rubrik }));
  const many = 620;
  await sql(
    `INSERT INTO trafiksumma (slag, dag, varde, visningar, lastid_0, lastid_10, lastid_30, lastid_60, lastid_180, djup_0, djup_25, djup_50, djup_75)
      SELECT 'artikel', '2019-03-05', id::text, 7, 1, 2, 3, 1, 0, 7, 0, 0, 0 FROM (SELECT $1::uuid AS id UNION ALL SELECT id FROM
        (SELECT id FROM innehall WHERE id <> $1 ORDER BY id LIMIT $2) i) a`,
    [id, many],
  );
  const [{ antal } = { antal: 0 }] = await sql<{ antal: number }>(
    `SELECT count(*)::int AS antal FROM trafiksumma WHERE dag = '2019-03-05'`,
  );
  // One in the first stretch that is gone.
  await sql(
    `INSERT INTO trafiksumma (slag, dag, varde, visningar, lastid_0, lastid_10, lastid_30, lastid_60, lastid_180, djup_0, djup_25, djup_50, djup_75)
      VALUES ('artikel', '2019-03-05', '00000000-0000-7000-8000-000000000000', 7, 7, 0, 0, 0, 0, 7, 0, 0, 0)`,
  );
  try {
    const file = await chief.get('/trafik/export', { fran: '2019-03-01', till: '2019-03-31' });
    expect([file.status, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringContaining('.csv'),
    ]);
    const [head, ...lines] = file.body.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFF"Artikel","Rubrik","Sektion","Visningar","Lästid minst 10 s"/);
    expect(lines).toHaveLength(antal);
    expect(new Set(lines.map((line: string) => line.slice(0, 38))).size).toBe(antal);
    expect(lines.find((line: string) => line.includes(id))).toBe(
      `"${id}","'${rubrik.replaceAll('"', '""')}","nyheter","7","6","4","1","0","0","0","0"`,
    );
  } finally {
    await sql(`DELETE FROM trafiksumma WHERE dag = '2019-03-05'`);
  }
  const empty = await chief.get('/trafik/export', { fran: '2018-03-01', till: '2018-03-31' });
  expect(empty.body.trimEnd().split('\r\n')).toHaveLength(1);
});

test('what readers tell of an article is in its figures, and nothing of them', async () => {
  const id = await published();
  const answer = await tell(viewOf(id), { origin: 'https://wordpress.example', cookie: 'studiosess=x' });
  expect([answer.status, answer.text, answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([
    204,
    '',
    undefined,
    'no-store',
  ]);
  await tell({ ...viewOf(id), kalla: 'direkt', sekunder: 5, djup: 10 });
  await counted(id, 2);
  const told = await traffic(id);
  expect(told).toMatchObject({
    ...{
      matt: true,
      matt_sedan: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      besked: expect.stringContaining('robotar'),
      id,
      status: 'publicerad',
    },
    kallor: [
      { nyckel: 'direkt', visningar: 1 },
      { nyckel: 'sok', visningar: 1 },
    ],
    sprak: [{ nyckel: 'sv', visningar: 2 }],
    dagar: [{ nyckel: told.till, visningar: 2 }],
  });
  expect(told.totalt).toEqual({
    visningar: 2,
    lastid: [0, 10, 30, 60, 180].map((fran) => ({ fran, visningar: fran === 0 ? 2 : Number(fran <= 30) })),
    djup: [0, 25, 50, 75].map((fran) => ({ fran, visningar: fran === 0 ? 2 : 1 })),
  });
  const columns = await sql(`SELECT column_name AS namn FROM information_schema.columns WHERE table_name = 'sidvisning'`);
  expect(
    columns
      .map(({ namn }) => namn)
      .filter((namn) => !/^(innehall_id|dag|sprak|kalla|sektion|visningar|(lastid|djup)_\d+)$/.test(String(namn))),
  ).toEqual([]);
});

test('a hundred at once are a hundred', async () => {
  const id = await published();
  await Promise.all(Array.from({ length: 100 }, () => tell(viewOf(id))));
  await counted(id, 100);
});

test('it is heard in however many pieces it comes, and when several come as one', async () => {
  const id = await published();
  const body = JSON.stringify(viewOf(id));
  const whole = [
    'POST /studio/matning HTTP/1.1',
    'Host: studio',
    `User-Agent: ${READER}`,
    'Content-Type: text/plain;charset=UTF-8',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answered = '';
  socket.on('data', (chunk: Buffer) => {
    answered += chunk.toString('latin1');
  });
  const answers = () => [...answered.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);
  socket.write(whole.slice(0, -50));
  // So that what is left is no part of the same packet.
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.write(whole.slice(-50));
  await expect.poll(answers, { timeout: 60_000 }).toEqual(['204']);
  socket.write(whole + whole);
  await expect.poll(answers, { timeout: 60_000 }).toEqual(['204', '204', '204']);
  socket.destroy();
  await counted(id, 3);
});

describe('nothing is counted of', () => {
  test('robots, those who ask not to be tracked, and what cannot be', async () => {
    const id = await published();
    const answers = await Promise.all([
      tell(viewOf(id), { 'user-agent': ROBOT }),
      tell(viewOf(id), { dnt: '1' }),
      tell(viewOf(id), { 'sec-gpc': '1' }),
      tell({ ...viewOf(id), djup: 900 }),
      tell({ ...viewOf(id), sekunder: 86_400 }),
      tell({ ...viewOf(id), sprak: 'de' }),
      tell({ ...viewOf(id), sprak: 'en' }),
      tell({ ...viewOf(id), kalla: "'; DROP TABLE sidvisning; --" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    await tell(viewOf(id));
    await counted(id, 1);
    expect(await sql('SELECT sprak, kalla FROM sidvisning WHERE innehall_id = $1', [id])).toEqual([{ sprak: 'sv', kalla: 'sok' }]);
  });

  test('articles that readers do not have, or no longer', async () => {
    const [known, draft, gone, nowhere] = [await published(), (await chief.created(swedish())).id, await published(), randomUUID()];
    await chief.post(`/innehall/${gone}/nedtagning`, { orsak: 'Prov' });
    for (const id of [draft, gone, nowhere]) expect((await tell(viewOf(id))).status).toBe(204);
    await tell(viewOf(known));
    await counted(known, 1);
    expect(await sql('SELECT innehall_id FROM sidvisning WHERE innehall_id = ANY($1)', [[draft, gone, nowhere]])).toEqual([]);
    expect(await sql(`SELECT varde FROM trafiksumma WHERE slag = 'artikel' AND varde = ANY($1)`, [[draft, gone, nowhere]])).toEqual([]);
  });

  test('what is larger than a beacon', async () => {
    const { status, text } = await tell({ ...viewOf(randomUUID()), x: 'x'.repeat(1_000_000) });
    expect([status, JSON.parse(text).fel[0].kod]).toEqual([413, 'for_stor']);
  });
});

test('English is read in English', async () => {
  const { id } = await chief.created(swedish());
  await chief.saved(id, 'en', english());
  expect((await chief.release(id)).status).toBe(200);
  await tell({ ...viewOf(id), sprak: 'en' });
  await counted(id, 1);
  expect((await traffic(id)).sprak).toMatchObject([{ nyckel: 'en', visningar: 1 }]);
});

describe('the traffic of the site', () => {
  const of = async (query: Record<string, string>) => (await chief.get('/trafik', { dagar: '1', ...query })).body;
  const viewsOf = ({ rader }: { rader: { nyckel: string; visningar: number }[] }, nyckel: string) =>
    rader.find((row) => row.nyckel === nyckel)?.visningar ?? 0;

  test('is told by day, article, section, source and agent, and as it is now', async () => {
    const helper = await agent();
    const { id } = await helper.created(swedish());
    expect((await chief.release(id)).status).toBe(200);
    const before = await Promise.all(['sektion', 'kalla', 'agent'].map((per) => of({ per })));
    await Promise.all(Array.from({ length: 40 }, () => tell({ ...viewOf(id), kalla: 'socialt' })));
    await counted(id, 40);
    const after = await Promise.all(['sektion', 'kalla', 'agent'].map((per) => of({ per })));
    const grown = ['nyheter', 'socialt', helper.id].map((nyckel, nr) => viewsOf(after[nr], nyckel) - viewsOf(before[nr], nyckel));
    expect(
      grown.every((more) => more >= 40),
      String(grown),
    ).toBe(true);
    expect(after[1].rader.find(({ nyckel }: { nyckel: string }) => nyckel === 'socialt').namn).toBe('Sociala medier');
    const [byHour, byLanguage] = [await of({ per: 'timme', dagar: '28' }), await of({ per: 'sprak' })];
    const hours = byHour.rader.map(({ nyckel }: { nyckel: string }) => nyckel);
    expect(hours.every((hour: string) => /^\d{4}-\d{2}-\d{2} \d{2}$/.test(hour))).toBe(true);
    // However many days are asked about, hours are of the last two.
    expect(new Set(hours.map((hour: string) => hour.slice(0, 10))).size).toBeLessThanOrEqual(2);
    expect(byHour.rader.at(-1).visningar).toBeGreaterThanOrEqual(40);
    expect(byLanguage.rader).toContainEqual(expect.objectContaining({ nyckel: 'sv', namn: 'Svenska' }));
    const [byArticle, byDay] = [await of({ per: 'artikel' }), await of({})];
    expect(byArticle.rader).toContainEqual(expect.objectContaining({ nyckel: id, visningar: 40, namn: expect.any(String) }));
    expect(byDay.rader).toMatchObject([{ nyckel: byDay.till, visningar: byDay.totalt.visningar }]);
    expect(byDay.nu).toBeGreaterThanOrEqual(40);
    expect(byDay.dagar28).toBeGreaterThanOrEqual(byDay.idag);
    expect(byDay.idag).toBe(byDay.totalt.visningar);
  });

  test('of this moment is told article by article, the most read first, and forgotten after an hour', async () => {
    const [most, less] = [await published(), await published()];
    const minute = (ago: number) => new Date(Date.now() - ago * 60_000).toISOString();
    const read = [
      ...[
        { id: most, ago: 2, visningar: 60_000 },
        { id: most, ago: 12, visningar: 1_000 },
        { id: less, ago: 3, visningar: 50_000 },
      ],
      ...[
        { id: less, ago: 25, visningar: 20_000 },
        { id: less, ago: 32, visningar: 70_000 },
        { id: less, ago: 90, visningar: 80_000 },
      ],
    ];
    const left = () =>
      sql('SELECT visningar::int FROM sidvisning_nyss WHERE innehall_id = $1 AND visningar > 100 ORDER BY minut DESC', [less]);
    try {
      for (const { id, ago, visningar } of read)
        await sql(`INSERT INTO sidvisning_nyss (minut, innehall_id, visningar) VALUES (date_trunc('minute', $1::timestamptz), $2, $3)`, [
          ...[minute(ago), id, visningar],
        ]);
      for (const kalla of ['sok', 'socialt', 'sok']) await tell({ ...viewOf(most), kalla });
      await counted(most, 3);
      const { laser_nu, nu } = await of({ publicerat: '0' });
      expect(laser_nu.slice(0, 2)).toEqual([
        { nyckel: most, namn: expect.any(String), sektion: 'mat', senaste_5: 60_003, senaste_30: 61_003 },
        { nyckel: less, namn: expect.any(String), sektion: 'mat', senaste_5: 50_000, senaste_30: 70_000 },
      ]);
      expect(nu).toBeGreaterThanOrEqual(131_003);
      const database = new Database(inject('studio').databaseUrl);
      await new PageViews(database).purge(minute(60));
      await database.close();
      expect(await left()).toEqual([{ visningar: 50_000 }, { visningar: 20_000 }, { visningar: 70_000 }]);
    } finally {
      await sql('DELETE FROM sidvisning_nyss WHERE innehall_id = ANY($1)', [[most, less]]);
    }
  });

  test('is of the section that readers had it in when they read', async () => {
    const id = await published();
    await tell(viewOf(id));
    await counted(id, 1);
    await chief.patch(`/innehall/${id}`, { sektion: 'nyheter' });
    await tell(viewOf(id));
    await counted(id, 2);
    expect(await sql('SELECT DISTINCT sektion FROM sidvisning WHERE innehall_id = $1', [id])).toEqual([{ sektion: 'mat' }]);
  });

  test('before measuring began is said to be unknown', async () => {
    const told = await of({ fran: '2020-01-01', till: '2020-01-31' });
    expect(told).toMatchObject({ totalt: { visningar: 0 }, rader: [], besked: expect.stringContaining('inte noll') });
  });

  test.each([
    [{ fran: '2026-01-02', till: '2026-01-01' }, 'tid_bakvand till'],
    [{ fran: '2020-01-01', till: '2026-01-01' }, 'falt_for_stort till'],
    [{ fran: '2026-02-30' }, 'falt_format fran'],
    [{ per: 'vem' }, 'falt_varde per'],
    [{ till: '9999-12-31' }, 'falt_format till'],
    [{ till: '0001-01-03' }, 'falt_format till'],
    [{ fran: '0000-01-01', till: '0000-01-02' }, 'falt_format fran, falt_format till'],
  ])('by %j is refused', async (query, what) => {
    const { status, body } = await chief.get('/trafik', query);
    expect([status, body.fel.map(({ kod, falt }: { kod: string; falt: string }) => `${kod} ${falt}`).join(', ')]).toEqual([422, what]);
  });

  test.each(['9999-12-31', '0001-01-03', '0000-01-02'])(
    'until %s is refused wherever figures are asked for, with what to write',
    async (till) => {
      const id = await published();
      for (const path of ['/trafik', '/trafik/export', `/innehall/${id}/trafik`, '/intakter', `/innehall/${id}/intakter`]) {
        const { status, fel } = await chief.get(path, { till });
        expect([path, status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([path, 422, ['falt_format till']]);
        expect(fel[0]?.atgard).toContain('2000–2999');
      }
    },
  );
});
