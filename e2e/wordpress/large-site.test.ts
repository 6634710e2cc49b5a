import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { found } from '../found.ts';
import { article, picture } from './articles.ts';
import { pendingSince } from './claims.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

/* A site with as many posts as a newspaper of thirty years has, of which Studio wrote some. */

const POSTS = 300_000;
const LOOK_UP_MS = 5;

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
  wp.query(
    `INSERT INTO wp_posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status,
      ping_status, post_password, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid,
      menu_order, post_type, post_mime_type, comment_count)
    WITH RECURSIVE n(nr) AS (SELECT 1 UNION ALL SELECT nr + 1 FROM n WHERE nr < ${POSTS})
    SELECT 1000 + nr, 1, '2001-01-01 00:00:00', '2001-01-01 00:00:00', 'Text', 'Rubrik ' || nr, '', 'publish', 'open', 'open', '', 'rubrik-' || nr, '', '',
      '2001-01-01 00:00:00', '2001-01-01 00:00:00', '', 0, 'https://tidningen.example/?p=' || nr, 0, 'post', '', 0 FROM n`,
  );
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const claims = () => wp.query("SELECT option_name, option_value FROM wp_options WHERE option_name LIKE 'studio_claim_%'");

describe(`among ${POSTS} posts`, () => {
  it('an article is found by an index, and a new one is made without reading them all', async () => {
    expect(await editor().check()).toEqual([]);
    const wanted = article(wp, { hero: picture(), taggar: ['Färja'] });
    const { id } = await editor().deliver(wanted);
    const plan = wp.query(
      "EXPLAIN QUERY PLAN SELECT ID FROM wp_posts WHERE guid = ? AND post_type IN ('post', 'page') ORDER BY ID LIMIT 1",
      `urn:studio:${wanted.externalId}`,
    );
    expect(plan.map(({ detail }) => String(detail)).join(' ')).toMatch(/SEARCH wp_posts USING INDEX \S*studio_guid/);
    // The quickest of some, none of which WordPress remembers: what the machine does beside it is no part of a look-up.
    const [there, quickest] = Object.values(
      Object(
        await wp.evaluate(
          `$took = array();
          for ( $time = 0; $time < 20; $time++ ) {
            wp_cache_flush();
            $began  = hrtime( true );
            $found  = \\Studio\\Companion\\object_with( 'post', '${wanted.externalId}' );
            $took[] = ( hrtime( true ) - $began ) / 1e6;
          }
          return array( $found->ID, min( $took ) );`,
        ),
      ),
    );
    expect(there).toBe(Number(id));
    expect(quickest).toBeLessThan(LOOK_UP_MS);
    await found(`looking up an article among ${POSTS} posts of WordPress: ${Number(quickest).toFixed(2)} ms`);
  });

  it('nothing is left of a delivery but what was delivered', async () => {
    const wanted = article(wp, { hero: picture(), taggar: ['Kaj'] });
    await editor().deliver(wanted);
    await editor().deliver({ ...wanted, version: '2026-11-21T08:00:00.000Z', rubrik: 'En annan' });
    expect(claims()).toEqual([]);
  });
});

it('what an earlier version of the plugin kept of each article is taken away, and the articles are found', async () => {
  const wanted = article(wp, { hero: picture() });
  const { id } = await editor().deliver(wanted);
  const kept = [
    ['post', wanted.externalId, id],
    ['attachment', wanted.hero?.externalId ?? '', String(await wp.evaluate(`return get_post_thumbnail_id( ${id} );`))],
  ];
  for (const [type, externalId, done] of kept)
    wp.query(
      "INSERT INTO wp_options (option_name, option_value, autoload) VALUES (?, ?, 'off')",
      `studio_claim_${type}_${externalId}`,
      `done ${done}`,
    );
  // As it is before the new version has had its first request, and after it.
  expect((await editor().deliver({ ...wanted, version: '2026-11-21T08:00:00.000Z' })).id).toBe(id);
  await wp.evaluate(`return delete_option( 'studio_companion_version' );`);
  expect(await editor().deliver({ ...wanted, version: '2026-11-22T08:00:00.000Z' })).toMatchObject({ id, varningar: [] });
  expect(claims()).toEqual([]);
  expect(wp.query('SELECT ID FROM wp_posts WHERE guid = ?', `urn:studio:${wanted.hero?.externalId}`)).toHaveLength(1);
});

it('what the dead have left and nobody came back for is taken away by WordPress’s daily round', async () => {
  const leave = (name: string, value: string) =>
    wp.query("INSERT INTO wp_options (option_name, option_value, autoload) VALUES (?, ?, 'off')", `studio_claim_${name}`, value);
  leave('post_dod', pendingSince(90_000));
  leave('post_lever', pendingSince(3_600));
  await wp.evaluate(`do_action( 'wp_scheduled_delete' ); return true;`);
  expect(claims().map(({ option_name }) => option_name)).toEqual(['studio_claim_post_lever']);
  wp.query("DELETE FROM wp_options WHERE option_name LIKE 'studio_claim_%'");
});

describe('a page', () => {
  const page = (changes: object = {}) => ({
    ...article(wp),
    typ: 'sida' as const,
    slug: 'om-oss',
    rubrik: 'Om oss',
    taggar: ['Om'],
    ...changes,
  });

  it('is a page there: no date in its address, in no feed, and found again', async () => {
    const wanted = page({ jsonLd: () => '{"@type":"AboutPage"}', html: () => '<p>Vi är en tidning.</p>' });
    const { id, lank, varningar } = await editor().deliver(wanted);
    expect(varningar).toEqual([]);
    expect(lank).toBe(`${wp.url}/om-oss/`);
    const { html } = await visit(lank);
    expect(html).toContain('<p>Vi är en tidning.</p>');
    expect(html).toContain('"@type":"AboutPage"');
    expect(await wp.evaluate(`return get_post_type( ${id} );`)).toBe('page');
    expect((await visit(`${wp.url}/feed/`)).html).not.toContain('Om oss');
    expect(await editor().deliver({ ...wanted, version: '2026-11-21T08:00:00.000Z', rubrik: 'Om tidningen' })).toMatchObject({
      id,
      lank,
      varningar: [],
    });
    expect(await editor().deliver({ ...wanted, version: '2026-11-21T08:00:00.000Z', rubrik: 'Om tidningen' })).toMatchObject({ id, lank });
    expect(await editor().takeDown(wanted, { sektionslank: null, onStep: () => {} })).toMatchObject({ id, status: 'draft' });
    expect((await visit(lank)).status).toBe(302);
  });

  it('that has been a post stays one', async () => {
    const wanted = article(wp);
    const { id, lank } = await editor().deliver(wanted);
    expect(await editor().deliver({ ...wanted, typ: 'sida', version: '2026-11-21T08:00:00.000Z' })).toMatchObject({
      id,
      lank,
      varningar: [],
    });
  });
});
