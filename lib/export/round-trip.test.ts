import { describe, expect, test } from 'vitest';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { Block } from '#lib/contract/block.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { articleMarkdown } from '#lib/export/article-markdown.ts';
import type { ExportedVersion } from '#lib/export/exported-version.ts';
import { readMarkdownArticle } from '#lib/import/markdown-article.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

function version(block: Block[], more: Partial<ExportedVersion> = {}): ExportedVersion {
  return {
    id: '01980000-0000-7000-8000-000000000001',
    sprak: 'sv',
    kallsprak: 'sv',
    version: 'arbete',
    status: 'utkast',
    sprakstatus: 'utkast',
    fakta: {
      sektion: 'mat',
      mall: 'nyhet',
      mall_version: 1,
      taggar: ['bröd: surt', 'no', '2026-11-23'],
      kategorier: [3],
      sponsrad: { partner: 'Kvarnen & Co', markning: 'Annons' },
      kallor: [{ titel: 'Boken "Surt"', url: 'https://example.com/?a=1&b=2', not: 'rad ett\nrad två' }],
      ansvarig: 'Åsa Öberg',
    },
    content: {
      rubrik: 'Så blir brödet: surt & gott # på riktigt',
      ingress: '--- ingen\n---\nuppgift',
      slug: 'sa-blir-brodet',
      meta: { seoTitel: 'no', puffTitel: '1:30' },
      hero: { src: '/media/01980000-0000-7000-8000-0000000000aa/1600.jpg', alt: 'Ett bröd', fokus: { x: 10, y: 20 } },
    },
    block,
    revision: { id: '01980000-0000-7000-8000-000000000002', nr: 3, hash: 'abc' },
    lank: null,
    publicerad: null,
    skapad: '2026-11-20T08:30:00.000Z',
    andrad: '2026-11-21T08:30:00.000Z',
    agare: 'Åsa Öberg',
    ...more,
  };
}

function comesBack(out: ExportedVersion): string {
  const text = atOnce(articleMarkdown(out));
  const back = readMarkdownArticle(text, 'artiklar/mat/x/sv.md');
  expect(back.anmarkningar).toEqual([]);
  expect(back.versioner).toEqual([{ sprak: out.sprak, ...out.content, block: out.block }]);
  const { mall_version: _, ...fakta } = out.fakta;
  expect(back.fakta).toEqual(fakta);
  expect(back).toMatchObject({ kallsprak: out.kallsprak, version: out.version, origin: { system: 'studio', id: out.id } });
  return text;
}

const paragraph = (id: string, ...content: NonNullable<Block['content']>): Block => ({ type: 'paragraph', attrs: { id }, content });

describe('an article that is taken out comes back as it was', () => {
  const examples = [...BLOCKS_WITH_EXAMPLES.values()].flatMap(({ type, examples: { valid } }) =>
    valid.map(({ namn, block }) => [type, namn, block] as const),
  );

  test.each(examples)('%s: %s', (_type, _namn, block) => {
    const kept = parseDocument([block], { newId: () => 'bnyttblock' });
    comesBack(version(kept.block));
  });

  test.each([...TEMPLATES_WITH_EXAMPLES.keys()].flatMap((id) => LANGUAGES.map((sprak) => [id, sprak] as const)))(
    'the example of %s in %s',
    (id, sprak) => {
      const example = TEMPLATES_WITH_EXAMPLES.get(id)?.exempel[sprak];
      if (example === undefined) throw new Error('no example');
      const { rubrik, ingress, slug, meta, hero, block, taggar, kallor } = example;
      const base = version(block);
      const text = comesBack({
        ...base,
        sprak,
        content: { rubrik, ingress, slug, meta, hero },
        fakta: { ...base.fakta, mall: id, taggar, kallor },
      });
      expect(text).not.toMatch(/```studio\ntype: (?:paragraph|heading|bulletList|image)/);
    },
  );

  test('all examples in one article', () => {
    const all = examples.map(([, , block], nr) =>
      JSON.parse(JSON.stringify(block).replaceAll(/"id":"b[^"]*"/g, () => `"id":"bnr${nr}x${next()}"`)),
    );
    comesBack(version(parseDocument(all, { newId: () => `bny${next()}` }).block));
  });

  let count = 1000;
  const next = () => count++;

  const HOSTILE = [
    'a * b * c _d_ __e__ `f` [g](h) ![i](j) <b>k</b> &amp; \\ # l',
    '# ingen rubrik',
    '- ingen punkt',
    '1. inget nummer',
    '> inget citat',
    '---',
    '```studio',
    '<!-- studio {} -->',
    '    indraget',
    ' börjar med blanktecken',
    'slutar med blanktecken ',
    'två\nrader',
    'två\n\nstycken',
    'tabb\there',
    '| inget | bord |',
    '',
    ' ',
    'https://example.com och a@b.se',
    '[x]: https://example.com',
    '=== ',
    'Fotnot[^1]',
    '\u00a0',
    '\u2028',
    '🥖 är bröd',
    '1) nej',
    '+ nej',
    '***',
    '~~nej~~',
    'a  \nb',
    'x<y>z',
    '../../../media/01980000-0000-7000-8000-0000000000aa/1600.jpg',
  ];

  test.each(HOSTILE)('a paragraph that says %j', (text) => {
    comesBack(version([paragraph('bstycke001', { type: 'text', text }), paragraph('bstycke002', { type: 'text', text: 'efter' })]));
  });

  test.each(HOSTILE)('bold, italic and linked text that says %j', (text) => {
    const bold = { type: 'bold' } as const;
    const italic = { type: 'italic' } as const;
    const link = { type: 'link', attrs: { href: 'https://example.com/(a)?b="c" d' } } as const;
    comesBack(
      version([
        paragraph('bstycke001', { type: 'text', text: 'före' }, { type: 'text', text, marks: [bold] }, { type: 'text', text: 'efter' }),
        paragraph('bstycke002', { type: 'text', text, marks: [italic, bold] }, { type: 'text', text, marks: [bold, italic] }),
        paragraph('bstycke003', { type: 'text', text, marks: [link, italic] }, { type: 'text', text: 'x', marks: [italic, link] }),
      ]),
    );
  });

  test('lists in a row stay two, and a picture keeps what Markdown has no place for', () => {
    const list = (id: string, type: string): Block => ({
      type,
      attrs: { id },
      content: [{ type: 'listItem', content: [paragraph(`${id}p`, { type: 'text', text: 'punkt' })] }],
    });
    const image = {
      type: 'image',
      attrs: { id: 'bbild00001', src: '/media/01980000-0000-7000-8000-0000000000aa/1600.jpg', alt: 'a', kredit: '--> <b>', bredd: 3 },
    };
    const text = comesBack(
      version([list('blista0001', 'bulletList'), list('blista0002', 'bulletList'), list('blista0003', 'orderedList'), image]),
    );
    expect(text).not.toContain('```');
    expect(text).toContain('![a](../../../media/01980000-0000-7000-8000-0000000000aa/1600.jpg)');
  });
});
