import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { draftReport, entriesIn, feedWhen, posted, publicReport, publicRevision, savedEntries } from './newsroom/live.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { LATER, over, releasesOf, schedule, statesOf, timeComes } from './newsroom/schedule.ts';
import { type NewsroomElsewhere, newsroomElsewhere } from './studio/own-newsroom.ts';

const chief = await as('chefredaktor');
const anna = await as('publicist');
const writer = await as('skribent');

const texts = async (caller: Caller, id: string) => entriesIn((await publicRevision(caller, id)).block).map(({ text }) => text);

/** Somebody saves in the editor, and publishes nothing; the revision it became. */
async function edited(caller: Caller, id: string, ingress: string, entry?: { text: string }): Promise<string> {
  const { arbetsrevision: bas } = (await caller.item(id)).sprak.sv;
  const { rubrik, slug, block } = bas;
  const changed = structuredClone(block);
  if (entry !== undefined) entriesIn(changed)[0] = Object.assign(entriesIn(changed)[0] ?? {}, entry);
  return caller.saved(id, 'sv', { rubrik, slug, ingress, block: changed, bas: bas.id });
}

describe('a release that was scheduled', () => {
  test('keeps every entry that readers have seen, whoever saved in the editor meanwhile', async () => {
    const id = await publicReport(chief);
    const pinned = await edited(chief, id, 'Den nya ingressen.');
    expect((await chief.release(id, { lage: 'schemalagd', datum: LATER })).status).toBe(200);
    const [first, second] = [await posted(anna, id, { text: 'Ett' }), await posted(anna, id, { text: 'Två' })];
    await edited(chief, id, 'Hemlig ingress.', { text: 'Hemligt.' });
    const third = await posted(anna, id, { text: 'Tre' });
    await anna.patch(`/innehall/${id}/live/${first}`, { text: 'Ett, rättat' });
    await anna.delete(`/innehall/${id}/live/${second}`);
    await edited(chief, id, 'Hemligare ingress.');
    await anna.post(`/innehall/${id}/live/avsluta`);
    expect(await texts(chief, id)).toEqual(['Nu börjar det.', 'Ett, rättat', 'Tre']);
    await timeComes(id);
    const readers = await publicRevision(chief, id);
    expect(readers.ingress).toBe('Den nya ingressen.');
    expect(await texts(chief, id)).toEqual(['Nu börjar det.', 'Ett, rättat', 'Tre']);
    expect(readers.meta.live).toBe(false);
    expect(JSON.stringify(readers)).not.toContain('Hemlig');
    expect(readers.id).not.toBe(pinned);
    const feed = await feedWhen(id, ({ body }) => body.antal === 3 && body.live === false);
    expect(feed.ids).toContain(third);
    // What is worked on is as it was, and goes on.
    const { sv } = (await chief.item(id)).sprak;
    expect(sv.arbetsrevision).toMatchObject({ ingress: 'Hemligare ingress.', nr: expect.any(Number) });
    expect((await savedEntries(chief, id)).map(({ text }) => text)).toEqual(['Hemligt.', 'Ett, rättat', 'Tre']);
    expect(sv.arbetsrevision.nr).toBe(await chief.revisions(id));
    await posted(anna, id, { text: 'Fyra' });
    expect(await texts(chief, id)).toEqual(['Nu börjar det.', 'Ett, rättat', 'Tre', 'Fyra']);
    await edited(chief, id, 'Och vidare.');
  });

  test('does not bring back an entry that a writer had taken away in it', async () => {
    const id = await publicReport(chief);
    const gone = await posted(anna, id, { text: 'Ska bort' });
    const { arbetsrevision: bas } = (await chief.item(id)).sprak.sv;
    const block = structuredClone(bas.block);
    for (const one of block) if (one.type === 'liveinlagg') one.attrs.inlagg = one.attrs.inlagg.slice(0, 1);
    await chief.saved(id, 'sv', { rubrik: bas.rubrik, slug: bas.slug, ingress: bas.ingress, block, bas: bas.id });
    expect((await chief.release(id, { lage: 'schemalagd', datum: LATER })).status).toBe(200);
    await edited(chief, id, 'Något annat.');
    await anna.patch(`/innehall/${id}/live/${gone}`, { fast: true });
    await posted(anna, id, { text: 'Nytt' });
    await timeComes(id);
    expect(await texts(chief, id)).toEqual(['Nu börjar det.', 'Nytt']);
  });
});

describe('readers get no entry of somebody who may not publish', () => {
  const UNCONFIRMED = 'Obekräftat från skribenten';

  test('when an older revision is scheduled by its name, and none that is written while it waits', async () => {
    const { id, revision } = await draftReport(chief);
    await posted(writer, id, { text: UNCONFIRMED });
    expect((await schedule(chief, id, { revisioner: { sv: revision } })).status).toBe(200);
    expect((await writer.post(`/innehall/${id}/live`, { text: 'En till' })).koder).toEqual(['rattighet_saknas']);
    await posted(anna, id, { text: 'Från den som får' });
    await timeComes(id);
    expect(await texts(chief, id)).toEqual(['Nu börjar det.', 'Från den som får']);
    // It is still there to be published.
    expect((await savedEntries(chief, id)).map(({ text }) => text)).toEqual(['Nu börjar det.', UNCONFIRMED, 'Från den som får']);
  });

  test.each([
    ['for later', { lage: 'schemalagd', datum: LATER }],
    ['for at once', {}],
  ])('when it was written between a request %s and its approval', async (_, fields) => {
    const reporter = await agent({ ...MAY_PUBLISH, mallar: ['liverapport'], godkannande: true });
    const { id, revision } = await draftReport(reporter);
    const { body } = await reporter.release(id, { ...fields, order_av: reporter.agare.id });
    await posted(writer, id, { text: UNCONFIRMED });
    const approve = (asked: object) => chief.post(`/releaser/${body.release.id}/godkann`, asked);
    expect((await approve({})).koder).toEqual(['begaran_andrad']);
    expect((await approve({ revisioner: { sv: revision } })).status).toBe(200);
    await timeComes(id);
    expect(await texts(chief, id)).toEqual(['Nu börjar det.']);
  });

  test('when it was written after a release had failed that is tried again', async () => {
    const { id } = await draftReport(chief);
    await schedule(chief, id);
    await sql(`UPDATE release SET tillstand = 'misslyckad', nasta = NULL WHERE innehall_id = $1`, [id]);
    await posted(writer, id, { text: UNCONFIRMED });
    await writer.post(`/innehall/${id}/live/avsluta`);
    const [{ id: rid }] = await releasesOf(chief, id);
    expect((await chief.post(`/releaser/${rid}/forsok`)).status).toBe(202);
    await over(id);
    expect(await statesOf(chief, id)).toEqual(['klar']);
    expect(await texts(chief, id)).toEqual(['Nu börjar det.']);
    expect((await publicRevision(chief, id)).meta.live).not.toBe(false);
  });
});

describe('whoever writes, and whoever is named as having ordered it, may publish in every section concerned:', () => {
  test.each([
    ['the one that readers have the report in', (id: string) => chief.release(id)],
    ['the one that it waits to go out in', (id: string) => schedule(chief, id)],
  ])('%s', async (_, order) => {
    const star = await as('publicist', { sektioner: ['noje'] });
    const reporter = await agent({ ...MAY_PUBLISH, sektioner: ['noje', 'nyheter'], mallar: ['liverapport'] });
    const { id } = await draftReport(chief);
    expect((await order(id)).status).toBe(200);
    expect((await chief.patch(`/innehall/${id}`, { sektion: 'noje' })).status).toBe(200);
    const post = (by: Caller, order_av?: string) => by.post(`/innehall/${id}/live`, { text: 'Nytt', order_av });
    expect((await post(star)).koder).toEqual(['sektion_ej_tillaten']);
    expect((await post(reporter, star.id)).koder).toEqual(['order_av_ogiltig']);
    expect((await post(reporter, chief.id)).status).toBe(201);
  });
});

describe('an older revision that is scheduled by its name', () => {
  test('keeps what readers had by then, and brings back nothing that was taken from them', async () => {
    const id = await publicReport(chief);
    const { id: older } = (await chief.item(id)).sprak.sv.arbetsrevision;
    await posted(anna, id, { text: 'Fel, ska bort' });
    const { id: before } = (await chief.item(id)).sprak.sv.arbetsrevision;
    expect((await chief.release(id, { revisioner: { sv: older } })).status).toBe(200);
    const kept = await posted(anna, id, { text: 'Innan det beställdes' });
    await anna.patch(`/innehall/${id}/live/${kept}`, { text: 'Innan det beställdes, rättat' });
    await edited(chief, id, 'Hemlig ingress.');
    expect((await schedule(chief, id, { revisioner: { sv: older } })).status).toBe(200);
    await posted(anna, id, { text: 'Efter' });
    await timeComes(id);
    expect(await texts(chief, id)).toEqual(['Nu börjar det.', 'Innan det beställdes, rättat', 'Efter']);
    expect(before).not.toBe(older);
  });
});

describe('with a publishing system elsewhere that takes its time', () => {
  let newsroom: NewsroomElsewhere;
  let editor: Caller;
  beforeAll(async () => {
    newsroom = await newsroomElsewhere();
    editor = await newsroom.as('chefredaktor', newsroom.url);
  });
  afterAll(() => newsroom.end());

  const orders = (id: string) =>
    newsroom.sql<{ lage: string; tillstand: string }>('SELECT lage, tillstand FROM release WHERE innehall_id = $1 ORDER BY skapad', [id]);
  const settled = (id: string) =>
    expect
      .poll(async () => (await orders(id)).every(({ tillstand }) => tillstand === 'klar' || tillstand === 'ersatt'), { timeout: 15_000 })
      .toBe(true);

  /** Does `meanwhile` while the release is being delivered there. */
  async function released(id: string, revision: string, meanwhile: () => Promise<unknown>): Promise<void> {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    newsroom.cms.watch(({ when }) => {
      if (when !== 'fore') return undefined;
      asked();
      return gate;
    });
    const released = editor.release(id, { revisioner: { sv: revision } });
    await isAsked;
    await meanwhile();
    open();
    expect((await released).status).toBe(200);
  }

  test('an older revision made public stays what it was, with what was reported since the order, and not what it left out', async () => {
    const id = await publicReport(editor);
    await posted(editor, id, { text: 'Ett' });
    const { id: older } = (await editor.item(id)).sprak.sv.arbetsrevision;
    await posted(editor, id, { text: 'Fel, ska bort' });
    await settled(id);
    await released(id, older, () => posted(editor, id, { text: 'Under tiden' }));
    expect(await texts(editor, id)).toEqual(['Nu börjar det.', 'Ett', 'Under tiden']);
    expect((await savedEntries(editor, id)).map(({ text }) => text)).toEqual(['Nu börjar det.', 'Ett', 'Fel, ska bort', 'Under tiden']);
    await settled(id);
  });

  test('a release that waits for it takes no entry from readers when its turn comes', async () => {
    const id = await publicReport(editor);
    await settled(id);
    await newsroom.cms.goAway();
    expect((await editor.release(id)).body.release.tillstand).toBe('koad');
    await posted(editor, id, { text: 'Medan den väntade' });
    await newsroom.cms.comeBack();
    await newsroom.sql('UPDATE release SET nasta = now() WHERE innehall_id = $1 AND nasta IS NOT NULL', [id]);
    await settled(id);
    expect(await texts(editor, id)).toEqual(['Nu börjar det.', 'Medan den väntade']);
  });

  test('it is given what was reported while it was given the article', async () => {
    const id = await publicReport(editor);
    await settled(id);
    const { id: revision } = (await editor.item(id)).sprak.sv.arbetsrevision;
    await released(id, revision, async () => {
      await posted(editor, id, { text: 'Under tiden' });
      // What was ordered with that entry is done before the release is.
      await newsroom.sql(`UPDATE release SET tillstand = 'klar', nasta = NULL WHERE innehall_id = $1 AND lage = 'avstamning'`, [id]);
    });
    expect(await texts(editor, id)).toEqual(['Nu börjar det.', 'Under tiden']);
    await settled(id);
    expect((await orders(id)).filter(({ lage }) => lage === 'avstamning')).toHaveLength(2);
  });
});
