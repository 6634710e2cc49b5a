import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article } from './articles.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { photo } from './whole-article.ts';

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const HERO =
  '<figure class="artikel-hero"><img src="https://a.example/hero.jpg" alt="x"><figcaption>Kajen. Foto: Åsa Öberg</figcaption></figure>';
const count = (html: string, what: string | RegExp) => html.split(what).length - 1;

describe.each(['twentytwentyfive', 'klassiskt'])('in the theme %s', (theme) => {
  beforeAll(() => wp.evaluate(`switch_theme( '${theme}' ); return true;`));

  it('a picture that stands in the article is not shown once more by the theme', async () => {
    const { lank, id } = await editor().deliver({ ...article(wp, { html: `<p>Text</p>${HERO}` }), hero: photo() });
    const { html } = await visit(lank);
    expect(count(html, 'hero.jpg')).toBe(1);
    expect(html).not.toMatch(/wp-post-image|<figure[^>]*(?:post-thumbnail|featured-image)/);
    // Whoever shares the link gets the picture still, and so do lists.
    expect(html).toMatch(/<meta property="og:image" content="[^"]*uploads/);
    expect(await wp.evaluate(`return str_contains( get_the_post_thumbnail( ${id} ), 'wp-post-image' );`)).toBe(true);
  });

  it('a picture that the theme is to show is shown by it', async () => {
    const { lank } = await editor().deliver({ ...article(wp), hero: photo() });
    expect((await visit(lank)).html).toContain('wp-post-image');
  });

  it('whoever signs is told as the author, without a link to the user that Studio logs in as', async () => {
    const { lank, varningar } = await editor().deliver(article(wp, { byline: 'Mirjam Lodén och O’Hara & Bo' }));
    expect(varningar).toEqual([]);
    const { html } = await visit(lank);
    expect(html).toContain('Mirjam Lodén och O’Hara &amp; Bo');
    expect(html).not.toContain('/author/redaktor');
    expect(html).not.toMatch(/>\s*redaktor\s*</);
    const feed = (await visit(`${wp.url}/feed/`)).html;
    expect(feed).toContain('<dc:creator><![CDATA[Mirjam Lodén och O’Hara &amp; Bo]]></dc:creator>');
  });

  it('what was not written in Studio keeps its author', async () => {
    const own = await wp.evaluate(
      `return get_permalink( wp_insert_post( array( 'post_title' => 'Egen', 'post_status' => 'publish', 'post_author' => 1 ) ) );`,
    );
    expect((await visit(String(own))).html).toContain('/author/admin/');
  });
});
