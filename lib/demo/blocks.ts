import type { Block, TextNode } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';
import { placeholder } from '#lib/demo/article.ts';
import { PICTURES, type PictureKey } from '#lib/demo/pictures.ts';

type Inline = string | TextNode;

export function bold(text: string): TextNode {
  return { type: 'text', text, marks: [{ type: 'bold' }] };
}

export function italic(text: string): TextNode {
  return { type: 'text', text, marks: [{ type: 'italic' }] };
}

export function link(text: string, href: string): TextNode {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
}

const inline = (parts: readonly Inline[]): TextNode[] =>
  parts.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part));

/**
 * The words an article's blocks are written in. The number given with each block makes its id, so that both languages
 * agree on it; what lies inside a block gets ids that continue the block's own.
 */
export function blocksOf(article: string, sprak: Language) {
  const id = (nr: number) => `b${article}-${String(nr).padStart(2, '0')}`;
  const paragraphs = (blockId: string, texts: ReadonlyArray<Inline | readonly Inline[]>): Block[] =>
    texts.map((text, index) => ({ type: 'paragraph', attrs: { id: `${blockId}-${index + 1}` }, content: inline([text].flat()) }));
  const listItems = (blockId: string, texts: ReadonlyArray<Inline | readonly Inline[]>): Block[] =>
    paragraphs(blockId, texts).map((paragraph) => ({ type: 'listItem', content: [paragraph] }));
  const row = (blockId: string, type: 'tableHeader' | 'tableCell', texts: readonly string[]): Block => ({
    type: 'tableRow',
    content: paragraphs(blockId, texts).map((paragraph) => ({ type, content: [paragraph] })),
  });

  return {
    p: (nr: number, ...text: Inline[]): Block => ({ type: 'paragraph', attrs: { id: id(nr) }, content: inline(text) }),
    h2: (nr: number, text: string): Block => ({ type: 'heading', attrs: { id: id(nr), level: 2 }, content: inline([text]) }),
    h3: (nr: number, text: string): Block => ({ type: 'heading', attrs: { id: id(nr), level: 3 }, content: inline([text]) }),
    points: (nr: number, ...items: Array<Inline | Inline[]>): Block => ({
      type: 'bulletList',
      attrs: { id: id(nr) },
      content: listItems(id(nr), items),
    }),
    steps: (nr: number, ...items: Array<Inline | Inline[]>): Block => ({
      type: 'orderedList',
      attrs: { id: id(nr) },
      content: listItems(id(nr), items),
    }),
    quoted: (nr: number, ...texts: string[]): Block => ({
      type: 'blockquote',
      attrs: { id: id(nr) },
      content: paragraphs(id(nr), texts),
    }),
    table: (nr: number, headings: string[], ...rows: string[][]): Block => ({
      type: 'table',
      attrs: { id: id(nr) },
      content: [
        row(`${id(nr)}-0`, 'tableHeader', headings),
        ...rows.map((texts, index) => row(`${id(nr)}-${index + 1}`, 'tableCell', texts)),
      ],
    }),
    picture: (nr: number, key: PictureKey, caption: string, layout: 'normal' | 'bred' | 'helbredd' = 'normal'): Block => ({
      type: 'image',
      attrs: { id: id(nr), src: placeholder(key), alt: PICTURES[key].alt[sprak], caption, kredit: PICTURES[key].kredit, layout },
    }),
    /** A picture within a block that has pictures of its own. */
    shot: (key: PictureKey, caption?: string) => ({
      src: placeholder(key),
      alt: PICTURES[key].alt[sprak],
      kredit: PICTURES[key].kredit,
      ...(caption === undefined ? {} : { caption }),
    }),
    /** A block of a type that only some templates have, with its fields. */
    own: (nr: number, type: string, attrs: Record<string, unknown>): Block => ({ type, attrs: { id: id(nr), ...attrs } }),
    facts: (nr: number, rubrik: string, ...texts: Array<Inline | Inline[]>): Block => ({
      type: 'faktaruta',
      attrs: { id: id(nr), rubrik },
      content: paragraphs(id(nr), texts),
    }),
    factList: (nr: number, rubrik: string, ...items: Array<Inline | Inline[]>): Block => ({
      type: 'faktaruta',
      attrs: { id: id(nr), rubrik },
      content: [{ type: 'bulletList', attrs: { id: `${id(nr)}-l` }, content: listItems(id(nr), items) }],
    }),
    saying: (nr: number, text: string, vem: string): Block => ({ type: 'citat', attrs: { id: id(nr), text, vem } }),
    keyPoints: (nr: number, first: string, second: string, third: string): Block => ({
      type: 'viktigast',
      attrs: { id: id(nr), punkter: [first, second, third] },
    }),
  };
}
