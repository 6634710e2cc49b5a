import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { wholeArticle } from './whole-article.ts';

/*
 * Stand-ins for the plugins for search engines: each reads its public fields and prints what it finds at the moment that the plugin does, with
 * structured data of its own that goes through the plugin's own filter. They do what the real ones did in this WordPress (Yoast SEO 28.4, Rank Math
 * 1.0.273, SEOPress 9.7.4, The SEO Framework 5.1.5, All in One SEO 4.9.9): the title goes before WordPress's own, canonical and robots are printed
 * instead of WordPress's, a picture that no field names is the one at the top, the same is done for what is not Studio's, and nothing at all while
 * the plugin is switched off in its own settings or has not been set up.
 */

interface SeoPlugin {
  mark: string;
  /** When it prints in the head. */
  at: number;
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
      ...{ mark: 'WPSEO_VERSION', at: 1 },
      ...{ title: '_yoast_wpseo_title', description: '_yoast_wpseo_metadesc', shareTitle: '_yoast_wpseo_opengraph-title' },
      ...{ image: '_yoast_wpseo_opengraph-image', filter: 'wpseo_json_ld_output' },
    },
  ],
  [
    'Rank Math',
    {
      ...{ mark: 'RANK_MATH_VERSION', at: 1 },
      ...{ title: 'rank_math_title', description: 'rank_math_description', shareTitle: 'rank_math_facebook_title' },
      ...{ image: 'rank_math_facebook_image', filter: 'rank_math/json_ld' },
    },
  ],
  [
    'SEOPress',
    {
      ...{ mark: 'SEOPRESS_VERSION', at: 1 },
      ...{ title: '_seopress_titles_title', description: '_seopress_titles_desc', shareTitle: '_seopress_social_fb_title' },
      ...{ image: '_seopress_social_fb_img', filter: '' },
    },
  ],
  [
    'The SEO Framework',
    {
      ...{ mark: 'THE_SEO_FRAMEWORK_VERSION', at: 1 },
      ...{ title: '_genesis_title', description: '_genesis_description', shareTitle: '_open_graph_title' },
      ...{ image: '_social_image_url', filter: 'the_seo_framework_schema_graph_data' },
    },
  ],
];

const standIn = ({ mark, at, title, description, shareTitle, image, filter }: SeoPlugin) => `<?php
define( '${mark}', '1' );
if ( get_option( 'avstangd' ) ) { return; }
add_filter( 'pre_get_document_title', fn( $t ) => is_singular() ? ( get_post_meta( get_queried_object_id(), '${title}', true ) ?: get_the_title() . ' - Testtidningen' ) : $t, 15 );
add_action( 'wp', function () { remove_action( 'wp_head', 'rel_canonical' ); remove_action( 'wp_head', 'wp_robots', 1 ); } );
add_action( 'wp_head', function () {
  $m = fn( $k ) => is_singular() ? esc_attr( get_post_meta( get_queried_object_id(), $k, true ) ) : '';
  $description = $m( '${description}' ) ?: ( is_singular() ? get_the_excerpt() : '' );
  if ( $description ) { echo '<meta name="description" content="' . $description . '" />'; }
  echo '<meta name="robots" content="index, follow" /><link rel="canonical" href="' . ( is_singular() ? get_permalink() : home_url( '/' ) ) . '" />';
  echo '<meta property="og:title" content="' . ( $m( '${shareTitle}' ) ?: ( is_singular() ? get_the_title() : get_bloginfo( 'name' ) ) ) . '" />';
  $picture = $m( '${image}' ) ?: ( is_singular() && has_post_thumbnail() ? get_the_post_thumbnail_url( null, 'full' ) : '' );
  if ( $picture ) { echo '<meta property="og:image" content="' . $picture . '" /><meta property="og:image:width" content="1200" /><meta name="twitter:image" content="' . $picture . '">'; }
  if ( is_singular() ) { echo '<meta name="author" content="' . ${mark === 'WPSEO_VERSION' ? "apply_filters( 'wpseo_meta_author', get_userdata( get_post()->post_author )->display_name, null )" : "get_the_author_meta( 'display_name', get_post()->post_author )"} . '" />'; }
  $data = ${filter === '' ? 'array()' : `apply_filters( '${filter}', array( '@type' => 'Article' ) )`};
  if ( $data ) { echo '<script type="application/ld+json">' . wp_json_encode( $data ) . '</script>'; }
}, ${at} );`;

let wp: RunningWordPress;
let folder: string;
beforeAll(async () => {
  wp = await startWordPress();
  folder = String(await wp.evaluate('return WPMU_PLUGIN_DIR;'));
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const contents = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, content]) => content);
const DESCRIPTION = /<meta name="description" content="([^"]*)"/g;
const SHARED = /<meta property="og:title" content="([^"]*)"/g;
const PICTURE = /<meta property="og:image" content="([^"]*)"/g;
const ANY_PICTURE = /<meta (?:name|property)="(?:og|twitter):image[^"]*" content="([^"]*)"/g;
const CANONICAL = /<link rel="canonical" href="([^"]*)"/g;
const ROBOTS = /<meta name=['"]robots['"] content=['"]([^'"]*)['"]/g;
const STRUCTURED = /<script type="application\/ld\+json">(.*?)<\/script>/g;

const wanted = () => ({
  ...wholeArticle(wp),
  byline: 'Åsa Öberg',
  seo: { titel: 'Färjan: allt du behöver veta', beskrivning: 'Tider & priser.' },
});

/** The address of an article that was written in WordPress. */
const ownPost = async () =>
  String(
    await wp.evaluate(
      "return get_permalink( wp_insert_post( array( 'post_title' => 'Eget', 'post_status' => 'publish', 'post_author' => 1 ) ) );",
    ),
  );

async function expectOnce(lank: string): Promise<void> {
  const { html } = await visit(lank);
  expect(html.match(/<title>[^<]*/g)).toEqual([expect.stringContaining('<title>Färjan: allt du behöver veta')]);
  expect(contents(html, DESCRIPTION)).toEqual(['Tider &amp; priser.']);
  expect(contents(html, SHARED)).toEqual(['Puff']);
  expect(contents(html, PICTURE)).toEqual([expect.stringMatching(/\/uploads\/.*delning/)]);
  expect(contents(html, CANONICAL)).toEqual([lank]);
  expect(contents(html, ROBOTS)).toHaveLength(1);
  expect(contents(html, STRUCTURED)).toEqual([expect.stringContaining('NewsArticle')]);
  expect(html).not.toMatch(/<meta name="author" content="(?!Åsa Öberg)/);
}

it('without any of them the plugin itself says each thing once', async () => {
  await expectOnce((await editor().deliver(wanted())).lank);
});

it('what is shared stands before all else that the head has, for those who read no further', async () => {
  const { html } = await visit((await editor().deliver(wanted())).lank);
  expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('<style'));
});

it('what other sites show of an article whose picture may not be shared has none', async () => {
  const shared = wanted();
  const asked = (lank: string) => visit(`${wp.url}/wp-json/oembed/1.0/embed?url=${encodeURIComponent(lank)}`);
  const { lank } = await editor().deliver(shared);
  expect((await asked(lank)).html).toContain('thumbnail_url');
  await editor().deliver({ ...shared, version: '2026-11-25T08:00:00.000Z', teaser: { ...shared.teaser, delas: 'ingen' } });
  expect((await asked(lank)).html).not.toContain('thumbnail_url');
  expect((await visit(`${lank}embed/`)).html).not.toMatch(/<img[^>]+kust/);
});

it('the head of an article that somebody has put behind a password tells nothing of what is in it, until the password is given', async () => {
  const { id, lank } = await editor().deliver(wanted());
  await wp.evaluate(`return wp_update_post( array( 'ID' => ${id}, 'post_password' => 'hemligt' ) );`);
  const { html } = await visit(lank);
  expect(html.slice(0, html.indexOf('</head>'))).not.toMatch(/NewsArticle|Tider &amp; priser|Delningstext|og:image/);
});

describe.each(PLUGINS)('with %s', (_, plugin) => {
  // A file of its own each: PHP keeps what it has compiled of one for a moment.
  const file = () => path.join(folder, `${plugin.mark.toLowerCase()}.php`);
  let early: string;
  beforeAll(async () => {
    early = (await editor().deliver(wanted())).lank;
    await writeFile(file(), standIn(plugin));
  });
  afterAll(() => rm(file()));

  it('each thing is said once, by it, in the words of Studio', async () => {
    const { lank, varningar } = await editor().deliver(wanted());
    expect(varningar).toEqual([]);
    await expectOnce(lank);
  });

  it('so of what was delivered before it was there', () => expectOnce(early));

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

  it('a picture that may not be shared is not, and all else is as ever', async () => {
    const article = wanted();
    const { id, lank } = await editor().deliver({ ...article, teaser: { ...article.teaser, delas: 'ingen' } });
    const { html } = await visit(lank);
    expect(contents(html, ANY_PICTURE)).toEqual([]);
    expect(contents(html, SHARED)).toEqual(['Puff']);
    expect(contents(html, DESCRIPTION)).toEqual(['Tider &amp; priser.']);
    expect(contents(html, STRUCTURED)).toHaveLength(1);
    await wp.evaluate(`return wp_update_post( array( 'ID' => ${id}, 'post_password' => 'hemligt' ) );`);
    expect(contents((await visit(lank)).html, ANY_PICTURE)).toEqual([]);
  });

  it('what is not Studio’s is its own affair', async () => {
    const own = await ownPost();
    for (const address of [own, `${wp.url}/`, `${wp.url}/category/nyheter/`]) {
      const { html } = await visit(address);
      expect([contents(html, SHARED).length, contents(html, CANONICAL).length, contents(html, ROBOTS).length], address).toEqual([1, 1, 1]);
      expect(contents(html, STRUCTURED)).toHaveLength(plugin.filter === '' ? 0 : 1);
    }
  });

  it('what it does not say while it is switched off, or has not been set up, is said all the same', async () => {
    const { lank } = await editor().deliver(wanted());
    await wp.evaluate("return update_option( 'avstangd', 1 );");
    try {
      await expectOnce(lank);
    } finally {
      await wp.evaluate("return delete_option( 'avstangd' );");
    }
  });
});

it('where one takes the place of another the new one has the words of Studio, and the old one follows Studio when it is back', async () => {
  const [yoast, , seopress] = PLUGINS.map(([, plugin]) => plugin);
  if (yoast === undefined || seopress === undefined) throw new Error('no such stand-in');
  const during = async (plugin: SeoPlugin, name: string, work: () => Promise<void>) => {
    const file = path.join(folder, `${name}.php`);
    await writeFile(file, standIn(plugin));
    await work().finally(() => rm(file));
  };
  const article = wanted();
  const seo = { titel: 'Ny titel', beskrivning: 'Ny beskrivning.' };
  let lank = '';
  const read = async () => (await visit(lank)).html;
  await during(yoast, 'forst', async () => {
    ({ lank } = await editor().deliver(article));
    expect(await read()).toContain('<title>Färjan: allt du behöver veta');
  });
  await during(seopress, 'sedan', async () => {
    await expectOnce(lank);
    await editor().deliver({ ...article, version: '2026-11-25T08:00:00.000Z', seo });
    expect(contents(await read(), DESCRIPTION)).toEqual(['Ny beskrivning.']);
  });
  await during(yoast, 'ater', async () => {
    expect(await read()).toContain('<title>Ny titel');
    expect(contents(await read(), DESCRIPTION)).toEqual(['Ny beskrivning.']);
  });
});

describe('with All in One SEO, whose words are in a table of its own', () => {
  /* As 4.9.9 does it: what it has read of a post goes through its filter before anything is printed, and an empty field falls back on the post. */
  const AIOSEO = `<?php define( 'AIOSEO_VERSION', '1' );
function aioseo_of( $id ) {
  $kept = get_option( 'aioseo_prov', array() )[ $id ] ?? array();
  return apply_filters( 'aioseo_get_post', (object) ( $kept + array( 'post_id' => $id, 'title' => null, 'description' => null, 'og_title' => null, 'og_description' => null, 'og_image_type' => 'default', 'og_image_custom_url' => null ) ) );
}
add_filter( 'pre_get_document_title', fn( $t ) => is_singular() ? ( aioseo_of( get_queried_object_id() )->title ?: get_the_title() . ' - Testtidningen' ) : $t, 99999 );
add_action( 'wp_head', function () {
  if ( ! is_singular() ) { return; }
  $post = aioseo_of( get_queried_object_id() );
  $shared = 'custom_image' === $post->og_image_type ? $post->og_image_custom_url : '';
  echo '<meta name="description" content="' . esc_attr( $post->description ?: 'Ur texten.' ) . '" /><meta name="robots" content="max-image-preview:large" />';
  echo '<meta property="og:title" content="' . esc_attr( $post->og_title ?: get_the_title() ) . '" /><meta property="og:description" content="' . esc_attr( $post->og_description ?: 'Ur texten.' ) . '" />';
  if ( $shared ) { echo '<meta property="og:image" content="' . esc_url( $shared ) . '" />'; }
  if ( ! apply_filters( 'aioseo_schema_disable', false ) ) { echo '<script type="application/ld+json">{"@type":"BlogPosting"}</script>'; }
}, 1 );
add_action( 'wp', function () { remove_action( 'wp_head', 'wp_robots', 1 ); } );`;
  const file = () => path.join(folder, 'aioseo.php');
  beforeAll(() => writeFile(file(), AIOSEO));
  afterAll(() => rm(file()));

  it('each thing is said once, by it, in the words of Studio', async () => {
    const { lank } = await editor().deliver(wanted());
    await expectOnce(lank);
    expect((await visit(lank)).html).toContain('property="og:description" content="Delningstext');
  });

  it('what a person has written in its form stays, and the rest follows Studio', async () => {
    const first = wanted();
    const { id, lank } = await editor().deliver(first);
    await wp.evaluate(
      `return update_option( 'aioseo_prov', array( ${id} => array( 'title' => 'Egen titel', 'og_image_type' => 'custom_image', 'og_image_custom_url' => 'https://egen.example/a.jpg' ) ) );`,
    );
    const seo = { titel: 'Ny titel', beskrivning: 'Ny beskrivning.' };
    await editor().deliver({ ...first, version: '2026-11-25T08:00:00.000Z', seo });
    const { html } = await visit(lank);
    expect(html).toContain('<title>Egen titel');
    expect(contents(html, DESCRIPTION)).toEqual(['Ny beskrivning.']);
    expect(contents(html, PICTURE)).toEqual(['https://egen.example/a.jpg']);
  });

  it('its form has only what is its own, so that nothing of Studio’s is saved as a person’s', async () => {
    const { id } = await editor().deliver(wanted());
    expect(await wp.evaluate(`return aioseo_of( ${id} )->title;`)).toBeNull();
  });

  it('nor has the form of an editor on the page itself, whose head has them all the same', async () => {
    const { id } = await editor().deliver(wanted());
    // What a builder's form is given is read as its script is, within the head, and in the foot.
    const read = (user: string) =>
      wp.evaluate(`
        wp_set_current_user( ${user} );
        query_posts( array( 'p' => ${id} ) );
        $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
        $GLOBALS['wp_actions']['wp'] = 1;
        $read = fn() => aioseo_of( ${id} )->description;
        $script = null;
        add_action( 'wp_enqueue_scripts', function () use ( &$script, $read ) { $script = $read(); } );
        $head = null;
        add_action( 'wp_head', function () use ( &$head, $read ) { $head = $read(); } );
        ob_start();
        do_action( 'wp_head' );
        ob_end_clean();
        return array( null !== $script, null !== $head, null !== $read() );`);
    expect(await read(`get_user_by( 'login', '${wp.editorUser}' )->ID`)).toEqual([false, true, false]);
    expect(await read('0')).toEqual([true, true, true]);
  });

  it('a picture that may not be shared is not, and behind a password nothing is told', async () => {
    const article = wanted();
    const { id, lank } = await editor().deliver({ ...article, teaser: { ...article.teaser, delas: 'ingen' } });
    expect(contents((await visit(lank)).html, ANY_PICTURE)).toEqual([]);
    await wp.evaluate(`return wp_update_post( array( 'ID' => ${id}, 'post_password' => 'hemligt' ) );`);
    const { html } = await visit(lank);
    expect(html.slice(0, html.indexOf('</head>'))).not.toMatch(/NewsArticle|Tider &amp; priser|Delningstext|og:image/);
  });

  it('what is not Studio’s is its own affair', async () => {
    const { html } = await visit(await ownPost());
    expect(contents(html, DESCRIPTION)).toEqual(['Ur texten.']);
    expect(contents(html, STRUCTURED)).toEqual([expect.stringContaining('BlogPosting')]);
  });
});

it('WordPress has nothing to complain of', async () => {
  expect(await wp.complaints()).toBe('');
});
