import type { Block, TextNode } from '#lib/contract/block.ts';

/** A document as lines that somebody can read: a block a line, lists and tables with their points and rows under them. */
export function outline(blocks: readonly Block[], indent = ''): string[] {
  return blocks.flatMap((block) => lines(block).map((line) => `${indent}${line}`));
}

function lines(block: Block): string[] {
  const { type, attrs = {}, content = [] } = block;
  if (type === 'paragraph') return [`p ${words(content)}`.trim()];
  if (type === 'heading') return [`h${attrs.level} ${words(content)}`];
  if (type === 'image') return [['image', attrs.src, [attrs.alt, attrs.caption].filter(Boolean).join(': ')].filter(Boolean).join(' ')];
  if (type === 'inbaddning') return [`inbaddning ${attrs.url}`];
  if (type === 'blockquote')
    return [
      `> ${blocksOf(content)
        .map((child) => words(child.content ?? []))
        .join(' / ')}`,
    ];
  if (type === 'table')
    return [
      'table',
      ...blocksOf(content).map(
        (row) =>
          `| ${blocksOf(row.content)
            .map((cell) => wordsWithin(cell))
            .join(' | ')} |`,
      ),
    ];
  const name = type === 'bulletList' ? 'ul' : `ol ${attrs.start ?? ''}`.trim();
  return [name, ...blocksOf(content).flatMap((point) => pointLines(point))];
}

function pointLines({ content }: Block): string[] {
  const children = blocksOf(content);
  const texts = children.filter(({ type }) => type === 'paragraph').map((child) => words(child.content ?? []));
  return [
    `- ${texts.join(' / ')}`,
    ...outline(
      children.filter(({ type }) => type !== 'paragraph'),
      '  ',
    ),
  ];
}

const blocksOf = (content: Block['content'] = []) => content.filter((child): child is Block => !('text' in child));
const wordsWithin = ({ content }: Block) =>
  blocksOf(content)
    .map((child) => words(child.content ?? []))
    .join(' / ');

function words(content: ReadonlyArray<Block | TextNode>): string {
  return content.map((child) => ('text' in child ? marked(child as TextNode) : '')).join('');
}

function marked({ text, marks = [] }: TextNode): string {
  return marks.toReversed().reduce(
    (inside, { type, attrs }) => {
      if (type === 'link') return `[${inside}](${attrs?.href})`;
      const sign = type === 'bold' ? '*' : '_';
      return `${sign}${inside}${sign}`;
    },
    text.replaceAll('\n', '⏎'),
  );
}
