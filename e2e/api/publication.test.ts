import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { english, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { posted, publicReport } from './newsroom/live.ts';
import { agent, as } from './newsroom/people.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { askedRelease, askingAgent } from './newsroom/requests.ts';
import { schedule, timeComes } from './newsroom/schedule.ts';

/* What readers have of an article's facts is what a release has brought out: decisions.md §15. */

const chief = await as('chefredaktor');
const writer = await as('skribent');

const SPONSOR = { partner: 'Köksboden', markning: 'Annons' };

/** Everything of the facts that readers see somewhere, changed. */
const changed = () => ({
  sektion: 'noje',
  mall: 'reportage',
  taggar: [`nytt-${uniqueWord()}`],
  kategorier: [4],
  sponsrad: SPONSOR,
  kallor: [{ titel: 'Källan', url: 'https://exempel.se/kalla', not: '' }],
  ansvarig: `Bo ${uniqueWord()}`,
});
const CHANGED = ['sektion', 'mall', 'taggar', 'kategorier', 'sponsrad', 'kallor', 'ansvarig'];

const read = async (path: string) => {
  const { status, headers, text } = await send({ method: 'GET', path });
  return { status, location: headers.location, text };
};

async function published(fields: Record<string, unknown> = {}) {
  const { id, slug } = await releaseDraft(chief, { taggar: [`tagg-${uniqueWord()}`], ...fields }, english());
  const { status, fel } = await chief.release(id);
  expect(status, JSON.stringify(fel)).toBe(200);
  const enSlug: string = (await chief.item(id)).sprak.en.arbetsrevision.slug;
  return { id, slug, enSlug, sv: `/nyheter/${slug}`, en: `/en/nyheter/${enSlug}` };
}

/** What readers are given of the article, wherever they may find it; of lists only whether it stands there, since others publish too. */
async function seen({ id, slug, enSlug }: { id: string; slug: string; enSlug: string }) {
  const pages = ['nyheter', 'noje'].flatMap((sektion) => [`/${sektion}/${slug}`, `/en/${sektion}/${enSlug}`]);
  const lists = ['nyheter', 'noje'].flatMap((sektion) => [
    `/${sektion}`,
    `/${sektion}/rss.xml`,
    `/en/${sektion}`,
    `/en/${sektion}/rss.xml`,
  ]);
  const maps = ['/nyhetssitemap.xml', '/sitemap-1.xml'];
  const [own, listed] = await Promise.all([Promise.all(pages.map(read)), Promise.all([...lists, ...maps].map(read))]);
  return {
    // «Läs också» is of others, and others publish meanwhile.
    own: own.map(({ text, ...rest }) => ({
      ...rest,
      text: text.split('<section class="band"')[0],
    })),
    listed: listed.map(({ text }) => [
      text.includes(`${slug}<`) || text.includes(`${slug}"`),
      text.includes(`${enSlug}<`) || text.includes(`${enSlug}"`),
    ]),
    items: listed.map(({ text }) => text.match(new RegExp(`<item>(?:(?!</item>).)*${id}.*?</item>`, 's'))?.[0]),
  };
}

const unreleased = async (by: Caller, id: string) => {
  const { sprak } = await by.item(id);
  return { sv: sprak.sv.ej_slappt, en: sprak.en?.ej_slappt };
};

describe('what somebody without the right to publish changes of a public article', () => {
  test.each([
    ['a writer', async () => writer],
    ['an agent', () => agent({})],
  ])('by %s is worked on, and no reader sees it', async (_, who) => {
    const article = await published();
    const before = await seen(article);
    const by = await who();
    for (const [field, value] of Object.entries(changed())) {
      const { status, fel } = await by.patch(`/innehall/${article.id}`, { [field]: value });
      expect([field, status, fel]).toEqual([field, 200, []]);
    }
    expect(await seen(article)).toEqual(before);
    expect(await unreleased(by, article.id)).toEqual({ sv: CHANGED, en: CHANGED });
    const { body } = await by.get('/innehall', { sok: article.id });
    expect(body.innehall[0].sprak.sv.ej_slappt).toEqual(CHANGED);
  });

  test('is told by the answer to the change', async () => {
    const { id } = await published();
    const { body } = await writer.patch(`/innehall/${id}`, { ansvarig: 'Bo Ek' });
    expect(body.innehall.sprak.sv.ej_slappt).toEqual(['ansvarig']);
    const back = await writer.patch(`/innehall/${id}`, { ansvarig: null });
    expect(back.body.innehall.sprak.sv.ej_slappt).toEqual([]);
  });
});

describe('the next release of a language', () => {
  test('brings it out in that language alone, and moves its address', async () => {
    const { id, slug, enSlug, sv, en } = await published();
    const facts = changed();
    await writer.patch(`/innehall/${id}`, facts);
    expect((await chief.release(id, { sprak: ['sv'], overstyr: true })).status).toBe(200);
    expect(await read(sv)).toMatchObject({ status: 301, location: `/noje/${slug}` });
    const { text } = await read(`/noje/${slug}`);
    for (const shown of [facts.ansvarig, facts.taggar[0], 'Annons']) expect(text).toContain(shown);
    const untouched = await read(en);
    expect(untouched.status).toBe(200);
    expect(untouched.text).not.toContain(facts.ansvarig);
    expect(await unreleased(chief, id)).toEqual({ sv: [], en: CHANGED });
    expect((await chief.release(id, { sprak: ['en'], overstyr: true })).status).toBe(200);
    expect(await read(en)).toMatchObject({ status: 301, location: `/en/noje/${enSlug}` });
    expect(await unreleased(chief, id)).toEqual({ sv: [], en: [] });
  });

  test('is checked with the facts it brings out', async () => {
    const { id } = await published();
    await writer.patch(`/innehall/${id}`, { sektion: 'mat', mall: 'recept' });
    const { status, fel } = await chief.release(id, { sprak: ['sv'] });
    expect(status).toBe(422);
    expect(fel.length).toBeGreaterThan(0);
    expect((await unreleased(chief, id)).sv).toEqual(expect.arrayContaining(['sektion', 'mall']));
  });

  test('takes only what whoever orders it has read', async () => {
    const { id } = await published();
    const { andrad } = await chief.item(id);
    await writer.patch(`/innehall/${id}`, { sponsrad: SPONSOR });
    const { status, koder, body } = await chief.release(id, { sprak: ['sv'], bas_andrad: andrad });
    expect([status, koder, body.andrade_falt]).toEqual([409, ['innehall_andrat'], ['sponsrad']]);
    expect((await chief.release(id, { sprak: ['sv'], bas_andrad: body.senaste.andrad })).status).toBe(200);
  });

  test('is an update that readers’ machines are told of, also of the same words', async () => {
    const { id } = await published();
    await writer.patch(`/innehall/${id}`, { ansvarig: 'Bo Ek' });
    await chief.release(id, { sprak: ['sv'] });
    const { uppdaterad } = (await chief.item(id)).sprak.sv.arbetsrevision.meta;
    expect(uppdaterad).toBeTruthy();
    await chief.release(id, { sprak: ['sv'] });
    expect((await chief.item(id)).sprak.sv.arbetsrevision.meta.uppdaterad).toBe(uppdaterad);
  });

  test('leaves a publication behind that nobody can change', async () => {
    const { id } = await published();
    await writer.patch(`/innehall/${id}`, { ansvarig: 'Bo Ek' });
    const { body } = await chief.release(id, { sprak: ['sv'] });
    const rows = await sql('SELECT ansvarig, release_id FROM publicering WHERE innehall_id = $1 AND sprak = $2 ORDER BY nr', [id, 'sv']);
    expect(rows).toEqual([
      { ansvarig: null, release_id: expect.any(String) },
      { ansvarig: 'Bo Ek', release_id: body.release.id },
    ]);
    await expect(sql('UPDATE publicering SET ansvarig = $2 WHERE innehall_id = $1', [id, 'X'])).rejects.toThrow('append-only');
    await expect(sql('DELETE FROM publicering WHERE innehall_id = $1', [id])).rejects.toThrow('append-only');
  });
});

describe('what is ordered now and goes out later', () => {
  test('a schedule goes out with the facts of the moment it was made', async () => {
    const { id, slug } = await releaseDraft(chief, { ansvarig: 'Ann Då' });
    await schedule(chief, id);
    await writer.patch(`/innehall/${id}`, { ansvarig: 'Siv Sedan', sektion: 'noje' });
    await timeComes(id);
    const { status, text } = await read(`/nyheter/${slug}`);
    expect([status, text.includes('Ann Då'), text.includes('Siv Sedan')]).toEqual([200, true, false]);
    expect((await chief.item(id)).sprak.sv.ej_slappt).toEqual(['sektion', 'ansvarig']);
  });

  test('what is approved is what was asked for', async () => {
    const asking = await askingAgent();
    const { id, slug, rid } = await askedRelease(asking);
    await writer.patch(`/innehall/${id}`, { sponsrad: SPONSOR, ansvarig: 'Siv Sedan' });
    expect((await chief.post(`/releaser/${rid}/godkann`, { fakta: 'begarda' })).status).toBe(200);
    const { status, text } = await read(`/nyheter/${slug}`);
    expect([status, text.includes('Annons'), text.includes('Siv Sedan')]).toEqual([200, false, false]);
    expect((await chief.item(id)).sprak.sv.ej_slappt).toEqual(['sponsrad', 'ansvarig']);
  });

  test('an entry of a live report goes on from the publication', async () => {
    const id = await publicReport(chief, { ansvarig: 'Ann Då' });
    const path = new URL((await chief.item(id)).sprak.sv.lank).pathname;
    await writer.patch(`/innehall/${id}`, { ansvarig: 'Siv Sedan', sponsrad: SPONSOR });
    await posted(chief, id, { text: 'Något har hänt' });
    const { text } = await read(path);
    expect([text.includes('Något har hänt'), text.includes('Ann Då'), text.includes('Siv Sedan')]).toEqual([true, true, false]);
    expect((await chief.item(id)).sprak.sv.ej_slappt).toEqual(['sponsrad', 'ansvarig']);
  });
});

test('the address of what has been taken down leads to the section it stood in, whatever it is worked on in', async () => {
  const { id, sv } = await published();
  await writer.patch(`/innehall/${id}`, { sektion: 'noje' });
  const { body } = await chief.takeDown(id);
  expect(new URL(body.leder_till).pathname).toBe('/nyheter');
  expect(await read(sv)).toMatchObject({ status: 302, location: '/nyheter' });
  await writer.patch(`/innehall/${id}`, { sektion: 'kultur' });
  expect(await read(sv)).toMatchObject({ status: 302, location: '/nyheter' });
});

test('what readers have in a section is changed and taken down by whoever may do so there, wherever it is worked on', async () => {
  const article = await published();
  await writer.patch(`/innehall/${article.id}`, { sektion: 'noje' });
  const before = await seen(article);
  const [elsewhere, chiefElsewhere] = await Promise.all([
    as('publicist', { sektioner: ['noje'] }),
    as('chefredaktor', { sektioner: ['noje'] }),
  ]);
  expect((await elsewhere.release(article.id, { sprak: ['sv'] })).koder).toEqual(['sektion_ej_tillaten']);
  expect((await chiefElsewhere.takeDown(article.id)).koder).toEqual(['sektion_ej_tillaten']);
  expect(await seen(article)).toEqual(before);
  const both = await as('publicist', { sektioner: ['noje', 'nyheter'] });
  expect((await both.release(article.id, { sprak: ['sv'] })).status).toBe(200);
  // English is still read where it was.
  expect((await elsewhere.release(article.id, { sprak: ['sv'] })).status).toBe(200);
  expect((await elsewhere.release(article.id, { sprak: ['en'] })).status).toBe(403);
});

describe('a change of what somebody else has changed', () => {
  async function twoHaveRead() {
    const { id } = await chief.created({ taggar: ['gammal'] });
    return { id, bas_andrad: (await chief.item(id)).andrad as string };
  }

  test('is refused with the article as it is and the fields that differ, and goes through when it has been read', async () => {
    const { id, bas_andrad } = await twoHaveRead();
    await writer.patch(`/innehall/${id}`, { taggar: ['ny'], ansvarig: 'Bo Ek' });
    const { status, koder, body } = await chief.patch(`/innehall/${id}`, { taggar: ['min'], bas_andrad });
    expect([status, koder]).toEqual([409, ['innehall_andrat']]);
    expect(body.andrade_falt.toSorted()).toEqual(['ansvarig', 'taggar']);
    expect(body.senaste).toMatchObject({ id, taggar: ['ny'], ansvarig: 'Bo Ek' });
    expect((await chief.item(id)).taggar).toEqual(['ny']);
    const again = await chief.patch(`/innehall/${id}`, { taggar: ['min'], bas_andrad: body.senaste.andrad });
    expect([again.status, again.body.innehall.taggar, again.body.innehall.ansvarig]).toEqual([200, ['min'], 'Bo Ek']);
  });

  test('is not refused for a text that was saved, a status that was set or a release that was made meanwhile', async () => {
    const { id, fields } = await releaseDraft(chief);
    const { andrad: bas_andrad, sprak } = await chief.item(id);
    await chief.saved(id, 'sv', { ...fields, bas: sprak.sv.arbetsrevision.id, ingress: 'En annan.' });
    await chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'granskning', mejl: false });
    await chief.release(id);
    expect((await chief.patch(`/innehall/${id}`, { taggar: ['min'], bas_andrad })).status).toBe(200);
  });

  test('without saying what was read writes the fields given and no others', async () => {
    const { id } = await twoHaveRead();
    await writer.patch(`/innehall/${id}`, { ansvarig: 'Bo Ek' });
    expect((await chief.patch(`/innehall/${id}`, { taggar: ['min'] })).body.innehall).toMatchObject({ ansvarig: 'Bo Ek', taggar: ['min'] });
  });

  test('of two at once with the same reading one is refused', async () => {
    const { id, bas_andrad } = await twoHaveRead();
    const answers = await Promise.all([
      chief.patch(`/innehall/${id}`, { taggar: ['en'], bas_andrad }),
      writer.patch(`/innehall/${id}`, { taggar: ['två'], bas_andrad }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('says what was read as a time', async () => {
    const { id } = await twoHaveRead();
    const { status, fel } = await chief.patch(`/innehall/${id}`, { taggar: ['en'], bas_andrad: 'i går' });
    expect([status, fel[0]?.falt]).toEqual([422, 'bas_andrad']);
  });
});

test('a copy of a public article is a draft of its own that differs from nothing', async () => {
  const { id } = await published();
  const { body } = await writer.post(`/innehall/${id}/kopiera`);
  expect(body.innehall.sprak.sv).toMatchObject({ ej_slappt: [], publicerad_revision: null });
  expect((await writer.create({ rubrik: randomUUID() })).body.innehall.sprak.sv.ej_slappt).toEqual([]);
});
