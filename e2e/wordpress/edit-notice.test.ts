import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article } from './articles.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

/* Whoever opens an article of Studio's in wp-admin is told where it is written. */

const STUDIO = 'https://studio.example';
const TOLD = 'Artikeln skrivs i Studio.';

let wp: RunningWordPress;
let delivered: { id: string; externalId: string };
let own: number;

beforeAll(async () => {
  wp = await startWordPress();
  const reader = { style: `${STUDIO}/studio/stil/a.css`, script: `${STUDIO}/studio/stil/a.js` };
  const cms = wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword }, { reader });
  expect(await cms.check()).toEqual([]);
  const externalId = randomUUID();
  const { id } = await cms.deliver({ ...article(wp), externalId });
  delivered = { id, externalId };
  own = Number(await wp.evaluate(`return wp_insert_post( array( 'post_title' => 'Egen', 'post_status' => 'publish' ) );`));
});
afterAll(() => wp?.stop());

/** What an editor's screen of that post is given, by that hook. */
const onScreen = (id: number | string, hook: string) =>
  wp.evaluate(`require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user( 1 ); $GLOBALS['post'] = get_post( ${id} );
    set_current_screen( 'post' ); get_current_screen()->is_block_editor( '${hook}' !== 'admin_notices' ); ob_start(); do_action( '${hook}' );
    return ob_get_clean() . implode( '', (array) wp_scripts()->get_data( 'wp-edit-post', 'after' ) );`);

it.each(['admin_notices', 'enqueue_block_editor_assets'])('by %s, with a link to it', async (hook) => {
  const told = String(await onScreen(delivered.id, hook)).replaceAll('\\/', '/');
  expect(told).toContain(TOLD);
  expect(told).toContain(`${STUDIO}/studio/artikel/${delivered.externalId}`);
  expect(String(await onScreen(own, hook))).not.toContain(TOLD);
});

it('in the language of whoever reads it, as all that the plugin says', async () => {
  const notAllowed = `return Studio\\Companion\\not_as_studio()->get_error_message();`;
  expect(await wp.evaluate(notAllowed)).toBe('Du har inte rätt att göra det.');
  expect(await wp.evaluate(`switch_to_locale( 'en_US' ); ${notAllowed}`)).toBe('Sorry, you are not allowed to do that.');
  const described = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; return get_plugin_data( Studio\\Companion\\PLUGIN_FILE, false )['Description'];`;
  expect(await wp.evaluate(described)).toMatch(/^Tar emot artiklar från Studio/);
});

it('in the list of posts, and of nothing else', async () => {
  const states = (id: number | string) =>
    wp.evaluate(`require_once ABSPATH . 'wp-admin/includes/admin.php'; return get_post_states( get_post( ${id} ) );`);
  expect(await states(delivered.id)).toMatchObject({ studio: 'Skrivs i Studio' });
  expect(await states(own)).toEqual([]);
  expect(await wp.complaints()).toBe('');
});
