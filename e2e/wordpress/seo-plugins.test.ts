import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { wholeArticle } from './whole-article.ts';

/*
 * Stand-ins for the four plugins for search engines: each reads its public fields and prints what it finds as the plugin does, with
 * structured data of its own that goes through the plugin's own filter.
 */

interface SeoPlugin {
  mark: string;
  title: string;
  description: string;
  shareTitle: string;
  image: string;
  /** How its structured data is filtered before it is printed; '' for one that prints none of articles. */
  filter: string;
}

const PLUGINS: Array<[string, SeoPlugin]> = [
  [
    'Yoast SEO',
    {
      mark: 'WPSEO_VERSION',
      ...{ title: '_yoast_wpseo_title', description: '_yoast_wpseo_metadesc', shareTitle: '_yoast_wpseo_opengraph-title' },
      ...{ image: '_yoast_wpseo_opengraph-image', filter: 'wpseo_json_ld_output' },
    },
  ],
  [
    'Rank Math',
    {
      mark: 'RANK_MATH_VERSION',
      ...{ title: 'rank_math_title', description: 'rank_math_description', shareTitle: 'rank_math_facebook_title' },
      ...{ image: 'rank_math_facebook_image', filter: 'rank_math/json_ld' },
    },
  ],
  [
    'SEOPress',
    {
      mark: 'SEOPRESS_VERSION',
      ...{ title: '_seopress_titles_title', description: '_seopress_titles_desc', shareTitle: '_seopress_social_fb_title' },
      ...{ image: '_seopress_social_fb_img', filter: '' },
    },
  ],
  [
    'The SEO Framework',
    {
      mark: 'THE_SEO_FRAMEWORK_VERSION',
      ...{ title: '_genesis_title', description: '_genesis_description', shareTitle: '_open_graph_title' },
      ...{ image: '_social_image_url', filter: 'the_seo_framework_schema_graph_data' },
    },
  ],
];

const standIn = ({ mark, title, description, shareTitle, image, filter }: SeoPlugin) => `<?php
define( '${mark}', '1' );
add_filter( 'pre_get_document_title', fn( $t ) => is_singular() ? ( get_post_meta( get_queried_object_id(), '${title}', true ) ?: $t ) : $t );
add_action( 'wp_head', function () {
  if ( ! is_singular() ) { return; }
  $m = fn( $k ) => esc_attr( get_post_meta( get_queried_object_id(), $k, true ) );
  echo '<meta name="description" content="' . $m( '${description}' ) . '">';
  echo '<meta property="og:title" content="' . $m( '${shareTitle}' ) . '"><meta property="og:image" content="' . $m( '${image}' ) . '">';
  $data = ${filter === '' ? 'array()' : `apply_filters( '${filter}', array( '@type' => 'Article' ) )`};
  if ( $data ) { echo '<script type="application/ld+json">' . wp_json_encode( $data ) . '</script>'; }
} );`;

let wp: RunningWordPress;
let folder: string;
beforeAll(async () => {
  wp = await startWordPress();
  folder = String(await wp.evaluate('return WPMU_PLUGIN_DIR;'));
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const contents = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, content]) => content);
const DESCRIPTION = /<meta name="description" content="([^"]*)">/g;
const SHARED = /<meta property="og:title" content="([^"]*)">/g;
const PICTURE = /<meta property="og:image" content="([^"]*)">/g;
const STRUCTURED = /<script type="application\/ld\+json">(.*?)<\/script>/g;

const wanted = () => ({ ...wholeArticle(wp), seo: { titel: 'Färjan: allt du behöver veta', beskrivning: 'Tider & priser.' } });

async function expectOnce(lank: string): Promise<void> {
  const { html } = await visit(lank);
  expect(html.match(/<title>[^<]*/g)).toEqual([expect.stringContaining('<title>Färjan: allt du behöver veta')]);
  expect(contents(html, DESCRIPTION)).toEqual(['Tider &amp; priser.']);
  expect(contents(html, SHARED)).toEqual(['Puff']);
  expect(contents(html, PICTURE)).toEqual([expect.stringMatching(/\/uploads\/.*delning/)]);
  expect(contents(html, STRUCTURED)).toEqual([expect.stringContaining('NewsArticle')]);
}

it('without any of them the plugin itself says each thing once', async () => {
  await expectOnce((await editor().deliver(wanted())).lank);
});

describe.each(PLUGINS)('with %s', (_, plugin) => {
  // A file of its own each: PHP keeps what it has compiled of one for a moment.
  const file = () => path.join(folder, `${plugin.mark.toLowerCase()}.php`);
  beforeAll(() => writeFile(file(), standIn(plugin)));
  afterAll(() => rm(file()));

  it('each thing is said once, by it, in the words of Studio', async () => {
    const { lank, varningar } = await editor().deliver(wanted());
    expect(varningar).toEqual([]);
    await expectOnce(lank);
  });

  it('what a person has written in its fields stays, and the rest follows Studio', async () => {
    const first = wanted();
    const { id, lank } = await editor().deliver(first);
    await wp.evaluate(`return update_post_meta( ${id}, '${plugin.title}', 'Egen titel' );`);
    const seo = { titel: 'Ny titel', beskrivning: 'Ny beskrivning.' };
    expect(await editor().deliver({ ...first, version: '2026-11-25T08:00:00.000Z', seo })).toMatchObject({ id, varningar: [] });
    const { html } = await visit(lank);
    expect(html).toContain('<title>Egen titel');
    expect(contents(html, DESCRIPTION)).toEqual(['Ny beskrivning.']);
  });
});
