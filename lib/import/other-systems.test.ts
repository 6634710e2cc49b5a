import { expect, test } from 'vitest';
import { ghostArticles } from '#lib/import/ghost.ts';
import { blocksOfHtml } from '#lib/import/html-article.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import { importedId } from '#lib/import/imported-id.ts';
import { WordpressReader } from '#lib/import/wordpress.ts';
import type { WordpressEntry } from '#lib/import/wordpress-post.ts';

const item = (nr: number, content: string, more = '') => `<item><title>Nr ${nr} &amp; mer</title><link>https://blogg.example/${nr}</link>
  <dc:creator>asa</dc:creator><guid isPermaLink="false">https://blogg.example/?p=${nr}</guid><content:encoded><![CDATA[${content}]]></content:encoded>
  <excerpt:encoded><![CDATA[En <em>ingress</em>]]></excerpt:encoded><wp:post_id>${nr}</wp:post_id><wp:post_date>2019-04-03 08:30:00</wp:post_date><wp:post_date_gmt>2019-04-03 06:30:00</wp:post_date_gmt><wp:post_modified_gmt>2020-01-02 03:04:05</wp:post_modified_gmt>
  <wp:post_name>nr-${nr}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
  <category domain="category" nicename="mat"><![CDATA[Mat]]></category><category domain="post_tag" nicename="brod"><![CDATA[bröd]]></category>${more}</item>`;
const wxr = (
  ...items: string[]
) => `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0"><channel><title>Blogg</title><language>sv-SE</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://blogg.example</wp:base_site_url><wp:base_blog_url>https://blogg.example</wp:base_blog_url>
  <wp:category><wp:term_id>5</wp:term_id><wp:category_nicename><![CDATA[mat]]></wp:category_nicename><wp:cat_name><![CDATA[Mat]]></wp:cat_name></wp:category>
  <wp:author><wp:author_login>asa</wp:author_login><wp:author_display_name>Åsa Öberg</wp:author_display_name></wp:author>${items.join('')}</channel></rss>`;

/** All that is told of the file when it is read twice, in pieces of that many characters. */
function bothReadings(file: string, piece = 7) {
  const first = new WordpressReader();
  const second = new WordpressReader(first.site);
  const entries: WordpressEntry[] = [];
  let fault = '';
  for (const reader of [first, second]) {
    try {
      for (let at = 0; at < file.length; at += piece) entries.push(...reader.write(file.slice(at, at + piece)));
      reader.end();
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      fault = error.orsak;
    }
  }
  return { entries, left: [...second.left], fault };
}

test('an article of WordPress, in whatever pieces it comes', () => {
  const thumbnail = '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
  const words =
    '<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>En vit fyr.</wp:meta_value></wp:postmeta>' +
    '<wp:postmeta><wp:meta_key>_wp_attachment_metadata</wp:meta_key><wp:meta_value><![CDATA[a:1:{s:10:"image_meta";a:1:{s:6:"credit";s:12:"Åsa Öberg";}}]]></wp:meta_value></wp:postmeta>';
  const attachment = `<item><title>Bild</title><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://blogg.example/b.jpg</wp:attachment_url>
    <excerpt:encoded><![CDATA[I <em>mars</em>.]]></excerpt:encoded>${words}</item>`;
  const menu = '<item><title>Meny</title><wp:post_id>10</wp:post_id><wp:post_type>nav_menu_item</wp:post_type></item>';
  const file = wxr(item(1, 'Första stycket\nmed radbyte.\n\nAndra <strong>stycket</strong>.', thumbnail), attachment, menu);
  const { entries, left, fault } = bothReadings(file);
  expect([left, fault]).toEqual([[['av typen nav_menu_item', 1]], '']);
  expect(bothReadings(file, 1_000_000).entries).toEqual(entries);
  expect(entries).toEqual([
    {
      plats: 'inlägg 1',
      article: {
        origin: {
          ...{ system: 'wordpress', id: 'https://blogg.example/?p=1', plats: 'inlägg 1' },
          inlagg: { webbplats: 'https://blogg.example', inlagg: 1, slug: 'nr-1', andrad: '2020-01-02 03:04:05' },
        },
        ...{ datum: '2019-04-03 08:30:00', publicerad: '2019-04-03T06:30:00.000Z', adress: 'https://blogg.example/1' },
        fakta: { sektion: 'mat', mall: 'nyhet', taggar: ['bröd'], ansvarig: 'Åsa Öberg' },
        kategorier: [{ id: 5, nicename: 'mat', name: 'Mat' }],
        versioner: [
          {
            sprak: 'sv',
            rubrik: 'Nr 1 & mer',
            ingress: 'En ingress',
            slug: 'nr-1',
            hero: { src: 'https://blogg.example/b.jpg', alt: 'En vit fyr.', caption: 'I mars.', kredit: 'Åsa Öberg' },
            meta: {},
            block: [
              { type: 'paragraph', content: [{ type: 'text', text: 'Första stycket\nmed radbyte.' }] },
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'Andra ' },
                  { type: 'text', text: 'stycket', marks: [{ type: 'bold' }] },
                  { type: 'text', text: '.' },
                ],
              },
            ],
          },
        ],
        anmarkningar: [],
      },
    },
  ]);
});

test('a picture in the text has the alternative text of the library where it says none itself, also as a narrower copy', () => {
  const alt = '<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>En vit fyr.</wp:meta_value></wp:postmeta>';
  const attachment = `<item><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://blogg.example/b.jpg</wp:attachment_url>${alt}</item>`;
  const text =
    '<p><img src="https://blogg.example/b-300x200.jpg" alt=""></p><p><img src="https://blogg.example/b.jpg" alt="Eget"></p><p><img src="https://blogg.example/c.jpg" alt=""></p>';
  const [entry] = bothReadings(wxr(item(1, text), attachment)).entries;
  if (entry === undefined || 'fault' in entry) throw new Error('it is an article');
  expect(entry.article.versioner[0]?.block.map(({ attrs }) => attrs?.alt)).toEqual(['En vit fyr.', 'Eget', undefined]);
});

test('of half a file of WordPress what is whole is read, and the rest is told', () => {
  const file = wxr(item(1, 'Hel.'), item(2, 'Halv'.repeat(500)));
  const { entries, fault } = bothReadings(file.slice(0, -900));
  expect([entries.map(({ plats }) => plats), fault]).toEqual([['inlägg 1'], 'Filen tar slut för tidigt: det sista i den saknas.']);
});

test('a file of WordPress that declares entities is refused, and nothing of another file comes in', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "x"><!ENTITY b SYSTEM "file:///etc/passwd">]>${wxr(item(1, '&b;'))}`;
  expect(bothReadings(bomb)).toMatchObject({ entries: [], fault: 'Filen har en DOCTYPE, som WordPress aldrig skriver.' });
  const unknown = wxr(item(1, 'x').replace('Nr 1', '&b; Nr 1'));
  expect(JSON.stringify(bothReadings(unknown).entries)).toContain('&b; Nr 1 & mer');
  expect(bothReadings('<html><p>hej</p></html>').fault).toBe('Filen är ingen export ur WordPress (WXR).');
});

test('an article of Ghost, with its pictures beside the file', () => {
  const data = {
    posts: [
      {
        id: 1,
        uuid: 'u-1',
        title: 'Bröd',
        slug: 'brod',
        html: '<p>Hej <a href="__GHOST_URL__/om/">du</a></p><figure><img src="__GHOST_URL__/content/images/a.jpg" alt="A"><figcaption>Text</figcaption></figure>',
        type: 'post',
        feature_image: '__GHOST_URL__/content/images/h.jpg',
        published_at: '2020-01-02T03:04:05.000Z',
        visibility: 'members',
      },
      { id: 2, title: '' },
      'nej',
    ],
    tags: [
      { id: 't1', name: 'Mat', slug: 'mat' },
      { id: 't2', name: '#intern', slug: 'hash-intern' },
      { id: 't3', name: 'bröd', slug: 'brod' },
    ],
    posts_tags: [
      { post_id: 1, tag_id: 't3', sort_order: 2 },
      { post_id: 1, tag_id: 't1', sort_order: 0 },
      { post_id: 1, tag_id: 't2', sort_order: 1 },
    ],
    users: [{ id: 'a', name: 'Åsa' }],
    posts_authors: [{ post_id: 1, author_id: 'a', sort_order: 0 }],
  };
  const [first, second, third] = ghostArticles(JSON.stringify({ db: [{ meta: {}, data }] }));
  expect(first).toMatchObject({
    article: {
      origin: { system: 'ghost', id: 'u-1' },
      datum: '2020-01-02T03:04:05.000Z',
      fakta: { sektion: 'mat', mall: 'nyhet', taggar: ['bröd'], ansvarig: 'Åsa' },
      versioner: [
        {
          rubrik: 'Bröd',
          slug: 'brod',
          hero: { src: 'content/images/h.jpg' },
          block: [
            { type: 'paragraph', content: [{ text: 'Hej ' }, { text: 'du', marks: [{ type: 'link', attrs: { href: '/om/' } }] }] },
            { type: 'image', attrs: { src: 'content/images/a.jpg', alt: 'A', caption: 'Text' } },
          ],
        },
      ],
      anmarkningar: ['Den interna taggen #intern är utelämnad', 'Artikeln var bara för members i Ghost'],
    },
  });
  expect([second, third]).toMatchObject([
    { fault: { orsak: 'Artikeln har ingen rubrik.' } },
    { fault: { orsak: 'Artikeln är inte som Ghost skriver dem.' } },
  ]);
  for (const none of ['{', '[]', '{"db":[]}', 'null']) expect(() => [...ghostArticles(none)]).toThrow(ImportFault);
});

test('of HTML nothing comes in that runs, and what Studio has no form for is told', () => {
  const html =
    '<h1 onclick="x()">Rubrik</h1><p style="x">Text<script>alert(1)</script> <a href="javascript:x()">länk</a> <img src="x" onerror="y()"></p>' +
    '<ul><li>ett<ul><li>två</li></ul></li></ul><table><tr><th>A</th></tr><tr><td colspan="2">B</td></tr></table><blockquote>citat</blockquote>' +
    '<iframe src="https://www.youtube.com/embed/x"></iframe><iframe src="javascript:x()"></iframe><marquee>rullar</marquee><svg><text>nej</text></svg>';
  const { block, anmarkningar } = blocksOfHtml(html, { blankLines: false });
  expect(JSON.stringify(block)).not.toMatch(/onclick|onerror|script|style|nej/);
  expect(block.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'image',
    'bulletList',
    'table',
    'blockquote',
    'inbaddning',
    'paragraph',
  ]);
  expect(anmarkningar).toHaveLength(7);
  const deep = blocksOfHtml(`${'<div>'.repeat(100_000)}x`, { blankLines: false });
  expect(deep).toEqual({ block: [], anmarkningar: ['HTML som ligger djupare än sextio nivåer är utelämnad'] });
});

test('what comes from one place has always the same id, and its own where Studio wrote it', () => {
  expect(importedId({ system: 'wordpress', id: 'https://blogg.example/?p=1' })).toBe(
    importedId({ system: 'wordpress', id: 'https://blogg.example/?p=1' }),
  );
  expect(importedId({ system: 'wordpress', id: '1' })).not.toBe(importedId({ system: 'ghost', id: '1' }));
  expect(importedId({ system: 'studio', id: '01980000-0000-7000-8000-00000000000A' })).toBe('01980000-0000-7000-8000-00000000000a');
});
