import { rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpAnswer, httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article } from './articles.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const found = async () => (await editor().check()).map(({ kod, stoppar }) => [kod, stoppar]);

/** Adds a must-use plugin for as long as `work` runs: what another plugin, or its setting, does to the site. */
async function withPlugin(php: string, work: () => Promise<void>): Promise<void> {
  const file = await wp.evaluate("return WPMU_PLUGIN_DIR . '/prov.php';");
  await writeFile(String(file), `<?php ${php}`);
  try {
    await work();
  } finally {
    await rm(String(file));
  }
}

it('tells of plain permalinks, under which the REST API is elsewhere', async () => {
  await withPlugin("add_filter( 'pre_option_permalink_structure', fn() => '' );", async () => {
    expect((await found()).map(([kod]) => kod)).toEqual(['cms_permalankar']);
  });
  expect(await found()).toEqual([]);
});

it('tells of a REST API that a plugin has closed, and a delivery says so too', async () => {
  const closed =
    "add_filter( 'rest_authentication_errors', fn() => new WP_Error( 'rest_disabled', 'REST är avstängt.', array( 'status' => 403 ) ) );";
  await withPlugin(closed, async () => {
    expect(await found()).toEqual([['cms_rest_stangt', true]]);
    const failure = await editor()
      .deliver(article(wp))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'CmsFailure', retryable: false, orsak: expect.stringContaining('REST är avstängt') });
  });
});

it('tells of a clock that is wrong, and of application passwords that are off', async () => {
  const slow =
    "add_filter( 'rest_post_dispatch', function ( $r ) { $d = $r->get_data(); if ( isset( $d['time_ms'] ) ) { $d['time_ms'] -= 90000; $r->set_data( $d ); } return $r; } );";
  await withPlugin(slow, async () => expect(await found()).toEqual([['cms_klocka', false]]));
  await withPlugin("add_filter( 'wp_is_application_passwords_available', '__return_false' );", async () =>
    expect(await found()).toEqual([['cms_applosenord_avstangda', true]]),
  );
});

it('tells who may have turned application passwords off, and who closes the REST API', async () => {
  const off = "add_filter( 'wp_is_application_passwords_available', '__return_false' );";
  const wordfence = `add_action( 'rest_api_init', fn() => register_rest_route( 'wordfence/v1', '/x', array( 'methods' => 'GET', 'callback' => '__return_true', 'permission_callback' => '__return_true' ) ) );`;
  await withPlugin(`${off} ${wordfence}`, async () =>
    expect(await editor().check()).toMatchObject([{ kod: 'cms_applosenord_avstangda', atgard: expect.stringContaining('Wordfence') }]),
  );
  const closed =
    "add_filter( 'rest_authentication_errors', fn() => new WP_Error( 'rest_cannot_access', 'Stängt.', array( 'status' => 403 ) ) );";
  await withPlugin(closed, async () =>
    expect(await editor().check()).toMatchObject([
      { kod: 'cms_rest_stangt', atgard: expect.stringContaining('Tillägget Disable REST API') },
    ]),
  );
});

it('tells of plugins that are known to stand in the way, by name, and of pictures that are larger than the site takes', async () => {
  const active = `add_filter( 'option_active_plugins', fn( $all ) => array_merge( $all, array( 'post-expirator/post-expirator.php', 'akismet/akismet.php' ) ) );`;
  await withPlugin(active, async () => {
    expect(await editor().check()).toMatchObject([
      {
        kod: 'cms_krock',
        stoppar: false,
        orsak: expect.stringContaining('PublishPress Future'),
        atgard: expect.stringContaining('Studio'),
      },
    ]);
    const author = wordPressCms({ url: wp.url, user: wp.authorUser, password: wp.authorPassword });
    expect((await author.check()).map(({ kod }) => kod)).toEqual(['cms_roll']);
  });
  await withPlugin("add_filter( 'upload_size_limit', fn() => 2 * MB_IN_BYTES );", async () => {
    expect(await editor().check(2 * 1024 ** 2)).toEqual([]);
    expect(await editor().check(3.25 * 1024 ** 2)).toMatchObject([
      {
        kod: 'cms_uppladdning',
        stoppar: false,
        orsak: expect.stringMatching(/högst 2 MB.*3,3 MB/),
        atgard: expect.stringContaining('upload_max_filesize'),
      },
    ]);
  });
});

it('tells of a plugin that is too old', async () => {
  const old =
    "add_filter( 'rest_post_dispatch', function ( $r ) { $d = $r->get_data(); if ( isset( $d['time_ms'] ) ) { unset( $d['reader'] ); $d['version'] = '1.0.9'; $r->set_data( $d ); } return $r; } );";
  await withPlugin(old, async () => expect(await found()).toEqual([['cms_tillagg_gammalt', true]]));
});

it('tells a wrong password, an unknown user and a login that never comes through apart', async () => {
  const codes = async (user: string, password: string) =>
    (await wordPressCms({ url: wp.url, user, password }).check()).map(({ kod, stoppar }) => [kod, stoppar]);
  expect(await codes(wp.editorUser, 'fel fel fel')).toEqual([['cms_losenord', true]]);
  expect(await codes('ingen', wp.editorPassword)).toEqual([['cms_losenord', true]]);
  await withPlugin("unset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'], $_SERVER['HTTP_AUTHORIZATION'] );", async () =>
    expect(await found()).toEqual([['cms_inloggning_borta', true]]),
  );
});

it('tells of a user whose role is too low, and of one who has lost the role in the middle', async () => {
  const author = wordPressCms({ url: wp.url, user: wp.authorUser, password: wp.authorPassword });
  expect(await author.check()).toMatchObject([
    { kod: 'cms_roll', stoppar: true, orsak: expect.stringContaining('edit_others_posts'), atgard: expect.stringContaining('redaktör') },
  ]);
  const role = (name: string) =>
    wp.evaluate(`( new WP_User( get_user_by( 'login', 'redaktor' )->ID ) )->set_role( '${name}' ); return true;`);
  const cms = editor();
  expect(await cms.check()).toEqual([]);
  await role('subscriber');
  const failure = await cms.deliver(article(wp)).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'CmsFailure', stopsAll: true, orsak: expect.stringContaining('får') });
  await role('editor');
  expect(await cms.deliver(article(wp))).toMatchObject({ status: 'publish', varningar: [] });
});

it('tells of a plugin that closes writing alone, without blaming the password', async () => {
  const closed = `add_filter( 'rest_pre_dispatch', fn( $r, $s, $q ) => 'POST' === $q->get_method() && str_starts_with( $q->get_route(), '/wp/' )
    ? new WP_Error( 'vakt_stopp', 'Stoppat av vakten.', array( 'status' => 401 ) ) : $r, 10, 3 );`;
  await withPlugin(closed, async () => {
    const failure = await editor()
      .deliver(article(wp))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ orsak: expect.stringContaining('vakt_stopp'), atgard: expect.stringContaining('säkerhetstillägget') });
  });
});

const refusedDelivery = () =>
  editor()
    .deliver(article(wp))
    .catch((error: unknown) => error);

it('tells of what the site has taken out of the REST API: without articles everything waits, without pages the rest goes out', async () => {
  const without = (route: string) => `add_filter( 'rest_endpoints', function ( $all ) { unset( $all['${route}'] ); return $all; } );`;
  await withPlugin(without('/wp/v2/posts'), async () => {
    expect(await found()).toEqual([['cms_typ_utan_rest', true]]);
    const words = { orsak: expect.stringContaining('inte inlägg i sitt REST-gränssnitt'), atgard: expect.stringContaining('show_in_rest') };
    expect(await refusedDelivery()).toMatchObject({ name: 'CmsFailure', stopsAll: true, ...words });
  });
  await withPlugin(without('/wp/v2/pages'), async () => {
    expect(await found()).toEqual([['cms_typ_utan_rest', false]]);
    expect(await editor().deliver(article(wp))).toMatchObject({ status: 'publish', varningar: [] });
    expect(
      await editor()
        .deliver(article(wp, { typ: 'sida' }))
        .catch((error: unknown) => error),
    ).toMatchObject({
      name: 'CmsFailure',
      stopsAll: false,
      orsak: expect.stringContaining('inte sidor'),
    });
  });
});

it('tells of maintenance, and delivers by itself when it is over', async () => {
  const file = String(await wp.evaluate("return ABSPATH . '.maintenance';"));
  const cms = editor();
  const wanted = article(wp);
  await writeFile(file, '<?php $upgrading = time();');
  try {
    const failure = await cms.deliver(wanted).catch((error: unknown) => error);
    expect(failure).toMatchObject({ retryable: true, retryAfter: 600, orsak: expect.stringContaining('tillfälligt stängd') });
    expect((await cms.check()).map(({ kod, orsak }) => [kod, orsak.includes('tillfälligt stängd')])).toEqual([['cms_onabar', true]]);
  } finally {
    await rm(file);
  }
  expect(await cms.deliver(wanted)).toMatchObject({ status: 'publish', varningar: [] });
});

it('tells of PHP that complains before the answer; what WordPress kept all the same is known again', async () => {
  // As where errors are shown: what a plugin does wrong when an article is saved stands before the JSON.
  const complains = `add_action( 'save_post', function () { echo "<br />\\n<b>Warning</b>:  Undefined variable in <b>/tillagg/x.php</b> on line <b>5</b><br />\\n"; } );`;
  const wanted = article(wp);
  await withPlugin(complains, async () => {
    expect(
      await editor()
        .deliver(wanted)
        .catch((error: unknown) => error),
    ).toMatchObject({
      retryable: true,
      orsak: expect.stringContaining('/tillagg/x.php'),
      atgard: expect.stringContaining('WP_DEBUG_DISPLAY'),
    });
    expect(await editor().deliver(wanted)).toMatchObject({ status: 'publish', varningar: [] });
  });
  await withPlugin(`echo "\\nNotice: Borta in /tillagg/y.php on line 1\\n";`, async () =>
    expect(await found()).toEqual([['cms_php', true]]),
  );
  expect(wp.query('SELECT ID FROM wp_posts WHERE guid = ?', `urn:studio:${wanted.externalId}`)).toHaveLength(1);
});

it('believes nothing that a cache has kept', async () => {
  const kept = new Map<string, HttpAnswer>();
  const cached = wordPressCms(
    { url: wp.url, user: wp.editorUser, password: wp.editorPassword },
    {
      send: async (call) => {
        const answer = (call.method === 'GET' ? kept.get(call.url) : undefined) ?? (await httpSend(call));
        kept.set(call.url, answer);
        return answer;
      },
    },
  );
  expect(await cached.check()).toEqual([]);
  expect(await cached.check()).toMatchObject([{ kod: 'cms_cache', stoppar: true, atgard: expect.stringContaining('/wp-json') }]);
  kept.clear();
  for (const ask of [() => cached.respekt?.changed(''), () => cached.categories(), () => cached.tags(0), () => cached.renamedTags(0)]) {
    await ask();
    await expect(ask()).rejects.toMatchObject({ retryable: true, orsak: expect.stringContaining('En cache framför WordPress') });
    kept.clear();
  }
});
