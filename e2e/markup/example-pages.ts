import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import type { Block } from '#lib/contract/block.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { articlePath } from '#lib/site/site-addresses.ts';
import { article } from '#lib/site/source-in-memory.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

const SEKTION = 'nyheter';

/** An article, and where it is read. */
export interface ExamplePage {
  sprak: Language;
  path: string;
  article: PublicArticle;
}

type ArticleWords = NonNullable<Parameters<typeof article>[0]>;

function examplePage(sprak: Language, slug: string, words: ArticleWords): ExamplePage {
  const andra = LANGUAGES.filter((other) => other !== sprak).map((other) => ({ sprak: other, sektion: SEKTION, slug }));
  return {
    sprak,
    path: articlePath(sprak, SEKTION, slug),
    article: article({ ...words, id: slug, sprak, sektion: SEKTION, slug, andra }),
  };
}

/** No article begins with a lower heading than this. */
const HEADING: Block = { type: 'heading', attrs: { id: 'bmellan001', level: 2 }, content: [{ type: 'text', text: 'Mellanrubrik' }] };

function headingOf(type: string): Block {
  return { type: 'heading', attrs: { id: `brubr${type}`, level: 2 }, content: [{ type: 'text', text: type }] };
}

function blockPage(sprak: Language, type: string, slug: string, block: readonly Block[]): ExamplePage {
  const mall = BLOCKS_WITH_EXAMPLES.get(type)?.onlyIn?.[0] ?? 'nyhet';
  return examplePage(sprak, slug, { mall, rubrik: slug, block: [HEADING, ...block], taggar: ['bageri'] });
}

/** Each right example of a block, alone in an article. */
export const BLOCK_PAGES: readonly ExamplePage[] = LANGUAGES.flatMap((sprak) =>
  [...BLOCKS_WITH_EXAMPLES.values()].flatMap(({ type, examples }) =>
    examples.valid.map(({ block }, index) => blockPage(sprak, type, `${type.toLowerCase()}-${index + 1}`, [block])),
  ),
);

/** All right examples of a block after each other in one article. */
export const BLOCK_TYPE_PAGES: readonly ExamplePage[] = LANGUAGES.flatMap((sprak) =>
  [...BLOCKS_WITH_EXAMPLES.values()].map(({ type, examples }) =>
    blockPage(
      sprak,
      type,
      `alla-${type.toLowerCase()}`,
      examples.valid.map(({ block }) => block),
    ),
  ),
);

const TYPES_A_PAGE = 8;

/**
 * All right examples of some blocks in one article, each type after a heading of the level that it would stand under alone. What is wrong
 * with an element is as wrong among others, and a page is judged in the time that its own frame takes.
 */
export const BLOCK_GROUP_PAGES: readonly ExamplePage[] = LANGUAGES.flatMap((sprak) =>
  [...Map.groupBy(BLOCKS_WITH_EXAMPLES.values(), ({ onlyIn }) => onlyIn?.[0] ?? 'nyhet').values()].flatMap((definitions) =>
    Array.from({ length: Math.ceil(definitions.length / TYPES_A_PAGE) }, (_, index) => {
      const group = definitions.slice(index * TYPES_A_PAGE, (index + 1) * TYPES_A_PAGE);
      const [{ type } = { type: '' }] = group;
      const block = group.flatMap((definition) => [
        headingOf(definition.type),
        ...definition.examples.valid.map((example) => example.block),
      ]);
      return blockPage(sprak, type, `fran-${type.toLowerCase()}`, block);
    }),
  ),
);

export const TEMPLATE_PAGES: readonly ExamplePage[] = LANGUAGES.flatMap((sprak) =>
  [...TEMPLATES_WITH_EXAMPLES.values()].map(({ id, exempel: { [sprak]: example } }) =>
    examplePage(sprak, `mallen-${id}`, {
      mall: id,
      rubrik: example.rubrik,
      ingress: example.ingress,
      block: example.block,
      hero: example.hero,
      meta: example.meta,
      taggar: example.taggar,
    }),
  ),
);

/** What is no article: front pages, a section, an article in both languages, and what there is not. */
export const OTHER_PATHS = [
  '/',
  '/en',
  '/nyheter',
  '/en/nyheter',
  '/nyheter/mallen-nyhet/sida-vid-sida',
  '/en/nyheter/mallen-recept/side-by-side',
  '/finns/inte',
  '/en/finns/inte',
  ...['/sok', '/sok?q=fyren', '/arkiv', '/arkiv/2026', '/arkiv/2026/11', '/en/search?q=fyren', '/en/archive'],
];
