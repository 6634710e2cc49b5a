import { beforeAll, expect, test } from 'vitest';
import { visit } from './reader.ts';
import { studioBesideWordPress } from './studio-beside-wordpress.ts';

/* What «Läs också» leads to by tag is what WordPress has when the page is read, not what there was when the article was delivered. */

const beside = studioBesideWordPress();
const TAGG = 'Bröd & "limpor"';

async function release(rubrik: string, fields: object = {}): Promise<{ id: string; lank: string }> {
  const { id } = await beside.studio.post('/innehall', {
    ...{ sektion: 'kultur', mall: 'nyhet', rubrik, ingress: 'I.', ansvarig: 'Mirjam Lodén', taggar: [TAGG] },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] }],
    ...fields,
  });
  const answer = await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera', overstyr: true });
  expect(answer.release?.tillstand, JSON.stringify(answer)).toBe('klar');
  return { id, lank: answer.sprak.sv.lank };
}

/** The list as a reader has it: who pays and the headline of each, or nothing when no list is shown. */
async function listed(lank: string): Promise<Array<[paid: string, headline: string]>> {
  const { html } = await visit(lank);
  const list = html.match(/<aside class="relaterat"[^>]*>.*?<\/aside>/s)?.[0] ?? '';
  if (list.includes(' hidden')) return [];
  return [...list.matchAll(/<li><a href="[^"]+">(?:<span class="relaterat-markning">([^<]*)<\/span> )?([^<]*)<\/a><\/li>/g)].map(
    ([, paid = '', headline = '']) => [paid, headline],
  );
}

const box = { type: 'relaterat', attrs: { rubrik: 'Mer om bröd', auto: true, tagg: TAGG } };
const withBox = (rubrik: string) => release(rubrik, { block: [{ type: 'paragraph', content: [{ type: 'text', text: 'T.' }] }, box] });

let page: { id: string; lank: string };
beforeAll(async () => {
  page = await withBox('Allt om bröd');
}, 120_000);

test('an article without others to lead to shows no list, and has one as soon as there are', async () => {
  expect(await listed(page.lank)).toEqual([]);
  await release('Limpan & <kavringen>');
  expect(await listed(page.lank)).toEqual([['', 'Limpan &amp; &lt;kavringen&gt;']]);
}, 120_000);

test('a paid article says who pays, and one that is taken down is in no list', async () => {
  const { id } = await release('Köp bröd', { sponsrad: { partner: 'Bageriet', markning: 'Annons från' } });
  expect((await listed(page.lank))[0]).toEqual(['Annons från Bageriet', 'Köp bröd']);
  expect((await beside.studio.post(`/innehall/${id}/nedtagning`, { orsak: 'Prov' })).ok).toBe(true);
  expect((await listed(page.lank)).map(([, headline]) => headline)).not.toContain('Köp bröd');
}, 120_000);

test('five at most, what is WordPress’s own too, and by the tag’s name of today', async () => {
  await beside.wordpress.evaluate(
    `foreach ( range( 1, 6 ) as $nr ) { wp_insert_post( array( 'post_title' => "Eget $nr", 'post_status' => 'publish', 'post_content' => 'x', 'tags_input' => array( '${TAGG}' ) ) ); } return true;`,
  );
  expect((await listed(page.lank)).length).toBe(5);
  await beside.wordpress.evaluate(
    `$tag = Studio\\Companion\\find_tag( '${TAGG}' ); return wp_update_term( $tag, 'post_tag', array( 'name' => 'Bakat' ) );`,
  );
  expect((await listed(page.lank)).length).toBe(5);
}, 120_000);

test('where the plugin is not, readers have the list as it was delivered', async () => {
  const { lank } = await withBox('Mer om bröd');
  const delivered = await beside.wordpress.evaluate(`return get_post( url_to_postid( '${lank}' ) )->post_content;`);
  expect(delivered).toMatch(
    /<aside class="relaterat" data-tagg="Bröd &amp; &quot;limpor&quot;"><p class="relaterat-rubrik">Mer om bröd<\/p><ul><li><a href=/,
  );
}, 120_000);
