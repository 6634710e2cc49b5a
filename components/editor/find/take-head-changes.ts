import type { Transaction } from '@tiptap/pm/state';
import { headChangesOf } from '#components/editor/find/head-step.ts';
import { HEAD_TEXTS } from '#components/editor/find/head-texts.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

interface Written {
  openDraft: () => ArticleContent;
  edit: (change: Partial<ArticleContent>) => void;
}

/** Changes what the transaction says of texts that are not in the document; one that has been written in since is left as it was written. */
export function takeHeadChanges(session: Written, { steps }: Pick<Transaction, 'steps'>): void {
  for (const { falt, from, till } of headChangesOf(steps)) {
    const text = HEAD_TEXTS.get(falt);
    const draft = session.openDraft();
    if (text !== undefined && text.read(draft) === from) session.edit(text.write(draft, till));
  }
}
