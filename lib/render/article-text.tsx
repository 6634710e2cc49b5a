import type { ReactNode } from 'react';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';
import { articleTree } from '#lib/render/article-tree.tsx';
import { Disclosure } from '#lib/render/disclosure.tsx';

/** What stands in the text and is no part of the article: before it, and after the blocks of those indices. */
export interface ForeignParts {
  forst: ReactNode;
  efter: ReadonlyMap<number, ReactNode>;
}

interface ArticleTextProps {
  block: readonly Block[];
  /** What else of the article its readers are shown in the same place. */
  said: string;
  context: RenderContext;
  foreign?: ForeignParts | undefined;
}

/** The text of an article, and the line that is to stand before links that are paid for. */
export function ArticleText({ block, said, context, foreign }: ArticleTextProps) {
  return (
    <>
      <Disclosure block={block} said={said} context={context} />
      {foreign?.forst}
      {articleTree(block, context, foreign?.efter)}
    </>
  );
}
