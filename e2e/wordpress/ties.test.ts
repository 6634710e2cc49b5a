import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CmsArticle } from '#lib/adapters/cms/port.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article } from './articles.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { photo } from './whole-article.ts';

/* What WordPress had before Studio did is the article that was read in from it, and never a second. */

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const respect = () => {
  const { respekt } = editor();
  if (respekt === undefined) throw new Error('WordPress is changed by others');
  return respekt;
};

interface OldPost {
  id: number;
  guid: string;
  lank: string;
  andrad: string;
}

let made = 0;

/** A post that somebody has written there, of 2019. */
async function oldPost(): Promise<OldPost> {
  made += 1;
  // What evaluate gives is what this body returns.
  return (await wp.evaluate(`
    $id = wp_insert_post( array( 'post_title' => 'Fyren', 'post_name' => 'fyren-${made}', 'post_status' => 'publish', 'post_date' => '2019-04-03 08:30:00',
      'post_category' => array( ${wp.categories.nyheter} ), 'post_content' => "Första stycket.\\n\\nAndra stycket." ) );
    $p = get_post( $id );
    return array( 'id' => $id, 'guid' => $p->guid, 'lank' => get_permalink( $id ), 'andrad' => $p->post_modified_gmt );`)) as OldPost;
}

const ofPost = ({ id, andrad }: OldPost, changes: Parameters<typeof article>[1] = {}): CmsArticle =>
  article(wp, { slug: `fyren-${made}`, ursprung: { id: String(id), andrad }, ...changes });

const rewrite = ({ id }: OldPost) => wp.evaluate(`return wp_update_post( array( 'ID' => ${id}, 'post_content' => 'Ändrad.' ) );`);
const posts = () => wp.query("SELECT ID FROM wp_posts WHERE post_type = 'post' AND post_status <> 'auto-draft'").length;
const failed = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each(['tied when it was read in', 'tied by its release'])('an article that is %s is the post that was there', async (how) => {
  const old = await oldPost();
  const wanted = ofPost(old, { html: '<p>Studios text.</p>' });
  const { ursprung } = wanted;
  if (ursprung !== undefined && how.includes('read')) {
    expect([await respect().tie(wanted.externalId, ursprung), await respect().tie(wanted.externalId, ursprung)]).toEqual([true, true]);
    // Until something has been delivered its readers get it just as before.
    expect((await visit(old.lank)).html).toContain('<p>Andra stycket.</p>');
  }
  const before = posts();
  expect(await editor().deliver(wanted)).toMatchObject({ id: String(old.id), lank: old.lank, status: 'publish', varningar: [] });
  expect(posts()).toBe(before);
  expect((await visit(old.lank)).html).toContain('<p>Studios text.</p>');
  expect(await wp.evaluate(`$p = get_post( ${old.id} ); return array( $p->guid, $p->post_date );`)).toEqual([
    old.guid,
    '2019-04-03 08:30:00',
  ]);
  // The same text again, a later one, and a takedown, are all of that post.
  expect(await editor().deliver({ ...wanted, version: '2026-11-26T08:00:00.000Z' })).toMatchObject({ id: String(old.id) });
  const down = await editor().takeDown(wanted, { sektionslank: null, version: '2026-11-27T08:00:00.000Z', onStep: () => {} });
  expect(down).toMatchObject({ id: String(old.id), status: 'draft' });
  expect((await visit(old.lank)).status).toBe(302);
});

it('what is changed there after it was read in is not written over unseen, and is told of', async () => {
  const old = await oldPost();
  const wanted = ofPost(old, { html: '<p>Studios text.</p>' });
  if (wanted.ursprung !== undefined) await respect().tie(wanted.externalId, wanted.ursprung);
  expect((await respect().compare(wanted))?.skillnader).toEqual([]);
  await rewrite(old);
  const told = (await respect().changed(String(old.id - 1))).andrade;
  expect(told).toMatchObject([{ externalId: wanted.externalId, delar: ['text'] }]);
  expect((await respect().compare(wanted))?.skillnader).toEqual([{ del: 'text', studio: 'Studios text.', dar: 'Ändrad.' }]);
  expect(await failed(editor().deliver(wanted))).toMatchObject({ orsak: expect.stringContaining('ändrats i WordPress') });
  expect(await respect().decide(wanted.externalId, told[0]?.tillstand ?? '', 'skriv_over')).toBe(true);
  expect(await editor().deliver(wanted)).toMatchObject({ id: String(old.id), varningar: [] });
});

it('what was changed there between the reading and the tie is so too', async () => {
  const old = await oldPost();
  const wanted = ofPost({ ...old, andrad: '2019-04-03T06:29:59' });
  expect(await failed(editor().deliver(wanted))).toMatchObject({ orsak: expect.stringContaining('rubriken, ingressen, texten') });
  expect((await visit(old.lank)).html).toContain('Andra stycket.');
});

it('its readers keep it until Studio’s is published: no draft, no test and no takedown takes it from them', async () => {
  const old = await oldPost();
  const wanted = ofPost(old);
  const kept = { id: String(old.id), status: 'publish' };
  const draft = await editor().deliver({ ...wanted, lage: 'utkast' });
  expect(draft).toMatchObject({ ...kept, varningar: [{ kod: 'cms_publik_fore_studio' }] });
  const tried = await editor().deliver({ ...wanted, rorEjPublik: true, lage: 'utkast' });
  expect(tried).toMatchObject({ ...kept, varningar: [{ kod: 'cms_publik_i_testlage' }] });
  expect(await editor().takeDown(wanted, { sektionslank: null, onStep: () => {} })).toMatchObject({ id: '' });
  expect((await visit(old.lank)).html).toContain('Andra stycket.');
});

it('one that is gone there is made, and one that Studio has made already is not tied to another', async () => {
  const gone = ofPost(await oldPost());
  const of = { id: gone.ursprung?.id ?? '', andrad: '' };
  await wp.evaluate(`return (bool) wp_delete_post( ${of.id}, true );`);
  expect(await respect().tie(gone.externalId, of)).toBe(false);
  const { id } = await editor().deliver(gone);
  expect(id).not.toBe(of.id);
  const other = await oldPost();
  const ursprung = { id: String(other.id), andrad: other.andrad };
  expect(await respect().tie(gone.externalId, ursprung)).toBe(false);
  expect(await editor().deliver({ ...gone, version: '2026-11-26T08:00:00.000Z', ursprung })).toMatchObject({ id });
  // Nor is a post that is another article's.
  const twin = ofPost(other);
  expect([await respect().tie(twin.externalId, ursprung), await respect().tie(gone.externalId.replace(/^./, 'f'), ursprung)]).toEqual([
    true,
    false,
  ]);
});

it('an article that twelve release at once is that post, once', async () => {
  const old = await oldPost();
  const wanted = ofPost(old);
  const before = posts();
  const all = await Promise.all(Array.from({ length: 12 }, () => editor().deliver(wanted)));
  expect([new Set(all.map(({ id }) => id)), posts()]).toEqual([new Set([String(old.id)]), before]);
});

const LATER = '2026-11-27T08:00:00.000Z';
const calledOff = (wanted: CmsArticle) =>
  editor().takeDown(wanted, { sektionslank: null, version: LATER, aldrigSlappt: true, onStep: () => {} });
const likeIt = (id: number) =>
  wp.evaluate(`$p = get_post( ${id} ); return array( $p->post_title, $p->post_name, $p->post_content, $p->post_excerpt, $p->post_status, $p->post_date,
    wp_get_post_categories( $p->ID ), wp_get_post_tags( $p->ID, array( 'fields' => 'names' ) ), get_post_thumbnail_id( $p->ID ), get_post_meta( $p->ID, '_studio_json_ld', true ) );`);

it('is what it was before when its first release was carried out, its answer lost, and it was called off then', async () => {
  const old = await oldPost();
  await wp.evaluate(
    `wp_set_post_tags( ${old.id}, array( 'Hav' ) ); return wp_update_post( array( 'ID' => ${old.id}, 'post_excerpt' => 'Så ”här” \\\\ <b>x</b>' ) );`,
  );
  const andrad = String(await wp.evaluate(`return get_post( ${old.id} )->post_modified_gmt;`));
  const wanted = ofPost({ ...old, andrad }, { html: '<p>Studios text.</p>', ingress: 'Studios.', slug: 'helt-annan', rubrik: 'Annan' });
  const before = await likeIt(old.id);
  expect(await editor().deliver({ ...wanted, hero: photo() })).toMatchObject({ id: String(old.id), status: 'publish' });
  expect(await likeIt(old.id)).not.toEqual(before);
  expect([await calledOff(wanted), await calledOff(wanted)]).toMatchObject([{ id: '', varningar: [] }, { id: '' }]);
  expect(await likeIt(old.id)).toEqual(before);
  expect((await visit(old.lank)).html).toContain('<p>Andra stycket.</p>');
  // A retry of what was called off changes nothing, and a release that is ordered is of that post still.
  await editor().deliver(wanted);
  expect(await likeIt(old.id)).toEqual(before);
  const anew = { ...wanted, version: '2026-11-28T08:00:00.000Z' };
  expect(await editor().deliver(anew)).toMatchObject({ id: String(old.id), status: 'publish', varningar: [] });
  expect(await editor().takeDown(wanted, { sektionslank: null, version: '2026-11-29T08:00:00.000Z', onStep: () => {} })).toMatchObject({
    id: String(old.id),
    status: 'draft',
  });
}, 120_000);

it('is left as it is when somebody has changed it since, and one that Studio made is taken down', async () => {
  const old = await oldPost();
  const wanted = ofPost(old, { html: '<p>Studios text.</p>' });
  await editor().deliver(wanted);
  await rewrite(old);
  expect(await calledOff(wanted)).toMatchObject({ id: '', varningar: [{ kod: 'cms_andrad' }] });
  expect((await visit(old.lank)).html).toContain('Ändrad.');
  const own = article(wp);
  const { id } = await editor().deliver(own);
  expect(await calledOff(own)).toMatchObject({ id, status: 'draft' });
});

it('is what it was before though a delivery died in the middle of its first save', async () => {
  const old = await oldPost();
  const wanted = ofPost(old, { html: '<p>Studios text.</p>' });
  const before = await likeIt(old.id);
  await editor().deliver(wanted);
  // As a process leaves it that is killed after the post was written and before anything was noted.
  await wp.evaluate(
    `foreach ( array( 'version', 'delivered', 'delivered_parts' ) as $key ) { delete_post_meta( ${old.id}, "_studio_$key" ); } return true;`,
  );
  await editor().deliver(wanted);
  await calledOff(wanted);
  expect(await likeIt(old.id)).toEqual(before);
});
