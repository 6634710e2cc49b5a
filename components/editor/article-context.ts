'use client';

import { createContext, useContext } from 'react';
import type { RenderContext } from '#lib/blocks/define-block.ts';

/** What the parts of the editor may know of the article around them, besides its text. */
export interface ArticleContextValue {
  render: RenderContext;
  isReadOnly: boolean;
  /** Whether the writer wants signs to become the language's own as they are typed. */
  typografi: boolean;
}

export const ArticleContext = createContext<ArticleContextValue>({
  render: { sprak: 'sv', mall: '', absolute: (address) => address },
  isReadOnly: true,
  typografi: false,
});

export function useArticle(): ArticleContextValue {
  return useContext(ArticleContext);
}
