import { describe, expect, test } from 'vitest';
import { StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import type { Seen } from '#lib/internet/look-at.ts';
import { checkLink, HostBusy, type LinkWorld } from '#lib/link-check/check-link.ts';
import { EVERYTHING, NOTHING, type RobotsRules } from '#lib/link-check/robots-rules.ts';

interface Page {
  status?: number;
  to?: string;
  html?: string;
  typ?: string;
  headers?: Record<string, string>;
}

/** What stands at each address; `HEAD` before one is what it answers to that. */
type Web = Record<string, Page | Error>;

const at = 'https://rapport.example/sida';

function world(web: Web, rules: RobotsRules = EVERYTHING): LinkWorld & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async look(url, method): Promise<Seen> {
      asked.push(`${method} ${url.href}`);
      const page = web[`${method} ${url.href}`] ?? web[url.href] ?? { status: 404 };
      if (page instanceof Error) throw page;
      const { status = page.to === undefined ? 200 : 301, to, html = '', typ = 'text/html; charset=utf-8', headers = {} } = page;
      return {
        status,
        headers: { 'content-type': typ, ...(to === undefined ? {} : { location: to }), ...headers },
        beginning: Buffer.from(method === 'GET' ? html : ''),
      };
    },
    rules: async () => rules,
  };
}

const found = (web: Web, rules?: RobotsRules) => checkLink(at, world(web, rules));
const SILENT = new StrangerRefused('slow', 'no answer in time');
const failing = (code: string) => new StrangerRefused('broken', 'no answer', Object.assign(new Error(code), { code }));

test('a page that is there is asked for its head, and then read for what it says', async () => {
  const web = world({ [at]: { html: '<title>Rapporten</title>' } });
  expect(await checkLink(at, web)).toEqual({ typ: 'framme', svar: 200, leder_till: null });
  expect(web.asked).toEqual([`HEAD ${at}`, `GET ${at}`]);
});

test('a file is not fetched: its head says that it is there', async () => {
  const web = world({ [at]: { typ: 'application/pdf' } });
  expect(await checkLink(at, web)).toMatchObject({ typ: 'framme' });
  expect(web.asked).toEqual([`HEAD ${at}`]);
});

describe('a page that is not there', () => {
  test.each([404, 410, 400, 500, 503, 414])('answers %i', async (status) =>
    expect(await found({ [at]: { status } })).toEqual({ typ: 'trasig', orsak: 'svar', svar: status, natet: false }),
  );

  test.each([
    '<title>404</title>',
    '<title>Sidan finns inte | Tidningen</title>',
    '<title>Tidningen</title><h1>Sidan kunde inte hittas</h1>',
    '<h1>\n  Sidan du letar efter <em>finns inte</em></h1>',
    '<title>Page not found – The Paper</title>',
    '<title>Oops! The page does not exist</title>',
    '<TITLE>Not Found</TITLE>',
  ])('says so with a 200: %s', async (html) =>
    expect(await found({ [at]: { html } })).toEqual({ typ: 'trasig', orsak: 'mjuk_404', svar: 200, natet: false }),
  );

  test('is another than one that tells of such things', async () => {
    for (const html of [
      '<title>Därför svarar webben 404</title><h1>Så fungerar felkoder</h1>',
      `<title>Sidan finns inte kvar i boken, ${'säger hon och läser vidare ur den gamla boken. '.repeat(4)}</title>`,
      '<title>Artikeln</title><p>Sidan finns inte</p>',
    ])
      expect(await found({ [at]: { html } }), html).toMatchObject({ typ: 'framme' });
  });

  test('leads to the front, as an address that nobody has does', async () => {
    const front = { html: '<title>Välkommen</title>' };
    const missing = 'https://rapport.example/studio-kontrollerar-om-sidor-som-inte-finns-svarar-404';
    expect(await found({ [at]: { to: '/' }, 'https://rapport.example/': front, [missing]: { to: '/' } })).toMatchObject({
      ...{ typ: 'trasig', orsak: 'mjuk_404' },
    });
    expect(await found({ [at]: { to: '/' }, 'https://rapport.example/': front })).toMatchObject({
      ...{ typ: 'framme', leder_till: 'https://rapport.example/' },
    });
  });
});

describe('a redirect', () => {
  const to = 'https://ny.example/sida';

  test('for good is told of, as far as it is for good', async () => {
    const there = { html: '<title>Ny</title>' };
    expect(await found({ [at]: { to }, [to]: there })).toMatchObject({ typ: 'framme', leder_till: to });
    expect(await found({ [at]: { to, status: 302 }, [to]: there })).toMatchObject({ typ: 'framme', leder_till: null });
    const last = 'https://ny.example/idag';
    expect(await found({ [at]: { to }, [to]: { to: last, status: 307 }, [last]: there })).toMatchObject({ typ: 'framme', leder_till: to });
  });

  test('that comes round, or never ends, is broken', async () => {
    expect(await found({ [at]: { to }, [to]: { to: at } })).toMatchObject({ typ: 'trasig', orsak: 'slinga' });
    expect(await found({ [at]: { to: at } })).toMatchObject({ orsak: 'slinga' });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, nr) => [nr === 0 ? at : `${at}/${nr}`, { to: `/sida/${nr + 1}` }]));
    expect(await found(many)).toMatchObject({ typ: 'trasig', orsak: 'manga_led' });
  });

  test.each(['javascript:alert(1)', 'http://', 'mailto:a@b.example'])('to %s leads nowhere', async (to) =>
    expect(await found({ [at]: { to } })).toMatchObject({ typ: 'trasig', orsak: 'leder_fel' }),
  );

  test.each([
    'http://169.254.169.254/latest',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
  ])('to a network inside is not followed: %s', async (to) => {
    const web = world({ [at]: { to } });
    expect(await checkLink(at, web)).toMatchObject({ typ: 'trasig', orsak: 'ej_internet' });
    expect(web.asked).toEqual([`HEAD ${at}`]);
  });
});

describe('whoever checks', () => {
  test.each([401, 403, 405, 406, 451, 999])('and is turned away with %i knows nothing', async (status) =>
    expect(await found({ [at]: { status } })).toEqual({ typ: 'oviss', orsak: 'nekad', svar: status }),
  );

  test('asks with GET where HEAD is not answered as it should be', async () => {
    for (const head of [{ status: 405 }, { status: 404 }, { status: 500 }, failing('ECONNRESET'), failing('HPE_INVALID_CONSTANT'), SILENT])
      expect(await found({ [`HEAD ${at}`]: head, [at]: { html: '<title>Rapporten</title>' } })).toMatchObject({ typ: 'framme' });
  });

  test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'CERT_HAS_EXPIRED'])(
    'does not ask once more of a host that cannot be talked to: %s',
    async (code) => {
      const web = world({ [at]: failing(code) });
      expect(await checkLink(at, web)).toMatchObject({ typ: 'trasig' });
      expect(web.asked).toEqual([`HEAD ${at}`]);
    },
  );

  test('fetches no page that robots are asked to leave, and then believes HEAD where that says that it is there', async () => {
    const web = world({ [at]: { html: '<title>404</title>' } }, NOTHING);
    expect(await checkLink(at, web)).toMatchObject({ typ: 'framme' });
    expect(web.asked).toEqual([`HEAD ${at}`]);
    expect(await found({}, NOTHING)).toEqual({ typ: 'oviss', orsak: 'robots', svar: 404 });
  });

  test('comes back when the host wishes', async () => {
    expect(await found({ [at]: { status: 429, headers: { 'retry-after': '120' } } })).toEqual({ typ: 'senare', sekunder: 120 });
    expect(await found({ [at]: { status: 429, headers: { 'retry-after': '99999999' } } })).toEqual({ typ: 'senare', sekunder: 86_400 });
    expect(await found({ [at]: { status: 429, headers: { 'retry-after': 'i morgon' } } })).toEqual({ typ: 'senare', sekunder: 3_600 });
    expect(await found({ [at]: new HostBusy() })).toMatchObject({ typ: 'senare' });
  });
});

describe('a host', () => {
  test.each([
    [new StrangerRefused('name', 'no address'), 'dns', true],
    [new StrangerRefused('slow', 'too slow'), 'tid', true],
    [failing('ECONNREFUSED'), 'natverk', true],
    [failing('CERT_HAS_EXPIRED'), 'tls', false],
    [failing('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls', false],
    [failing('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls', false],
    [failing('ERR_SSL_WRONG_VERSION_NUMBER'), 'tls', false],
    [new StrangerRefused('host', 'inside'), 'ej_internet', false],
  ] as const)('that cannot be had is told of by its cause: %s', async (error, orsak, natet) =>
    expect(await found({ [at]: error })).toEqual({ typ: 'trasig', orsak, svar: null, natet }),
  );

  test('that is a number is not asked', async () => {
    expect(await checkLink('https://93.184.216.34/', world({}))).toMatchObject({ typ: 'oviss', orsak: 'adress' });
  });

  test('at another port, or behind a login, is not asked', async () =>
    expect(await found({ [at]: new StrangerRefused('address', 'not at the usual port') })).toMatchObject({
      typ: 'oviss',
      orsak: 'adress',
    }));
});
