import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article, picture } from './articles.ts';
import { letClaimsGrowOld, pendingSince } from './claims.ts';
import { deliverUntilDone } from './deliver-until-done.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });

const ids = (type: 'post' | 'attachment', externalId: string) =>
  wp.query('SELECT ID FROM wp_posts WHERE post_type = ? AND guid = ?', type, `urn:studio:${externalId}`).map(({ ID }) => String(ID));

/** The claim row of a create that has got no further, that many seconds ago. */
function claim(type: 'post' | 'attachment', externalId: string, secondsAgo: number): void {
  const name = `studio_claim_${type}_${externalId}`;
  wp.query('DELETE FROM wp_options WHERE option_name = ?', name);
  wp.query("INSERT INTO wp_options (option_name, option_value, autoload) VALUES (?, ?, 'off')", name, pendingSince(secondsAgo));
}

describe('a create that died', () => {
  it('holds the article for half a minute, and then no longer', async () => {
    const wanted = article(wp);
    claim('post', wanted.externalId, 10);
    const failure = await editor()
      .deliver(wanted)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'CmsFailure', retryable: true });
    expect(failure instanceof CmsFailure && failure.retryAfter !== undefined && failure.retryAfter <= 20).toBe(true);
    claim('post', wanted.externalId, 31);
    expect(await editor().deliver(wanted)).toMatchObject({ status: 'publish', varningar: [] });
    expect(ids('post', wanted.externalId)).toHaveLength(1);
  });

  it('has its half-made post completed, not doubled', async () => {
    const wanted = article(wp, { taggar: ['Halv'], jsonLd: '{"@type":"NewsArticle"}' });
    const half = await wp.evaluate(
      `return wp_insert_post( array( 'post_title' => 'Halv', 'post_status' => 'publish', 'guid' => 'urn:studio:${wanted.externalId}' ) );`,
    );
    claim('post', wanted.externalId, 31);
    expect(await editor().deliver(wanted)).toMatchObject({ id: String(half), varningar: [] });
    expect(ids('post', wanted.externalId)).toEqual([String(half)]);
  });

  it('has its half picture replaced by a whole one', async () => {
    const hero = picture();
    const half = await wp.evaluate(
      `return wp_insert_attachment( array( 'post_title' => 'Halv', 'post_mime_type' => 'image/png', 'guid' => 'urn:studio:${hero.externalId}' ) );`,
    );
    claim('attachment', hero.externalId, 31);
    expect((await editor().deliver(article(wp, { hero }))).varningar).toEqual([]);
    const found = ids('attachment', hero.externalId);
    expect(found).toHaveLength(1);
    expect(found).not.toEqual([String(half)]);
  });

  it('is taken over by one of twelve', async () => {
    const wanted = article(wp, { hero: picture() });
    claim('post', wanted.externalId, 31);
    claim('attachment', wanted.hero?.externalId ?? '', 31);
    const receipts = await Promise.all(Array.from({ length: 12 }, () => editor().deliver(wanted)));
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(ids('post', wanted.externalId)).toHaveLength(1);
    expect(ids('attachment', wanted.hero?.externalId ?? '')).toHaveLength(1);
  });
});

describe('the claim', () => {
  it('is found again from the article itself when its row has been lost', async () => {
    const wanted = article(wp, { hero: picture() });
    const { id } = await editor().deliver(wanted);
    wp.query("DELETE FROM wp_options WHERE option_name LIKE 'studio_claim_%'");
    expect((await editor().deliver(wanted)).id).toBe(id);
    expect(ids('attachment', wanted.hero?.externalId ?? '')).toHaveLength(1);
  });

  it('ends with the article: one deleted for good is delivered anew', async () => {
    const wanted = article(wp);
    const { id } = await editor().deliver(wanted);
    await wp.evaluate(`return (bool) wp_delete_post( ${id}, true );`);
    const again = await editor().deliver(wanted);
    expect(again).toMatchObject({ status: 'publish', varningar: [] });
    expect(again.id).not.toBe(id);
  });

  it('of a save is held while its tags are made: nothing is written by whoever has been taken for dead meanwhile', async () => {
    const { id } = await editor().deliver(article(wp, { rubrik: 'Som den var' }));
    const save = (whileTagging: string) =>
      wp.evaluate(`
        wp_set_current_user( get_user_by( 'login', '${wp.editorUser}' )->ID );
        add_action( 'created_post_tag', function () { global $wpdb; ${whileTagging} } );
        $request = new WP_REST_Request( 'POST', '/wp/v2/posts/${id}' );
        $request->set_body_params( array( 'title' => 'Som den blev', 'studio_version' => '2027', 'studio_tags' => array( wp_generate_uuid4() ) ) );
        return array( rest_do_request( $request )->get_status(), get_post( ${id} )->post_title );`);
    const another = pendingSince(31);
    const row = `option_name = 'studio_claim_save_${id}'`;
    expect(await save(`$wpdb->query( "UPDATE $wpdb->options SET option_value = '${another}' WHERE ${row}" );`)).toEqual([
      503,
      'Som den var',
    ]);
    expect(wp.query(`SELECT option_value FROM wp_options WHERE ${row}`)).toEqual([{ option_value: another }]);
    expect(await save('')).toEqual([200, 'Som den blev']);
  });

  it('cannot be made by somebody who may not publish', async () => {
    const externalId = randomUUID();
    const answer = await httpSend({
      method: 'POST',
      url: `${wp.url}/wp-json/wp/v2/posts`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Intrång', studio_external_id: externalId }),
      timeout: 10_000,
    });
    expect(answer.status).toBe(401);
    expect(wp.query('SELECT * FROM wp_options WHERE option_name = ?', `studio_claim_post_${externalId}`)).toEqual([]);
  });
});

it('makes one tag of a name that twelve articles bring at once', async () => {
  const wanted = Array.from({ length: 12 }, (_, nr) => article(wp, { taggar: [nr % 2 === 0 ? 'Ny tagg' : 'NY TAGG', 'Två & tre'] }));
  const receipts = await Promise.all(wanted.map((one) => editor().deliver(one)));
  expect(receipts.flatMap(({ varningar }) => varningar)).toEqual([]);
  const made =
    "return get_terms( array( 'taxonomy' => 'post_tag', 'hide_empty' => false, 'slug' => array( 'ny-tagg', 'ny-tagg-2', 'tva-tre', 'tva-tre-2' ), 'fields' => 'count' ) );";
  expect(await wp.evaluate(made)).toBe('2');
});

it('survives WordPress being killed in the middle', async () => {
  for (let round = 0; round < 5; round++) {
    const wanted = Array.from({ length: 4 }, () =>
      article(wp, { hero: picture(), taggar: [`Runda ${round}`], jsonLd: '{"@type":"NewsArticle"}' }),
    );
    const receipts = Promise.all(wanted.map((one) => deliverUntilDone(editor(), one)));
    await pause(20 + round * 60);
    await wp.kill();
    letClaimsGrowOld(wp);
    await wp.resume();
    for (const receipt of await receipts) expect(receipt).toMatchObject({ status: 'publish', varningar: [] });
    for (const one of wanted) {
      expect(ids('post', one.externalId)).toHaveLength(1);
      expect(ids('attachment', one.hero?.externalId ?? '')).toHaveLength(1);
    }
  }
});
