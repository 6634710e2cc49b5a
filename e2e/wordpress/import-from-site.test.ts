import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { visit } from './reader.ts';
import { STUDIO_ADMIN } from './studio.ts';
import { studioBesideWordPress } from './studio-beside-wordpress.ts';

/* What a running WordPress has is read in from it: what others have written there becomes drafts, each once; what Studio delivered is known again. */

const beside = studioBesideWordPress();

/** `npm run import`, beside the Studio that runs: how it ended and what it told. */
function imported(source: string, ...options: string[]): Promise<{ code: number; told: string }> {
  const { url, editorUser, editorPassword } = beside.wordpress;
  const given = ['scripts/import.ts', source, '--som', STUDIO_ADMIN.epost, ...options];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      given,
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          STUDIO_DATA: beside.data,
          STUDIO_ADMIN: `${STUDIO_ADMIN.epost}:${STUDIO_ADMIN.losenord}`,
          ...{ STUDIO_CMS: 'wordpress', STUDIO_CMS_URL: url, STUDIO_CMS_USER: editorUser, STUDIO_CMS_PASSWORD: editorPassword },
        },
      },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, told: stdout + stderr }),
    );
  });
}

const PICTURE = `
  require_once ABSPATH . 'wp-admin/includes/image.php';
  $file = wp_upload_bits( 'fyren.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==' ) );
  $picture = wp_insert_attachment( array( 'post_title' => 'Fyren', 'post_excerpt' => 'Fyren i mars.', 'post_mime_type' => 'image/png' ), $file['file'] );
  update_post_meta( $picture, '_wp_attachment_image_alt', 'En vit fyr.' );`;

test('each of them once, with what belongs to it, and nothing that Studio delivered', async () => {
  const { studio, wordpress } = beside;
  const { id: delivered } = await studio.post('/innehall', {
    ...{ sektion: 'nyheter', mall: 'nyhet', rubrik: 'Skriven i Studio', ingress: 'Den ska inte bli två.' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Studios text.' }] }],
  });
  expect(await studio.post(`/innehall/${delivered}/release`, { lage: 'publicera' })).toMatchObject({ release: { tillstand: 'klar' } });
  await wordpress.evaluate(`${PICTURE}
    $post = wp_insert_post( array( 'post_title' => 'Fyren &amp; havet', 'post_name' => 'fyren-och-havet', 'post_status' => 'publish', 'post_date' => '2019-04-03 08:30:00',
      'post_excerpt' => 'Den lyser igen.', 'post_category' => array( ${wordpress.categories.kultur} ), 'tags_input' => array( 'fyrar' ), 'post_author' => 1,
      'post_content' => "<p>Första stycket.</p><h2>Mellanrubrik</h2><figure><img class='wp-image-$picture' src='{$file['url']}' alt='Närbild'/><figcaption>På klippan.</figcaption></figure>[kontakt id=1]" ) );
    set_post_thumbnail( $post, $picture );
    wp_insert_post( array( 'post_title' => 'Om oss', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<p>Vi är en tidning.</p>' ) );
    wp_insert_post( array( 'post_title' => 'Hemligt', 'post_status' => 'publish', 'post_password' => 'x', 'post_content' => '<p>Låst.</p>' ) );
    wp_insert_post( array( 'post_title' => 'Ett utkast', 'post_status' => 'draft', 'post_content' => '<p>Inte klart.</p>' ) );
    return $post;`);

  const rehearsed = await imported(wordpress.url, '--provkor', '--sektion', 'nyheter');
  expect(rehearsed.told).toContain('skulle skapas: inlägg');
  expect(rehearsed.told).toContain('«Fyren & havet»');
  expect(rehearsed.told).toMatch(/finns redan: inlägg \d+ «Skriven i Studio»/);
  expect(rehearsed.told).toContain('Inlägget är skyddat med lösenord.');
  expect(rehearsed.told).not.toContain('Ett utkast');
  const before = (await studio.get('/innehall')).antal;

  const first = await imported(wordpress.url, '--sektion', 'nyheter');
  expect(first.told).toMatch(/Klart, allt som lästs in är utkast: \d+ skapade, 1 fanns redan, 1 går inte att läsa in\./);
  const again = await imported(wordpress.url, '--sektion', 'nyheter');
  expect(again.told).toMatch(/ 0 skapade, \d+ fanns redan, 1 går inte/);
  expect((await studio.get('/innehall')).antal).toBeGreaterThan(before);

  const all: Array<{ id: string; rubrik: string }> = (await studio.get('/innehall')).innehall;
  const found = all.filter(({ rubrik }) => rubrik === 'Fyren & havet');
  expect(found).toHaveLength(1);
  const { innehall } = await studio.get(`/innehall/${found[0]?.id}`);
  expect(innehall).toMatchObject({ sektion: 'kultur', mall: 'nyhet', taggar: ['fyrar'], ansvarig: 'admin', status: 'utkast' });
  const version = innehall.sprak.sv.arbetsrevision;
  expect(version).toMatchObject({
    ...{ rubrik: 'Fyren & havet', ingress: 'Den lyser igen.', slug: 'fyren-och-havet' },
    hero: { src: expect.stringMatching(/^\/media\//), alt: 'En vit fyr.', caption: 'Fyren i mars.' },
  });
  expect(version.block.map(({ type }: { type: string }) => type)).toEqual(['paragraph', 'heading', 'image', 'paragraph']);
  expect(version.block[2].attrs).toMatchObject({ src: expect.stringMatching(/^\/media\//), alt: 'Närbild', caption: 'På klippan.' });
  const { media } = await studio.get('/media');
  expect(media).toMatchObject([{ alt: { sv: 'En vit fyr.' }, caption: 'Fyren i mars.' }]);
}, 240_000);

/** A post of 2019 with two categories, as somebody has written it there. */
async function written(title: string): Promise<{ id: number; guid: string; lank: string }> {
  const { categories } = beside.wordpress;
  // What evaluate gives is what this body returns.
  return (await beside.wordpress.evaluate(`
    $id = wp_insert_post( array( 'post_title' => '${title}', 'post_status' => 'publish', 'post_date' => '2019-04-03 08:30:00',
      'post_category' => array( ${categories.kultur}, ${categories.nyheter} ), 'post_content' => '<p>Den är röd.</p>' ) );
    return array( 'id' => $id, 'guid' => get_post( $id )->guid, 'lank' => get_permalink( $id ) );`)) as {
    id: number;
    guid: string;
    lank: string;
  };
}

const posts = () =>
  beside.wordpress.query("SELECT count(*) AS antal FROM wp_posts WHERE post_type = 'post' AND post_status <> 'auto-draft'")[0]?.antal;

async function articleCalled(rubrik: string): Promise<{ id: string; sprak: { sv: { arbetsrevision: Record<string, unknown> } } }> {
  const all: Array<{ id: string; rubrik: string }> = (await beside.studio.get('/innehall')).innehall;
  return (await beside.studio.get(`/innehall/${all.find((one) => one.rubrik === rubrik)?.id}`)).innehall;
}

const release = (id: string) => beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera', overstyr: true });

/** Writes another text in Studio. */
async function rewrite({ id, sprak }: Awaited<ReturnType<typeof articleCalled>>, text: string): Promise<void> {
  const { id: bas, rubrik, ingress, slug, meta, hero } = sprak.sv.arbetsrevision;
  const block = [{ type: 'paragraph', content: [{ type: 'text', text }] }];
  const saved = await beside.studio.put(`/innehall/${id}/sprak/sv`, { rubrik, ingress, slug, meta, hero, block, bas });
  expect(saved.ok, JSON.stringify(saved)).toBe(true);
}

test.each(['the site that runs', 'its export'])(
  'what is read in from %s is released as the post that it was',
  async (from) => {
    const { studio, wordpress, data } = beside;
    const rubrik = `Bodarna målas ${randomUUID()}`;
    const old = await written(rubrik);
    let source = wordpress.url;
    if (from === 'its export') {
      source = path.join(data, 'export.xml');
      const file = await wordpress.evaluate(
        "require_once ABSPATH . 'wp-admin/includes/export.php'; ob_start(); export_wp(); return ob_get_clean();",
      );
      await writeFile(source, String(file));
    }
    const { told } = await imported(source, '--sektion', 'nyheter');
    expect(told).toMatch(/: \d+ skapade/);
    expect(told).not.toContain('knyta');
    const article = await articleCalled(rubrik);
    const before = posts();
    await rewrite(article, 'Den är blå.');
    // Somebody has changed it there meanwhile.
    await wordpress.evaluate(`return wp_update_post( array( 'ID' => ${old.id}, 'post_content' => '<p>Den är grön.</p>' ) );`);
    expect(await release(article.id)).toMatchObject({ ok: false, fel: [{ orsak: expect.stringContaining('ändrats i WordPress') }] });
    const { dar } = await studio.get(`/innehall/${article.id}/publiceringssystem`);
    expect(dar.skillnader).toEqual([
      { del: 'text', studio: expect.stringContaining('Den är blå.'), dar: expect.stringContaining('Den är grön.') },
    ]);
    await studio.post(`/innehall/${article.id}/publiceringssystem`, { tillstand: dar.tillstand, val: 'skriv_over' });
    const { sprak } = await release(article.id);
    expect(sprak.sv).toMatchObject({ lank: old.lank, cms: { id: String(old.id), status: 'publish' } });
    expect(posts()).toBe(before);
    const page = (await visit(old.lank)).html;
    expect(page).toContain('Den är blå.');
    expect(page).toContain('"datePublished":"2019-04-03T08:30:00+02:00"');
    const kept = await wordpress.evaluate(
      `$p = get_post( ${old.id} ); return array( $p->guid, $p->post_date, count( wp_get_post_categories( $p->ID ) ) );`,
    );
    expect(kept).toEqual([old.guid, '2019-04-03 08:30:00', 2]);
    // Read in once more it is the same article, and the same post.
    expect((await imported(source, '--sektion', 'nyheter')).told).toMatch(/ 0 skapade/);
    await rewrite(await articleCalled(rubrik), 'Den är gul.');
    expect(await release(article.id)).toMatchObject({ ok: true, sprak: { sv: { cms: { id: String(old.id) } } } });
    expect(posts()).toBe(before);
  },
  240_000,
);

test('a WordPress whose REST API is closed is told of with cause and remedy', async () => {
  await beside.wordpress.evaluate(
    `file_put_contents( WPMU_PLUGIN_DIR . '/stangt.php', "<?php add_filter( 'rest_authentication_errors', fn() => new WP_Error( 'stangt', 'Nej', array( 'status' => 401 ) ) );" ); return true;`,
  );
  const { code, told } = await imported(beside.wordpress.url, '--provkor');
  expect([code, told]).toEqual([1, expect.stringContaining('WordPress svarade 401: REST-API:t är stängt för besökare.')]);
}, 120_000);
