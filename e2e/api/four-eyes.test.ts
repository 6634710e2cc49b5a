import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { draftReport, posted } from './newsroom/live.ts';
import { EVERYWHERE } from './newsroom/people.ts';
import { aProposal, proposalsOf } from './newsroom/proposals.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Four eyes: where the newsroom asks for them nobody approves or publishes what they have written themselves. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;
let anna: Caller;
let bo: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
  [admin, anna, bo] = await Promise.all([person('admin'), person('chefredaktor'), person('chefredaktor')]);
});
afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});
beforeEach(() => asked({ fyra_ogon_sektioner: ['nyheter'], fyra_ogon_mallar: ['reportage'] }));

const person = (roll: string) => newsroom.as(roll, studio.url);
const OFF = { fyra_ogon_sektioner: [], fyra_ogon_mallar: [] };
const LATER = '2098-06-01 12:00';
const REFUSED = [403, ['eget_godkannande']];

async function patched(granskning: Record<string, unknown>) {
  const { version } = (await admin.get('/installningar')).body;
  return admin.patch('/installningar', { version, granskning });
}

async function asked(granskning: Record<string, unknown>): Promise<void> {
  const { status, fel } = await patched(granskning);
  expect(status, JSON.stringify(fel)).toBe(200);
}

async function agent(owner: Caller, fields: Record<string, unknown> = {}): Promise<Caller> {
  const rights = { ...EVERYWHERE, publicera: true, schemalagga: true, ...fields };
  const { body } = await admin.post('/agenter', { namn: 'Testagenten', agare: owner.id, ...rights });
  return new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
}

const set = (by: Caller, id: string, status: string, fields = {}) => by.post(`/innehall/${id}/sprak/sv/status`, { status, ...fields });
const approve = (by: Caller, id: string, fields = {}) => set(by, id, 'godkand', fields);
const told = async (answer: Promise<{ status: number; koder: string[] }>) => {
  const { status, koder } = await answer;
  return status < 300 ? status : [status, koder];
};
const isPublic = async (id: string) => (await anna.item(id)).publicerad !== null;
const saved = async (by: Caller, id: string) => {
  const { arbetsrevision } = (await by.item(id)).sprak.sv;
  return by.saved(id, 'sv', { ...swedish(), bas: arbetsrevision.id });
};
const releases = async (id: string) => (await anna.get(`/innehall/${id}/releaser`)).body.releaser;

/** Its time has come, and it has been tried. */
async function timeComes(id: string): Promise<void> {
  await newsroom.sql(`UPDATE release SET datum = now(), tur = now(), nasta = now() WHERE innehall_id = $1 AND nasta IS NOT NULL`, [id]);
  const open = () => newsroom.sql('SELECT 1 FROM release WHERE innehall_id = $1 AND nasta IS NOT NULL', [id]);
  await expect.poll(async () => (await open()).length, { timeout: 60_000, interval: 50 }).toBe(0);
}

test('asked of no section and no template everything is as before', async () => {
  await asked(OFF);
  const { id } = await anna.created(swedish());
  expect(await told(approve(anna, id))).toBe(200);
  await saved(anna, id);
  expect(await told(anna.release(id))).toBe(200);
});

test('sections and templates that there are not are refused', async () => {
  const { status, fel } = await patched({ fyra_ogon_sektioner: ['nyheter', 'saknas'], fyra_ogon_mallar: ['saknas'] });
  expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([
    422,
    ['sektion_okand granskning.fyra_ogon_sektioner[1]', 'mall_okand granskning.fyra_ogon_mallar[0]'],
  ]);
});

describe('approving', () => {
  test('one’s own is refused, and told who else may; when another has, the writer publishes', async () => {
    const { id } = await anna.created(swedish());
    const refused = await approve(anna, id);
    expect([refused.status, refused.koder]).toEqual(REFUSED);
    expect(refused.fel[0]).toMatchObject({ falt: 'status', sprak: 'sv', orsak: expect.stringMatching(/^Du har skrivit i texten/) });
    expect(refused.fel[0]?.atgard).toMatch(/^Be \S.* läsa och godkänna texten\./);
    expect(refused.fel[0]?.atgard).not.toContain('administratör ge');
    expect((await anna.item(id)).sprak.sv.status).toBe('utkast');
    expect(await told(approve(bo, id))).toBe(200);
    expect(await told(anna.release(id))).toBe(200);
  });

  test('is shown in the history: who, of which version', async () => {
    const { id } = await anna.created(swedish());
    await approve(bo, id);
    await saved(anna, id);
    const { revisioner } = (await anna.get(`/innehall/${id}/sprak/sv/revisioner`)).body;
    expect(revisioner.map(({ godkand_av }: { godkand_av: unknown }) => godkand_av)).toEqual([
      null,
      { typ: 'person', id: bo.id, namn: expect.any(String) },
    ]);
  });

  test('counts for the words that it was of: who has written after it asks another, also the first writer', async () => {
    const { id } = await anna.created(swedish());
    await approve(bo, id);
    await saved(bo, id);
    expect(await told(approve(bo, id))).toEqual(REFUSED);
    expect(await told(bo.release(id))).toEqual(REFUSED);
    expect(await told(approve(anna, id))).toBe(200);
    expect(await told(bo.release(id))).toBe(200);
    await saved(bo, id);
    expect(await told(bo.release(id))).toEqual(REFUSED);
  });

  test('by everybody who has written is refused, and who may is no longer asked to review', async () => {
    const { id } = await anna.created(swedish());
    await saved(bo, id);
    for (const writer of [anna, bo]) expect(await told(approve(writer, id))).toEqual(REFUSED);
    expect(await told(set(anna, id, 'granskning', { granskare: bo.id }))).toEqual([422, ['granskare_ogiltig']]);
    expect(await told(set(anna, id, 'granskning', { granskare: (await person('granskare')).id }))).toBe(200);
  });

  test('what several wrote together is refused each of them, whoever saved it', async () => {
    const writer = await person('skribent');
    const { id, revision: bas } = await writer.created(swedish());
    const together = { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'Skriven av Anna' };
    expect((await anna.put(`/innehall/${id}/sprak/sv/gemensam-text`, together)).body.inford).toBe(true);
    await writer.saved(id, 'sv', { ...swedish(), rubrik: 'Skriven av Anna', bas, arbetskopia: { nr: 0, gemensam: 2 } });
    expect(await told(approve(anna, id))).toEqual(REFUSED);
    expect(await told(anna.release(id))).toEqual(REFUSED);
    expect(await told(set(writer, id, 'granskning', { granskare: anna.id }))).toEqual([422, ['granskare_ogiltig']]);
    expect(await told(approve(bo, id))).toBe(200);
    expect(await told(anna.release(id))).toBe(200);
  });

  test('that is taken back is none', async () => {
    const { id } = await anna.created(swedish());
    await approve(bo, id);
    await set(bo, id, 'utkast');
    expect(await told(anna.release(id))).toEqual(REFUSED);
  });

  test('while the setting was off counts where it was another’s, and only there', async () => {
    await asked(OFF);
    const [own, others] = [await anna.created(swedish()), await anna.created(swedish())];
    await approve(anna, own.id);
    await approve(bo, others.id);
    await asked({ fyra_ogon_sektioner: ['nyheter'] });
    expect(await told(anna.release(own.id))).toEqual(REFUSED);
    expect(await told(anna.release(others.id))).toBe(200);
  });

  test('and saving at once never approves one’s own words', async () => {
    const { id, revision } = await anna.created(swedish());
    let bas = revision;
    for (let round = 0; round < 12; round++) {
      const [mine] = await Promise.all([bo.saved(id, 'sv', { ...swedish(), bas }), approve(bo, id)]);
      bas = mine;
      expect((await anna.item(id)).sprak.sv.status).toBe('utkast');
      expect(await told(bo.release(id))).toEqual(REFUSED);
    }
  });
});

describe('publishing', () => {
  test('one’s own is refused now, later and only tried; another’s release is the approval', async () => {
    const { id } = await anna.created(swedish());
    const later = { lage: 'schemalagd', datum: LATER };
    for (const fields of [{}, later, { provkor: true }, { overstyr: true }])
      expect(await told(anna.release(id, fields)), JSON.stringify(fields)).toEqual(REFUSED);
    expect([await isPublic(id), await releases(id)]).toEqual([false, []]);
    expect(await told(bo.release(id, later))).toBe(200);
    // What is scheduled has been approved, and so is what its writer sends out sooner.
    expect(await told(anna.release(id))).toBe(200);
    // No new words.
    expect(await told(anna.release(id))).toBe(200);
    expect(await told(anna.release(id, { lage: 'utkast' }))).toBe(200);
  });

  test('an older revision that nobody else has approved is refused, whatever is approved now', async () => {
    const { id, revision } = await anna.created(swedish());
    await saved(anna, id);
    await approve(bo, id);
    expect(await told(anna.release(id, { revisioner: { sv: revision } }))).toEqual(REFUSED);
    expect(await told(anna.release(id))).toBe(200);
  });

  test('goes by the template in any section', async () => {
    const { id } = await anna.created(swedish({ sektion: 'kultur', mall: 'reportage' }));
    const { id: other } = await anna.created(swedish({ sektion: 'kultur' }));
    expect(await told(approve(anna, id))).toEqual(REFUSED);
    expect(await told(approve(anna, other))).toBe(200);
  });

  test('elsewhere first is no way round, neither in nor out', async () => {
    const { id } = await anna.created(swedish({ sektion: 'kultur' }));
    expect(await told(anna.release(id))).toBe(200);
    await anna.patch(`/innehall/${id}`, { sektion: 'nyheter' });
    expect(await told(anna.release(id))).toEqual(REFUSED);
    expect(await told(bo.release(id))).toBe(200);
    await saved(anna, id);
    await anna.patch(`/innehall/${id}`, { sektion: 'kultur' });
    expect(await told(anna.release(id))).toEqual(REFUSED);
  });

  test('at its time is refused when the newsroom asks for it meanwhile, and an approval lets it out', async () => {
    await asked(OFF);
    const [own, seen] = [await anna.created(swedish()), await anna.created(swedish())];
    for (const { id } of [own, seen]) await anna.release(id, { lage: 'schemalagd', datum: LATER });
    await asked({ fyra_ogon_sektioner: ['nyheter'] });
    await approve(bo, seen.id);
    await saved(anna, seen.id);
    for (const { id } of [own, seen]) await timeComes(id);
    const [release] = await releases(own.id);
    expect(release).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'eget_godkannande', sprak: 'sv' }] });
    expect(release.fel[0].orsak).toMatch(/^chefredaktor \w+ har skrivit/);
    expect([await isPublic(own.id), await isPublic(seen.id)]).toEqual([false, true]);
    // Whoever tries it again answers for it.
    await bo.post(`/releaser/${release.id}/forsok`);
    await timeComes(own.id);
    expect(await isPublic(own.id)).toBe(true);
  });

  test('at its time is refused when the approval was taken back', async () => {
    const { id } = await anna.created(swedish());
    await approve(bo, id);
    expect(await told(anna.release(id, { lage: 'schemalagd', datum: LATER }))).toBe(200);
    await set(bo, id, 'granskning', { mejl: false });
    await timeComes(id);
    expect((await releases(id))[0]).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'eget_godkannande' }] });
    expect(await isPublic(id)).toBe(false);
  });

  test('a live report’s entries go on at once, and releases nothing else of it', async () => {
    const { id } = await draftReport(anna);
    expect(await told(anna.release(id))).toEqual(REFUSED);
    expect(await told(bo.release(id))).toBe(200);
    const { id: bas, rubrik, block, slug } = (await anna.item(id)).sprak.sv.arbetsrevision;
    await anna.saved(id, 'sv', { rubrik, block, slug, bas, ingress: 'En annan ingress.' });
    await posted(bo, id, { text: 'Dörrarna öppnas.' });
    await posted(anna, id, { text: 'Dörrarna stängs.' });
    for (const writer of [anna, bo]) expect(await told(writer.release(id))).toEqual(REFUSED);
    expect(await told((await person('publicist')).release(id))).toBe(200);
  });
});

describe('an agent', () => {
  test('counts as itself: its owner approves its text, and it does not', async () => {
    const writer = await agent(anna);
    const { id } = await writer.created(swedish());
    expect(await told(approve(writer, id, { order_av: anna.id }))).toEqual(REFUSED);
    expect(await told(writer.release(id, { order_av: anna.id }))).toEqual(REFUSED);
    expect(await told(approve(anna, id))).toBe(200);
    expect(await told(writer.release(id, { order_av: anna.id }))).toBe(200);
  });

  test('on the order of the writer approves nothing for them', async () => {
    const publisher = await agent(anna);
    const { id } = await anna.created(swedish());
    expect(await told(approve(publisher, id, { order_av: anna.id }))).toEqual(REFUSED);
    const refused = await publisher.release(id, { order_av: anna.id });
    expect([refused.status, refused.koder]).toEqual(REFUSED);
    expect(refused.fel[0]?.orsak).toMatch(/^chefredaktor /);
    expect(await told(publisher.release(id, { order_av: bo.id }))).toBe(200);
  });

  test('asks for what its confirmer approves: not whoever has written it', async () => {
    const asking = await agent(anna, { godkannande: true });
    const { id } = await anna.created(swedish());
    const { status, body } = await asking.release(id, { order_av: anna.id });
    expect([status, body.release.tillstand]).toEqual([202, 'vantar_pa_godkannande']);
    const confirm = (by: Caller) => by.post(`/releaser/${body.release.id}/godkann`);
    expect(await told(confirm(anna))).toEqual(REFUSED);
    expect(await told(confirm(bo))).toBe(200);
    expect(await isPublic(id)).toBe(true);
  });
});

test('who has proposed what another accepted has written it too', async () => {
  const { id } = await anna.created(swedish());
  await approve(bo, id);
  const { forslag } = (await bo.post(proposalsOf(id), await aProposal(bo, id))).body;
  expect((await anna.post(`${proposalsOf(id)}/${forslag.id}/godta`)).status).toBe(200);
  expect(await told(approve(bo, id))).toEqual(REFUSED);
  expect(await told(approve(anna, id))).toEqual(REFUSED);
  expect(await told(approve(await person('chefredaktor'), id))).toBe(200);
});
