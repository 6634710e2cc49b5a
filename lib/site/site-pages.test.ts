import { beforeEach, describe, expect, test } from 'vitest';
import { NO_RIGHTS } from '#lib/contract/closed/media.ts';
import { pictureRoute } from '#lib/site/picture-route.ts';
import { PICTURE_ID, SITE_URL, type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article, picture } from '#lib/site/source-in-memory.ts';

let site: SiteUnderTest;

beforeEach(async () => {
  site = await siteUnderTest();
  site.source.articles = [article()];
});

describe('pages', () => {
  test('an article is a whole page with its words and nothing that runs but the readers’ script', async () => {
    const { status, headers, text } = await site.ask('/nyheter/fyren-tands');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toMatch(/^<!doctype html><html lang="sv"/);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).toContain('<h1>Fyren tänds igen</h1>');
    expect(text).toContain('Klockan fem är det mörkt.');
    expect(text).toContain('Elias Norrgård');
    expect(text).toContain(`<link rel="canonical" href="${SITE_URL}/nyheter/fyren-tands"/>`);
    expect(text.match(/<script[^>]*>/g)).toEqual([
      '<script src="/studio/stil/skript-1.js" integrity="sha384-abc" crossorigin="anonymous" defer="">',
      '<script type="application/ld+json">',
    ]);
    expect(text).not.toMatch(/ style="| on[a-z]+="/);
  });

  test('an article in two languages leads to the other', async () => {
    site.source.articles = [
      article({ andra: [{ sprak: 'en', sektion: 'nyheter', slug: 'the-light' }] }),
      article({
        sprak: 'en',
        slug: 'the-light',
        rubrik: 'The light is lit',
        andra: [{ sprak: 'sv', sektion: 'nyheter', slug: 'fyren-tands' }],
      }),
    ];
    const english = (await site.ask('/en/nyheter/the-light')).text;
    expect(english).toContain('<html lang="en"');
    expect(english).toContain(`hreflang="sv" href="${SITE_URL}/nyheter/fyren-tands"`);
    expect(english).toContain(`hreflang="en" href="${SITE_URL}/en/nyheter/the-light"`);
    expect(english).toContain(`hreflang="x-default" href="${SITE_URL}/nyheter/fyren-tands"`);
    expect(english).toContain('>Läs på svenska</a>');
    expect((await site.ask('/nyheter/fyren-tands')).text).toContain('>Read in English</a>');
  });

  test('what a writer wrote is text, in the page, in its head and in its data', async () => {
    const bad = '</title></script><script>alert(1)</script>"\'&';
    site.source.articles = [
      article({
        rubrik: bad,
        ingress: bad,
        taggar: [bad],
        ansvarig: bad,
        sponsrad: { partner: bad, markning: bad },
        meta: { seoTitel: bad, socialText: bad },
      }),
      article({ id: 'a2', slug: 'egen', rubrik: bad }),
    ];
    for (const path of ['/', '/nyheter', '/nyheter/fyren-tands']) {
      const { text } = await site.ask(path);
      expect(text).not.toContain('<script>');
      expect(text).toContain('&lt;script&gt;');
    }
    for (const path of ['/rss.xml', '/nyhetssitemap.xml']) {
      const { text } = await site.ask(path);
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&apos;&amp;');
    }
  });

  test('a report that goes on says so in its teaser, and nothing else does', async () => {
    site.source.articles = [
      article({ id: 'pagar', mall: 'liverapport', meta: { live: true }, slug: 'pagar' }),
      // What has been a report and is told in another form keeps what it was told with.
      article({ id: 'nyhet', mall: 'nyhet', meta: { live: true }, slug: 'nyhet' }),
      article({ id: 'slut', mall: 'liverapport', meta: { live: false }, slug: 'slut' }),
    ];
    for (const path of ['/', '/nyheter']) expect((await site.ask(path)).text.match(/<b class="puff-live">Pågår nu<\/b>/g)).toHaveLength(1);
    site.source.articles = [article({ mall: 'liverapport', meta: { live: true }, sprak: 'en' })];
    expect((await site.ask('/en')).text).toContain('<b class="puff-live">Live now</b>');
  });

  test('a sponsored article says so in its teaser', async () => {
    site.source.articles = [article({ sponsrad: { partner: 'Sparbanken', markning: 'Annons från' } })];
    for (const path of ['/', '/nyheter'])
      expect((await site.ask(path)).text).toContain('<span class="markning">Annons från Sparbanken</span>');
    expect((await site.ask('/nyheter/fyren-tands')).text).toContain('Annons från Sparbanken');
  });

  test.each([
    ['sv', { partner: 'Volvo', markning: '' }, 'Annons Volvo'],
    ['sv', { partner: ' ', markning: ' ' }, 'Annons'],
    ['en', { partner: 'Volvo', markning: '' }, 'Advertisement Volvo'],
    ['en', { partner: '', markning: '' }, 'Advertisement'],
    ['en', { partner: 'Volvo', markning: 'Paid for by' }, 'Paid for by Volvo'],
  ] as const)(
    'in %s one whose marking is half missing (%o) is marked all the same, wherever it is told of',
    async (sprak, sponsrad, label) => {
      site.source.articles = [article({ sprak, sponsrad, ingress: 'Fyren.' })];
      const home = sprak === 'sv' ? '' : '/en';
      for (const path of [home || '/', `${home}/nyheter`])
        expect((await site.ask(path)).text).toContain(`<span class="markning">${label}</span>`);
      const { text } = await site.ask(`${home}/nyheter/fyren-tands`);
      expect(text).toContain(`<span class="artikel-markning">${label}</span>`);
      expect(text).toContain(`<meta property="og:title" content="${label}: Fyren tänds igen"/>`);
      expect(text).not.toContain('"name":""');
      const feed = (await site.ask(`${home}/rss.xml`)).text;
      expect(feed).toContain(`<title>${label}: Fyren tänds igen</title>`);
      expect(feed).toContain(`<description>${label}. Fyren.</description>`);
    },
  );

  test('when an article was last updated is not shown to readers', async () => {
    site.source.articles = [article({ uppdaterad: '2026-11-20T07:00:00.000Z', meta: { uppdaterad: '2026-11-20T07:00:00.000Z' } })];
    const { text } = await site.ask('/nyheter/fyren-tands');
    const [, body] = text.split('</head>');
    expect(body).toContain('19 november 2026');
    expect(body).not.toContain('20 november 2026');
  });

  test('a picture tells its size, its narrower copies and its focus before it arrives', async () => {
    site.source.pictures = [picture(PICTURE_ID)];
    site.source.articles = [article({ hero: { mediaId: PICTURE_ID, alt: 'En fyr' } })];
    const front = (await site.ask('/')).text;
    expect(front).toContain(`/media/${PICTURE_ID}/640.jpg 640w`);
    expect(front).toMatch(/<img class="fokus-x-4 fokus-y-3 farg-r2 farg-g3 farg-b4" src="[^"]+" alt="" width="2000" height="1250"/);
    expect(front).toContain(`/media/${PICTURE_ID}/16x9-0-1280.avif 1280w"`);
    expect(front).toMatch(/<source type="image\/webp" srcSet="[^"]+" sizes="[^"]+" width="1280" height="720"\/>/);
    const page = (await site.ask('/nyheter/fyren-tands')).text;
    expect(page).toMatch(/<img class="farg-r2 farg-g3 farg-b4" src="\/media\/[^"]+\/2000.jpg" alt="En fyr" width="2000" height="1250"/);
    // Nothing wider than a screen shows is made of it.
    expect(page).toContain(`/media/${PICTURE_ID}/640.avif 640w, /media/${PICTURE_ID}/1280.avif 1280w"`);
    for (const shape of ['16x9-0', '4x3-', '1x1-']) expect(page).toContain(`"contentUrl":"${SITE_URL}/media/${PICTURE_ID}/${shape}`);
    const told = [...page.matchAll(/"contentUrl":"https:\/\/[^/]+([^"]+)"/g)].map(([, path = '']) => pictureRoute(path)?.typ);
    expect(told).toEqual(['bild', 'beskuren-bild', 'beskuren-bild', 'beskuren-bild']);
    expect(page).toContain(`<meta property="og:image" content="${SITE_URL}/media/${PICTURE_ID}/delning-0.jpg"/>`);
    expect(page).toContain('<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>');
    expect(front).toContain(`<meta property="og:image" content="${SITE_URL}/media/${PICTURE_ID}/delning-0.jpg"/>`);
  });

  test('a picture that moves stands still in lists, cropped, and is offered in no other type where it moves', async () => {
    const folder = `/media/${PICTURE_ID}`;
    const moving = {
      src: `${folder}/800.gif`,
      typ: 'image/gif',
      bredd: 800,
      hojd: 600,
      varianter: [{ bredd: 800, src: `${folder}/800.gif` }],
    };
    site.source.pictures = [{ ...picture(PICTURE_ID), ...moving, stilla: `${folder}/stilla.webp`, farg: null }];
    site.source.articles = [article({ hero: { mediaId: PICTURE_ID, alt: 'En fyr' } })];
    const front = (await site.ask('/')).text;
    expect(front).toContain(`${folder}/16x9-0-640.webp 640w"`);
    expect(front).toContain(`<img class="fokus-x-4 fokus-y-3" src="${folder}/stilla.webp"`);
    const page = (await site.ask('/nyheter/fyren-tands')).text;
    expect(page).toContain(`<img src="${folder}/800.gif" alt="En fyr" width="800" height="600"`);
    expect(page).not.toContain('<picture>');
  });

  test('a shared link shows the article’s own teaser, cropped around what matters, and never a small picture large', async () => {
    const meta = { puffTitel: 'Ljuset är tillbaka', puffSrc: `/media/${PICTURE_ID}/2000.jpg`, socialText: 'Kom och se!' };
    const tall = { ...picture(PICTURE_ID), hojd: 4000, fokus: { x: 0, y: 100 } };
    site.source.pictures = [tall];
    site.source.articles = [article({ meta, hero: { src: 'https://annan.example/bild.jpg' } })];
    const first = (await site.ask('/nyheter/fyren-tands')).text;
    expect(first).toContain('<meta property="og:title" content="Ljuset är tillbaka"/>');
    expect(first).toContain('<meta property="og:description" content="Kom och se!"/>');
    expect(first).toContain(`<meta property="og:image" content="${SITE_URL}/media/${PICTURE_ID}/delning-100.jpg"/>`);
    expect(first).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    site.source.pictures = [{ ...tall, bredd: 500, hojd: 400 }];
    site.pages.changed(PICTURE_ID, { isBroughtOut: false });
    const small = (await site.ask('/nyheter/fyren-tands')).text;
    expect(small).toContain('<meta name="twitter:card" content="summary"/>');
    expect(small).not.toContain('delning-');
  });

  test('a shared link shows no picture whose rights keep it out of social media, but the next that may be shown, or none', async () => {
    const other = PICTURE_ID.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    const web = { ...NO_RIGHTS, kanaler: ['webb' as const] };
    const meta = { puffSrc: `/media/${PICTURE_ID}/2000.jpg` };
    const hero = { mediaId: other, alt: 'En fyr' };
    site.source.articles = [article({ meta, hero })];
    const shared = async (path: string) => /<meta property="og:image" content="([^"]*)"/.exec((await site.ask(path)).text)?.[1];
    for (const [kept, seen] of [
      [[], PICTURE_ID],
      [[PICTURE_ID], other],
      [[PICTURE_ID, other], undefined],
      [[other], PICTURE_ID],
    ] as const) {
      const rights = (id: string) => ((kept as readonly string[]).includes(id) ? web : null);
      site.source.pictures = [PICTURE_ID, other].map((id) => ({ ...picture(id), rattigheter: rights(id) }));
      site.pages.changed(PICTURE_ID, { isBroughtOut: false });
      site.pages.changed(other, { isBroughtOut: false });
      const expected = seen === undefined ? undefined : `${SITE_URL}/media/${seen}/delning-0.jpg`;
      expect([await shared('/nyheter/fyren-tands'), await shared('/')]).toEqual([expected, expected]);
      // Lists and feeds are the site itself.
      expect((await site.ask('/')).text).toContain(`src="/media/${PICTURE_ID}/`);
      expect((await site.ask('/rss.xml')).text).toContain(PICTURE_ID);
    }
    const { text } = await site.ask('/nyheter/fyren-tands');
    expect(text).toContain('<meta name="twitter:card"');
  });

  test('where there is nothing, there is a way back and something else to read', async () => {
    const { status, text } = await site.ask('/nyheter/finns-inte');
    expect(status).toBe(404);
    expect(text).toContain('<a href="/">Förstasidan</a>');
    expect(text).toContain('href="/nyheter/fyren-tands"');
    expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect((await site.ask('/en/nyheter/finns-inte')).text).toContain('<a href="/en">Front page</a>');
  });

  test('«Läs också» never offers the article itself', async () => {
    site.source.articles = [
      article(),
      article({ id: 'a2', slug: 'annan', rubrik: 'En annan' }),
      article({ id: 'a3', sektion: 'mat', slug: 'bulle', rubrik: 'Bullar' }),
    ];
    const after = (await site.ask('/nyheter/fyren-tands')).text.split('Läs också')[1] ?? '';
    expect(after).toContain('En annan');
    expect(after).toContain('Bullar');
    expect(after).not.toContain('/nyheter/fyren-tands');
  });

  test('a section has further pages when it has further articles', async () => {
    site.source.articles = Array.from({ length: 30 }, (_, n) =>
      article({
        id: `a${n}`,
        slug: `nr-${n}`,
        rubrik: `Nummer ${n}.`,
        publicerad: `2026-10-${String(30 - n).padStart(2, '0')}T06:00:00.000Z`,
      }),
    );
    const first = (await site.ask('/nyheter')).text;
    expect(first).toContain('Nummer 24.');
    expect(first).not.toContain('Nummer 25.');
    expect(first).toContain('<a href="/nyheter?sida=2" rel="next">Äldre artiklar</a>');
    const second = (await site.ask('/nyheter?sida=2')).text;
    expect(second).toContain('Nummer 25.');
    expect(second).toContain('<a href="/nyheter" rel="prev">Nyare artiklar</a>');
    expect(second).toContain(`<link rel="canonical" href="${SITE_URL}/nyheter?sida=2"/>`);
    for (const path of ['/nyheter?sida=3', '/nyheter?sida=99999']) expect((await site.ask(path)).status).toBe(404);
  });

  test('a section is there only in its languages', async () => {
    expect((await site.ask('/insandare')).status).toBe(200);
    expect((await site.ask('/en/insandare')).status).toBe(404);
    expect((await site.ask('/finns-inte')).status).toBe(404);
  });

  test('what has been chosen for the front page stands first, large though it has no picture and old, and once', async () => {
    const nr = (id: number) =>
      article({ id: `a${id}`, slug: `a${id}`, rubrik: `Nummer ${id}.`, publicerad: `2026-11-${30 - id}T06:15:00.000Z` });
    site.source.articles = Array.from({ length: 12 }, (_, index) => nr(index + 1));
    const place = { artikel: null, fran: null, till: null, sektion: null, tagg: null };
    site.source.chosen.set('sv', [
      { ...place, artikel: 'a9' },
      { ...place, artikel: 'a8', fran: '2099-01-01T00:00:00.000Z' },
    ]);
    const { text } = await site.ask('/');
    const shown = [...text.matchAll(/class="puff puff-(\w+)[^>]*>.*?Nummer (\d+)\./gs)].map(([, form, id]) => `${form} ${id}`);
    expect(shown.slice(0, 4)).toEqual(['topp 9', 'stor 1', 'stor 2', 'kort 3']);
    expect(shown.filter((one) => one.endsWith(' 9'))).toEqual(['topp 9']);
    expect((await site.ask('/en')).text).not.toContain('Nummer 9.');
    expect((await site.ask('/rss.xml')).text.indexOf('Nummer 1.')).toBeLessThan((await site.ask('/rss.xml')).text.indexOf('Nummer 9.'));
  });

  test('what has been chosen for a section stands before its first page, which keeps what it would have, and so does the next', async () => {
    site.source.articles = Array.from({ length: 30 }, (_, index) =>
      article({
        id: `a${index}`,
        slug: `a${index}`,
        rubrik: `Nummer ${index}.`,
        publicerad: new Date(Date.UTC(2026, 10, 19) - index * 1000).toISOString(),
      }),
    );
    site.source.chosen.set('sv/nyheter', [{ artikel: 'a28', fran: null, till: null, sektion: null, tagg: null }]);
    const ids = async (path: string) => [...(await site.ask(path)).text.matchAll(/Nummer (\d+)\./g)].map(([, id]) => Number(id));
    expect(await ids('/nyheter')).toEqual([28, ...Array.from({ length: 25 }, (_, id) => id)]);
    expect(await ids('/nyheter?sida=2')).toEqual([25, 26, 27, 28, 29]);
  });

  test('an empty site still has a front page', async () => {
    site.source.articles = [];
    const { status, text } = await site.ask('/');
    expect(status).toBe(200);
    expect(text).toContain('Här finns inga artiklar ännu.');
  });

  test('Swedish stands elsewhere when another publishing system has it', async () => {
    site = await siteUnderTest({ svenskaHos: 'https://wp.example' });
    site.source.articles = [
      article({ cmsLank: 'https://wp.example/fyren' }),
      article({
        sprak: 'en',
        slug: 'the-light',
        cmsLank: 'https://wp.example/fyren',
        andra: [{ sprak: 'sv', sektion: 'nyheter', slug: 'fyren-tands' }],
      }),
    ];
    site.source.redirects.set('sv/nyheter/fyren-forr', { typ: 'flyttad', sektion: 'nyheter', slug: 'fyren-tands' });
    for (const [path, till] of [
      ['/', 'https://wp.example/'],
      ['/nyheter', 'https://wp.example/'],
      ['/nyheter/fyren-tands', 'https://wp.example/fyren'],
      ['/nyheter/fyren-forr', 'https://wp.example/fyren'],
    ] as const) {
      const { status, headers } = await site.ask(path);
      expect([path, status, headers.location]).toEqual([path, 302, till]);
    }
    for (const path of ['/nyheter/finns-inte', '/rss.xml', '/nyheter/rss.xml']) expect((await site.ask(path)).status).toBe(404);
    const english = (await site.ask('/en/nyheter/the-light')).text;
    expect(english).toContain('hreflang="sv" href="https://wp.example/fyren"');
    expect(english).toContain('hreflang="x-default" href="https://wp.example/fyren"');
    expect(english).toContain(`<link rel="canonical" href="${SITE_URL}/en/nyheter/the-light"/>`);
    expect((await site.ask('/en')).text).toContain('href="https://wp.example" hreflang="sv"');
    const part = (await site.ask('/sitemap-1.xml')).text;
    expect(part).toContain(`<loc>${SITE_URL}/en/nyheter/the-light</loc>`);
    expect(part).not.toContain(`${SITE_URL}/nyheter/fyren-tands`);
  });
});
