import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { english, foreignArticle, swedish } from './newsroom/articles.ts';
import { Caller, type CallOptions } from './newsroom/caller.ts';
import { sendFigures } from './newsroom/figures.ts';
import { frontProposalOf } from './newsroom/fronts.ts';
import { send } from './newsroom/http.ts';
import { ideaOf, watchOf } from './newsroom/ideas.ts';
import { outwardLink } from './newsroom/links.ts';
import { linkOf, programOf } from './newsroom/outbound.ts';
import { collectionOf, file, picture, upload } from './newsroom/pictures.ts';
import { aProposal, proposalsOf, proposed } from './newsroom/proposals.ts';
import { oldAddress, redirectOf, sendRedirects } from './newsroom/redirects.ts';
import { aPattern, skeletonOf } from './newsroom/skeletons.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* In a newsroom of its own, where nobody else writes: what a tried call leaves behind can be told to the last row. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
  chief = await newsroom.as('superadmin', studio.url);
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

/** Filled behind the saves, by a service that runs on its own; of a login, when it was last used. */
const BEHIND = new Set([
  'renderad',
  'sokpost',
  'sokko',
  'sokord',
  'personko',
  'publicerad_person',
  'publicerad_sok',
  'publicerad_pris',
  'publicerad_utan_alt',
  'sokmotorbesked',
  'lank',
  'lankplats',
  'lankvard',
  'lankko',
  'lankfyllning',
  'publicerad_skribent',
  'skribentadress',
  'skribentnamn',
  'taggprovning',
  'oforseglad',
  'sigill',
  'sigillrad',
  'historikkontroll',
  'session',
  '_prisma_migrations',
]);

/** Every row there is, as a hash of each table. */
async function everything(): Promise<Record<string, string>> {
  const rows = await newsroom.sql<{ tablename: string }>(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  const told: Record<string, string> = {};
  for (const { tablename } of rows.filter((row) => !BEHIND.has(row.tablename))) {
    const hashes = await newsroom.sql<{ hash: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS hash FROM "${tablename}" t`,
    );
    told[tablename] = hashes[0]?.hash ?? '';
  }
  return told;
}

/** By the chief where nobody else is named. */
type Tried = { method: string; path: string; by?: Caller } & CallOptions;

const item = async () => (await chief.created(swedish())).id;
/** An article with a picture, and another picture. */
async function itemWithPicture(): Promise<{ id: string; fran: string; till: string }> {
  const [{ media }, { media: other }] = [(await upload(chief, { alt: 'En bro' })).body, (await upload(chief, { alt: 'En å' })).body];
  const { id } = await chief.created(swedish({ hero: { mediaId: media.id, src: media.src, alt: 'En bro' } }));
  return { id, fran: media.id, till: other.id };
}

const idea = () => ideaOf(chief, {}, newsroom.sql);

async function published(): Promise<string> {
  const id = await item();
  const { status, body } = await chief.release(id);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return id;
}
async function newAgent(): Promise<string> {
  return (await chief.post('/agenter', { namn: 'Bevakaren' })).body.agent.id;
}

/** One that has called already: when it was last used is written down once a minute, and behind the call. */
async function provedAgent(): Promise<Caller> {
  const { agent, nyckel } = (await chief.post('/agenter', { namn: 'Prövlingen' })).body;
  const by = new Caller({ id: agent.id, epost: '', credential: { Authorization: `Bearer ${nyckel}` }, url: studio.url });
  await by.get('/jag');
  const used = () => newsroom.sql('SELECT 1 FROM agent WHERE id = $1 AND senast_anvand IS NOT NULL', [agent.id]);
  await expect.poll(used).toHaveLength(1);
  return by;
}

/** Paused: nothing of it changes by itself. */
async function webhook(): Promise<string> {
  const { id } = (await chief.post('/webhookar', { namn: 'Mottagaren', adress: 'https://mottagare.invalid/' })).body.webhook;
  await silence(id);
  return id;
}

/** A webhook that listens is told of all that is done after it, and writes down how that went whenever it does. */
async function silence(id: string): Promise<void> {
  await chief.patch(`/webhookar/${id}`, { lage: 'pausad' });
  await expect.poll(() => newsroom.sql('SELECT id FROM webhook WHERE id = $1 AND hallare IS NOT NULL', [id])).toEqual([]);
}

async function newTag(sv: string): Promise<string> {
  return (await chief.post('/taggar', { namn: { sv } })).body.tagg.id;
}

const CALLS: Record<string, () => Promise<Tried>> = {
  skapaInnehall: async () => ({ method: 'POST', path: '/innehall', body: { sektion: 'nyheter', mall: 'nyhet', ...swedish() } }),
  importeraArtikel: async () => ({ method: 'POST', path: '/import/artikel', body: foreignArticle() }),
  oppnaUppladdning: async () => ({ method: 'POST', path: '/media/uppladdning', body: { kredit: 'Lena' } }),
  lasInWordpress: async () => ({ method: 'POST', path: '/import/wordpress', body: { adress: 'http://blogg.invalid' } }),
  andraInnehall: async () => ({ method: 'PATCH', path: `/innehall/${await item()}`, body: { taggar: ['bro'], raderad: true } }),
  kopieraInnehall: async () => ({ method: 'POST', path: `/innehall/${await item()}/kopiera`, body: {} }),
  sparaSprakversion: async () => ({ method: 'PUT', path: `/innehall/${await item()}/sprak/en`, body: english() }),
  skrivArbetskopia: async () => ({
    method: 'PUT',
    path: `/innehall/${await item()}/sprak/en/arbetskopia`,
    body: { bas: null, nr: 0, rubrik: 'The square' },
  }),
  skrivGemensamText: async () => ({
    method: 'PUT',
    path: `/innehall/${await item()}/sprak/en/gemensam-text`,
    body: { fonster: 'a', skrivning: 1, bas: null, nr: 0, rubrik: 'The square' },
  }),
  kastaArbetskopia: async () => {
    const path = `/innehall/${await item()}/sprak/en/arbetskopia`;
    await chief.put(path, { bas: null, nr: 0, rubrik: 'The square' });
    return { method: 'DELETE', path };
  },
  sattSprakstatus: async () => ({ method: 'POST', path: `/innehall/${await item()}/sprak/sv/status`, body: { status: 'granskning' } }),
  noteraLasning: async () => {
    const { id, revision } = await chief.created(swedish());
    return { method: 'PUT', path: `/innehall/${id}/sprak/sv/lasning`, body: { revision } };
  },
  bytArtikelbild: async () => {
    const { id, fran, till } = await itemWithPicture();
    return { method: 'POST', path: `/innehall/${id}/sprak/sv/bildbyte`, body: { fran, till } };
  },
  namngeRevision: async () => ({
    method: 'PUT',
    path: `/innehall/${await item()}/sprak/sv/revisioner/1/namn`,
    body: { namn: 'Till tryck' },
  }),
  aterstallRevision: async () => ({ method: 'POST', path: `/innehall/${await item()}/sprak/sv/aterstall`, body: { revision: 1 } }),
  angraAgent: async () => ({
    method: 'POST',
    path: `/innehall/${await item()}/angra-agent`,
    body: { agent: await newAgent(), fran: '2026-11-20' },
  }),
  forhandsvisa: async () => ({ method: 'POST', path: `/innehall/${await item()}/forhandsvisning`, body: { dela: 5 } }),
  slappInnehall: async () => ({ method: 'POST', path: `/innehall/${await item()}/release`, body: { lage: 'publicera' } }),
  provaPubliceringssystem: async () => ({ method: 'POST', path: '/installningar/cms/prov', body: { innehall: null } }),
  flyttaPublicerat: async () => ({ method: 'POST', path: '/installningar/cms/flytt', body: { gor: 'avbryt' } }),
  avgorAndringDar: async () => ({
    method: 'POST',
    path: `/innehall/${await published()}/publiceringssystem`,
    body: { tillstand: 'x', val: 'skriv_over' },
  }),
  taNedInnehall: async () => ({ method: 'POST', path: `/innehall/${await published()}/nedtagning`, body: { orsak: 'Fel' } }),
  skapaAgent: async () => ({ method: 'POST', path: '/agenter', body: { namn: 'x' } }),
  andraAgent: async () => ({ method: 'PATCH', path: `/agenter/${await newAgent()}`, body: { namn: 'x' } }),
  roteraAgent: async () => ({ method: 'POST', path: `/agenter/${await newAgent()}/rotera`, body: {} }),
  borjaProv: async () => ({ method: 'POST', path: '/prov', body: {}, by: await provedAgent() }),
  svaraProv: async () => {
    const by = await provedAgent();
    const { prov } = (await by.post('/prov', {})).body;
    return { method: 'POST', path: `/prov/${prov.id}/svar`, body: { uppgift: 1, svar: {} }, by };
  },
  aterkallaAgent: async () => ({ method: 'DELETE', path: `/agenter/${await newAgent()}` }),
  sattAgentpaus: async () => ({ method: 'PUT', path: '/agentpaus', body: { pausade: true } }),
  sparaHandbok: async () => ({ method: 'PUT', path: '/handbok', body: { text: '# Handbok', bas: 1 } }),
  aterstallHandbok: async () => ({ method: 'POST', path: '/handbok/aterstall', body: { nr: 1, bas: 2 } }),
  sparaFramsida: async () => ({ method: 'PUT', path: '/framsidor/sv', body: { platser: [{ artikel: await published() }], bas: 0 } }),
  foreslaFramsida: async () => ({ method: 'POST', path: '/framsidor/sv/forslag', body: { platser: [{ artikel: await published() }] } }),
  taBortFramsideforslag: async () => ({ method: 'DELETE', path: await frontProposalOf(chief) }),
  skapaSamling: async () => ({ method: 'POST', path: '/samlingar', body: { namn: 'Provsamling' } }),
  andraSamling: async () => ({ method: 'PATCH', path: `/samlingar/${await collectionOf(chief)}`, body: { namn: 'Ändrad' } }),
  taBortSamling: async () => ({ method: 'DELETE', path: `/samlingar/${await collectionOf(chief)}` }),
  skapaTagg: async () => ({ method: 'POST', path: '/taggar', body: { namn: { sv: 'Provtagg' } } }),
  andraTagg: async () => ({ method: 'PATCH', path: `/taggar/${await newTag('Ändras')}`, body: { namn: { sv: 'Ändrad' } } }),
  slaIhopTaggar: async () => ({
    ...{ method: 'POST', path: `/taggar/${await newTag('Går upp')}/slaihop` },
    body: { till: await newTag('Blir kvar') },
  }),
  kontrolleraLankar: async () => ({ method: 'POST', path: '/lankar/kontrollera', body: { id: (await outwardLink(chief)).id } }),
  ignoreraLank: async () => ({
    ...{ method: 'POST', path: `/lankar/${(await outwardLink(chief)).id}/ignorera` },
    body: { till: '2099-01-01', anledning: 'De bygger om.' },
  }),
  skapaUtlank: async () => ({
    method: 'POST',
    path: '/utlankar',
    body: { adress: 'https://butik.example/', program: await programOf(chief) },
  }),
  andraUtlank: async () => ({ method: 'PATCH', path: `/utlankar/${await linkOf(chief)}`, body: { giltig_till: '2030-01-01' } }),
  skapaOmdirigering: async () => ({ method: 'POST', path: '/omdirigeringar', body: { fran: oldAddress(), till: '/mat' } }),
  andraOmdirigering: async () => ({ method: 'PATCH', path: `/omdirigeringar/${await redirectOf(chief)}`, body: { status: 302 } }),
  taBortOmdirigering: async () => ({ method: 'DELETE', path: `/omdirigeringar/${await redirectOf(chief)}` }),
  taBortUtlank: async () => ({ method: 'DELETE', path: `/utlankar/${await linkOf(chief)}` }),
  skapaProgram: async () => ({ method: 'POST', path: '/program', body: { namn: 'Provprogram' } }),
  andraProgram: async () => ({ method: 'PATCH', path: `/program/${await programOf(chief)}`, body: { rel: 'noreferrer' } }),
  taBortProgram: async () => ({ method: 'DELETE', path: `/program/${await programOf(chief)}` }),
  skapaBevakning: async () => ({
    method: 'POST',
    path: '/bevakningar',
    body: { adress: 'https://nyheter.example/prov.xml', vilande: true },
  }),
  andraBevakning: async () => ({ method: 'PATCH', path: `/bevakningar/${await watchOf(chief)}`, body: { ord: ['bro'] } }),
  taBortBevakning: async () => ({ method: 'DELETE', path: `/bevakningar/${await watchOf(chief)}` }),
  bestallIde: async () => ({ method: 'POST', path: `/ideer/${await idea()}/bestall`, body: {} }),
  avfardaIde: async () => ({ method: 'POST', path: `/ideer/${await idea()}/avfarda`, body: {} }),
  taTillbakaIde: async () => ({ method: 'POST', path: `/ideer/${await idea()}/ta-tillbaka` }),
  taggaInnehall: async () => ({ method: 'POST', path: `/innehall/${await item()}/taggar`, body: { lagg_till: ['provtagg'] } }),
  async foreslaAndring() {
    const id = await item();
    return { method: 'POST', path: proposalsOf(id), body: await aProposal(chief, id) };
  },
  godtaAndringsforslag: async () => ({ method: 'POST', path: `${(await proposed(chief)).adress}/godta`, body: {} }),
  avbojAndringsforslag: async () => ({ method: 'POST', path: `${(await proposed(chief)).adress}/avbojt`, body: {} }),
  skapaStomme: async () => ({ method: 'POST', path: '/stommar', body: aPattern() }),
  taBortStomme: async () => ({ method: 'DELETE', path: `/stommar/${await skeletonOf(chief)}` }),
  skapaWebhook: async () => ({ method: 'POST', path: '/webhookar', body: { namn: 'Prov', adress: 'https://mottagare.invalid/' } }),
  andraWebhook: async () => ({ method: 'PATCH', path: `/webhookar/${await webhook()}`, body: { namn: 'Annat' } }),
  taBortWebhook: async () => ({ method: 'DELETE', path: `/webhookar/${await webhook()}` }),
  provaWebhook: async () => ({ method: 'POST', path: `/webhookar/${await webhook()}/prov` }),
  skickaWebhookleveransIgen: async () => {
    const id = await webhook();
    const { body } = await chief.post(`/webhookar/${id}/prov`);
    return { method: 'POST', path: `/webhookar/${id}/leveranser/${body.leverans.id}/igen` };
  },
  korSats: async () => ({
    method: 'POST',
    path: '/satser',
    body: {
      lage: 'var_for_sig',
      operationer: [
        { operation: 'taggaInnehall', id: await item(), kropp: { lagg_till: ['provtagg'] } },
        { operation: 'slappInnehall', id: await item(), kropp: { lage: 'publicera' } },
        { operation: 'skapaTagg', kropp: { namn: { sv: 'Satstagg' } } },
      ],
    },
  }),
  skapaRoll: async () => ({ method: 'POST', path: '/roller', body: { id: 'webbredaktor', namn: 'Webbredaktör', ratter: ['skriva'] } }),
  andraRoll: async () => {
    await chief.post('/roller', { id: 'sommarvikarie', namn: 'Sommarvikarie', ratter: ['skriva'] });
    return { method: 'PATCH', path: '/roller/sommarvikarie', body: { namn: 'Vikarie' } };
  },
  skapaSektion: async () => ({ method: 'POST', path: '/sektioner', body: { id: 'sport', namn: { sv: 'Sport' } } }),
  andraSektion: async () => ({ method: 'PATCH', path: '/sektioner/mat', body: { namn: { sv: 'Mat och dryck' } } }),
  andraInstallningar: async () => ({ method: 'PATCH', path: '/installningar', body: { version: 0, webbplats: { kontakt: 'x@test.se' } } }),
  aterstallInstallningar: async () => ({ method: 'POST', path: '/installningar/aterstall', body: { version: 1 } }),
  andraKomIgang: async () => ({ method: 'PATCH', path: '/kom-igang', body: { steg: { utseende: 'hoppat' } } }),
  skapaAnvandare: async () => ({
    method: 'POST',
    path: '/anvandare',
    body: { epost: 'ny@test.se', namn: 'Ny', roll: 'skribent', losenord: 'ganska-hemligt-nog' },
  }),
  bjudInAnvandare: async () => ({
    method: 'POST',
    path: `/anvandare/${(await newsroom.sql('SELECT id FROM person WHERE id <> $1 AND aktiv', [chief.id]))[0]?.id}/inbjudan`,
    body: {},
  }),
  andraSkribentprofil: async () => ({ method: 'PATCH', path: `/anvandare/${chief.id}/profil`, body: { om: { sv: 'Skriver om mat.' } } }),
  andraAnvandare: async () => ({ method: 'PATCH', path: `/anvandare/${chief.id}`, body: { namn: 'Annat' } }),
  avslutaSessioner: async () => ({ method: 'DELETE', path: '/jag/sessioner', query: { utom_denna: 'true' } }),
  async avidentifieraAnvandare() {
    const { body } = await chief.post('/anvandare', { epost: 'gick@test.se', namn: 'Gick', roll: 'skribent' });
    await chief.patch(`/anvandare/${body.person.id}`, { aktiv: false });
    return { method: 'POST', path: `/anvandare/${body.person.id}/avidentifiering`, body: {} };
  },
  nollstallAndraFaktor: async () => ({
    method: 'DELETE',
    path: `/anvandare/${(await newsroom.sql('SELECT id FROM person WHERE id <> $1', [chief.id]))[0]?.id}/andra-faktor`,
  }),
  slaIhopPersoner: async () => ({
    method: 'POST',
    path: `/personer/${(await chief.post('/personer', { namn: 'Ada' })).body.person.id}/slaihop`,
    body: { till: (await chief.post('/personer', { namn: 'Ada Lovelace' })).body.person.id },
  }),
  skapaPerson: async () => ({ method: 'POST', path: '/personer', body: { namn: 'Ada' } }),
};

/** The call as one that is only to be tried. */
function tried({ method, path, body, ...rest }: Tried): Tried {
  if (method === 'DELETE') return { method, path, ...rest, query: { ...rest.query, provkor: 'true' } };
  return { method, path, ...rest, body: { ...(body as object), provkor: true } };
}

test.each(Object.keys(CALLS))('%s leaves not a row behind when it is only tried, and can be done after', async (operation) => {
  const prepared = await CALLS[operation]?.();
  if (prepared === undefined) throw new Error(operation);
  const before = await everything();
  const { method, path, by = chief, ...options } = tried(prepared);
  const { status, body } = await by.call(method, path, { ...options, nyckel: `${operation}-nyckel` });
  expect([status, body.provkor], JSON.stringify(body)).toEqual([200, true]);
  expect(await everything()).toEqual(before);
  // The same key is still free: nothing was kept for it.
  const done = await by.call(prepared.method, prepared.path, { ...prepared, nyckel: `${operation}-nyckel` });
  expect(done.status, JSON.stringify(done.fel)).toBeLessThan(300);
  expect(done.headers['idempotent-replayed']).toBeUndefined();
  expect(done.body).not.toHaveProperty('provkor');
  if (operation === 'skapaWebhook') await silence(done.body.webhook.id);
  if (operation === 'sattAgentpaus') await chief.put('/agentpaus', { pausade: false });
});

test('a picture that is only tried is decoded and told of, or refused, and not kept', async () => {
  const before = await everything();
  const tries = { name: 'provkor', value: 'true' };
  const { status, body } = await chief.form('/media', [file(await picture('png', 40, 30)), { name: 'alt', value: 'En bro' }, tries]);
  expect([status, body.provkor]).toEqual([200, true]);
  expect(body.media).toMatchObject({ bredd: 40, hojd: 30, typ: 'image/png', alt: { sv: 'En bro' } });
  expect((await chief.get(`/media/${body.media.id}`)).status).toBe(404);
  expect((await send({ method: 'GET', path: new URL(body.media.src, studio.url).pathname }, studio.url)).status).toBe(404);
  expect((await chief.form('/media', [file(Buffer.from('ingen bild')), tries])).koder).toEqual(['bild_ogiltig']);
  expect((await chief.form('/media', [file(await picture('png', 10_000, 6_001)), tries])).koder).toEqual(['bild_for_stor_yta']);
  // One that is named by its address is not fetched.
  expect((await chief.post('/media/hamta', { url: 'https://bilder.invalid/a.jpg', provkor: true })).body.provkor).toBe(true);
  expect(await everything()).toEqual(before);
});

test('a file of redirects that is only tried tells what would be, and leaves not a row behind', async () => {
  const csv = `fran;till\n${oldAddress()};/mat\n`;
  const before = await everything();
  const tried = await sendRedirects(chief, csv, { provkor: 'true' });
  expect([tried.status, tried.body.provkor, tried.body.rapport.nya]).toEqual([200, true, 1]);
  expect(await everything()).toEqual(before);
  expect((await sendRedirects(chief, csv)).body.rapport.nya).toBe(1);
});

test('a file of figures that is only tried tells what would be, and leaves not a row behind', async () => {
  const program = await programOf(chief);
  const id = await item();
  const before = await everything();
  const revenue = 'dag;belopp\n2026-11-01;12,50\n';
  const views = `dag;artikel;visningar\n2026-11-01;${id};12\n`;
  const send = (fields: Record<string, string>) =>
    Promise.all([
      sendFigures(chief, '/intakter/import', revenue, { program, valuta: 'SEK', ...fields }),
      sendFigures(chief, '/trafik/import', views, fields),
    ]);
  for (const tried of await send({ provkor: 'true' }))
    expect([tried.status, tried.body.provkor, tried.body.rapport.nya]).toEqual([200, true, 1]);
  expect(await everything()).toEqual(before);
  for (const { body } of await send({})) expect([body.rapport.nya, Object.hasOwn(body, 'provkor')]).toEqual([1, false]);
});

describe('the answer', () => {
  test('is what would have been answered', async () => {
    const id = await item();
    const { body } = await chief.patch(`/innehall/${id}`, { taggar: ['bro'], provkor: true });
    expect(body.innehall.taggar).toEqual(['bro']);
    expect((await chief.item(id)).taggar).toEqual([]);
  });

  test('of a release says what would have been released, and of one with faults what is wrong', async () => {
    const id = await item();
    const { status, body } = await chief.release(id, { provkor: true });
    expect([status, body.provkor]).toEqual([200, true]);
    expect((await chief.item(id)).status).toBe('utkast');
    const empty = await chief.created();
    const refused = await chief.release(empty.id, { provkor: true });
    expect([refused.status, refused.koder.includes('ingress_saknas')]).toEqual([422, true]);
  });

  test('of a conflict is the conflict', async () => {
    const { id, revision } = await chief.created(swedish());
    await chief.saved(id, 'sv', { ...swedish(), bas: revision });
    const { status, body } = await chief.save(id, 'sv', { ...swedish(), bas: revision, provkor: true });
    expect([status, body.senaste.nr]).toEqual([409, 2]);
  });

  test('to a call that asks not to be tried is the usual one', async () => {
    expect((await chief.create({ provkor: false })).status).toBe(201);
  });
});

test.each(['ja', 1, null, 'true', {}])('provkor: %j is neither yes nor no, told with all other faults', async (provkor) => {
  const { status, fel } = await chief.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', provkor });
  expect([status, fel.map(({ falt }) => falt)]).toEqual([422, ['provkor', 'rubrik']]);
});

test('what only reads cannot be tried', async () => {
  const id = await item();
  expect((await chief.validate(id, { provkor: true })).koder).toEqual(['falt_okant']);
  expect((await chief.get('/jag', { provkor: 'true' })).koder).toEqual(['falt_okant']);
});
