import type { RenderContext } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';
import { articleTree } from '#lib/render/article-tree.tsx';
import { Disclosure } from '#lib/render/disclosure.tsx';

interface ArticleTextProps {
  block: readonly Block[];
  /** What else of the article its readers are shown in the same place. */
  said: string;
  context: RenderContext;
}

/** The text of an article, and the line that is to stand before links that are paid for. */
export function ArticleText({ block, said, context }: ArticleTextProps) {
  return (
    <>
      <Disclosure block={block} said={said} context={context} />
      {articleTree(block, context)}
    </>
  );
}
