import { describe, expect, it } from 'vitest';
import type { CmsArticle } from '#lib/adapters/cms/port.ts';
import { PLUGIN_VERSION } from '#lib/adapters/cms/wordpress/check.ts';
import type { HttpAnswer, HttpCall, HttpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';

const SITE = { url: 'https://tidningen.example/blogg/', user: 'studio', password: 'abcd efgh' };

const wanted: CmsArticle = {
  externalId: 'a1',
  version: '2026-11-20T08:00:00.000Z',
  lage: 'publicera',
  typ: 'artikel',
  sektion: { id: 'nyheter', namn: 'Nyheter', kategori: 4 },
  slug: 'hej',
  rubrik: 'Hej & hå',
  ingress: '1 < 2',
  byline: '',
  seo: { titel: '', beskrivning: '' },
  html: () => '<p>Hej</p>',
  jsonLd: () => '',
  kategorier: [4, 9],
  taggar: ['Hav'],
  hero: null,
  bilder: [],
  teaser: { rubrik: '', text: '', bild: null, delas: 'puff' },
  datum: '2026-03-01T09:30:15.250Z',
  sprak: [],
  gamlaSlugar: [],
  sektionslank: null,
  onStep: () => {},
};

/** An article as a look-up tells of it. */
const FOUND = {
  ...{
    status: 'draft',
    slug: 'hej',
    link: '',
    type: 'post',
    public_link: '',
    section_link: '',
    delivered: true,
    version: '',
    fingerprint: '',
  },
  ...{ changed: [], decided: '', state: '' },
};

/** A WordPress of a few lines: it has the article `existing` and keeps what it is sent, except for `alter`. */
function standIn(
  options: { existing?: number; alter?: (post: Record<string, unknown>) => object; answers?: Partial<Record<string, HttpAnswer>> } = {},
) {
  const calls: HttpCall[] = [];
  const send: HttpSend = async (call) => {
    calls.push(call);
    const path = call.url.replace('https://tidningen.example/blogg/wp-json', '').replace(/[?]_fields=.*/, '');
    const scripted = options.answers?.[path];
    if (scripted !== undefined) return scripted;
    const body = JSON.parse(Buffer.from(call.body ?? '{}').toString('utf8'));
    if (path === '/studio/v1/lookup') {
      const post = options.existing === undefined ? null : { ...FOUND, id: options.existing };
      const foretold = 'https://tidningen.example/blogg/nyheter/hej/';
      return json(200, {
        post,
        media: [],
        tags: [{ name: 'Hav', id: 31 }],
        foretold,
        theme: 'klassiskt',
        reader: { style: '', script: '' },
      });
    }
    const kept = { id: options.existing ?? 77, link: 'https://tidningen.example/blogg/nyheter/hej/', date_gmt: null, ...body };
    for (const field of ['title', 'content', 'excerpt']) kept[field] = { raw: body[field] };
    return json(201, { ...kept, ...options.alter?.(kept) });
  };
  return { cms: wordPressCms(SITE, { send }), calls };
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): HttpAnswer {
  return { status, headers, text: JSON.stringify(body) };
}

const refusal = (status: number, code: string, data = {}) => json(status, { code, message: 'Nej <b>tack</b>', data: { status, ...data } });

const deliveryFailure = (answers: Partial<Record<string, HttpAnswer>>) =>
  standIn({ answers })
    .cms.deliver(wanted)
    .catch((error: unknown) => error);

describe('what is sent', () => {
  it('is two requests for a new article whose tags exist', async () => {
    const { cms, calls } = standIn();
    expect(await cms.deliver(wanted)).toEqual({
      id: '77',
      status: 'publish',
      lank: 'https://tidningen.example/blogg/nyheter/hej/',
      varningar: [],
    });
    expect(calls.map(({ url }) => url.split('/wp-json')[1]?.replace(/[?].*/, ''))).toEqual(['/studio/v1/lookup', '/wp/v2/posts']);
    expect(calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from('studio:abcd efgh').toString('base64')}`);
    expect(JSON.parse(Buffer.from(calls[1]?.body ?? '').toString())).toEqual({
      studio_external_id: 'a1',
      studio_version: '2026-11-20T08:00:00.000Z',
      studio_old_slugs: [],
      studio_fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      status: 'publish',
      title: 'Hej &amp; hå',
      excerpt: '1 &lt; 2',
      content: '<!-- wp:html -->\n<p>Hej</p>\n<!-- /wp:html -->',
      slug: 'hej',
      categories: [4, 9],
      tags: [31],
      featured_media: 0,
      date_gmt: '2026-03-01T09:30:15',
      meta: {
        _studio_json_ld: '',
        _studio_byline: '',
        _studio_seo_title: '',
        _studio_seo_description: '',
        _studio_share_title: '',
        _studio_share_text: '',
        _studio_share_image: 0,
        _studio_share_src: '',
        _studio_share_shows: '',
        _studio_hreflang: [],
        _studio_section_link: '',
        _studio_section_category: 4,
      },
    });
  });

  it('goes to the post that exists', async () => {
    const { cms, calls } = standIn({ existing: 5 });
    expect((await cms.deliver(wanted)).id).toBe('5');
    expect(calls[1]?.url).toMatch(/\/wp\/v2\/posts\/5\?/);
  });

  it('goes to the post that somebody else has just made', async () => {
    const { cms, calls } = standIn({ answers: { '/wp/v2/posts': refusal(409, 'studio_exists', { id: 8 }) } });
    await cms.deliver(wanted);
    expect(calls.at(-1)?.url).toMatch(/\/wp\/v2\/posts\/8\?/);
  });
});

describe('the tags of an article', () => {
  const lookup = (known: object) =>
    json(200, { post: null, media: [], tags: [], foretold: '', theme: 'klassiskt', reader: { style: '', script: '' }, ...known });
  const made = {
    id: 77,
    status: 'publish',
    slug: 'hej',
    link: '',
    date_gmt: '2026-03-01T09:30:15',
    excerpt: { raw: '1 &lt; 2' },
    meta: {},
  };
  const kept = { ...made, title: { raw: 'Hej &amp; hå' }, content: { raw: '<!-- wp:html -->\n<p>Hej</p>\n<!-- /wp:html -->' } };
  const asked = (calls: HttpCall[]) => calls.map(({ url }) => url.split('/wp-json')[1]?.replace(/[?].*/, ''));

  it('come by their names with it, and are told with it, where the plugin takes them so', async () => {
    const steps: unknown[] = [];
    const answer = json(201, { ...kept, categories: [4, 9], tags: [31], studio_tags: [{ name: 'Hav', id: 31, made: true }] });
    const { cms, calls } = standIn({ answers: { '/studio/v1/lookup': lookup({ by_name: true }), '/wp/v2/posts': answer } });
    const { varningar } = await cms.deliver({ ...wanted, onStep: (steg, detalj) => void steps.push([steg, detalj]) });
    expect(varningar.map(({ kod }) => kod)).toEqual(['cms_uppgifter']);
    expect(asked(calls)).toEqual(['/studio/v1/lookup', '/wp/v2/posts']);
    const sent = JSON.parse(Buffer.from(calls[1]?.body ?? '').toString());
    expect([sent.studio_tags, sent.tags]).toEqual([['Hav'], undefined]);
    expect(steps).toContainEqual(['taggar', { id: [31], skapade: ['Hav'] }]);
  });

  it('are sent once more by their ids where the plugin that the article meets is older than the one that was asked', async () => {
    const steps: unknown[] = [];
    const answers = { '/studio/v1/lookup': lookup({ by_name: true }), '/wp/v2/tags': json(201, { id: 32 }) };
    const { cms, calls } = standIn({ answers, alter: ({ tags }) => ({ studio_tags: undefined, tags: tags ?? [] }) });
    const { varningar } = await cms.deliver({ ...wanted, onStep: (steg, detalj) => void steps.push([steg, detalj]) });
    expect(asked(calls)).toEqual(['/studio/v1/lookup', '/wp/v2/posts', '/wp/v2/tags', '/wp/v2/posts/77']);
    const [first, again] = [calls[1], calls[3]].map((call) => JSON.parse(Buffer.from(call?.body ?? '').toString()));
    expect([again.tags, again.studio_tags]).toEqual([[32], undefined]);
    expect(again.studio_fingerprint).not.toBe(first.studio_fingerprint);
    expect(steps).toContainEqual(['taggar', { id: [32], skapade: ['Hav'] }]);
    expect(varningar).toEqual([]);
  });

  it('need no delivery more where a Studio before has delivered just them by their ids', async () => {
    const before = standIn();
    await before.cms.deliver(wanted);
    const { studio_fingerprint: fingerprint } = JSON.parse(Buffer.from(before.calls[1]?.body ?? '').toString());
    const post = { ...FOUND, id: 5, status: 'publish', version: wanted.version, fingerprint };
    const known = { by_name: true, foretold: 'https://tidningen.example/blogg/nyheter/hej/', post };
    const takesNames = () => ({ studio_tags: [{ name: 'Hav', id: 33, made: false }], tags: [33] });
    const deliver = async (tags: object[]) => {
      const { cms, calls } = standIn({ existing: 5, answers: { '/studio/v1/lookup': lookup({ ...known, tags }) }, alter: takesNames });
      await cms.deliver(wanted);
      return asked(calls);
    };
    expect(await deliver([{ name: 'Hav', id: 31 }])).toEqual(['/studio/v1/lookup']);
    // Another tag is called so by now, or none.
    expect(await deliver([{ name: 'Hav', id: 33 }])).toContain('/wp/v2/posts/5');
    expect(await deliver([])).toContain('/wp/v2/posts/5');
  });

  it('are made one by one before it where the plugin is older', async () => {
    const { cms, calls } = standIn({ answers: { '/studio/v1/lookup': lookup({}), '/wp/v2/tags': json(201, { id: 32 }) } });
    await cms.deliver(wanted);
    expect(asked(calls).slice(0, 3)).toEqual(['/studio/v1/lookup', '/wp/v2/tags', '/wp/v2/posts']);
    expect(JSON.parse(Buffer.from(calls[2]?.body ?? '').toString()).tags).toEqual([32]);
  });

  it('that WordPress refuses are told of as that, whichever request brought them', async () => {
    const refused = refusal(403, 'rest_cannot_create', { studio_tag: 'Hav' });
    expect(await deliveryFailure({ '/studio/v1/lookup': lookup({ by_name: true }), '/wp/v2/posts': refused })).toMatchObject({
      orsak: expect.stringContaining('skapa taggen ”Hav”'),
    });
    const gone = refusal(404, 'rest_no_route', { studio_tag: 'Hav' });
    expect(await deliveryFailure({ '/studio/v1/lookup': lookup({ by_name: true }), '/wp/v2/posts': gone })).toMatchObject({
      orsak: expect.stringContaining('taggar'),
    });
  });
});

describe('an answer other than what was sent', () => {
  const altered = async (change: object) => (await standIn({ alter: () => change }).cms.deliver(wanted)).varningar;

  it('gives a warning on the field concerned', async () => {
    expect(await altered({})).toEqual([]);
    expect(await altered({ title: { raw: 'Annat' } })).toMatchObject([{ kod: 'cms_rubrik', falt: 'rubrik', sprak: 'sv' }]);
    expect(await altered({ excerpt: { raw: 'Annat' } })).toMatchObject([{ kod: 'cms_ingress', falt: 'ingress' }]);
    expect(await altered({ content: { raw: 'Annat' } })).toMatchObject([{ kod: 'cms_html', falt: 'block' }]);
    expect(await altered({ slug: 'hej-2' })).toMatchObject([{ kod: 'cms_slug', falt: 'slug', orsak: expect.stringContaining('hej-2') }]);
    expect(await altered({ status: 'future' })).toMatchObject([{ kod: 'cms_schemalagd', falt: 'datum' }]);
    expect(await altered({ status: 'pending' })).toMatchObject([{ kod: 'cms_status' }]);
    expect(await altered({ categories: [] })).toMatchObject([{ kod: 'cms_kategorier', orsak: expect.stringContaining('4, 9') }]);
    expect(await altered({ tags: [] })).toMatchObject([{ kod: 'cms_taggar' }]);
    expect(await altered({ featured_media: 3 })).toMatchObject([{ kod: 'cms_bild' }]);
    expect(await altered({ date_gmt: '2026-03-01T09:30:00' })).toMatchObject([{ kod: 'cms_datum' }]);
    expect(await altered({ meta: {} })).toMatchObject([{ kod: 'cms_uppgifter', orsak: expect.stringContaining('_studio_json_ld') }]);
  });

  it('gives all of them at once', async () => {
    expect((await altered({ slug: 'x', tags: [], title: { raw: '' } })).map(({ kod }) => kod)).toEqual([
      'cms_slug',
      'cms_rubrik',
      'cms_taggar',
    ]);
  });
});

describe('a failure', () => {
  it('may pass when it is theirs or the net’s', async () => {
    for (const status of [500, 502, 503, 504, 429]) {
      expect(await deliveryFailure({ '/wp/v2/posts': refusal(status, 'x') })).toMatchObject({ name: 'CmsFailure', retryable: true });
    }
    const broken = wordPressCms(SITE, {
      send: async () => {
        throw new Error('connect ECONNREFUSED');
      },
    });
    await expect(broken.deliver(wanted)).rejects.toMatchObject({
      retryable: true,
      orsak: expect.stringContaining('https://tidningen.example/blogg '),
    });
    const half: HttpAnswer = { status: 201, headers: {}, text: '{"id": 7' };
    expect(await deliveryFailure({ '/wp/v2/posts': half })).toMatchObject({ retryable: true, orsak: expect.stringContaining('läsa') });
    // The server died between headers and body.
    expect(await deliveryFailure({ '/wp/v2/posts': { status: 400, headers: {}, text: '' } })).toMatchObject({ retryable: true });
    expect(await deliveryFailure({ '/wp/v2/posts': { status: 409, headers: {}, text: '{"code":"stud' } })).toMatchObject({
      retryable: true,
    });
    expect(await deliveryFailure({ '/wp/v2/posts': json(201, { id: 7 }) })).toMatchObject({ retryable: true });
    expect(await deliveryFailure({ '/studio/v1/lookup': { status: 502, headers: {}, text: '<html>Bad gateway' } })).toMatchObject({
      retryable: true,
    });
  });

  it('tells how long WordPress asks us to wait', async () => {
    expect(await deliveryFailure({ '/wp/v2/posts': json(429, {}, { 'retry-after': '17' }) })).toMatchObject({ retryAfter: 17 });
    const soon = new Date(Date.now() + 60_000).toUTCString();
    const failure = await deliveryFailure({ '/wp/v2/posts': json(503, {}, { 'retry-after': soon }) });
    expect(failure).toMatchObject({ retryAfter: expect.closeTo(60, -1) });
    const theirs = { date: 'Fri, 20 Nov 2020 08:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2020 08:10:00 GMT' };
    expect(await deliveryFailure({ '/wp/v2/posts': json(503, {}, theirs) })).toMatchObject({ retryAfter: 600 });
    expect(await deliveryFailure({ '/wp/v2/posts': json(503, {}) })).toMatchObject({ retryAfter: undefined });
  });

  it('stands when somebody must do something, and says what', async () => {
    for (const [answer, words] of [
      [refusal(400, 'rest_invalid_param'), 'Nej tack'],
      [refusal(401, 'rest_cannot_create'), 'applösenordet'],
      [refusal(401, 'incorrect_password'), 'applösenordet'],
      [refusal(401, 'rest_cannot_access'), 'Något framför WordPress'],
      [{ status: 401, headers: {}, text: '<html>401' }, 'Något framför WordPress'],
      [refusal(403, 'rest_cannot_publish'), 'får inte'],
      [refusal(413, ''), 'Artikeln är större'],
      [{ status: 413, headers: {}, text: '<html>413 Request Entity Too Large</html>' }, 'Artikeln är större'],
      [refusal(500, 'rest_upload_sideload_error'), 'bildfilen'],
      [refusal(404, 'rest_no_route'), 'inte inlägg i sitt REST-gränssnitt'],
      [{ status: 301, headers: { location: 'https://www.tidningen.example/' }, text: '' }, 'https://www.tidningen.example/'],
    ] as const) {
      const failure = await deliveryFailure({ '/wp/v2/posts': answer });
      expect(failure).toMatchObject({
        name: 'CmsFailure',
        retryable: false,
        orsak: expect.stringContaining(words),
        atgard: expect.stringMatching(/\.$/),
      });
    }
  });

  it('tells a missing plugin from a route that the site has taken away, and a picture that is too large from an article', async () => {
    expect(await deliveryFailure({ '/studio/v1/lookup': refusal(404, 'rest_no_route') })).toMatchObject({
      orsak: expect.stringContaining('Studio Companion'),
    });
    expect(await deliveryFailure({ '/wp/v2/posts': refusal(413, '') })).toMatchObject({ atgard: expect.not.stringContaining('bild') });
    const hero = { externalId: 'b1', alt: '', caption: '', kredit: '' };
    const fil = async () => ({ bytes: new Uint8Array(), typ: 'image/png', filnamn: 'a.png' });
    const { cms } = standIn({ answers: { '/wp/v2/media': refusal(413, '') } });
    await expect(cms.deliver({ ...wanted, hero: { ...hero, fil } })).rejects.toMatchObject({
      atgard: expect.stringContaining('mindre bild'),
    });
  });

  it('passes when the post was removed between look-up and update', async () => {
    const { cms } = standIn({ existing: 5, answers: { '/wp/v2/posts/5': refusal(404, 'rest_post_invalid_id') } });
    await expect(cms.deliver(wanted)).rejects.toMatchObject({ retryable: true });
  });
});

describe('the theme', () => {
  const told = (answer: HttpAnswer) => standIn({ answers: { '/studio/v1/status': answer } }).cms.tema?.();

  it('is told as WordPress knows it and as people do; where it is not told there is none', async () => {
    expect(await told(json(200, { theme: { id: 'klassiskt', name: 'Klassiskt' } }))).toEqual({ id: 'klassiskt', namn: 'Klassiskt' });
    expect([await told(json(200, {})), await told(refusal(401, 'rest_forbidden'))]).toEqual([null, null]);
  });

  it('is the one that the article is rendered for', async () => {
    const asked: string[] = [];
    const html: CmsArticle['html'] = ({ tema }) => {
      asked.push(tema);
      return '<p>Hej</p>';
    };
    await standIn().cms.deliver({ ...wanted, html });
    expect(new Set(asked)).toEqual(new Set(['klassiskt']));
    // A plugin from before it told goes on delivering.
    const lookup = json(200, { post: null, media: [], tags: [{ name: 'Hav', id: 31 }], foretold: '', reader: { style: '', script: '' } });
    asked.length = 0;
    await standIn({ answers: { '/studio/v1/lookup': lookup } }).cms.deliver({ ...wanted, html });
    expect(new Set(asked)).toEqual(new Set(['']));
  });
});

describe('check', () => {
  const healthy = () => ({ version: PLUGIN_VERSION, time_ms: Date.now(), user: 'studio', lacks: [] as string[], permalinks: true });
  const problems = (answers: Partial<Record<string, HttpAnswer>>) => standIn({ answers }).cms.check();
  const shortcomings = (change: object) => problems({ '/studio/v1/status': json(200, { ...healthy(), ...change }) });

  it('tells every shortcoming at once, and which of them stop', async () => {
    expect(await shortcomings({})).toEqual([]);
    const found = await shortcomings({ version: '0.9.12', time_ms: Date.now() - 95_000, permalinks: false });
    expect(found.map(({ kod, stoppar }) => [kod, stoppar])).toEqual([
      ['cms_tillagg_gammalt', true],
      ['cms_klocka', false],
      ['cms_permalankar', false],
    ]);
    expect(found[1]?.orsak).toBe('Klockan på WordPress-servern går 95 sekunder efter Studios.');
    expect(await shortcomings({ time_ms: Date.now() + 20_000, version: '1.10.0' })).toEqual([]);
  });

  it('lets a plugin of the version before go on, and asks for the new one', async () => {
    const stops = async (version: string) => (await shortcomings({ version })).map(({ kod, stoppar }) => [kod, stoppar]);
    expect(await stops('1.6.0')).toEqual([['cms_tillagg_gammalt', false]]);
    expect(await stops('1.5.9')).toEqual([['cms_tillagg_gammalt', true]]);
  });

  it('tells when application passwords are off', async () => {
    expect(
      await problems({
        '/studio/v1/status': refusal(401, 'rest_forbidden'),
        '/wp/v2/users/me?context=edit': refusal(401, 'rest_not_logged_in'),
        '/': json(200, { authentication: [] }),
      }),
    ).toMatchObject([{ kod: 'cms_applosenord_avstangda', atgard: expect.stringContaining('https') }]);
  });

  it('tells of rounds that WordPress has not made for days, and of an index that it was not let make', async () => {
    const found = await shortcomings({ indexed: false, cron_late: 3 * 24 * 3600 });
    expect(found.map(({ kod, stoppar }) => [kod, stoppar])).toEqual([
      ['cms_index', false],
      ['cms_cron', false],
    ]);
    expect(found[1]?.orsak).toContain('72 timmar');
    expect(await shortcomings({ indexed: true, cron_late: 3600 })).toEqual([]);
  });

  it('tells of what is not in the REST API; without pages the rest goes out', async () => {
    const found = await shortcomings({ no_route: ['/wp/v2/posts', '/wp/v2/pages'] });
    expect(found.map(({ kod, stoppar, orsak }) => [kod, stoppar, orsak.includes('inlägg')])).toEqual([
      ['cms_typ_utan_rest', true, true],
      ['cms_typ_utan_rest', false, false],
    ]);
  });

  it('tells maintenance, PHP’s complaints and a cache as what they are', async () => {
    const told = async (answer: HttpAnswer) => (await problems({ '/studio/v1/status': answer })).map(({ kod }) => kod);
    expect(await told(json(503, { code: 'wp_die', message: 'Stängt', data: { status: 503 } }))).toEqual(['cms_onabar']);
    expect(await told({ status: 200, headers: {}, text: `<b>Notice</b>: x in y on line 1\n${JSON.stringify(healthy())}` })).toEqual([
      'cms_php',
    ]);
    expect(await told(json(200, healthy(), { age: '5' }))).toEqual(['cms_cache']);
  });

  it('tells a redirect and a firewall', async () => {
    expect(await problems({ '/studio/v1/status': { status: 302, headers: { location: '/login' }, text: '' } })).toMatchObject([
      { kod: 'cms_adress' },
    ]);
    expect(await problems({ '/studio/v1/status': { status: 403, headers: {}, text: '<h1>Stopp</h1>' } })).toMatchObject([
      { kod: 'cms_rest_stangt' },
    ]);
  });
});

describe('categories', () => {
  const page = (nr: number) => `/wp/v2/categories?per_page=100&page=${nr}&orderby=name&order=asc&_fields=id,name`;

  it('are all of them, by the names that people see', async () => {
    const first = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, name: `Ämne ${index + 1}` }));
    const last = [{ id: 900, name: 'Sport &amp; fritid &#8211; &lt;lokalt&gt;' }];
    const { cms } = standIn({ answers: { [page(1)]: json(200, first), [page(2)]: json(200, last) } });
    const found = await cms.categories();
    expect(found).toHaveLength(101);
    expect(found.at(-1)).toEqual({ id: 900, namn: 'Sport & fritid – <lokalt>' });
  });

  it('are told as a failure where they cannot be read', async () => {
    const { cms } = standIn({ answers: { [page(1)]: refusal(401, 'rest_not_logged_in') } });
    await expect(cms.categories()).rejects.toMatchObject({ name: 'CmsFailure' });
  });
});
