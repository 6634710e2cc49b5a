import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { type NewsroomElsewhere, newsroomElsewhere } from './studio/own-newsroom.ts';

/* Releases to a publishing system elsewhere, which may be away, refuse, or lose its answers. */

let newsroom: NewsroomElsewhere;
let chief: Caller;

beforeAll(async () => {
  newsroom = await newsroomElsewhere({ leaseMs: 1_500 });
  chief = await newsroom.as('chefredaktor', newsroom.url);
});

afterAll(() => newsroom.end());

const draft = (en?: Record<string, unknown>) => releaseDraft(chief, {}, en);
const articleOf = (id: string) => newsroom.cms.articles.get(id) ?? [];
const releases = async (id: string) => (await chief.get(`/innehall/${id}/releaser`)).body.releaser;
const states = async (id: string) => (await releases(id)).map(({ lage, tillstand }: Record<string, string>) => [lage, tillstand]);
/** Lets what waits for another try be tried now. */
const hasten = () => newsroom.sql(`UPDATE release SET nasta = now() WHERE tillstand = 'koad'`);

async function published(id: string): Promise<void> {
  await expect.poll(async () => (await chief.item(id)).status, { timeout: 15_000 }).toBe('publicerad');
}

describe('a release', () => {
  test('is told to the publishing system once, and every step is recorded', async () => {
    const { id, fields } = await draft();
    const { status, body } = await chief.release(id);
    expect([status, body.release.tillstand, body.sprak.sv.cms.status]).toEqual([200, 'klar', 'publish']);
    expect(articleOf(id)).toMatchObject([{ status: 'publish', rubrik: fields.rubrik }]);
    const [release] = await releases(id);
    expect(release.steg.map(({ steg }: { steg: string }) => steg)).toEqual(['artikel', 'publik']);
    expect(release).toMatchObject({ tillstand: 'klar', forsok: 1, nasta: null, forsenad: false });
  });

  test.each(['fel500', 'fel429', 'forlorat', 'halvt'] as const)('goes out by itself after the publishing system had: %s', async (how) => {
    const { id } = await draft();
    newsroom.cms.misbehave(how, 'artikel');
    const { status, body } = await chief.release(id);
    expect([status, body.release.tillstand, body.status]).toEqual([202, 'koad', 'utkast']);
    expect(body.varningar.at(-1)).toMatchObject({ kod: 'cms_nekade', atgard: 'Studio försöker igen så fort publiceringssystemet svarar.' });
    const [waiting] = await releases(id);
    expect(waiting).toMatchObject({ tillstand: 'koad', nasta: expect.any(String), fel: [{ kod: 'cms_nekade' }] });
    await hasten();
    await published(id);
    expect(articleOf(id)).toHaveLength(1);
    expect(await states(id)).toEqual([['publicera', 'klar']]);
    expect((await releases(id))[0]).toMatchObject({ forsok: 2, fel: null });
  });

  test('that the publishing system asks to wait long with says so wherever it is shown, and goes out when somebody asks for it', async () => {
    const { id } = await draft();
    newsroom.cms.misbehave('vanta600', 'artikel');
    const { status, body } = await chief.release(id);
    expect([status, body.release.tillstand]).toEqual([202, 'koad']);
    const [waiting] = await releases(id);
    const told = /bad Studio vänta till (?:\d{4}-\d\d-\d\d )?\d\d:\d\d\.$/;
    const seconds = (Date.parse(waiting.nasta) - Date.now()) / 1000;
    expect([seconds > 590, seconds < 640]).toEqual([true, true]);
    for (const entry of [body.varningar.at(-1), waiting.fel[0]]) {
      expect(entry).toMatchObject({ kod: 'cms_nekade', orsak: expect.stringMatching(told), atgard: expect.stringContaining('Försök nu') });
    }
    const all = (await chief.get('/releaser?tillstand=koad')).body.releaser;
    expect(all.find(({ innehall }: { innehall: { id: string } }) => innehall.id === id).fel[0].orsak).toMatch(told);
    expect((await chief.post(`/releaser/${waiting.id}/forsok`)).status).toBe(202);
    await published(id);
  });

  test('that is refused for good stops at once, says why, and leaves nothing under way', async () => {
    const { id } = await draft();
    newsroom.cms.misbehave('nekar');
    const { status, fel } = await chief.release(id);
    expect([status, fel.map(({ kod }) => kod)]).toEqual([422, ['cms_nekade']]);
    expect(fel[0]).toMatchObject({ orsak: expect.stringContaining('nekade'), atgard: 'Kontrollera behörigheten.' });
    expect(await states(id)).toEqual([['publicera', 'misslyckad']]);
    expect((await chief.item(id)).status).toBe('utkast');
    const { body } = await chief.post(`/releaser/${(await releases(id))[0].id}/forsok`);
    expect(body.release.tillstand).toBe('koad');
    await published(id);
    expect(await states(id)).toEqual([['publicera', 'klar']]);
  });

  test('that waits does not hold up other articles', async () => {
    const [waiting, other] = [await draft(), await draft()];
    newsroom.cms.misbehave('fel500');
    expect((await chief.release(waiting.id)).status).toBe(202);
    expect((await chief.release(other.id)).status).toBe(200);
    await hasten();
    await published(waiting.id);
  });

  test('is of the revision that was there when it was ordered, whatever is saved while it runs', async () => {
    const { id, revision, fields } = await draft();
    let saved: Promise<string> | undefined;
    newsroom.cms.watch(({ externalId }) => {
      if (externalId === id) saved ??= chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Skriven under tiden.' });
    });
    await chief.release(id);
    newsroom.cms.watch(() => {});
    const later = await saved;
    const item = await chief.item(id);
    expect(item.sprak.sv).toMatchObject({ publicerad_revision: { id: revision }, arbetsrevision: { id: later }, status: 'utkast' });
    expect(articleOf(id)[0]?.ingress).toBe(fields.ingress);
  });

  test('that finds its address taken at the end is undone in the publishing system too', async () => {
    const first = await draft();
    await chief.release(first.id);
    await chief.saved(first.id, 'sv', { ...first.fields, bas: first.revision, slug: `${first.slug}-2` });
    const second = await chief.created(swedish({ slug: first.slug }));
    expect((await chief.release(second.id, { overstyr: true })).koder).toEqual(['adress_upptagen']);
    await expect.poll(() => articleOf(second.id)[0]?.status, { timeout: 10_000 }).toBe('draft');
    await expect
      .poll(() => states(second.id), { timeout: 10_000 })
      .toEqual([
        ['avstamning', 'klar'],
        ['publicera', 'misslyckad'],
      ]);
    expect((await chief.item(second.id)).status).toBe('utkast');
  });
});

describe('several at once', () => {
  test('two persons with different revisions: both are carried out, in order, and both sides end with the same', async () => {
    const other = await newsroom.as('publicist', newsroom.url);
    const { id, revision, fields } = await draft();
    const second = await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Den andra texten.' });
    const answers = await Promise.all([
      chief.release(id, { revisioner: { sv: revision } }),
      other.release(id, { revisioner: { sv: second } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [last] = await releases(id);
    const item = await chief.item(id);
    expect(item.sprak.sv.publicerad_revision.id).toBe(last.revisioner.sv);
    expect(articleOf(id)).toHaveLength(1);
    expect(articleOf(id)[0]?.ingress).toBe(last.revisioner.sv === revision ? fields.ingress : 'Den andra texten.');
    expect(articleOf(id)[0]?.version).toContain(last.id);
  });

  test('releases with a key that wait for a slow publishing system hold up no others', async () => {
    const drafts = await Promise.all(Array.from({ length: 16 }, () => draft()));
    const waiting = new Set<string>();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    newsroom.cms.watch(({ externalId, when }) => {
      if (when !== 'fore') return undefined;
      waiting.add(externalId);
      return gate;
    });
    const answers = drafts.map(({ id }) => chief.release(id, {}, { nyckel: crypto.randomUUID() }));
    const first = Promise.race(answers).then(() => waiting.size);
    await Promise.race([first, expect.poll(() => waiting.size, { timeout: 20_000 }).toBe(drafts.length)]);
    const before = waiting.size;
    open();
    newsroom.cms.watch(() => {});
    for (const { status } of await Promise.all(answers)) expect([200, 202]).toContain(status);
    expect(before).toBeGreaterThan(8);
    await hasten();
    for (const { id } of drafts) await published(id);
  });

  test('ten callers with one key make one release', async () => {
    const { id } = await draft();
    const nyckel = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => chief.release(id, {}, { nyckel })));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, koder } of answers) if (status !== 200) expect(koder).toEqual(['samtidigt_anrop']);
    expect((await chief.release(id, {}, { nyckel })).headers['idempotent-replayed']).toBe('true');
    expect(await states(id)).toEqual([['publicera', 'klar']]);
  });
});

describe('languages', () => {
  test('English released later is linked from the Swedish article, which is delivered again', async () => {
    const { id } = await draft(english());
    await chief.release(id, { sprak: ['sv'] });
    expect(articleOf(id)[0]?.sprak).toEqual([]);
    expect((await chief.release(id, { sprak: ['en'] })).status).toBe(200);
    const { lank } = (await chief.item(id)).sprak.en;
    await expect.poll(() => articleOf(id)[0]?.sprak, { timeout: 10_000 }).toEqual([{ sprak: 'en', lank }]);
    await expect.poll(() => states(id), { timeout: 10_000 }).toContainEqual(['avstamning', 'klar']);
    expect((await chief.item(id)).sprak.sv.arbetsrevision.meta.uppdaterad).toBeUndefined();
  });

  test('English goes out while the publishing system is away', async () => {
    const { id } = await draft(english());
    await chief.release(id, { sprak: ['sv'] });
    await newsroom.cms.goAway();
    const { status } = await chief.release(id, { sprak: ['en'] });
    await newsroom.cms.comeBack();
    expect(status).toBe(200);
    expect((await chief.item(id)).sprak.en.publicerad_revision).not.toBeNull();
    await hasten();
    await expect.poll(() => articleOf(id)[0]?.sprak.length, { timeout: 10_000 }).toBe(1);
  });
});

/** Releases the article and changes its facts while the publishing system is given it. */
async function changedDuringRelease(id: string, facts: Record<string, unknown>): Promise<void> {
  let changed: Promise<{ status: number }> | undefined;
  newsroom.cms.watch(async ({ externalId, when }) => {
    if (externalId !== id || when !== 'efter') return;
    changed ??= chief.patch(`/innehall/${id}`, facts);
    await changed;
  });
  const released = await chief.release(id, { overstyr: true });
  newsroom.cms.watch(() => {});
  expect([released.status, (await changed)?.status]).toEqual([200, 200]);
}

test('what is changed while an article is released is not in it', async () => {
  const { id } = await draft();
  await changedDuringRelease(id, { mall: 'sida' });
  expect(await newsroom.sql('SELECT listad, mall FROM publicerad_version WHERE innehall_id = $1', [id])).toEqual([
    { listad: true, mall: 'nyhet' },
  ]);
  expect((await chief.item(id)).sprak.sv.ej_slappt).toContain('mall');
  await chief.release(id, { overstyr: true });
  expect(await newsroom.sql('SELECT listad FROM publicerad_version WHERE innehall_id = $1', [id])).toEqual([{ listad: false }]);
});

describe('who pays', () => {
  const marked = 'Annons från Köksboden';
  const told = (id: string) => articleOf(id)[0]?.ingress.startsWith(marked);

  test('is told there by the release that brings it out, and no sooner', async () => {
    const { id } = await draft(english());
    await chief.release(id);
    const sponsrad = { partner: 'Köksboden', markning: 'Annons från' };
    expect((await chief.patch(`/innehall/${id}`, { sponsrad, taggar: ['kök'] })).status).toBe(200);
    // What brings the publishing system in line gives it what readers have, and not what is worked on.
    await chief.release(id, { sprak: ['en'] });
    await expect
      .poll(async () => (await states(id)).map(([, state]: string[]) => state), { timeout: 10_000 })
      .toEqual(['klar', 'klar', 'klar']);
    expect([told(id), articleOf(id)[0]?.taggar]).toEqual([false, []]);
    await chief.release(id, { sprak: ['sv'], overstyr: true });
    expect([told(id), articleOf(id)[0]?.taggar]).toEqual([true, ['kök']]);
    await chief.patch(`/innehall/${id}`, { sponsrad: null });
    await chief.release(id, { sprak: ['sv'], overstyr: true });
    expect(told(id)).toBe(false);
  });

  test('is not told when it changes while the article is handed over', async () => {
    const { id } = await draft();
    await changedDuringRelease(id, { sponsrad: { partner: 'Köksboden', markning: 'Annons från' } });
    expect(told(id)).toBe(false);
    expect((await chief.item(id)).sprak.sv.ej_slappt).toEqual(['sponsrad']);
  });

  test('of what is not public, or has not changed, nobody there is told', async () => {
    const { id } = await draft();
    const sponsrad = { partner: 'Köksboden', markning: 'Annons från' };
    await chief.patch(`/innehall/${id}`, { sponsrad });
    expect(await states(id)).toEqual([]);
    await chief.release(id, { overstyr: true });
    await chief.patch(`/innehall/${id}`, { sponsrad, ansvarig: 'Lena' });
    expect(await states(id)).toEqual([['publicera', 'klar']]);
  });
});

describe('taking down', () => {
  test('takes the article down on both sides', async () => {
    const { id } = await draft(english());
    await chief.release(id);
    const { status, body } = await chief.takeDown(id);
    expect([status, body.cms, body.release.tillstand, body.leder_till]).toEqual([200, 'draft', 'klar', 'https://cms.example/nyheter']);
    expect(articleOf(id)[0]?.status).toBe('draft');
    expect(await states(id)).toEqual([
      ['nedtagning', 'klar'],
      ['publicera', 'nedtagen'],
    ]);
  });

  test('takes it from Studio’s readers at once when the publishing system is away, and from its own when it is back', async () => {
    const { id } = await draft(english());
    await chief.release(id);
    await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 60 });
    await newsroom.cms.goAway();
    const { status, body } = await chief.takeDown(id);
    await newsroom.cms.comeBack();
    expect([status, body.status, body.cms, body.release.tillstand]).toEqual([200, 'nedtagen', 'koad', 'koad']);
    expect(body.varningar.map(({ kod }: { kod: string }) => kod)).toContain('nedtagning_vantar');
    const item = await chief.item(id);
    expect(item.status).toBe('nedtagen');
    for (const version of [item.sprak.sv, item.sprak.en]) expect(version.publicerad_revision).toBeNull();
    expect((await chief.get(`/innehall/${id}/delningar`)).body.delningar[0].aterkallad).not.toBeNull();
    await hasten();
    await expect.poll(() => articleOf(id)[0]?.status, { timeout: 10_000 }).toBe('draft');
  });

  test('wins over a release that is under way', async () => {
    const { id, revision, fields } = await draft();
    await chief.release(id);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Ny text.' });
    let down: Promise<{ status: number }> | undefined;
    newsroom.cms.watch(async ({ externalId, step, when }) => {
      if (externalId !== id || step !== 'artikel' || when !== 'fore' || down !== undefined) return;
      down = chief.takeDown(id);
      await down;
    });
    const { koder } = await chief.release(id);
    newsroom.cms.watch(() => {});
    expect([(await down)?.status, koder]).toEqual([200, ['release_avbruten']]);
    await expect.poll(() => articleOf(id)[0]?.status, { timeout: 10_000 }).toBe('draft');
    expect((await chief.item(id)).status).toBe('nedtagen');
    await expect
      .poll(async () => (await states(id)).map(([, state]: string[]) => state).toSorted(), { timeout: 10_000 })
      .not.toContain('koad');
    expect(await states(id)).toContainEqual(['publicera', 'avbruten']);
  });

  test('followed by a release shows it again on both sides', async () => {
    const { id } = await draft();
    await chief.release(id);
    await newsroom.cms.goAway();
    await chief.takeDown(id);
    await newsroom.cms.comeBack();
    expect((await chief.release(id)).status).toBe(200);
    await hasten();
    await expect.poll(async () => (await states(id)).map(([, state]: string[]) => state), { timeout: 10_000 }).not.toContain('koad');
    expect(articleOf(id)[0]?.status).toBe('publish');
    expect((await chief.item(id)).status).toBe('publicerad');
  });
});

test('an article that is deleted while its first release is under way is seen by no reader', async () => {
  const { id } = await draft();
  let deleted: Promise<unknown> | undefined;
  newsroom.cms.watch(async ({ externalId, when }) => {
    if (externalId === id && when === 'efter' && deleted === undefined) {
      deleted = chief.patch(`/innehall/${id}`, { raderad: true });
      await deleted;
    }
  });
  expect((await chief.release(id)).status).toBe(409);
  newsroom.cms.watch(() => {});
  await expect.poll(() => articleOf(id)[0]?.status, { timeout: 10_000 }).toBe('draft');
  expect(await chief.item(id)).toMatchObject({ raderad: true, status: 'utkast', publicerad: null });
});

test('a draft is handed over as one, and calls off what waits', async () => {
  const { id } = await draft();
  await chief.release(id, { lage: 'schemalagd', datum: '2099-01-01 12:00' });
  expect((await chief.item(id)).status).toBe('schemalagd');
  const { body } = await chief.release(id, { lage: 'utkast' });
  expect([body.status, body.sprak.sv.cms.status]).toEqual(['utkast', 'draft']);
  expect(await chief.item(id)).toMatchObject({ status: 'utkast', schemalagd: null });
  expect(await states(id)).toEqual([
    ['utkast', 'klar'],
    ['schemalagd', 'avbruten'],
  ]);
});
