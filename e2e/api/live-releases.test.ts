import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { entriesIn, feedWhen, posted, publicReport, publicRevision, savedEntries } from './newsroom/live.ts';
import { as } from './newsroom/people.ts';
import { LATER, timeComes } from './newsroom/schedule.ts';
import { type NewsroomElsewhere, newsroomElsewhere } from './studio/own-newsroom.ts';

const chief = await as('chefredaktor');
const anna = await as('publicist');

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
