import { describe, expect, test } from 'vitest';
import { feedText } from '#lib/adapters/feeds/feed-text.ts';
import { parseSteps } from '#lib/adapters/feeds/parse-feed.ts';
import { FeedUnreadable } from '#lib/adapters/feeds/port.ts';
import { atOnce } from '#lib/content/steps.ts';
import { pace } from '#lib/machine/pace.ts';
import { workedMs } from '#lib/turns/worked.ts';

const BASE = 'https://nyheter.example/flode.xml';
const parse = (text: string) => atOnce(parseSteps(text, BASE));
const rss = (items: string, head = '<title>Nyhetsbyrån</title>') =>
  `<?xml version="1.0"?>\n<rss version="2.0"><channel>${head}${items}</channel></rss>`;
const item = (nr: number | string, more = '') =>
  `<item><title>Nyhet ${nr}</title><link>https://nyheter.example/${nr}</link><guid>${nr}</guid>${more}</item>`;
const items = (count: number) => Array.from({ length: count }, (_, nr) => item(nr)).join('');

function refusal(text: string): string {
  try {
    parse(text);
    return 'läst';
  } catch (error) {
    if (error instanceof FeedUnreadable) return error.kod;
    throw error;
  }
}

const TOLD = { titel: 'Nyhetsbyrån', olasliga: 0 };
const BRIDGE = { rubrik: 'Bron & färjan', ingress: 'Bron invigs på fredag.', adress: 'https://nyheter.example/bron' };

test.each([
  [
    'RSS',
    rss(`<item><title>Bron &amp; färjan</title><link>/bron</link><pubDate>Wed, 25 Nov 2026 10:00:00 +0100</pubDate>
      <description><![CDATA[<p>Bron <b>invigs</b> på fredag.</p><script>alert(1)</script>]]></description></item>`),
    'Wed, 25 Nov 2026 10:00:00 +0100',
  ],
  [
    'Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Nyhetsbyrån</title><entry><id>1</id><title type="html">Bron &amp;amp; färjan</title>
      <link rel="self" href="/x"/><link href="bron"/><updated>2026-11-25T09:00:00Z</updated><summary>Bron invigs på fredag.</summary></entry></feed>`,
    '2026-11-25T09:00:00Z',
  ],
  [
    'RSS 1.0',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel><title>Nyhetsbyrån</title></channel><item><title>Bron &amp; färjan</title><link>https://nyheter.example/bron</link>
      <description>Bron invigs på fredag.</description><dc:date>2026-11-25</dc:date></item></rdf:RDF>`,
    '2026-11-25',
  ],
  [
    'JSON Feed',
    JSON.stringify({
      ...{ version: 'https://jsonfeed.org/version/1.1', title: 'Nyhetsbyrån' },
      items: [
        {
          id: '1',
          url: '/bron',
          title: 'Bron & färjan',
          content_html: '<p>Bron invigs på fredag.</p>',
          date_published: '2026-11-25T09:00:00Z',
        },
      ],
    }),
    '2026-11-25T09:00:00Z',
  ],
])('%s is read', (_, text, tid) => {
  const { poster, ...told } = parse(text);
  expect(told).toEqual(TOLD);
  expect(poster).toEqual([{ ...BRIDGE, tid, nyckel: expect.any(String) }]);
});

describe('what is wrong with one entry is no other’s matter', () => {
  test.each([
    ['an element that is not closed', '<item><title>Trasig<link>https://nyheter.example/x</link></item>'],
    ['no headline and no text', '<item><link>https://nyheter.example/x</link></item>'],
    ['no address', '<item><title>Utan adress</title></item>'],
    ['an address that runs', '<item><title>Farlig</title><link>javascript:alert(1)</link></item>'],
    ['an address with a login', '<item><title>Farlig</title><link>https://anna:hemligt@nyheter.example/</link></item>'],
    ['a text of a mebibyte', item('x', `<description>${'ord '.repeat(250_000)}</description>`)],
    ['ten thousand elements', item('x', '<category>a</category>'.repeat(10_000))],
    ['ten thousand attributes', `<item ${Array.from({ length: 10_000 }, (_, nr) => `a${nr}=""`).join(' ')}><title>x</title></item>`],
    ['elements within each other without end', item('x', '<a>'.repeat(20_000))],
  ])('%s', (_, broken) => {
    const { poster, olasliga } = parse(rss(`${item(1)}${broken}${item(2)}`));
    expect([poster.map(({ rubrik }) => rubrik), olasliga]).toEqual([['Nyhet 1', 'Nyhet 2'], 1]);
  });

  test('a feed that is broken off gives what came', () => {
    const { poster, olasliga } = parse(`${rss(items(3)).replace('</channel></rss>', '')}<item><title>Halv`);
    expect([poster.length, olasliga]).toEqual([3, 1]);
  });

  test('an entry that is there twice is one', () => expect(parse(rss(item(1) + item(1))).poster).toHaveLength(1));

  test('of an entry without a headline the text is one', () => {
    const { poster } = parse(rss(`<item><link>https://nyheter.example/x</link><description>Bron invigs på fredag.</description></item>`));
    expect(poster[0]).toMatchObject({ rubrik: 'Bron invigs på fredag.', ingress: '' });
  });

  test('what hides or turns letters is left out, and no text is longer than it may be', () => {
    const { poster } = parse(rss(item(1, `<description>\u202eBron\u0007 &lt;b&gt;${'å'.repeat(2_000)}</description>`)));
    expect(poster[0]?.ingress).toMatch(/^Bron å+$/);
    expect(poster[0]?.ingress.length).toBeLessThanOrEqual(500);
  });
});

test('of 10 000 entries the first hundred are read', () => {
  const { poster } = parse(rss(items(10_000)));
  expect([poster.length, poster[0]?.rubrik]).toEqual([100, 'Nyhet 0']);
  const many = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    items: Array.from({ length: 10_000 }, (_, id) => ({ id, url: `/${id}`, title: 'x' })),
  };
  expect(parse(JSON.stringify(many)).poster).toHaveLength(100);
});

test('the largest of feeds is read in short steps', () => {
  const text = rss(items(100).replaceAll('</item>', `<description>${'ord '.repeat(5_000)}</description></item>`));
  const slow = pace();
  const steps = parseSteps(text, BASE);
  let longest = 0;
  for (let [step, before] = [steps.next(), workedMs()]; !step.done; step = steps.next()) {
    longest = Math.max(longest, workedMs() - before);
    before = workedMs();
  }
  expect(text.length).toBeGreaterThan(1_900_000);
  expect(longest / slow).toBeLessThan(150);
});

test.each([
  [
    'flode_entiteter',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>',
  ],
  [
    'flode_entiteter',
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&x;</title></channel></rss>',
  ],
  ['flode_webbsida', '<!doctype html><html><head><title>Nyheter</title></head></html>'],
  ['flode_inget', ''],
  ['flode_inget', 'hej'],
  ['flode_inget', '<opml version="2.0"/>'],
  ['flode_inget', '{"version": 2, "items": []}'],
  ['flode_inget', '[]'],
  ['flode_trasigt', '{"version": "https://jsonfeed.org/version/1.1", "items": ['],
  [
    'läst',
    '<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd"><rss version="0.91"><channel><title>x</title></channel></rss>',
  ],
  ['läst', rss('')],
])('%s: %s', (kod, text) => expect(refusal(text)).toBe(kod));

describe('a feed that says another encoding than it uses', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><rss><title>Åäö – “citat”</title></rss>`;
  test.each([
    ['UTF-8 that says so', Buffer.from(declared('UTF-8')), 'text/xml; charset=utf-8'],
    ['UTF-8 that says ISO-8859-1', Buffer.from(declared('ISO-8859-1')), 'text/xml; charset=iso-8859-1'],
    ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(declared('latin1'))]), ''],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(declared('UTF-16'), 'utf16le')]), ''],
  ])('%s', (_, bytes, type) => expect(feedText(bytes, type)).toContain('Åäö – “citat”'));
  test.each([
    ['ISO-8859-1 that says UTF-8', latin('<?xml version="1.0" encoding="UTF-8"?><title>Åäö</title>'), 'text/xml; charset=utf-8'],
    ['ISO-8859-1 of which only the server knows', latin('<title>Åäö</title>'), 'text/xml; charset="ISO-8859-1"'],
    ['an encoding that there is not', latin('<?xml version="1.0" encoding="klingon"?><title>Åäö</title>'), ''],
    ['none at all', latin('<title>Åäö</title>'), ''],
  ])('%s', (_, bytes, type) => expect(feedText(bytes, type)).toContain('Åäö'));
});
