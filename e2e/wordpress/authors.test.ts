import { rm, writeFile } from 'node:fs/promises';
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

describe('those who sign articles', () => {
  const admin = () => wordPressCms({ url: wp.url, user: wp.user, password: wp.password });
  const called = async (cms: ReturnType<typeof editor>, ...names: string[]) => cms.forfattarskap?.called(names);
  const users = (name: string) => wp.query('SELECT ID, user_login, user_nicename, user_email FROM wp_users WHERE display_name = ?', name);

  it('have a user, or none, or more than one, or one who may not write', async () => {
    await userCalled('pia', 'Pia Ny');
    await userCalled('per1', 'Per Två');
    await userCalled('per2', 'Per Två');
    await userCalled('stina', 'Stina Läser', 'subscriber');
    expect(await called(editor(), 'pia ny', 'Per Två', 'Stina Läser', 'Ida Ingen')).toEqual({
      farSkapa: false,
      namn: [
        { namn: 'pia ny', lage: 'finns' },
        { namn: 'Per Två', lage: 'flera' },
        { namn: 'Stina Läser', lage: 'far_ej_skriva' },
        { namn: 'Ida Ingen', lage: 'saknas' },
      ],
    });
    expect(await called(admin())).toEqual({ farSkapa: true, namn: [] });
  });

  it('are made once by whoever may make users, however many ask at once, without a letter and without a way in', async () => {
    const file = String(await wp.evaluate("return WPMU_PLUGIN_DIR . '/brev.php';"));
    await writeFile(file, "<?php add_filter( 'pre_wp_mail', function () { update_option( 'brev', 1 ); return true; } );");
    try {
      await Promise.all(Array.from({ length: 6 }, () => admin().forfattarskap?.make('Åsa Ny-Öberg')));
      expect(users('Åsa Ny-Öberg')).toMatchObject([
        { user_login: 'asanyoberg', user_nicename: 'asa-ny-oberg', user_email: 'asanyoberg@studio.invalid' },
      ]);
      expect(await wp.evaluate("return array_values( get_user_by( 'login', 'asanyoberg' )->roles );")).toEqual(['author']);
      expect(await wp.evaluate("return get_option( 'brev' );")).toBe(false);
    } finally {
      await rm(file);
    }
    const { id, varningar } = await deliver({ byline: 'Åsa Ny-Öberg', forfattare: 'Åsa Ny-Öberg' });
    expect(varningar).toEqual([]);
    expect(await authorOf(id)).toBe(Number(users('Åsa Ny-Öberg')[0]?.ID));
  });

  it('have another login where somebody of another name has theirs', async () => {
    await userCalled('lisalind', 'Någon Annan');
    await admin().forfattarskap?.make('Lisa Lind');
    expect(users('Lisa Lind')).toMatchObject([{ user_login: 'lisalind2' }]);
  });

  it('are made whatever their names are: long ones, and any number that have no letters a login may have', async () => {
    const long = 'Anna-Karin Margareta Elisabet von und zu Lagerbielke-Gyllensvärd af Sjöö';
    await admin().forfattarskap?.make(long);
    expect(users(long)).toMatchObject([{ user_nicename: 'anna-karin-margareta-elisabet-von-und-zu-lagerbiel' }]);
    await admin().forfattarskap?.make('Ö'.repeat(70));
    expect(users('Ö'.repeat(70))).toMatchObject([{ user_nicename: 'o'.repeat(50) }]);
    const others = Array.from('甲乙丙丁戊己庚辛壬癸子丑', (sign) => `王${sign}`);
    for (const name of others) await admin().forfattarskap?.make(name);
    expect(await called(admin(), ...others)).toMatchObject({ namn: others.map((namn) => ({ namn, lage: 'finns' })) });
  });

  it('are given their role where WordPress died before it had, and made no second time', async () => {
    const half = await userCalled('halvhalvorsen', 'Halv Halvorsen', '');
    const withoutRole = await userCalled('egen', 'Utan Roll', '');
    await wp.evaluate(`
      foreach ( array( ${half} => 'halvhalvorsen@studio.invalid', ${withoutRole} => 'utan@tidningen.example' ) as $id => $address ) {
        wp_update_user( array( 'ID' => $id, 'user_email' => $address ) );
        ( new WP_User( $id ) )->set_role( '' );
      }
      return true;`);
    expect(await called(admin(), 'Halv Halvorsen', 'Utan Roll')).toMatchObject({ namn: [{ lage: 'saknas' }, { lage: 'far_ej_skriva' }] });
    await expect(editor().forfattarskap?.make('Halv Halvorsen')).rejects.toMatchObject({ name: 'CmsFailure' });
    for (const name of ['Halv Halvorsen', 'Utan Roll']) await admin().forfattarskap?.make(name);
    expect(await called(admin(), 'Halv Halvorsen', 'Utan Roll')).toMatchObject({ namn: [{ lage: 'finns' }, { lage: 'far_ej_skriva' }] });
    expect(users('Halv Halvorsen')).toMatchObject([{ ID: half }]);
    expect(await wp.evaluate(`return array_values( get_userdata( ${half} )->roles );`)).toEqual(['author']);
  });

  it('are asked for all at once', async () => {
    const names = Array.from({ length: 100 }, (_, nr) => `Namn ${nr}`);
    const asked = await wp.evaluate(`
      global $wpdb;
      wp_set_current_user( get_user_by( 'login', '${wp.editorUser}' )->ID );
      $request = new WP_REST_Request( 'POST', '/studio/v1/authors' );
      $request->set_body_params( array( 'names' => json_decode( '${JSON.stringify(['Pia Ny', ...names.slice(1)])}' ) ) );
      rest_get_server();
      $before = $wpdb->num_queries;
      $answer = rest_do_request( $request )->get_data();
      return array( $wpdb->num_queries - $before, count( $answer['authors'] ), $answer['authors'][0] );`);
    expect(asked).toEqual([expect.any(Number), 100, { name: 'Pia Ny', authors: 1, others: 0 }]);
    expect((asked as [number])[0]).toBeLessThanOrEqual(5);
  });

  it('are made by nobody who may not: what is needed is told', async () => {
    await expect(editor().forfattarskap?.make('Ida Ingen')).rejects.toMatchObject({ name: 'CmsFailure', retryable: false });
    expect(users('Ida Ingen')).toEqual([]);
  });
});
