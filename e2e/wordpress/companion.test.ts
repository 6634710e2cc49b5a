import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article, picture } from './articles.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const silent = () => {};
const bildSteg = z.object({ bilder: z.array(z.object({ id: z.int() })) });

describe('the article’s page', () => {
  it('has JSON-LD, language links, title and description in its head', async () => {
    const wanted = article(wp, {
      rubrik: 'Färjan & kajen < havet',
      jsonLd: JSON.stringify({ '@type': 'NewsArticle', headline: 'Slut</script><script>alert(1)</script>å' }),
      seo: { titel: 'Färjan: allt du behöver veta', beskrivning: 'Tider & "priser".' },
      sprak: [{ sprak: 'en', lank: 'https://tidningen.example/en/nyheter/ferry?a=1&b=2' }],
    });
    const { lank, varningar } = await editor().deliver(wanted);
    const { html } = await visit(lank);
    expect(varningar).toEqual([]);
    expect(html).toContain('<title>Färjan: allt du behöver veta');
    expect(html).toContain('<meta name="description" content="Tider &amp; &quot;priser&quot;.">');
    expect(html).toContain(`<link rel="alternate" hreflang="sv" href="${lank}">`);
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://tidningen.example/en/nyheter/ferry?a=1&#038;b=2">');
    const printed = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(printed)).toEqual(JSON.parse(await wanted.jsonLd({ lank, tema: '', bild: () => undefined })));
    expect(html).not.toContain('alert(1)</script>');
    expect(html).toContain('Färjan &amp; kajen &lt; havet');
  });

  it('shows the body byte for byte', async () => {
    const body = [
      '<p>Han sa "nej" -- och \'ja\' :) ... (c) [gallery] Wordpress</p>',
      '',
      '<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>',
      '<details class="faktaruta" data-quiz="{&quot;a&quot;:[1,2]}"><summary>Mer</summary>',
      '  <svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
      '</details>',
      '<p>Emoji 🙂 och <em>Ångström</em>\\n &amp;amp;</p>',
    ].join('\n');
    const { lank, varningar } = await editor().deliver(article(wp, { html: body }));
    expect(varningar).toEqual([]);
    expect((await visit(lank)).html).toContain(body);
  });

  it('lies in the address of its section, whatever other categories it has', async () => {
    const { kultur, nyheter } = wp.categories;
    const inNews = await editor().deliver(article(wp, { kategorier: [kultur] }));
    const inCulture = await editor().deliver(
      article(wp, { sektion: { id: 'kultur', namn: 'Kultur', kategori: kultur }, kategorier: [nyheter] }),
    );
    expect(inNews.lank).toContain('/nyheter/');
    expect(inCulture.lank).toContain('/kultur/');
  });

  it('is dated as told', async () => {
    const wanted = article(wp, { datum: '2024-07-01T05:30:00.000Z' });
    const { id, varningar } = await editor().deliver(wanted);
    expect(varningar).toEqual([]);
    // The same when it is delivered again without a date, and after a takedown.
    await editor().takeDown(wanted, { sektionslank: null, version: wanted.version, onStep: silent });
    await editor().deliver({ ...wanted, datum: null });
    expect(await wp.evaluate(`return get_the_date( 'c', ${id} );`)).toBe('2024-07-01T07:30:00+02:00');
  });
});

describe('an address that has been taken down', () => {
  it('leads to the section with 302, not to an article whose address begins alike', async () => {
    const wanted = article(wp, { slug: 'stormen' });
    await editor().deliver(article(wp, { slug: 'stormen-gudrun-tjugo-ar-efter' }));
    const { lank } = await editor().deliver(wanted);
    const { lederTill } = await editor().takeDown(wanted, { sektionslank: null, version: wanted.version, onStep: silent });
    expect(lederTill).toBe(`${wp.url}/category/nyheter/`);
    expect(await visit(lank)).toMatchObject({ status: 302, location: lederTill });
    expect((await visit(`${wp.url}/nyheter/storme/`)).status).toBe(404);
  });

  it('leads to the address the newsroom chose, on another host too', async () => {
    const wanted = article(wp);
    const { lank } = await editor().deliver(wanted);
    await editor().takeDown(wanted, { version: wanted.version, sektionslank: 'https://tidningen.example/nyheter', onStep: silent });
    expect(await visit(lank)).toMatchObject({ status: 302, location: 'https://tidningen.example/nyheter' });
  });

  it('redirects from an old slug with 301 while public, and to the section afterwards', async () => {
    const wanted = article(wp, { slug: 'gammal-adress' });
    const old = await editor().deliver(wanted);
    const renamed = await editor().deliver({ ...wanted, slug: 'ny-adress' });
    expect(await visit(old.lank)).toMatchObject({ status: 301, location: renamed.lank });
    await editor().takeDown(wanted, { sektionslank: null, version: wanted.version, onStep: silent });
    expect((await visit(old.lank)).status).toBe(302);
    expect((await visit(renamed.lank)).status).toBe(302);
  });

  it('leads to the section also when somebody took the article down in WordPress, and never for a draft', async () => {
    const wanted = article(wp);
    const { id, lank } = await editor().deliver(wanted);
    await wp.evaluate(`return (bool) wp_trash_post( ${id} );`);
    expect((await visit(lank)).status).toBe(302);
    expect((await editor().takeDown(wanted, { sektionslank: null, version: wanted.version, onStep: silent })).status).toBe('draft');
    expect(await wp.evaluate(`return get_post_status( ${id} );`)).toBe('trash');
    // Not when what was delivered then is tried again: when somebody releases it anew.
    const anew = { ...wanted, version: '2026-11-20T09:00:00.000Z' };
    expect(await editor().deliver(anew)).toMatchObject({ id, lank, status: 'publish', varningar: [] });
    expect((await visit(lank)).status).toBe(200);

    await editor().deliver(article(wp, { slug: 'aldrig-publik', lage: 'utkast' }));
    expect((await visit(`${wp.url}/nyheter/aldrig-publik/`)).status).toBe(404);
  });
});

describe('what WordPress silently changes is told', () => {
  it('unknown categories', async () => {
    const { varningar } = await editor().deliver(article(wp, { kategorier: [99_999] }));
    expect(varningar).toMatchObject([{ kod: 'cms_kategorier', orsak: expect.stringContaining('99999') }]);
  });

  it('an address that was taken', async () => {
    await editor().deliver(article(wp, { slug: 'upptagen' }));
    const { varningar, lank } = await editor().deliver(article(wp, { slug: 'upptagen' }));
    expect(varningar).toMatchObject([{ kod: 'cms_slug', falt: 'slug' }]);
    expect(lank).toContain('upptagen-2');
  });

  it('a date still to come', async () => {
    const { status, varningar } = await editor().deliver(article(wp, { datum: new Date(Date.now() + 3_600_000).toISOString() }));
    expect(status).toBe('future');
    expect(varningar).toMatchObject([{ kod: 'cms_schemalagd' }]);
  });

  it('markup that the user’s role may not write; JSON-LD never becomes text', async () => {
    await wp.evaluate("get_role( 'editor' )->remove_cap( 'unfiltered_html' ); return 1;");
    const wanted = article(wp, {
      html: '<p onclick="alert(1)">Se <iframe src="https://x.example"></iframe></p>',
      jsonLd: '{"@type":"NewsArticle","headline":"I sidhuvudet"}',
    });
    const { lank, varningar } = await editor().deliver(wanted);
    await wp.evaluate("get_role( 'editor' )->add_cap( 'unfiltered_html' ); return 1;");
    expect(varningar).toMatchObject([{ kod: 'cms_html' }]);
    const { html } = await visit(lank);
    expect(html).toContain('<script type="application/ld+json">{"@type":"NewsArticle","headline":"I sidhuvudet"}</script>');
    expect(html.split('I sidhuvudet').length).toBe(2);
  });

  it('a picture that it will not show', async () => {
    const hero = picture();
    const wanted = article(wp, { hero });
    const lossy = {
      ...wanted,
      onStep: async (step: string, detail: Record<string, unknown>) => {
        // Somebody deletes the picture between its upload and the article.
        if (step === 'bild') await wp.evaluate(`return (bool) wp_delete_attachment( ${bildSteg.parse(detail).bilder[0]?.id}, true );`);
      },
    };
    expect((await editor().deliver(lossy)).varningar).toMatchObject([{ kod: 'cms_bild', falt: 'hero' }]);
    expect((await editor().deliver(wanted)).varningar).toEqual([]);
  });
});

describe('tags and pictures', () => {
  it('uses the tags that exist, whatever their case, and tells å from a', async () => {
    const first = await editor().deliver(article(wp, { taggar: ['Båtar', 'R&D', 'Batar', '  ', 'batar'] }));
    const second = await editor().deliver(article(wp, { taggar: ['r&d', 'båtar'] }));
    const tags = (id: string) =>
      wp.evaluate(`return array_map( 'wp_specialchars_decode', wp_get_post_tags( ${id}, array( 'fields' => 'names' ) ) );`);
    expect(first.varningar).toEqual([]);
    expect(await tags(first.id)).toEqual(expect.arrayContaining(['Båtar', 'R&D', 'Batar']));
    expect(await tags(second.id)).toEqual(expect.arrayContaining(['Båtar', 'R&D']));
    expect(await wp.evaluate("return wp_count_terms( array( 'taxonomy' => 'post_tag', 'hide_empty' => false ) );")).toBe('3');
  });

  it('takes away what another tag has taken the place of when nothing has it, if Studio made it and nobody has described it', async () => {
    const names = async () => {
      const found = await wp.evaluate(`return get_terms( array( 'taxonomy' => 'post_tag', 'hide_empty' => false, 'fields' => 'names' ) );`);
      return Array.isArray(found) ? found.map(String) : [];
    };
    await wp.evaluate(`return wp_insert_term( 'Deras', 'post_tag' );`);
    const wanted = article(wp, { taggar: ['Deras', 'Beskriven', 'Utkastets', 'Tom', 'Kvar'] });
    await editor().deliver(wanted);
    await wp.evaluate(
      `return wp_update_term( get_term_by( 'name', 'Beskriven', 'post_tag' )->term_id, 'post_tag', array( 'description' => 'Om den.' ) );`,
    );
    await wp.evaluate(
      `return wp_insert_post( array( 'post_title' => 'Eget utkast', 'post_status' => 'draft', 'tags_input' => array( 'Utkastets' ) ) );`,
    );
    expect(await editor().renameTag(['Deras', 'Beskriven', 'Utkastets', 'Tom'], 'Kvar')).toBe(true);
    expect(await names()).toEqual(expect.arrayContaining(['Tom', 'Kvar']));
    await editor().deliver({ ...wanted, version: '2026-11-20T09:00:00.000Z', taggar: ['Kvar'] });
    const left = await names();
    expect(left).toEqual(expect.arrayContaining(['Deras', 'Beskriven', 'Utkastets', 'Kvar']));
    expect(left).not.toContain('Tom');
    await wp.evaluate(`return wp_delete_post( get_posts( array( 'title' => 'Eget utkast', 'post_status' => 'draft' ) )[0]->ID, true );`);
    expect(await names()).not.toContain('Utkastets');
    // One that took its place is replaced in its turn: both addresses lead to the last.
    await editor().deliver({ ...wanted, version: '2026-11-20T10:00:00.000Z', taggar: ['Kvar', 'Sist'] });
    await editor().renameTag(['Kvar'], 'Sist');
    await editor().deliver({ ...wanted, version: '2026-11-20T11:00:00.000Z', taggar: ['Sist'] });
    for (const old of ['tom', 'kvar'])
      expect(await visit(`${wp.url}/tag/${old}/`)).toMatchObject({ status: 301, location: `${wp.url}/tag/sist/` });
    expect((await visit(`${wp.url}/tag/aldrig/`)).status).toBe(404);
    for (const name of ['Deras', 'Beskriven', 'Sist'])
      await wp.evaluate(`return wp_delete_term( get_term_by( 'name', '${name}', 'post_tag' )->term_id, 'post_tag' );`);
  });

  it('refuses a tag that is too long before anything is sent', async () => {
    const failure = await editor()
      .deliver(article(wp, { taggar: ['å'.repeat(201)] }))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'CmsFailure', retryable: false, atgard: expect.stringContaining('200') });
    expect((await editor().deliver(article(wp, { taggar: ['å'.repeat(200)] }))).varningar).toEqual([]);
  });

  it('keeps the picture’s words and photographer up to date', async () => {
    const hero = picture();
    const first = await editor().deliver(article(wp, { hero }));
    await editor().deliver(article(wp, { hero: { ...hero, alt: 'Ny text', kredit: 'Foto: Bo Ek' } }));
    const id = `get_post_thumbnail_id( ${first.id} )`;
    expect(
      await wp.evaluate(
        `return array( get_post_meta( ${id}, '_wp_attachment_image_alt', true ), wp_get_attachment_caption( ${id} ), get_post_meta( ${id}, '_studio_credit', true ) );`,
      ),
    ).toEqual(['Ny text', 'Färjan går varje halvtimme. Foto: Bo Ek', 'Foto: Bo Ek']);
  });

  it('says that a file is not a picture, and does not try again', async () => {
    const hero = picture({ fil: async () => ({ bytes: Buffer.from('<svg/>'), typ: 'image/png', filnamn: 'falsk.png' }) });
    const failure = await editor()
      .deliver(article(wp, { hero }))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'CmsFailure', retryable: false, orsak: expect.stringContaining('bildfilen') });
    // The refused attempt holds no claim: a whole file goes through at once.
    expect((await editor().deliver(article(wp, { hero: { ...picture(), externalId: hero.externalId } }))).varningar).toEqual([]);
  });
});

describe('check', () => {
  const check = (user: string, password: string, url = wp.url) => wordPressCms({ url, user, password }).check();
  const codes = async (...site: Parameters<typeof check>) => (await check(...site)).map(({ kod }) => kod);

  it('finds nothing wrong with an editor or an administrator', async () => {
    expect(await codes(wp.editorUser, wp.editorPassword)).toEqual([]);
    expect(await codes(wp.user, wp.password, `${wp.url}/`)).toEqual([]);
  });

  it('tells a wrong password, a low role and a missing plugin apart', async () => {
    expect(await codes(wp.editorUser, 'fel')).toEqual(['cms_losenord']);
    expect(await codes('ingen', wp.editorPassword)).toEqual(['cms_losenord']);
    expect(await check(wp.authorUser, wp.authorPassword)).toMatchObject([
      { kod: 'cms_roll', orsak: expect.stringContaining('edit_others_posts'), stoppar: true },
    ]);
    expect(await codes(wp.readerUser, wp.readerPassword)).toEqual(['cms_roll']);
    await wp.evaluate(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'studio-companion/studio-companion.php' ); return 1;",
    );
    expect(await codes(wp.editorUser, wp.editorPassword)).toEqual(['cms_tillagg_saknas']);
    expect(await codes(wp.editorUser, 'fel')).toEqual(['cms_tillagg_saknas', 'cms_losenord']);
    await expect(editor().deliver(article(wp))).rejects.toMatchObject({
      retryable: false,
      orsak: expect.stringContaining('Studio Companion'),
    });
    await wp.evaluate(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; return activate_plugin( 'studio-companion/studio-companion.php' );",
    );
  });

  it('says that nobody answers, or somebody else', async () => {
    expect(await codes('a', 'b', 'http://127.0.0.1:9')).toEqual(['cms_onabar']);
    expect(await codes('a', 'b', `${wp.url}/wp-includes/images`)).toEqual(['cms_ej_wordpress']);
  });
});

it('gave PHP nothing to complain about', async () => {
  // WordPress's own: about a file that is no picture, and whenever a draft is created.
  const known = /exif_imagetype\(\): Error reading|class-wp-rest-posts-controller\.php on line/;
  const complaints = (await wp.complaints()).split('\n').filter((line) => line !== '' && !known.test(line));
  expect(complaints).toEqual([]);
});
