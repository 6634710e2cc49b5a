import { beforeAll, describe, expect, test } from 'vitest';
import { english, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { schedule } from './newsroom/schedule.ts';

/* A name is a label and no fact: who somebody is called shows at once wherever they are named, decisions.md §15. */

const admin = await as('admin');
const read = async (path: string) => (await send({ method: 'GET', path })).text;

const rename = async (who: Caller, namn: string) => {
  const { status, fel } = await admin.patch(`/anvandare/${who.id}`, { namn });
  expect(status, JSON.stringify(fel)).toBe(200);
};

/** Who signs, as each kind of reader is told: on the page, in its head, in its structured data, in the feed. */
async function signedBy({ slug, rubrik }: { slug: string; rubrik: string }) {
  const [page, feed] = await Promise.all([read(`/nyheter/${slug}`), read('/nyheter/rss.xml')]);
  const structured = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
  const item = feed.split('<item>').find((one) => one.includes(rubrik)) ?? '';
  return {
    sida: page
      .match(/class="artikel-byline".*?<\/\w+>/s)?.[0]
      .replace(/<[^>]+>|^[^>]*>/g, '')
      .trim(),
    huvud: /<meta property="article:author" content="([^"]*)"/.exec(page)?.[1],
    data: [...structured.matchAll(/"@type":"Person","name":"([^"]*)"/g)].map(([, name]) => name),
    flode: /<dc:creator>([^<]*)</.exec(item)?.[1],
  };
}

describe('somebody of the staff who gets another name', () => {
  const namn = `Nya ${uniqueWord()}`;
  let chief: Caller;
  let own: Awaited<ReturnType<typeof releaseDraft>>;
  let rubrik: string;
  let before: Awaited<ReturnType<typeof signedBy>>;

  beforeAll(async () => {
    chief = await as('chefredaktor');
    own = await releaseDraft(chief, {}, english());
    rubrik = String(own.fields.rubrik);
    const { status, fel } = await chief.release(own.id);
    expect(status, JSON.stringify(fel)).toBe(200);
    before = await signedBy({ ...own, rubrik });
    await rename(chief, namn);
  });

  test('signs by it at once, on the page and to whoever else is told', async () => {
    expect(before).toMatchObject({ huvud: expect.stringMatching(/^chefredaktor /), flode: expect.stringMatching(/^chefredaktor /) });
    const after = await signedBy({ ...own, rubrik });
    expect(after).toMatchObject({ huvud: namn, data: [namn], flode: namn });
    const page = await read(`/nyheter/${own.slug}`);
    expect(page).not.toContain(before.huvud);
    expect(page).toContain(namn);
    expect(await read(`/en/nyheter/${(await chief.item(own.id)).sprak.en.arbetsrevision.slug}`)).toContain(namn);
  });

  test('is called by it in the article, in lists, in its history and its releases', async () => {
    const item = await chief.item(own.id);
    expect(item.agare).toEqual({ typ: 'person', id: chief.id, namn });
    expect(item.sprak.sv.arbetsrevision.av).toEqual({ typ: 'person', id: chief.id, namn });
    const [listed] = (await chief.get('/innehall', { agare: chief.id })).body.innehall;
    expect(listed.agare.namn).toBe(namn);
    const [revision] = (await chief.get(`/innehall/${own.id}/sprak/sv/revisioner`)).body.revisioner;
    expect(revision.av.namn).toBe(namn);
    const [release] = (await chief.get(`/innehall/${own.id}/releaser`)).body.releaser;
    expect(release.av.namn).toBe(namn);
  });

  test('is not said to have changed what readers have', async () => {
    const { sprak } = await chief.item(own.id);
    expect([sprak.sv.ej_slappt, sprak.en.ej_slappt]).toEqual([[], []]);
  });
});

test('whoever scheduled something is named as they are called now', async () => {
  const chief = await as('chefredaktor');
  const { id } = await releaseDraft(chief);
  await schedule(chief, id);
  const namn = `Senare ${uniqueWord()}`;
  await rename(chief, namn);
  expect((await chief.item(id)).schemalagd.av.namn).toBe(namn);
});

test('a name that was written by hand stays what it is: it is a fact, and a release brings out another', async () => {
  const chief = await as('chefredaktor');
  const ansvarig = `Skriven ${uniqueWord()}`;
  const own = await releaseDraft(chief, { ansvarig });
  expect((await chief.release(own.id)).status).toBe(200);
  await rename(chief, `Annan ${uniqueWord()}`);
  expect(await signedBy({ ...own, rubrik: String(own.fields.rubrik) })).toMatchObject({
    huvud: ansvarig,
    data: [ansvarig],
    flode: ansvarig,
  });
});

test('an agent with another name is called by it, and signs no more than before', async () => {
  const writer = await agent(MAY_PUBLISH);
  const own = await releaseDraft(writer, { ansvarig: 'Testagenten' });
  expect((await writer.agare.release(own.id)).status).toBe(200);
  const rubrik = String(own.fields.rubrik);
  const before = await signedBy({ ...own, rubrik });
  const namn = `Agent ${uniqueWord()}`;
  expect((await admin.patch(`/agenter/${writer.id}`, { namn })).status).toBe(200);
  expect((await writer.item(own.id)).agare).toEqual({ typ: 'agent', id: writer.id, namn });
  const [revision] = (await writer.get(`/innehall/${own.id}/sprak/sv/revisioner`)).body.revisioner;
  expect(revision.av.namn).toBe(namn);
  expect(await signedBy({ ...own, rubrik })).toEqual(before);
  expect(before.data).toEqual([]);
  // Released again, with the agent's former name still written as responsible: a key is nobody who signs.
  expect((await writer.agare.release(own.id)).status).toBe(200);
  expect(await signedBy({ ...own, rubrik })).toEqual(before);
});

test('only whoever may administer the staff gives somebody another name', async () => {
  const [writer, chief] = await Promise.all([as('skribent'), as('chefredaktor')]);
  expect((await chief.patch(`/anvandare/${writer.id}`, { namn: 'Någon annan' })).status).toBe(403);
});
