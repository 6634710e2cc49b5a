import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Answer, wordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article, picture } from './articles.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

/* Studio's way in is for whoever may change what others have written. An author who sends the same gets nothing of it. */

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const author = () => wordPressClient({ url: wp.url, user: wp.authorUser, password: wp.authorPassword }, httpSend);

const FOREIGN = '<p style="color:red">x</p><iframe src="https://frammande.example/" width="600"></iframe>';
const refused = { ok: false, status: 403, code: 'studio_forbidden' };
const made = z.object({ id: z.int(), content: z.object({ raw: z.string() }), meta: z.record(z.string(), z.unknown()) });
const read = (answer: Answer) => made.parse(answer.ok ? answer.body : answer);

const form = (externalId: string) => {
  const body = new FormData();
  body.set('studio_external_id', externalId);
  body.set('file', new Blob([new Uint8Array([0x47, 0x49, 0x46])], { type: 'image/gif' }), 'x.gif');
  return body;
};

it('an author’s create as Studio’s is refused, keeps no frame, and takes no id', async () => {
  const wanted = article(wp, { hero: picture() });
  const fields = { title: 'Eget', content: FOREIGN, status: 'publish', studio_external_id: wanted.externalId };
  expect(await author().post('/wp/v2/posts', fields)).toMatchObject(refused);
  expect(await author().post('/wp/v2/media', form(wanted.hero?.externalId ?? ''))).toMatchObject(refused);
  expect(await author().post('/wp/v2/tags', { name: 'Upptagen', studio_once: true })).toMatchObject(refused);
  expect(wp.query("SELECT ID FROM wp_posts WHERE post_title = 'Eget' OR guid LIKE 'urn:studio:%'")).toEqual([]);
  expect(wp.query("SELECT option_name FROM wp_options WHERE option_name LIKE 'studio_claim_%'")).toEqual([]);
  expect(await editor().deliver(wanted)).toMatchObject({ status: 'publish', varningar: [] });
});

it('an author whose name stands on an article from Studio changes it as anything else that is theirs, and not as Studio', async () => {
  const { id } = await editor().deliver(article(wp));
  await wp.evaluate(`return wp_update_post( array( 'ID' => ${id}, 'post_author' => get_user_by( 'login', '${wp.authorUser}' )->ID ) );`);
  const before = read(await author().get(`/wp/v2/posts/${id}?context=edit`));
  expect(await author().post(`/wp/v2/posts/${id}`, { content: FOREIGN, studio_version: '2030' })).toMatchObject(refused);
  const meta = { _studio_section_link: 'https://frammande.example/', _studio_json_ld: '{}' };
  for (const [key, value] of Object.entries(meta))
    expect(await author().post(`/wp/v2/posts/${id}`, { meta: { [key]: value } })).toMatchObject({ ok: false, code: 'rest_cannot_update' });
  expect(read(await author().get(`/wp/v2/posts/${id}?context=edit`))).toEqual(before);

  const changed = read(await author().post(`/wp/v2/posts/${id}`, { content: FOREIGN, meta: before.meta }));
  expect(changed.content.raw).not.toContain('<iframe');
});

it('an author’s own articles are saved as ever, with all that an editor sends back', async () => {
  const own = read(await author().post('/wp/v2/posts?context=edit', { title: 'Egen', content: FOREIGN, status: 'publish' }));
  expect(own.content.raw).not.toContain('<iframe');
  expect(await author().post(`/wp/v2/posts/${own.id}`, { title: 'Egen igen', meta: own.meta })).toMatchObject({ ok: true });
});

it('an author is told nothing of Studio’s articles, and decides nothing', async () => {
  const post = randomUUID();
  const closed = { ok: false, status: 403 };
  expect(await author().post('/studio/v1/lookup', { post })).toMatchObject(closed);
  expect(await author().get('/studio/v1/changed')).toMatchObject(closed);
  expect(await author().post('/studio/v1/decide', { post, state: 'x', choice: 'keep' })).toMatchObject(closed);
  expect(await author().post('/studio/v1/listener', { key: 'a'.repeat(64) })).toMatchObject(closed);
  expect(await author().post('/studio/v1/reader', { style: '', script: '' })).toMatchObject(closed);
});
