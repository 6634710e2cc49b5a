import { describe, expect, test } from 'vitest';
import { visit } from './reader.ts';
import { studioBesideWordPress } from './studio-beside-wordpress.ts';

/* What a newsroom releases is what readers of WordPress get, whole and each part once, in a block theme and a classic one. */

const beside = studioBesideWordPress();

const RUBRIK = 'Surdegen som aldrig tog slut';
const INGRESS = 'Elva år tog det att få den att jäsa.';
const once = (html: string, what: string) => expect(html.split(what).length - 1, what).toBe(1);
/** What a reader sees, without what stands in the head. */
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

async function release(fields: object = {}): Promise<string> {
  const picture = await beside.studio.upload();
  const { id } = await beside.studio.post('/innehall', {
    sektion: 'kultur',
    mall: 'nyhet',
    rubrik: RUBRIK,
    ingress: INGRESS,
    sponsrad: { partner: 'Bageriet', markning: 'Annons från' },
    ansvarig: 'Mirjam Lodén',
    hero: { mediaId: picture.id, src: picture.src, alt: 'En limpa.', caption: 'Limpan i ugnen.', kredit: 'Bo Ek' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Den första limpan kom klockan nio.' }] }],
    ...fields,
  });
  const answer = await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera', overstyr: true });
  expect(answer.release?.tillstand, JSON.stringify(answer)).toBe('klar');
  expect(answer.varningar.map(({ kod }: { kod: string }) => kod).filter((kod: string) => kod.startsWith('cms_'))).toEqual([]);
  return answer.sprak.sv.lank;
}

async function themeParts(temadelar: string[], teman: object[] = []): Promise<void> {
  const { version } = await beside.studio.get('/installningar');
  const answer = await beside.studio.patch('/installningar', { version, publicering: { temadelar, teman } });
  expect(answer.ok, JSON.stringify(answer)).toBe(true);
}

describe.each(['twentytwentyfive', 'klassiskt'])('in the theme %s', (theme) => {
  test('a paid article is whole, and each part of it is there once', async () => {
    await beside.wordpress.evaluate(`switch_theme( '${theme}' ); return true;`);
    const html = bodyOf((await visit(await release())).html);
    const article = html.slice(html.indexOf('<div class="artikel artikel-text"'));
    expect(article).toMatch(/^<div class="artikel artikel-text"[^>]*><p class="artikel-markning">Annons från Bageriet<\/p>/);
    for (const part of [INGRESS, 'Limpan i ugnen.', 'Foto: Bo Ek', 'alt="En limpa."', 'Annons från Bageriet']) once(html, part);
    expect(html.match(new RegExp(`<h1[^>]*>${RUBRIK}</h1>`, 'g'))).toHaveLength(1);
    expect(html).toContain('Mirjam Lodén');
    expect(html).not.toMatch(/>\s*(?:redaktor|En superadmin)\s*</);
  }, 120_000);
});

test('what the theme does not show is sent with the text, as the newsroom chooses', async () => {
  await themeParts(['bild']);
  const html = bodyOf((await visit(await release())).html);
  const article = html.slice(html.indexOf('<div class="artikel artikel-text"'));
  expect(article).toMatch(/<h1>Surdegen/);
  expect(article).toMatch(/<p class="artikel-byline"><span>Av <b>Mirjam Lodén<\/b><\/span><time [^>]*>/);
  expect(article).not.toContain('artikel-hero');
  expect(html).toContain('wp-post-image');
  await themeParts(['rubrik', 'byline', 'datum']);
}, 120_000);

test('a theme with a choice of its own gets that, whichever there is when the article is delivered', async () => {
  await themeParts(['rubrik', 'byline', 'datum'], [{ tema: 'klassiskt', delar: ['rubrik', 'ingress', 'byline', 'datum'] }]);
  const standfirsts = async (theme: string) => {
    await beside.wordpress.evaluate(`switch_theme( '${theme}' ); return true;`);
    expect((await beside.studio.get('/installningar/cms')).cms.tema.id).toBe(theme);
    return bodyOf((await visit(await release())).html).split('<p class="artikel-ingress">').length - 1;
  };
  expect([await standfirsts('klassiskt'), await standfirsts('twentytwentyfive')]).toEqual([0, 1]);
  await themeParts(['rubrik', 'byline', 'datum']);
}, 120_000);

test('that programs have written it is told once with the text, and to search engines, where the newsroom has said so', async () => {
  const tell = async (ai_not: string) => {
    const { version } = await beside.studio.get('/installningar');
    expect((await beside.studio.patch('/installningar', { version, webbplats: { ai_not, ai_granskare: 'redaktionen' } })).ok).toBe(true);
  };
  const written = { gjord_med: { modell: 'claude-opus-4-5' } };
  await tell('storre_del');
  const { html } = await visit(await release(written));
  once(html, '<p class="artikel-ai">Skriven med AI, granskad av redaktionen.</p>');
  once(html, '"digitalSourceType":"https://schema.org/TrainedAlgorithmicMediaDigitalSource"');
  expect(html).not.toContain('claude-opus');
  await tell('ingen');
  const untold = (await visit(await release(written))).html;
  for (const what of ['artikel-ai', 'digitalSourceType']) expect(untold).not.toContain(what);
}, 120_000);

test('feeds and lists say who pays before anything else', async () => {
  const lank = await release();
  const feed = (await visit(`${beside.wordpress.url}/feed/`)).html;
  const item = feed.split('<item>').find((one) => one.includes(`<link>${lank}</link>`)) ?? '';
  expect(item).toMatch(/<description><!\[CDATA\[(?:<p>)?Annons från Bageriet – Elva år/);
  expect(item).toMatch(/<content:encoded><!\[CDATA\[\s*<div class="artikel[^>]*><p class="artikel-markning">Annons från Bageriet/);
  expect(item).toContain('<dc:creator><![CDATA[Mirjam Lodén]]></dc:creator>');
}, 120_000);

test('where WordPress filters HTML the article is as whole', async () => {
  await beside.wordpress.define("define( 'DISALLOW_UNFILTERED_HTML', true );");
  await themeParts([]);
  const html = bodyOf((await visit(await release())).html);
  for (const part of ['<p class="artikel-markning">', '<h1>', '<p class="artikel-ingress">', '<figure class="artikel-hero">'])
    once(html, part);
}, 120_000);

test('where the newsroom says so, whoever is called as the byline is its author there', async () => {
  const user = await beside.wordpress.evaluate(
    `return wp_insert_user( array( 'user_login' => 'signe', 'user_pass' => wp_generate_password(), 'display_name' => 'Signe Ek', 'role' => 'author' ) );`,
  );
  const authorOf = async (lank: string) => beside.wordpress.evaluate(`return (int) get_post( url_to_postid( '${lank}' ) )->post_author;`);
  expect(await authorOf(await release({ ansvarig: 'Signe Ek' }))).not.toBe(user);
  const { version } = await beside.studio.get('/installningar');
  expect((await beside.studio.patch('/installningar', { version, publicering: { forfattare: 'samma_namn' } })).ok).toBe(true);
  expect(await authorOf(await release({ ansvarig: 'Signe Ek' }))).toBe(user);
}, 120_000);
