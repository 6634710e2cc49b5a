import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article } from './articles.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

/* What is left of the plugin when it is taken away: what belongs to the articles, on no site anything else. */

const PLUGIN = 'studio-companion/studio-companion.php';

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () =>
  wordPressCms(
    { url: wp.url, user: wp.editorUser, password: wp.editorPassword },
    { reader: { style: 'https://studio.example/studio/stil/a.css', script: '' } },
  );
const inAdmin = (php: string) => wp.evaluate(`require_once ABSPATH . 'wp-admin/includes/admin.php'; ${php}`);
const uninstall = () => inAdmin(`deactivate_plugins( '${PLUGIN}' ); return uninstall_plugin( '${PLUGIN}' );`);

/** The plugin's options and index on the site with that prefix. */
const leftOf = (prefix: string) => [
  ...wp.query(`SELECT option_name AS namn FROM ${prefix}options WHERE option_name LIKE 'studio%'`),
  ...wp.query("SELECT name AS namn FROM sqlite_master WHERE type = 'index' AND name LIKE ?", `${prefix}posts__studio%`),
];

it('its options, claims and index go, the articles stay, and a later installation finds them', async () => {
  const wanted = article(wp);
  await editor().check();
  await editor().respekt?.tellWith('a'.repeat(64));
  const { id } = await editor().deliver(wanted);
  await wp.evaluate(`return is_object( Studio\\Companion\\Claim::take( 'kvar' ) );`);
  expect(leftOf('wp_').length).toBeGreaterThanOrEqual(5);
  await uninstall();
  expect(leftOf('wp_')).toEqual([]);
  expect(wp.query('SELECT ID FROM wp_posts WHERE guid = ?', `urn:studio:${wanted.externalId}`)).toHaveLength(1);
  expect(wp.query("SELECT meta_key FROM wp_postmeta WHERE post_id = ? AND meta_key = '_studio_version'", id)).toHaveLength(1);

  await inAdmin(`return activate_plugin( '${PLUGIN}' );`);
  expect(await editor().deliver({ ...wanted, version: '2026-11-21T08:00:00.000Z' })).toMatchObject({ id, varningar: [] });
});

it('on a multisite they go from every site', async () => {
  const host = new URL(wp.url).host;
  // As WordPress's own page for it does.
  await inAdmin(
    `require_once ABSPATH . 'wp-admin/includes/upgrade.php'; $wpdb = $GLOBALS['wpdb']; foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) { $wpdb->$name = $table; }
     install_network(); return populate_network( 1, '${host}', 'a@example.test', 'Tidningarna', '/', false );`,
  );
  const settings = { MULTISITE: true, SUBDOMAIN_INSTALL: false, DOMAIN_CURRENT_SITE: host, PATH_CURRENT_SITE: '/' };
  const lines = Object.entries({ ...settings, SITE_ID_CURRENT_SITE: 1, BLOG_ID_CURRENT_SITE: 1 }).map(
    ([name, value]) => `define( '${name}', ${typeof value === 'string' ? `'${value}'` : value} );`,
  );
  await wp.define(lines.join(' '));
  const other = Number(await inAdmin(`return wpmu_create_blog( '${host}', '/andra/', 'Andra', 1 );`));
  expect(other).toBe(2);
  await inAdmin(
    `switch_to_blog( ${other} ); Studio\\Companion\\upgrade(); update_option( 'studio_reader_files', array() ); restore_current_blog(); return 1;`,
  );
  expect(leftOf('wp_').length).toBeGreaterThanOrEqual(2);
  expect(leftOf('wp_2_').length).toBeGreaterThanOrEqual(3);
  await uninstall();
  expect([leftOf('wp_'), leftOf('wp_2_')]).toEqual([[], []]);
});
