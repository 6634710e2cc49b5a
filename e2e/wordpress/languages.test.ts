import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article } from './articles.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

/* Stand-ins for the two plugins for sites in several languages: each prints its links through its own filter, and keeps the language it is told. */

const KEEPS = `update_post_meta( $id, 'sprak_hos_standin', $sprak );`;
const PRINTS = (filter: string) => `add_action( 'wp_head', function () {
  $links = apply_filters( '${filter}', array( 'sv' => get_permalink(), 'fi' => 'https://tidningen.example/fi/' ) );
  foreach ( $links as $code => $url ) { echo '<link rel="alternate" hreflang="' . $code . '" href="' . esc_url( $url ) . '">'; }
}, 1 );`;
const PLUGINS: Array<[string, string]> = [
  [
    'Polylang',
    `<?php function pll_languages_list() { return array( 'en', 'sv' ); } function pll_set_post_language( $id, $sprak ) { ${KEEPS} } ${PRINTS('pll_rel_hreflang_attributes')}`,
  ],
  [
    'WPML',
    `<?php add_filter( 'wpml_active_languages', fn() => array( 'en' => array(), 'sv' => array() ) ); add_filter( 'wpml_element_type', fn( $t ) => 'post_' . $t );
      add_action( 'wpml_set_element_language_details', function ( $d ) { $id = $d['element_id']; $sprak = $d['language_code'] . ' ' . $d['element_type']; ${KEEPS} } ); ${PRINTS('wpml_hreflangs')}`,
  ],
];

let wp: RunningWordPress;
let folder: string;
beforeAll(async () => {
  wp = await startWordPress();
  folder = String(await wp.evaluate('return WPMU_PLUGIN_DIR;'));
});
afterAll(() => wp?.stop());

const english = { sprak: 'en', lank: 'https://tidningen.example/en/nyheter/ferry' };

describe.each(PLUGINS)('beside %s', (name, source) => {
  // A file of its own: PHP goes on running what it has read of another for a while.
  const plugin = () => path.join(folder, `${name}.php`);
  beforeAll(() => writeFile(plugin(), source));
  afterAll(() => rm(plugin()));

  it('a new article is Swedish, and each of its languages is told once', async () => {
    const cms = wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
    const { id, lank } = await cms.deliver(article(wp, { sprak: [english] }));
    expect(await wp.evaluate(`return get_post_meta( ${id}, 'sprak_hos_standin', true );`)).toBe(name === 'WPML' ? 'sv post_post' : 'sv');
    const { html } = await visit(lank);
    const told = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, url]) => `${code} ${url}`);
    expect(told).toEqual([`sv ${lank}`, `en ${english.lank}`, `x-default ${lank}`, 'fi https://tidningen.example/fi/']);
  });

  it('an article in Swedish alone is left to the plugin, and so is what is not Studio’s', async () => {
    const cms = wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
    const { lank } = await cms.deliver(article(wp, { sprak: [] }));
    expect((await visit(lank)).html.match(/hreflang="/g)).toHaveLength(2);
    const own = Number(await wp.evaluate(`return wp_insert_post( array( 'post_title' => 'Egen', 'post_status' => 'publish' ) );`));
    expect(await wp.evaluate(`return get_post_meta( ${own}, 'sprak_hos_standin', true );`)).toBe('');
  });
});

it('WordPress has nothing to complain of', async () => {
  expect(await wp.complaints()).toBe('');
});
