import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '#lib/adapters/mail/mail-server.ts';
import { startAiStub } from '../ai/stub-server.ts';
import type { Answer } from './newsroom/answer.ts';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* The settings of a newsroom of its own, with two instances that serve it; the second has its publishing mode from its environment. */

/** Two instances over a database that neither has seen. */
const STARTING_MS = 120_000;

let newsroom: OwnNewsroom;
let first: Awaited<ReturnType<typeof ownStudio>>;
let second: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;
let chief: Caller;
let superadmin: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  first = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  second = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, cms: { STUDIO_CMS_LAGE: 'skarp' } });
  admin = await newsroom.as('admin', first.url);
  superadmin = await newsroom.as('superadmin', first.url);
  chief = await newsroom.as('chefredaktor', first.url);
}, STARTING_MS);

afterAll(async () => {
  await second.stop();
  await first.stop();
  await newsroom.end();
});

const settings = () => admin.get('/installningar');
async function change(groups: Record<string, unknown>, by = admin): Promise<Answer> {
  return by.patch('/installningar', { version: (await settings()).body.version, ...groups });
}
const page = async (url: string, path = '/') => (await fetch(`${url}${path}`, { headers: { 'Accept-Encoding': 'identity' } })).text();
const codes = ({ body }: Answer) => body.fel.map(({ kod, falt }: { kod: string; falt: string }) => `${kod} ${falt}`);

test('a newsroom that has set nothing has a neutral name and version 0', async () => {
  const { body } = await settings();
  expect(body).toMatchObject({ ok: true, version: 0, styrs_av_miljon: [] });
  expect(body.installningar.webbplats.namn).toBe('Min redaktion');
  expect(Object.keys(body.installningar)).toEqual([
    'webbplats',
    'publicering',
    'ai',
    'epost',
    'sakerhet',
    'integritet',
    'annonser',
    'granskning',
    'bilder',
    'logg',
  ]);
});

test('the name is on every page, feed and structured data, of both instances within a second, and no other name is', async () => {
  const { id } = await chief.created(swedish());
  await chief.put(`/innehall/${id}/sprak/en`, english());
  expect((await chief.release(id)).status).toBe(200);
  expect(await page(first.url)).toContain('Min redaktion');
  expect(await page(second.url)).toContain('Min redaktion');
  const asked = { namn: 'Fjällbladet', beskrivning: { sv: 'Nytt från fjället.' }, ansvarig_utgivare: 'Aina Fjell' };
  const { status, body } = await change({ webbplats: asked });
  expect(status).toBe(200);
  expect(body.installningar.webbplats).toMatchObject({ ...asked, beskrivning: { sv: 'Nytt från fjället.', en: '' } });
  expect(await page(first.url)).toContain('Fjällbladet');
  await expect.poll(() => page(second.url), { timeout: 1_000, interval: 50 }).toContain('Fjällbladet');
  const { body: item } = await chief.get(`/innehall/${id}`);
  const addresses = [item.innehall.sprak.sv.lank, item.innehall.sprak.en.lank].map((lank: string) => new URL(lank).pathname);
  const public_ = [
    '/',
    '/en',
    '/nyheter',
    '/en/nyheter',
    '/rss.xml',
    '/en/rss.xml',
    '/nyheter/rss.xml',
    '/nyhetssitemap.xml',
    '/finns-inte',
  ];
  for (const path of [...public_, ...addresses]) {
    const text = await page(first.url, path);
    expect(text, path).toContain('Fjällbladet');
    expect(text, path).not.toMatch(/Kvällsro|Min redaktion/);
  }
  expect(await page(first.url, addresses[0])).toContain('Ansvarig utgivare: Aina Fjell');
});

test('links of its own, what is said where there is no page, and what it is set in reach readers at once; a language is changed by itself', async () => {
  const sidfot = { sv: [{ text: 'Om oss', adress: '/om/oss' }], en: [{ text: 'About', adress: '/en/om/about' }] };
  expect((await change({ webbplats: { sidfot, saknas: { sv: 'Borta är borta.' }, typsnitt: 'system' } })).status).toBe(200);
  const missing = await page(first.url, '/finns-inte');
  expect(missing).toContain('<a href="/om/oss">Om oss</a>');
  expect(missing).toContain('<p>Borta är borta.</p>');
  expect(missing).toContain('/studio/stil/accent-studio-system-1.css');
  expect(missing).not.toContain('rel="preload"');
  expect(await page(first.url, '/en')).toContain('<a href="/en/om/about">About</a>');
  const { body } = await change({ webbplats: { sidfot: { en: [] } } });
  expect(body.installningar.webbplats.sidfot).toEqual({ sv: sidfot.sv, en: [] });
  const { versioner } = (await admin.get('/installningar/versioner')).body;
  expect(versioner[0].andringar).toEqual([
    { falt: 'webbplats.sidfot', fore: 'Om oss: /om/oss / About: /en/om/about', efter: 'Om oss: /om/oss' },
  ]);
  const wrong = await change({ webbplats: { meny: { sv: [{ text: '', adress: '//annan.example' }] } } });
  expect(codes(wrong).toSorted()).toEqual(['falt_for_kort webbplats.meny.sv[0].text', 'falt_format webbplats.meny.sv[0].adress']);
});

test('of two who save at once the later is told who was first and what they changed', async () => {
  const { version } = (await settings()).body;
  expect((await admin.patch('/installningar', { version, webbplats: { kontakt: 'tips@fjall.se' } })).status).toBe(200);
  const other = await newsroom.as('superadmin', second.url);
  const late = await other.patch('/installningar', { version, webbplats: { namn: 'Något annat' } });
  expect(late.status).toBe(409);
  expect(codes(late)).toEqual(['installningar_andrade version']);
  expect(late.body.fel[0].orsak).toContain('webbplats.kontakt');
  expect(late.body.senaste).toMatchObject({ version: version + 1, falt: ['webbplats.kontakt'], av: { id: admin.id } });
});

test('each change is a version that can be brought back, and the log names its fields', async () => {
  const before = (await settings()).body;
  expect((await change({ webbplats: { namn: 'Dalabladet' } })).body.version).toBe(before.version + 1);
  const { body } = await admin.get('/installningar/versioner');
  expect(body.versioner[0]).toMatchObject({
    version: before.version + 1,
    falt: ['webbplats.namn'],
    aterstalld: null,
    av: { id: admin.id },
    andringar: [{ falt: 'webbplats.namn', fore: 'Fjällbladet', efter: 'Dalabladet' }],
  });
  expect(body.versioner).toHaveLength(before.version + 1);
  expect((await admin.get('/installningar/versioner', { sida: '9', per_sida: '5' })).body.versioner).toEqual([]);
  const restored = await admin.post('/installningar/aterstall', { version: before.version });
  expect(restored.body).toMatchObject({ version: before.version + 2, installningar: { webbplats: { namn: 'Fjällbladet' } } });
  expect((await admin.post('/installningar/aterstall', { version: 999 })).status).toBe(404);
  const logged = await newsroom.sql<{ detalj: unknown }>(`SELECT detalj FROM logg WHERE operation = 'aterstallInstallningar'`);
  expect(logged[0]?.detalj).toMatchObject({ version: before.version + 2, falt: ['webbplats.namn'], aterstalld: before.version });
  expect(logged[0]?.detalj).toMatchObject({ fore: { 'webbplats.namn': 'Dalabladet' }, efter: { 'webbplats.namn': 'Fjällbladet' } });
});

test('what changes nothing makes no version; what cannot be is refused, all of it at once', async () => {
  const { version } = (await settings()).body;
  expect((await change({ webbplats: { namn: 'Fjällbladet' } })).body.version).toBe(version);
  const wrong = await change({ webbplats: { namn: '', logo: 'x' }, sakerhet: { andra_faktor: ['kung'] }, ai: { dygnsbudget: -1 } });
  expect(wrong.status).toBe(422);
  expect(codes(wrong).toSorted()).toEqual([
    'falt_for_kort webbplats.namn',
    'falt_for_litet ai.dygnsbudget',
    'falt_okant webbplats.logo',
    'roll_okand sakerhet.andra_faktor[0]',
  ]);
});

test('what the environment decides is shown and not changed here', async () => {
  const there = admin.at(second.url);
  const { body } = await there.get('/installningar');
  expect(body.styrs_av_miljon).toEqual(['publicering.lage']);
  expect(body.miljovariabler).toEqual({ 'publicering.lage': 'STUDIO_CMS_LAGE' });
  const locked = await there.patch('/installningar', { version: body.version, publicering: { lage: 'test' } });
  expect(locked.status).toBe(422);
  expect(codes(locked)).toEqual(['installning_last publicering.lage']);
  expect(locked.body.fel[0].atgard).toContain('STUDIO_CMS_LAGE');
});

test('test mode takes effect at once where the environment does not say otherwise', async () => {
  expect((await change({ publicering: { lage: 'test' } })).status).toBe(200);
  expect((await chief.get('/jag')).body.lage).toBe('test');
  expect((await chief.at(second.url).get('/jag')).body.lage).toBe('skarp');
  expect((await change({ publicering: { lage: 'skarp' } })).status).toBe(200);
  expect((await chief.get('/jag')).body.lage).toBe('skarp');
});

test('a publishing system that does not answer, or lacks something, is not kept', async () => {
  const { version } = (await settings()).body;
  const half = await change({ publicering: { cms: 'wordpress', url: 'http://127.0.0.1:9' } });
  expect(codes(half)).toEqual(['installning_ofullstandig publicering.anvandare', 'installning_ofullstandig publicering.losenord']);
  const away = await change({ publicering: { cms: 'wordpress', url: 'http://127.0.0.1:9', anvandare: 'studio', losenord: 'hemligt' } });
  expect(away.status).toBe(422);
  expect(codes(away)).toContain('installning_fungerar_inte publicering');
  expect(away.body.fel[0].orsak).toMatch(/127\.0\.0\.1/);
  expect((await settings()).body).toMatchObject({ version, installningar: { publicering: { cms: 'inbyggd', losenord: '' } } });
});

test('a language model is asked a word before it is kept; its key is sealed, never read and works at once', async () => {
  const stub = await startAiStub();
  const ai = { tjanst: 'openai-kompatibel', url: stub.url, modell: 'prov', nyckel: 'nyckel-som-ingen-far-se' };
  stub.next.push('fel_nyckel');
  const refused = await change({ ai });
  expect(codes(refused)).toEqual(['installning_fungerar_inte ai']);
  stub.answer = () => ({ svar: 'ja' });
  const kept = await change({ ai });
  expect(kept.status).toBe(200);
  expect(kept.body.installningar.ai).toMatchObject({ tjanst: 'openai-kompatibel', modell: 'prov', nyckel: 'satt' });
  expect(JSON.stringify(await newsroom.sql(`SELECT varde FROM installning WHERE nyckel = 'installningar'`))).not.toContain('ingen-far-se');
  expect(JSON.stringify(await newsroom.sql('SELECT detalj FROM logg'))).not.toContain('ingen-far-se');
  const [logged] = await newsroom.sql(`SELECT detalj FROM logg WHERE operation = 'andraInstallningar' ORDER BY id DESC LIMIT 1`);
  expect(logged?.detalj).toMatchObject({
    fore: { 'ai.tjanst': 'ingen', 'ai.nyckel': '' },
    efter: { 'ai.tjanst': 'openai-kompatibel', 'ai.nyckel': 'satt' },
  });
  expect((await admin.get('/installningar/ai')).body.ai.namn).toBe('openai-kompatibel');
  // Written back as it was read, it stays.
  expect((await change({ ai: { ...kept.body.installningar.ai, dygnsbudget: 5_000 } })).status).toBe(200);
  expect((await admin.post('/installningar/ai/prov')).body.prov.fungerar).toBe(true);
  await expect
    .poll(async () => (await admin.at(second.url).get('/installningar/ai')).body.ai, { timeout: 1_000 })
    .toMatchObject({
      namn: 'openai-kompatibel',
      dygnsbudget: 5_000,
    });
  expect((await change({ ai: { tjanst: 'ingen', nyckel: '' } })).body.installningar.ai.nyckel).toBe('');
  await stub.stop();
});

test('a mail server is greeted before it is kept', async () => {
  const server = await startMailServer();
  const at = (port: number) => ({ epost: { smtp_url: `smtp://127.0.0.1:${port}/?fran=redaktionen@fjall.se` } });
  expect(codes(await change({ epost: { smtp_url: 'imap://fel' } }, superadmin))).toEqual(['installning_ofullstandig epost.smtp_url']);
  expect(codes(await change(at(9), superadmin))).toEqual(['installning_fungerar_inte epost.smtp_url']);
  expect((await change(at(server.port), superadmin)).body.installningar.epost.smtp_url).toBe('satt');
  expect((await change({ epost: { smtp_url: '' } }, superadmin)).body.installningar.epost.smtp_url).toBe('');
  await server.stop();
});

test('what readers have with an old price is listed and remarked on after the days that the newsroom has chosen', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const product = (id: string, ago: number) => ({
    type: 'produkt',
    attrs: { id, namn: 'Moka', pris: '649 kr', butik: 'Kökshuset', kontrollerad: day(ago) },
  });
  const article = await chief.created(swedish({ block: [product('bvaran001', 3), product('bvaran002', 40)] }));
  const page = await chief.created({ ...swedish({ block: [product('bvaran003', 20)] }), mall: 'sida' });
  const old = async () => {
    const { innehall } = (await chief.get('/innehall', { priser: 'gamla', sortera: 'skapad' })).body;
    return innehall.map(({ id }: { id: string }) => id).filter((id: string) => [article.id, page.id].includes(id));
  };
  const warned = async (id: string) =>
    (await chief.post(`/innehall/${id}/validera`, {})).body.varningar
      .filter(({ kod }: { kod: string }) => kod === 'pris_gammalt')
      .map(({ block }: { block: string }) => block);
  expect(await old()).toEqual([]);
  for (const { id } of [article, page]) expect((await chief.release(id)).koder).toEqual([]);
  await expect.poll(old, { timeout: 30_000 }).toEqual([article.id]);
  expect([await warned(article.id), await warned(page.id)]).toEqual([['bvaran002'], []]);
  expect((await change({ publicering: { prisdagar: 10 } })).status).toBe(200);
  expect((await chief.get('/jag/skrivsatt')).body.prisdagar).toBe(10);
  await expect.poll(old, { timeout: 30_000 }).toEqual([page.id, article.id]);
  expect(await warned(page.id)).toEqual(['bvaran003']);
  for (const prisdagar of [0, -1, 3_651, 1.5, '10', null])
    expect(
      (await change({ publicering: { prisdagar } })).fel.map(({ falt }) => falt),
      `${prisdagar}`,
    ).toEqual(['publicering.prisdagar']);
  // Looked at again, and taken down.
  await chief.saved(article.id, 'sv', {
    ...swedish({ block: [product('bvaran001', 0), product('bvaran002', 0)] }),
    bas: article.revision,
  });
  await chief.release(article.id);
  await chief.takeDown(page.id);
  await expect.poll(old, { timeout: 30_000 }).toEqual([]);
  expect((await chief.get('/innehall', { priser: 'nya' })).status).toBe(422);
  expect((await change({ publicering: { prisdagar: 30 } })).status).toBe(200);
});

test('what each theme shows by itself is chosen, told and seen before it is kept', async () => {
  const teman = [
    { tema: 'klassiskt', delar: ['rubrik', 'ingress'] },
    { tema: 'tomt-tema', delar: [] },
  ];
  expect((await change({ publicering: { teman } })).status).toBe(200);
  const [latest] = (await admin.get('/installningar/versioner')).body.versioner;
  expect(latest.andringar).toEqual([{ falt: 'publicering.teman', fore: '', efter: 'klassiskt: rubrik, ingress; tomt-tema: inget' }]);

  const { id } = (await chief.create(swedish({ rubrik: 'Bron är öppen', ingress: 'I dag.' }))).body;
  const seen = async (query: Record<string, string>) =>
    (await admin.get('/installningar/cms/forhandsvisning', { innehall: id, ...query })).body;
  expect((await seen({ tema: 'klassiskt' })).delar).toEqual(['rubrik', 'ingress']);
  expect((await seen({ tema: 'tomt-tema' })).delar).toEqual([]);
  expect((await seen({ tema: 'okant' })).delar).toEqual(['rubrik', 'byline', 'datum']);
  expect((await seen({ tema: 'klassiskt', delar: '' })).delar).toEqual([]);
  const { delar, html } = await seen({ delar: 'ingress, rubrik' });
  expect(delar).toEqual(['ingress', 'rubrik']);
  expect(html).toContain('data-namn="Visas av temat: Rubriken"><h1>Bron är öppen</h1>');
  expect((await seen({ delar: 'rubrik,farg' })).fel).toMatchObject([{ kod: 'falt_varde' }]);

  const refused = async (chosen: unknown) => codes(await change({ publicering: { teman: chosen } }));
  expect(await refused([...teman, { tema: 'klassiskt', delar: [] }])).toEqual(['falt_format publicering.teman']);
  expect(await refused([{ tema: '', delar: [] }])).toEqual(['falt_for_kort publicering.teman[0].tema']);
  expect(await refused([{ tema: 'a', delar: ['farg'] }])).toEqual(['falt_varde publicering.teman[0].delar[0]']);
  expect((await change({ publicering: { teman: [] } })).status).toBe(200);
});

test('a second factor is demanded of a role at once, and no longer when it is not set', async () => {
  const writer = await newsroom.as('skribent', first.url);
  expect((await writer.get('/innehall')).status).toBe(200);
  expect((await change({ sakerhet: { andra_faktor: ['skribent'] } }, superadmin)).status).toBe(200);
  expect((await writer.get('/innehall')).status).toBe(403);
  expect((await change({ sakerhet: { andra_faktor: [] } }, superadmin)).status).toBe(200);
  expect((await writer.get('/innehall')).status).toBe(200);
});

test('no administrator decides how people come in, nor where the letters go that let them in; also not by bringing back a version', async () => {
  const server = await startMailServer();
  const smtp_url = `smtp://127.0.0.1:${server.port}/?fran=redaktionen@fjall.se`;
  expect((await change({ epost: { smtp_url }, sakerhet: { andra_faktor: ['lasare'], session_timmar: 8 } }, superadmin)).status).toBe(200);
  const { version, installningar } = (await settings()).body;
  const asked = [
    { epost: { smtp_url: 'smtp://127.0.0.1:9/?fran=a@ond.se' } },
    { epost: { smtp_url: '' } },
    { sakerhet: { andra_faktor: [] } },
    { sakerhet: { session_timmar: 720 } },
    { webbplats: { namn: 'Fjällbladet 2' }, sakerhet: { andra_faktor: ['admin', 'lasare'] } },
  ];
  for (const groups of asked) {
    const refused = await change(groups);
    expect([refused.status, refused.koder], JSON.stringify(groups)).toEqual([403, ['rattighet_saknas']]);
    expect(refused.fel[0]?.atgard).toContain('superadministratör');
  }
  const restored = await admin.post('/installningar/aterstall', { version: version - 1 });
  expect([restored.status, restored.koder]).toEqual([403, ['rattighet_saknas']]);
  expect((await settings()).body).toMatchObject({ version, installningar });
  // What they read and send back is no change, and everything else is theirs as before.
  const { epost, sakerhet } = installningar;
  expect((await change({ webbplats: { kontakt: 'red@fjall.se' }, epost, sakerhet })).status).toBe(200);
  expect((await change({ epost: { smtp_url: '' }, sakerhet: { andra_faktor: [], session_timmar: 12 } }, superadmin)).status).toBe(200);
  await server.stop();
});

test('a key goes nowhere else than where it was given for: not by a change, and not by a version', async () => {
  const [own, elsewhere] = [await startAiStub(), await startAiStub()];
  own.answer = elsewhere.answer = () => ({ svar: 'ja' });
  const ai = { tjanst: 'openai-kompatibel', url: own.url, modell: 'prov', nyckel: 'superadministratörens' };
  expect((await change({ ai: { url: elsewhere.url, modell: 'prov', nyckel: 'en annan' } })).status).toBe(200);
  expect((await change({ ai }, superadmin)).status).toBe(200);
  for (const asked of [
    { url: elsewhere.url },
    { url: elsewhere.url, nyckel: 'satt' },
    { url: elsewhere.url, tjanst: 'ingen' },
    { url: '' },
  ]) {
    const refused = await change({ ai: asked });
    expect(codes(refused), JSON.stringify(asked)).toEqual(['hemlighet_annan_adress ai.nyckel']);
    expect(refused.status).toBe(422);
    expect(refused.body.fel[0].orsak).toContain(new URL(own.url).origin);
  }
  expect((await admin.post('/installningar/ai/prov')).body.prov.fungerar).toBe(true);
  expect(elsewhere.calls).toEqual([]);
  // Whoever has it writes it; one that is taken away goes nowhere.
  expect((await change({ ai: { url: elsewhere.url, nyckel: 'superadministratörens' } })).status).toBe(200);
  const { version } = (await settings()).body;
  expect(codes(await admin.post('/installningar/aterstall', { version: version - 1 }))).toEqual(['hemlighet_annan_adress ai.nyckel']);
  expect((await change({ ai: { tjanst: 'ingen', url: '', nyckel: '' } })).status).toBe(200);
  await own.stop();
  await elsewhere.stop();
});

/** What readers would get of the site, if it were that. */
const wouldBe = async (asked: Record<string, unknown>) => admin.post('/installningar/forhandsvisning', asked);

test('what is not saved yet is shown to the byte as readers get it once it is; until then nobody gets anything of it', async () => {
  const { id } = await chief.created(swedish());
  expect((await chief.release(id)).status).toBe(200);
  const { lank } = (await chief.get(`/innehall/${id}`)).body.innehall.sprak.sv;
  const pages = { startsida: '/', artikel: new URL(lank).pathname, saknas: '/finns-inte-alls' };
  const asked = {
    webbplats: {
      namn: 'Provbladet',
      accent: '#1f6f54',
      typsnitt: 'sans',
      meny: { sv: [{ text: 'Butik', adress: 'https://butik.example/' }] },
    },
    integritet: { policy: 'https://provbladet.example/integritet' },
  };
  const before = (await settings()).body;
  const shown = new Map<string, string>();
  for (const [sida, path] of Object.entries(pages)) {
    const { status, body } = await wouldBe({ sida, ...asked });
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    for (const told of ['Provbladet', 'accent-1f6f54-sans', 'https://butik.example/', asked.integritet.policy])
      expect(body.html).toContain(told);
    shown.set(sida, body.html);
    expect(await page(first.url, path)).not.toContain('Provbladet');
  }
  expect((await settings()).body).toEqual(before);
  expect((await change(asked)).status).toBe(200);
  for (const [sida, path] of Object.entries(pages)) expect(await page(first.url, path), sida).toBe(shown.get(sida));
  expect((await change({ webbplats: before.installningar.webbplats, integritet: before.installningar.integritet })).status).toBe(200);
});

test('a preview tells what is wrong with what is written, and is for those who may change it', async () => {
  const wrong = await wouldBe({ sida: 'startsida', webbplats: { accent: 'grön', meny: { sv: [{ text: '', adress: '/' }] } } });
  expect(codes(wrong).toSorted()).toEqual(['falt_for_kort webbplats.meny.sv[0].text', 'falt_format webbplats.accent']);
  expect(codes(await wouldBe({ sida: 'startsida', epost: { smtp_url: 'smtp://x' } }))).toEqual(['falt_okant epost']);
  expect(codes(await wouldBe({ sida: 'allt' }))).toEqual(['falt_varde sida']);
  expect((await chief.post('/installningar/forhandsvisning', { sida: 'startsida' })).status).toBe(403);
});

test('only administrators read and change settings', async () => {
  expect((await chief.get('/installningar')).status).toBe(403);
  expect((await chief.patch('/installningar', { version: 0 })).status).toBe(403);
});

test('what an instance of a later release has set stays where an earlier one saves or brings a version back, and is no fault of theirs', async () => {
  await change({ webbplats: { utgivare: 'Före' } });
  const { version } = (await settings()).body;
  await newsroom.sql(
    `INSERT INTO installning (nyckel, version, varde, av, skapad)
      SELECT nyckel, version + 1, varde || jsonb_build_object('varden', varde -> 'varden'
        || jsonb_build_object('senare', jsonb_build_object('grans', 7), 'granskning', varde -> 'varden' -> 'granskning' || '{"ny_grans": 80}')), av, now()
      FROM installning WHERE nyckel = 'installningar' AND version = $1`,
    [version],
  );
  const kept = () =>
    newsroom.sql(
      `SELECT varde -> 'varden' -> 'senare' ->> 'grans' AS grans, varde -> 'varden' -> 'granskning' ->> 'ny_grans' AS ny,
          varde -> 'varden' -> 'webbplats' ->> 'utgivare' AS utgivare
        FROM installning WHERE nyckel = 'installningar' ORDER BY version DESC LIMIT 1`,
    );
  expect((await change({ webbplats: { utgivare: 'Efter' } })).status).toBe(200);
  expect(await kept()).toEqual([{ grans: '7', ny: '80', utgivare: 'Efter' }]);
  const restored = await admin.post('/installningar/aterstall', { version });
  expect(restored.status, JSON.stringify(restored.body)).toBe(200);
  expect(await kept()).toEqual([{ grans: '7', ny: '80', utgivare: 'Före' }]);
});
