import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CmsArticle } from '#lib/adapters/cms/port.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article, picture } from './articles.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { photo, wholeArticle } from './whole-article.ts';

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const READER = { style: 'https://studio.example/studio/stil/lasare.css', script: 'https://studio.example/studio/stil/lasare.js' };
const editor = (reader = READER, test = false) =>
  wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword }, { reader, test });
const later = (wanted: CmsArticle, minutes: number): string => new Date(Date.parse(wanted.version) + minutes * 60_000).toISOString();

describe('Studio’s style and script', () => {
  it('are linked on articles from Studio and nowhere else, without CORS and out of the way of the page', async () => {
    expect(await editor().check()).toEqual([]);
    const { lank, varningar } = await editor().deliver(article(wp));
    expect(varningar).toEqual([]);
    const { html } = await visit(lank);
    expect(html).toMatch(/<link rel='stylesheet'[^>]* href='https:\/\/studio\.example\/studio\/stil\/lasare\.css'/);
    const script = /<script[^>]*src="https:\/\/studio\.example\/studio\/stil\/lasare\.js"[^>]*>/.exec(html)?.[0];
    expect(script).toContain(' defer');
    expect(script).not.toContain('crossorigin');
    expect((await visit(`${wp.url}/`)).html).not.toContain('lasare.css');
    expect((await visit(`${wp.url}/?p=1`)).html).not.toContain('lasare.css');
  });

  it('are those of the last start, also on articles of before', async () => {
    const { lank } = await editor().deliver(article(wp));
    const moved = { style: 'https://ny.example/studio/stil/lasare.css', script: '' };
    await editor(moved).check();
    const { html } = await visit(lank);
    expect(html).toContain(moved.style);
    expect(html).not.toContain('lasare.js');
    // Also told by a delivery, when WordPress was away at the start.
    await editor().deliver(article(wp));
    expect((await visit(lank)).html).toContain(READER.script);
  });

  it('are left as they are by a Studio in test mode, which links its own only where there are none', async () => {
    const { lank } = await editor().deliver(article(wp));
    const tried = { style: 'https://prov.example/studio/stil/lasare.css', script: '' };
    await editor(tried, true).check();
    await editor(tried, true).deliver({ ...article(wp), lage: 'utkast' });
    expect((await visit(lank)).html).toContain(READER.style);
    expect((await visit(lank)).html).not.toContain(tried.style);
    await editor({ style: '', script: '' }).check();
    await editor(tried, true).check();
    expect((await visit(lank)).html).toContain(tried.style);
  });
});

describe('a shared link', () => {
  const property = (html: string, name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

  it('shows the picture cropped around what matters, and the words meant for it', async () => {
    const wanted = wholeArticle(wp);
    const { lank } = await editor().deliver(wanted);
    const { html } = await visit(lank);
    expect(property(html, 'og:title')).toBe('Puff');
    expect(property(html, 'og:description')).toBe('Delningstext');
    expect(property(html, 'og:url')).toBe(lank);
    expect(property(html, 'og:image:width')).toBe('1200');
    expect(property(html, 'og:image:height')).toBe('630');
    expect((await visit(property(html, 'og:image') ?? '')).status).toBe(200);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    // The page itself shows the whole picture; a list shows the crop.
    const shown = await wp.evaluate(
      `$id = url_to_postid( '${lank}' ); $list = get_post_thumbnail_id( $id );
      query_posts( array( 'p' => $id ) ); $page = get_post_thumbnail_id( $id );
      return array( $list === (int) get_post_meta( $id, '_studio_share_image', true ), $page === (int) get_post_meta( $id, '_thumbnail_id', true ) );`,
    );
    expect(shown).toEqual([true, true]);
  });

  it('shows the hero when there is nothing else, a picture of WordPress’s own, or one elsewhere', async () => {
    const plain = await editor().deliver({ ...article(wp), hero: photo() });
    const hero = property((await visit(plain.lank)).html, 'og:image');
    expect(hero).toMatch(/\/uploads\//);

    const other = await editor().deliver({ ...article(wp), hero: picture() });
    const cmsId = Number(await wp.evaluate(`return get_post_thumbnail_id( ${plain.id} );`));
    const teaser = { rubrik: '', text: '', bild: { cmsId }, delas: 'puff' as const };
    const own = { ...article(wp), hero: picture(), teaser };
    expect(property((await visit((await editor().deliver(own)).lank)).html, 'og:image')).toBe(hero);
    const src = 'https://bild.example/a.jpg?b=1&c=2';
    const far = await editor().deliver({ ...article(wp), teaser: { ...teaser, bild: { src } } });
    expect(property((await visit(far.lank)).html, 'og:image')).toBe(src.replaceAll('&', '&amp;'));
    // Where rights keep them out of social media, the one gives way to the other, and the other to none; lists are WordPress itself.
    const kept = async (delas: 'hero' | 'ingen') => {
      const { id, lank } = await editor().deliver({ ...article(wp), hero: photo(), teaser: { ...teaser, delas } });
      const listed = Number(await wp.evaluate(`return (int) get_post_meta( ${id}, '_studio_share_image', true );`));
      return { html: (await visit(lank)).html, listed };
    };
    const featured = await kept('hero');
    expect([property(featured.html, 'og:image')?.includes('/uploads/'), featured.listed]).toEqual([true, cmsId]);
    expect(property(featured.html, 'og:image')).not.toBe(hero);
    const nothing = await kept('ingen');
    expect([property(nothing.html, 'og:image'), nothing.listed]).toEqual([undefined, cmsId]);
    expect(nothing.html).toContain('<meta name="twitter:card" content="summary">');
    expect((await visit(other.lank)).html).toContain('<meta property="og:title" content="Färjan går igen">');
    expect(await editor().deliver({ ...article(wp), hero: { cmsId } })).toMatchObject({ varningar: [] });
  });
});

describe('delivered again', () => {
  const modified = (id: string) =>
    wp.query(
      'SELECT post_modified_gmt, (SELECT COUNT(*) FROM wp_posts r WHERE r.post_parent = p.ID) AS revisions FROM wp_posts p WHERE ID = ?',
      id,
    )[0];

  it('an article that has not changed is not saved again', async () => {
    const wanted = wholeArticle(wp);
    const { id } = await editor().deliver(wanted);
    wp.query("UPDATE wp_posts SET post_modified_gmt = '2020-01-01 00:00:00' WHERE ID = ?", id);
    const before = modified(id);
    expect(await editor().deliver(wanted)).toMatchObject({ id, varningar: [] });
    expect(await editor().deliver({ ...wanted, version: later(wanted, 1) })).toMatchObject({ id, varningar: [] });
    expect(modified(id)).toEqual(before);
  });

  it('gets and loses its link to English with the English version', async () => {
    const wanted = article(wp);
    const english = [{ sprak: 'en', lank: 'https://tidningen.example/en/nyheter/ferry' }];
    const { lank } = await editor().deliver(wanted);
    const hreflang = async () =>
      [...(await visit(lank)).html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, sprak, to]) => [sprak, to]);
    expect(await hreflang()).toEqual([]);
    await editor().deliver({ ...wanted, version: later(wanted, 1), sprak: english });
    expect(await hreflang()).toEqual([
      ['sv', lank],
      ['en', english[0]?.lank],
      ['x-default', lank],
    ]);
    await editor().deliver({ ...wanted, version: later(wanted, 2) });
    expect(await hreflang()).toEqual([]);
  });
});

describe('an old address', () => {
  it('leads on with 301 also when WordPress was never told of it', async () => {
    const { lank } = await editor().deliver({ ...article(wp), gamlaSlugar: ['en-adress-fran-forr', 'en-till-å'] });
    expect(await visit(`${wp.url}/nyheter/en-adress-fran-forr/`)).toMatchObject({ status: 301, location: lank });
    expect(await visit(`${wp.url}/nyheter/en-till-a/`)).toMatchObject({ status: 301, location: lank });
  });

  it('leads on when the article has moved to another section', async () => {
    const wanted = article(wp);
    const old = await editor().deliver(wanted);
    const sektion = { id: 'kultur', namn: 'Kultur', kategori: wp.categories.kultur };
    const moved = await editor().deliver({ ...wanted, sektion, version: later(wanted, 1) });
    expect(moved.lank).toContain('/kultur/');
    expect(await visit(old.lank)).toMatchObject({ status: 301, location: moved.lank });
  });
});

describe('where WordPress lets nobody write unfiltered HTML', () => {
  const body = [
    '<div class="artikel artikel-text" lang="sv"><p style="width: 40%">Text</p>',
    '<section data-quiz="{&quot;fragor&quot;:[1]}" data-live="https://studio.example/studio/live/x.json">x</section>',
    '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film" loading="lazy" allowfullscreen></iframe>',
    '<img src="https://a.example/a.jpg" srcset="https://a.example/b.jpg 320w" sizes="100vw" alt="" loading="lazy" decoding="async"></div>',
  ].join('\n');

  it('the article keeps its HTML, and what could run does not get in', async () => {
    await wp.define("define( 'DISALLOW_UNFILTERED_HTML', true );");
    expect(await editor().check()).toEqual([]);
    const { lank, varningar } = await editor().deliver(article(wp, { html: body }));
    expect(varningar).toEqual([]);
    expect((await visit(lank)).html).toContain(body);

    const hostile = await editor().deliver(article(wp, { html: '<p onclick="alert(1)">x</p><script>alert(2)</script>' }));
    expect(hostile.varningar).toMatchObject([{ kod: 'cms_html' }]);
    expect((await visit(hostile.lank)).html).not.toMatch(/onclick|<script>alert/);
  });

  it('a script is linked only from where the site’s owner has allowed it', async () => {
    const evil = { style: '', script: 'https://evil.example/x.js' };
    expect(await editor(evil).check()).toMatchObject([
      { kod: 'cms_lasare', stoppar: false, atgard: expect.stringContaining('STUDIO_URL') },
    ]);
    expect((await editor(evil).deliver(article(wp))).varningar).toMatchObject([{ kod: 'cms_lasare' }]);
    await wp.define("define( 'STUDIO_URL', 'https://studio.example' );");
    expect(await editor(evil).check()).toMatchObject([{ kod: 'cms_lasare' }]);
    expect(await editor({ ...READER, script: `${READER.script}?v=2` }).check()).toEqual([]);
  });
});
