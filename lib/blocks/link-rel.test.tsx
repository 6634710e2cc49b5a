import { describe, expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import type { Block } from '#lib/contract/block.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';
import { liveFeedJson } from '#lib/render/live-feed.tsx';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

const PAID = 'sponsored nofollow noopener';
const own: RenderContext = {
  sprak: 'sv',
  mall: 'nyhet',
  absolute: (address) => address,
  sajt: { namn: 'Kvällsro', lank: 'https://kvallsro.example' },
  lank: 'https://www.tidningen.example/mat/pannan/',
};
const sponsored: RenderContext = { ...own, sponsrad: { partner: 'Köksboden', markning: 'Annons' } };

describe('what a link says of itself', () => {
  test.each([
    '/mat/bullar',
    '#steg-1',
    '?sida=2',
    'https://kvallsro.example/mat',
    'http://www.kvallsro.example/',
    'https://tidningen.example/a',
  ])('%s stays on the site, whoever pays for the article', (href) => {
    expect([linkRel(href, own), linkRel(href, sponsored)]).toEqual([undefined, undefined]);
  });

  test.each([
    'https://koksboden.example',
    'http://koksboden.example/a',
    ' HTTPS://Koksboden.example',
    'https://kvallsro.example.koksboden.example',
  ])('%s leads out: paid for when the article is', (href) => {
    expect([linkRel(href, own), linkRel(href, sponsored)]).toEqual(['noopener', PAID]);
  });

  test.each([
    ...['/ut/panna', '/ut/panna?x=1', '/ut/panna/', '/UT/panna', 'https://kvallsro.example/ut/panna'],
    ...['https://track.adtraction.com/t/t?a=1', 'http://track.adtraction.com/t/t?a=1'],
  ])('%s is paid for anywhere', (href) => {
    expect(linkRel(href, own)).toBe(PAID);
  });

  test('where the reader buys, whatever the address is', () => {
    expect(linkRel('https://koksboden.example', own, { kop: true })).toBe(PAID);
  });

  test.each(['mailto:red@kvallsro.example', 'tel:08123', 'https://'])('%s leads to no page', (href) => {
    expect(linkRel(href, sponsored)).toBeUndefined();
  });
});

/** Every link of a rendering: where it leads, and what it says of itself. */
function linksOf(html: string): Array<{ href: string; rel: string }> {
  return [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => ({
    href: /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '',
    rel: /\brel="([^"]*)"/.exec(attributes)?.[1] ?? '',
  }));
}

const leadingOut = (html: string) =>
  linksOf(html).filter(({ href }) => /^https?:/.test(href) && !href.startsWith('https://kvallsro.example'));
const everyBlock: Block[] = [
  ...[...BLOCKS_WITH_EXAMPLES.values()].flatMap(({ examples }) => examples.valid.map(({ block }) => block)),
  ...[...TEMPLATES_WITH_EXAMPLES.values()].flatMap(({ exempel }) => LANGUAGES.flatMap((sprak) => exempel[sprak].block)),
  {
    type: 'liveinlagg',
    attrs: {
      id: 'blive00001',
      inlagg: [
        { id: 'a', tid: '2026-11-20T08:00', text: 'Se [pannan](https://koksboden.example/panna) och [bullarna](/mat/bullar).' },
        { id: 'b', tid: '2026-11-20T08:01', text: '<p>Se <a href="https://koksboden.example/gryta">grytan</a>.</p>' },
      ],
    },
  },
];

describe('in an article that somebody pays for', () => {
  test('every link out of it says so, whatever block it stands in', () => {
    const links = leadingOut(renderBodyHtml(everyBlock, sponsored));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ rel }) => rel !== PAID)).toEqual([]);
  });

  test('so do those of the live feed, also when it becomes one that somebody pays for', () => {
    const block = everyBlock.slice(-1);
    const feed = (context: RenderContext) =>
      JSON.parse(liveFeedJson({ block, meta: {} }, context)).inlagg.map((one: { html: string }) => one.html);
    expect(
      linksOf(feed(own).join(''))
        .filter(({ href }) => href.startsWith('https:'))
        .map(({ rel }) => rel),
    ).toEqual(['noopener', 'noopener']);
    expect(leadingOut(feed(sponsored).join('')).map(({ rel }) => rel)).toEqual([PAID, PAID]);
    expect(linksOf(feed(sponsored).join('')).find(({ href }) => href === '/mat/bullar')?.rel).toBe('');
  });

  test('no link of the newsroom’s own articles does, but for those where one buys', () => {
    const links = leadingOut(renderBodyHtml(everyBlock, own));
    const paid = links.filter(({ rel }) => rel === PAID).map(({ href }) => new URL(href).hostname);
    expect(new Set(paid)).toEqual(new Set(paid.filter((host) => /adtraction|example/.test(host))));
    expect(links.some(({ rel }) => rel === 'noopener')).toBe(true);
  });
});
