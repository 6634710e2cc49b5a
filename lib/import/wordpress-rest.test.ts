import { expect, test } from 'vitest';
import { ImportFault } from '#lib/import/import-fault.ts';
import { articleOfRest, type RestPost, restMedia, restPosts, shownMedia } from '#lib/import/wordpress-rest.ts';

const SITE = 'https://blogg.example';

const post = (more: Record<string, unknown> = {}) => ({
  id: 7,
  date: '2019-04-03T08:30:00',
  date_gmt: '2019-04-03T06:30:00',
  modified_gmt: '2020-01-02T03:04:05',
  guid: { rendered: 'https://blogg.example/?p=7' },
  link: 'https://blogg.example/2019/fyren/',
  slug: 'fyren',
  title: { rendered: 'Fyren &#038; havet' },
  excerpt: { rendered: '<p>Den lyser igen.</p>\n' },
  content: { rendered: '<p>Första stycket.</p>', protected: false },
  ...more,
});

const read = (more: Record<string, unknown> = {}, isPage = false) => {
  const [one] = restPosts([post(more)]);
  if (one === undefined || one instanceof ImportFault) throw new Error('it is a post');
  return articleOfRest(one, SITE, isPage, []);
};
const articleOf = (more: Record<string, unknown> = {}, isPage = false) => {
  const entry = read(more, isPage);
  if ('fault' in entry) throw entry.fault;
  return entry.article;
};

test('a post with all that is embedded', () => {
  const picture = { id: 3, source_url: 'https://blogg.example/b.jpg', alt_text: 'En fyr.', caption: { rendered: '<p>I mars.</p>' } };
  const terms = [
    [{ id: 5, taxonomy: 'category', name: 'Mat &amp; dryck', slug: 'mat' }],
    [{ taxonomy: 'post_tag', name: 'br&ouml;d', slug: 'brod' }],
  ];
  const media_details = { sizes: {}, image_meta: { credit: 'Mirjam Lodén' } };
  const article = articleOf({
    _embedded: { author: [{ name: 'Åsa Öberg' }], 'wp:featuredmedia': [{ ...picture, media_details }], 'wp:term': terms },
  });
  expect(article).toEqual({
    origin: {
      ...{ system: 'wordpress', id: 'https://blogg.example/?p=7', plats: 'inlägg 7' },
      inlagg: { webbplats: SITE, inlagg: 7, slug: 'fyren', andrad: '2020-01-02T03:04:05' },
    },
    ...{ datum: '2019-04-03 08:30:00', publicerad: '2019-04-03T06:30:00.000Z', adress: 'https://blogg.example/2019/fyren/' },
    fakta: { sektion: 'mat', mall: 'nyhet', taggar: ['bröd'], ansvarig: 'Åsa Öberg' },
    kategorier: [{ id: 5, nicename: 'mat', name: 'Mat & dryck' }],
    versioner: [
      {
        ...{ sprak: 'sv', rubrik: 'Fyren & havet', ingress: 'Den lyser igen.', slug: 'fyren', meta: {} },
        block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Första stycket.' }] }],
        hero: { src: 'https://blogg.example/b.jpg', alt: 'En fyr.', caption: 'I mars.', kredit: 'Mirjam Lodén' },
      },
    ],
    anmarkningar: [],
  });
});

test('the section is the category that the address is in', () => {
  const categories = [
    { id: 3, taxonomy: 'category', name: 'Annat', slug: 'annat' },
    { id: 5, taxonomy: 'category', name: 'Mat', slug: 'mat' },
  ];
  const { fakta, kategorier } = articleOf({ link: 'https://blogg.example/mat/fyren/', _embedded: { 'wp:term': [categories] } });
  expect([fakta.sektion, kategorier?.map(({ id }) => id)]).toEqual(['mat', [5, 3]]);
});

test('what a plugin keeps to itself is absent, and stops nothing', () => {
  const closed = { code: 'rest_user_invalid_id', message: 'Nej', data: { status: 404 } };
  const { fakta, versioner } = articleOf({ _embedded: { author: [closed], 'wp:featuredmedia': [closed], 'wp:term': [[closed], []] } });
  expect([fakta.ansvarig, versioner[0]?.hero, fakta.sektion]).toEqual([null, null, undefined]);
});

test('what Studio has delivered is the article that it was', () => {
  const id = '0199f000-0000-7000-8000-000000000001';
  expect(articleOf({ guid: { rendered: `urn:studio:${id}` } }).origin).toEqual({ system: 'studio', id, plats: 'inlägg 7' });
  expect(articleOf({ guid: { rendered: 'urn:studio:skräp' } }).origin.system).toBe('wordpress');
});

test.each([
  ['<p>Första stycket.</p>', ''],
  ['<p>Första [&hellip;]</p>', ''],
  ['<p>Första stycket. Och mer.</p>', 'Första stycket. Och mer.'],
])('an excerpt that WordPress has cut out of the text is none: %s', (excerpt, ingress) => {
  expect(articleOf({ excerpt: { rendered: excerpt } }).versioner[0]?.ingress).toBe(ingress);
});

test('pages, languages, passwords, and what is no post', () => {
  expect(articleOf({}, true).fakta.mall).toBe('sida');
  expect(articleOf({ lang: 'en' }).versioner[0]?.sprak).toBe('en');
  expect(read({ content: { rendered: '', protected: true } })).toMatchObject({ fault: { orsak: 'Inlägget är skyddat med lösenord.' } });
  expect(restPosts([post(), { id: 'sju' }, null]).map((one) => one instanceof ImportFault)).toEqual([false, true, true]);
  expect(() => restPosts({ code: 'rest_no_route' })).toThrow(ImportFault);
});

test('pictures in the text are read as large as they are there', () => {
  const html = '<p><img class="alignleft wp-image-12" src="https://blogg.example/fyr-300x200.jpg" alt="Fyr"></p>';
  const [one] = restPosts([post({ content: { rendered: html, protected: false } })]) as RestPost[];
  if (one === undefined) throw new Error('it is a post');
  expect(shownMedia([one])).toEqual([12]);
  const sizes = { medium: { source_url: 'https://blogg.example/fyr-300x200.jpg' } };
  const media = restMedia.parse([
    { id: 12, source_url: 'https://blogg.example/fyr.jpg', alt_text: 'En vit fyr', media_details: { sizes } },
    { code: 'nej' },
  ]);
  const entry = articleOfRest(one, SITE, false, media);
  expect(JSON.stringify(entry)).toContain('https://blogg.example/fyr.jpg');
  expect(JSON.stringify(entry)).not.toContain('300x200');
  // What the text says of it stays.
  expect(JSON.stringify(entry)).toContain('"alt":"Fyr"');
  expect(
    JSON.stringify(articleOfRest({ ...one, content: { rendered: html.replace('Fyr', ''), protected: false } }, SITE, false, media)),
  ).toContain('"alt":"En vit fyr"');
});
