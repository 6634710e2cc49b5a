import { describe, expect, test } from 'vitest';
import { unsafeMarkup } from '#lib/blocks/unsafe-markup.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block, Mark, TextNode } from '#lib/contract/block.ts';
import { ARTICLE_PARTS, type ArticlePart } from '#lib/contract/theme-parts.ts';
import { deliveredHtmlSteps, renderArticleHtml, renderBodyHtml } from '#lib/render/article-html.tsx';
import type { ArticlePage } from '#lib/render/article-page.ts';
import { exampleSv } from '#lib/templates/nyhet/example-sv.ts';

const page: ArticlePage = {
  sprak: 'sv',
  mall: 'nyhet',
  absolute: (address) => (address.startsWith('/') ? `https://studio.example${address}` : address),
  sektion: { namn: 'Mat', lank: '/mat' },
  forfattare: [{ namn: 'Elsa Norén' }, { namn: 'Karim Haddad' }],
  publicerad: '2026-11-20T08:30:00.000Z',
  sponsrad: null,
};
const article: ArticleContent = { rubrik: 'Rubrik', ingress: '', slug: 'rubrik', meta: {}, hero: null, block: [] };
const words = (text: string, ...marks: Mark[]): TextNode => ({ type: 'text', text, marks });
const link = (href: string): Mark => ({ type: 'link', attrs: { href } });
const p = (...content: TextNode[]): Block => ({ type: 'paragraph', attrs: { id: 'bstycke01' }, content });
const body = (...block: Block[]) => renderBodyHtml(block, page).replace(/^<div [^>]*>|<\/div>$/g, '');

describe('text', () => {
  test('carries its marks, and runs on where they change', () => {
    expect(body(p(words('a '), words('b', { type: 'bold' }), words(' c '), words('d', { type: 'italic' }, { type: 'bold' })))).toBe(
      '<p>a <strong>b</strong> c <strong><em>d</em></strong></p>',
    );
  });

  test('has nothing that nobody sees, whatever an older text has', () => {
    expect(body(p(words('rad\u000brad, av\u0002stavat \u0093så\u0094')))).toBe('<p>rad\nrad, avstavat “så”</p>');
  });

  test('is one link however many pieces it is kept in', () => {
    expect(body(p(words('hela ', link('/a')), words('texten', link('/a'), { type: 'bold' }), words('nästa', link('/b'))))).toBe(
      '<p><a href="/a">hela <strong>texten</strong></a><a href="/b">nästa</a></p>',
    );
  });

  test('links out with noopener, and not at all to what could run', () => {
    expect(body(p(words('ut', link('https://example.com/å'))))).toContain('<a href="https://example.com/å" rel="noopener">ut</a>');
    expect(body(p(words('x', link('java\nscript:alert(1)'))))).toBe('<p>x</p>');
  });

  test('marks a link that somebody pays for', () => {
    expect(body(p(words('pannan', link('https://track.adtraction.com/t/t?a=1'))))).toContain('rel="sponsored nofollow noopener"');
  });

  test('is escaped', () => {
    expect(body(p(words('<b>&"\'')))).toBe('<p>&lt;b&gt;&amp;&quot;&#x27;</p>');
  });
});

describe('blocks', () => {
  const text = (id: string, content: string): Block => ({ type: 'paragraph', attrs: { id }, content: [words(content)] });
  const cell = (type: string, content: string): Block => ({ type, content: [text('bcell0001', content)] });

  test('a table has its headings in a head and each heading its scope', () => {
    const html = body({
      type: 'table',
      attrs: { id: 'btabell01' },
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Dag'), cell('tableHeader', 'Tid')] },
        { type: 'tableRow', content: [cell('tableHeader', 'Lördag'), cell('tableCell', '10')] },
      ],
    });
    expect(html).toContain('<thead><tr><th scope="col"><p>Dag</p></th><th scope="col"><p>Tid</p></th></tr></thead>');
    expect(html).toContain('<tbody><tr><th scope="row"><p>Lördag</p></th><td><p>10</p></td></tr></tbody>');
  });

  test('a picture waits until it is near, and keeps its place until then', () => {
    const image: Block = {
      type: 'image',
      attrs: { id: 'bbild0001', src: '/media/a', alt: 'En hund', layout: 'bred', bredd: 1600, hojd: 900 },
    };
    const variants = () => [{ address: '/media/a/800', bredd: 800 }];
    expect(body(image)).toBe(
      '<figure class="bild bild-bred"><img src="https://studio.example/media/a" alt="En hund" width="1600" height="900" loading="lazy" decoding="async"/></figure>',
    );
    expect(renderBodyHtml([image], { ...page, variants })).toContain('srcSet="https://studio.example/media/a/800 800w"');
  });

  test('a picture of Studio’s own is offered in smaller types, and its colour stands where it will', () => {
    const image: Block = { type: 'image', attrs: { id: 'bbild0001', src: '/media/a/1600.jpg', alt: 'En hund', bredd: 1600, hojd: 900 } };
    const kopior = (typ: string) => [320, 640].map((bredd) => ({ bredd, address: `/media/a/${bredd}.${typ}` }));
    const served = () => ({ typer: ['avif', 'webp'].map((typ) => ({ typ: `image/${typ}`, kopior: kopior(typ) })), farg: '#ff0080' });
    const html = renderBodyHtml([image], { ...page, served });
    const [avif, webp] = ['avif', 'webp'].map(
      (typ) => `https://studio.example/media/a/320.${typ} 320w, https://studio.example/media/a/640.${typ} 640w`,
    );
    expect(html).toMatch(
      new RegExp(
        `<picture><source type="image/avif" srcSet="${avif}" sizes="[^"]+"/><source type="image/webp" srcSet="${webp}" sizes="[^"]+"/><img `,
      ),
    );
    expect(html).toContain(
      '<img class="farg-r7 farg-g0 farg-b4" src="https://studio.example/media/a/1600.jpg" alt="En hund" width="1600" height="900"',
    );
  });

  test('a layout that does not exist is the normal one, a level that does not exist the nearest', () => {
    expect(body({ type: 'image', attrs: { src: '/a', alt: '', layout: 'jätte' } })).toContain('class="bild bild-normal"');
    expect(body({ type: 'heading', attrs: { id: 'brubrik01', level: 5 }, content: [words('x')] })).toBe('<h3 id="brubrik01">x</h3>');
    expect(body({ type: 'heading', attrs: { id: 'brubrik01', level: 1 }, content: [words('x')] })).toBe('<h2 id="brubrik01">x</h2>');
  });

  test('what is empty is not shown', () => {
    const empty: Block[] = [
      p(),
      { type: 'faktaruta', attrs: { rubrik: 'Fakta' }, content: [p(words(' '))] },
      { type: 'viktigast', attrs: { punkter: ['', ' '] } },
      { type: 'image', attrs: { alt: 'x' } },
      { type: 'bulletList', content: [] },
    ];
    expect(body(...empty)).toBe('');
  });

  test('what nobody knows is left out', () => {
    expect(body({ type: 'framtida', attrs: {} }, p(words('kvar')))).toBe('<p>kvar</p>');
  });
});

describe('the text that a publishing system is handed', () => {
  const sponsrad = { partner: 'Bröd & <b>Bak</b>', markning: 'Annons från' };

  test('begins with who pays, escaped, before anything of the article', () => {
    const html = renderBodyHtml([p(words('Surdeg.'))], { ...page, sponsrad });
    expect(html).toBe(
      '<div class="artikel artikel-text" lang="sv"><p class="artikel-markning">Annons från Bröd &amp; &lt;b&gt;Bak&lt;/b&gt;</p><p>Surdeg.</p></div>',
    );
  });

  test('tells it of an article without a text too, and of one with half of it missing', () => {
    expect(renderBodyHtml([], { ...page, sponsrad })).toContain('<p class="artikel-markning">Annons från Bröd');
    expect(renderBodyHtml([], { ...page, sponsrad: { partner: 'Bageriet', markning: '' } })).toContain(
      '<p class="artikel-markning">Annons Bageriet</p>',
    );
    expect(renderBodyHtml([], { ...page, sponsrad: { partner: ' ', markning: 'Annons' } })).toContain(
      '<p class="artikel-markning">Annons</p>',
    );
  });

  test('has no marking when nobody pays', () => {
    expect(renderBodyHtml([p(words('Surdeg.'))], { ...page, sponsrad: null })).not.toContain('artikel-markning');
  });
});

describe('the article that a publishing system is handed', () => {
  const sponsrad = { partner: 'Bageriet', markning: 'Annons från' };
  const whole: ArticleContent = {
    ...article,
    ingress: 'Ingressen.',
    hero: { src: '/media/h', alt: 'Ett torg', caption: 'Torget i regn.', kredit: 'Lena' },
    block: [p(words('Surdeg.'))],
  };
  const delivered = (parts: readonly ArticlePart[], changes: Partial<ArticlePage> = {}) =>
    atOnce(deliveredHtmlSteps(whole, { ...page, sponsrad, ...changes }, parts));

  test('begins with who pays, and has all that Studio’s own page shows where the theme shows nothing', () => {
    expect(delivered([])).toMatch(
      /^<div class="artikel artikel-text" lang="sv"><p class="artikel-markning">Annons från Bageriet<\/p><h1>Rubrik<\/h1><p class="artikel-ingress">Ingressen\.<\/p><p class="artikel-byline"><span>Av <b>Elsa Norén<\/b> och <b>Karim Haddad<\/b><\/span><time [^>]*>20 november 2026 kl\. 09:30<\/time><\/p><figure class="artikel-hero">.*Torget i regn\..*Lena.*<\/figure><p>Surdeg\.<\/p><\/div>$/,
    );
  });

  test.each([
    ['rubrik', /<h1>/],
    ['ingress', /artikel-ingress/],
    ['byline', /Elsa Norén/],
    ['datum', /<time/],
    ['bild', /artikel-hero/],
  ] as const)('leaves out %s where the theme shows it, and nothing else', (part, shown) => {
    expect(delivered([part])).not.toMatch(shown);
    expect(delivered(ARTICLE_PARTS.filter((other) => other !== part))).toMatch(shown);
    expect(delivered([part])).toContain('Annons från Bageriet');
  });

  test('tells below the byline that programs have written it, whatever the theme shows', () => {
    const aiNot = { text: 'Skriven med AI, granskad av redaktionen.' };
    expect(delivered([], { aiNot })).toContain(
      '</time></p><p class="artikel-ai">Skriven med AI, granskad av redaktionen.</p><figure class="artikel-hero">',
    );
    expect(delivered(ARTICLE_PARTS, { aiNot })).toContain('<p class="artikel-ai">Skriven med AI, granskad av redaktionen.</p>');
    expect(renderArticleHtml(whole, { ...page, aiNot })).toContain(
      '</p><p class="artikel-ai">Skriven med AI, granskad av redaktionen.</p></header>',
    );
    expect(renderArticleHtml(whole, page)).not.toContain('artikel-ai');
  });

  test('has the line about links that are paid for also where the theme shows a standfirst that speaks of them', () => {
    const paid: Block = p(words('Köp', { type: 'link', attrs: { href: 'https://track.adtraction.com/t/t?a=1' } }));
    const said = { ...whole, ingress: 'Innehåller annonslänkar.', block: [paid] };
    const html = (parts: readonly ArticlePart[]) => atOnce(deliveredHtmlSteps(said, page, parts));
    expect(html(['ingress'])).toContain('artikel-annonslankar');
    expect(html([])).not.toContain('artikel-annonslankar');
  });
});

describe('what is counted', () => {
  const matning = 'https://studio.example/studio/matning';
  const told = ' lang="sv" data-matning="https://studio.example/studio/matning" data-innehall="id">';

  test('tells the script where it is told, and of which article', () => {
    const counted = { ...page, innehall: 'id', matning };
    expect(renderBodyHtml([p(words('Surdeg.'))], counted)).toContain(`<div class="artikel artikel-text"${told}`);
    expect(renderArticleHtml(article, counted)).toContain(`<article class="artikel artikel-hel"${told}`);
  });

  test('is no draft', () => {
    expect(renderBodyHtml([p(words('Surdeg.'))], { ...page, innehall: 'id' })).not.toContain('data-');
  });
});

describe('the whole article', () => {
  test('has head, byline with Stockholm time, and the picture at the top first', () => {
    const html = renderArticleHtml({ ...article, ingress: 'Ingressen', hero: { src: '/media/h', alt: 'Ett torg', kredit: 'Lena' } }, page);
    expect(html).toContain('<h1>Rubrik</h1><p class="artikel-ingress">Ingressen</p>');
    expect(html).toContain('<b>Elsa Norén</b> och <b>Karim Haddad</b>');
    expect(html).toContain('<time dateTime="2026-11-20T09:30:00+01:00">20 november 2026 kl. 09:30</time>');
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading="lazy"');
  });

  test('tells who pays, before anything else is read', () => {
    const html = renderArticleHtml(article, { ...page, sponsrad: { partner: 'Bageriet', markning: 'Annons från' } });
    expect(html.indexOf('Annons från Bageriet')).toBeGreaterThan(0);
    expect(html.indexOf('Annons från Bageriet')).toBeLessThan(html.indexOf('<h1>'));
  });

  test('leaves out what it has not', () => {
    const html = renderArticleHtml(article, { ...page, forfattare: [], publicerad: null });
    expect(html).not.toMatch(/artikel-ingress|artikel-byline|artikel-hero|undefined|null/);
  });

  test('is English in English', () => {
    const html = renderArticleHtml({ ...article, hero: { src: '/h', alt: 'x', kredit: 'Bo' } }, { ...page, sprak: 'en' });
    expect(html).toContain('lang="en"');
    expect(html).toContain('By <b>Elsa Norén</b> and <b>Karim Haddad</b>');
    expect(html).toContain('Photo: Bo');
  });

  test('stays harmless whatever its fields hold', () => {
    const hostile = '"><script>alert(1)</script>';
    const html = renderArticleHtml(
      { ...article, rubrik: hostile, ingress: hostile, hero: { src: '/h', alt: hostile, caption: hostile, kredit: hostile } },
      {
        ...page,
        forfattare: [{ namn: hostile }],
        sponsrad: { partner: hostile, markning: hostile },
        sektion: { namn: hostile, lank: '/mat' },
      },
    );
    expect(unsafeMarkup(html)).toEqual([]);
  });

  test('60 blocks take a few milliseconds', () => {
    const { block } = exampleSv;
    const sixty = Array.from({ length: 60 }, (_, index) => block[index % block.length]).filter((one) => one !== undefined);
    const render = () => renderBodyHtml(sixty, page);
    for (let warm = 0; warm < 10; warm++) render();
    const times = Array.from({ length: 20 }, () => {
      const before = process.threadCpuUsage();
      render();
      return process.threadCpuUsage(before).user / 1000;
    }).sort((a, b) => a - b);
    // Of the processor. The promise is 5 ms; a machine may be several times slower without anything being wrong.
    expect(times[10]).toBeLessThan(50);
  });
});
