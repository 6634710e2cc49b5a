import { describe, expect, test } from 'vitest';
import { visit } from './reader.ts';
import { startStudio } from './studio.ts';
import { studioBesideWordPress } from './studio-beside-wordpress.ts';

/* What somebody has changed in WordPress is shown in Studio, and a person decides which version it is to be. */

const beside = studioBesideWordPress();

async function released(rubrik: string): Promise<{ id: string; post: string; lank: string }> {
  const { id } = await beside.studio.post('/innehall', {
    ...{ sektion: 'nyheter', mall: 'nyhet', rubrik, ingress: 'Efter ett halvår vid kaj.' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Studios text.' }] }],
  });
  const { sprak } = await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' });
  return { id, post: sprak.sv.cms.id, lank: sprak.sv.lank };
}

const rewrite = (post: string) =>
  beside.wordpress.evaluate(
    `$p = get_post( ${post} ); return wp_update_post( array( 'ID' => ${post}, 'post_content' => str_replace( 'Studios text.', 'Ändrad text.', $p->post_content ) ) );`,
  );

test('a release of what has been changed in WordPress is refused, and writes over it when somebody has said so', async () => {
  const { id, post, lank } = await released('Färjan går igen');
  expect((await beside.studio.get(`/innehall/${id}/publiceringssystem`)).dar).toMatchObject({
    status: 'publish',
    skillnader: [],
    avgjort: null,
  });
  await rewrite(post);
  const { dar } = await beside.studio.get(`/innehall/${id}/publiceringssystem`);
  expect(dar.skillnader).toEqual([
    { del: 'text', studio: expect.stringContaining('Studios text.'), dar: expect.stringContaining('Ändrad text.') },
  ]);
  const refused = await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' });
  expect(refused).toMatchObject({ ok: false, fel: [{ kod: 'cms_nekade', orsak: expect.stringContaining('ändrats i WordPress') }] });
  expect((await visit(lank)).html).toContain('Ändrad text.');

  const stale = await beside.studio.post(`/innehall/${id}/publiceringssystem`, { tillstand: 'ett annat', val: 'skriv_over' });
  expect(stale.fel).toMatchObject([{ kod: 'cms_annat_lage' }]);
  expect(await beside.studio.post(`/innehall/${id}/publiceringssystem`, { tillstand: dar.tillstand, val: 'skriv_over' })).toMatchObject({
    ok: true,
  });
  await expect.poll(async () => (await visit(lank)).html, { timeout: 60_000 }).toContain('Studios text.');
  expect(await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' })).toMatchObject({
    ok: true,
    release: { tillstand: 'klar' },
  });
}, 180_000);

describe('a headline that is taken over', () => {
  const retitle = (post: string, title: string) =>
    beside.wordpress.evaluate(`return wp_update_post( array( 'ID' => ${post}, 'post_title' => '${title}' ) );`);
  const there = async (id: string) => (await beside.studio.get(`/innehall/${id}/publiceringssystem`)).dar;
  const here = async (id: string) => (await beside.studio.get(`/innehall/${id}`)).innehall.sprak.sv.arbetsrevision;
  const takeOver = (id: string, tillstand: string, bas?: string) =>
    beside.studio.post(`/innehall/${id}/publiceringssystem`, { tillstand, val: 'ta_over', ...(bas !== undefined && { bas }) });

  test('is a revision at once, and written over by a release of that text and of no earlier one', async () => {
    const { id, post, lank } = await released('Kajen');
    await retitle(post, 'Kajen öppnas');
    const [{ tillstand }, first] = await Promise.all([there(id), here(id)]);
    expect(await takeOver(id, tillstand)).toMatchObject({ ok: false, fel: [{ kod: 'bas_saknas' }] });
    expect(await takeOver(id, tillstand, first.id)).toMatchObject({ ok: true });
    expect(await here(id)).toMatchObject({ rubrik: 'Kajen öppnas', nr: first.nr + 1 });
    expect((await there(id)).avgjort).toBe('ta_over');
    // As by somebody whose answer was lost.
    expect(await takeOver(id, tillstand, first.id)).toMatchObject({ ok: true });
    expect((await here(id)).nr).toBe(first.nr + 1);

    const earlier = await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera', revisioner: { sv: first.id } });
    expect(earlier).toMatchObject({ ok: false, fel: [{ kod: 'cms_nekade' }] });
    expect((await visit(lank)).html).toContain('Kajen öppnas');
    expect(await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' })).toMatchObject({ release: { tillstand: 'klar' } });
    expect((await there(id)).skillnader).toEqual([]);

    await retitle(post, 'Kajen');
    expect((await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' })).fel).toMatchObject([{ kod: 'cms_nekade' }]);
  }, 180_000);

  test('stays there where somebody has saved another text in Studio, and nothing is saved where it has been changed once more', async () => {
    const { id, post } = await released('Parken');
    await retitle(post, 'Parken öppnas');
    const [{ tillstand }, first] = await Promise.all([there(id), here(id)]);
    const { rubrik, ingress, block, slug } = first;
    const other = { rubrik: `${rubrik} i vår`, ingress, block, slug, bas: first.id };
    expect(await beside.studio.put(`/innehall/${id}/sprak/sv`, other)).toMatchObject({ ok: true });
    expect(await takeOver(id, tillstand, first.id)).toMatchObject({ ok: false, fel: [{ kod: 'konflikt' }] });
    expect(await here(id)).toMatchObject({ rubrik: 'Parken i vår' });
    expect((await there(id)).avgjort).toBe('lat_sta');
    expect((await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' })).fel).toMatchObject([{ kod: 'cms_nekade' }]);

    await retitle(post, 'Parken stängs');
    const now = await here(id);
    expect((await takeOver(id, tillstand, now.id)).fel).toMatchObject([{ kod: 'cms_annat_lage' }]);
    expect((await here(id)).id).toBe(now.id);
    expect((await there(id)).avgjort).toBeNull();
  }, 180_000);

  test('longer than a headline here is told, and stays', async () => {
    const { id, post } = await released('Bron');
    await retitle(post, 'Bron '.repeat(200));
    const [{ tillstand }, first] = await Promise.all([there(id), here(id)]);
    expect((await takeOver(id, tillstand, first.id)).fel).toMatchObject([{ kod: 'for_lang', falt: 'rubrik' }]);
    expect((await there(id)).avgjort).toBe('lat_sta');
  }, 180_000);

  test('by hand is of the text that was written, and may be taken back', async () => {
    const { id, post } = await released('Torget');
    await rewrite(post);
    const [{ tillstand }, first] = await Promise.all([there(id), here(id)]);
    const { rubrik, ingress, slug } = first;
    const block = [{ type: 'paragraph', content: [{ type: 'text', text: 'Ändrad text.' }] }];
    const { id: bas } = await beside.studio.put(`/innehall/${id}/sprak/sv`, { rubrik, ingress, slug, block, bas: first.id });
    expect(await takeOver(id, tillstand, bas)).toMatchObject({ ok: true });
    expect((await here(id)).id).toBe(bas);
    expect((await there(id)).avgjort).toBe('ta_over');
    await beside.studio.post(`/innehall/${id}/publiceringssystem`, { tillstand, val: 'lat_sta' });
    expect((await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' })).fel).toMatchObject([{ kod: 'cms_nekade' }]);
    await takeOver(id, tillstand, bas);
    expect(await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera' })).toMatchObject({ release: { tillstand: 'klar' } });
  }, 180_000);
});

test('what has been changed in WordPress is put in the work queue by a comparison, and leaves it when somebody decides', async () => {
  const { id, post, lank } = await released('Bron öppnas');
  // Where no notice comes.
  await beside.wordpress.evaluate("return delete_option( 'studio_listener_key' );");
  await rewrite(post);
  await beside.studio.stop();
  beside.studio = await startStudio(beside.data, beside.wordpress);
  const task = async () => (await beside.studio.get(`/ko?innehall=${id}&status=oppen`)).ko[0];
  await expect.poll(task, { timeout: 60_000 }).toMatchObject({ typ: 'publicering', rubrik: 'Ändrad i WordPress: Bron öppnas' });
  const { dar } = await beside.studio.get(`/innehall/${id}/publiceringssystem`);
  expect(await beside.studio.post(`/innehall/${id}/publiceringssystem`, { tillstand: dar.tillstand, val: 'lat_sta' })).toMatchObject({
    ok: true,
  });
  expect(await task()).toBeUndefined();
  expect((await beside.studio.get(`/innehall/${id}/publiceringssystem`)).dar.avgjort).toBe('lat_sta');
  expect((await visit(lank)).html).toContain('Ändrad text.');
}, 300_000);

test('what is changed or thrown away in WordPress is told by the plugin at once, and what Studio delivers is not', async () => {
  const changed = await released('Torget byggs om');
  const thrown = await released('Torget stängs');
  const left = await released('Torget öppnas');
  const task = async (id: string) => (await beside.studio.get(`/ko?innehall=${id}&status=oppen`)).ko[0]?.rubrik;
  await rewrite(changed.post);
  await beside.wordpress.evaluate(`return (bool) wp_trash_post( ${thrown.post} );`);
  await expect.poll(() => task(changed.id), { timeout: 20_000 }).toBe('Ändrad i WordPress: Torget byggs om');
  await expect.poll(() => task(thrown.id), { timeout: 20_000 }).toBe('Ändrad i WordPress: Torget stängs');
  expect(await task(left.id)).toBeUndefined();
}, 180_000);

test('a notice that the plugin has not signed is refused', async () => {
  const tell = (headers: Record<string, string>) =>
    fetch(`${beside.studio.url}/studio/andrat-dar`, { method: 'POST', body: '{"post":1}', headers });
  const statuses = await Promise.all([tell({}), tell({ 'studio-signature': `t=${Math.round(Date.now() / 1_000)},v1=${'0'.repeat(64)}` })]);
  expect(statuses.map(({ status }) => status)).toEqual([401, 401]);
});
