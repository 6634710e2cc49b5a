import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article } from './articles.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });

/** Somebody who is called that in WordPress; their id. */
const userCalled = (login: string, name: string, role = 'author') =>
  wp.evaluate(
    `return wp_insert_user( array( 'user_login' => '${login}', 'user_pass' => wp_generate_password(), 'display_name' => '${name}', 'role' => '${role}' ) );`,
  );
const authorOf = (id: string) => wp.evaluate(`return (int) get_post( ${id} )->post_author;`);
const deliver = (fields: Parameters<typeof article>[1]) => editor().deliver(article(wp, fields));

describe('the author in WordPress', () => {
  let mirjam: unknown;
  let studio: unknown;
  beforeAll(async () => {
    mirjam = await userCalled('mirjam', 'Mirjam Lodén');
    studio = await wp.evaluate(`return get_user_by( 'login', '${wp.editorUser}' )->ID;`);
    await userCalled('bo1', 'Bo Ek');
    await userCalled('bo2', 'Bo Ek');
    await userCalled('lasare', 'Lisa Läsare', 'subscriber');
  });

  it('is whoever is called as the byline, capitals or not, in their archive, which the page leads to', async () => {
    const { id, lank, varningar } = await deliver({ byline: 'Mirjam Lodén', forfattare: 'MIRJAM lodén' });
    expect(varningar).toEqual([]);
    expect(await authorOf(id)).toBe(mirjam);
    expect((await visit(lank)).html).toContain('/author/mirjam');
    expect((await visit(`${wp.url}/author/mirjam/`)).html).toContain(lank);
  });

  it('is found though WordPress keeps what is special in HTML of a name in another spelling, and has their archive too', async () => {
    const id = await userCalled('ohara', 'O’Hara & Bo');
    expect(await wp.evaluate(`return get_userdata( ${id} )->display_name;`)).toBe('O’Hara &amp; Bo');
    const quoted = await userCalled('quoted', 'Pia \\"Pi\\" O\\\'Neill <3');
    const article = await deliver({ byline: 'O’Hara & Bo', forfattare: 'O’Hara & Bo' });
    expect(await authorOf(article.id)).toBe(id);
    expect((await visit(article.lank)).html).toContain('/author/ohara');
    const other = await deliver({ byline: `Pia "Pi" O'Neill <3`, forfattare: `Pia "Pi" O'Neill <3` });
    expect(await authorOf(other.id)).toBe(quoted);
    // One who has come there by another way, as an import, has it as it is said.
    wp.query("UPDATE wp_users SET display_name = 'Ek & Al' WHERE user_login = 'quoted'");
    expect(await authorOf((await deliver({ byline: 'Ek & Al', forfattare: 'Ek & Al' })).id)).toBe(quoted);
  });

  it.each([
    ['nobody', 'Ingen Sådan'],
    ['more than one', 'Bo Ek'],
    ['somebody who may not write', 'Lisa Läsare'],
    ['whatever a star would find', 'Mirjam*'],
    ['no one at all', ''],
  ])('is the account of Studio where the byline is that of %s', async (_, name) => {
    const { id, lank } = await deliver({ byline: name || 'Redaktionen', forfattare: name });
    expect(await authorOf(id)).toBe(studio);
    expect((await visit(lank)).html).not.toContain(`/author/${wp.editorUser}`);
  });

  it('follows the byline, and is left as it is where nothing is said of it', async () => {
    const same = { externalId: `byline-${Date.now()}`, slug: `byline-${Date.now()}` };
    const at = (minute: number) => `2026-11-27T08:0${minute}:00.000Z`;
    const { id } = await deliver({ ...same, version: at(1), byline: 'Ingen', forfattare: 'Ingen' });
    expect(await authorOf(id)).toBe(studio);
    await deliver({ ...same, version: at(2), byline: 'Mirjam Lodén', forfattare: 'Mirjam Lodén' });
    expect(await authorOf(id)).toBe(mirjam);
    await deliver({ ...same, version: at(3), byline: 'Ingen' });
    expect(await authorOf(id)).toBe(mirjam);
    await deliver({ ...same, version: at(4), byline: 'Ingen', forfattare: 'Ingen' });
    expect(await authorOf(id)).toBe(studio);
  });

  it('is not chosen by somebody who may not write as Studio', async () => {
    const made = await wp.evaluate(`
      wp_set_current_user( get_user_by( 'login', 'bo1' )->ID );
      $request = new WP_REST_Request( 'POST', '/wp/v2/posts' );
      $request->set_body_params( array( 'title' => 'Egen', 'studio_author' => 'Mirjam Lodén', 'studio_version' => '2' ) );
      return (int) rest_do_request( $request )->get_data()['author'];`);
    expect(made).not.toBe(mirjam);
  });
});
