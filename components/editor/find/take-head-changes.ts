import type { Transaction } from '@tiptap/pm/state';
import { headChangesOf } from '#components/editor/find/head-step.ts';
import { HEAD_TEXTS } from '#components/editor/find/head-texts.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

interface Written {
  openDraft: (sprak: Language) => ArticleContent;
  edit: (change: Partial<ArticleContent>, sprak: Language) => void;
}

/** Changes, in that language, what the transaction says of texts that are not in the document; one that has been written in since is left as it was written. */
export function takeHeadChanges(session: Written, { steps }: Pick<Transaction, 'steps'>, sprak: Language): void {
  for (const { falt, from, till } of headChangesOf(steps)) {
    const text = HEAD_TEXTS.get(falt);
    const draft = session.openDraft(sprak);
    if (text !== undefined && text.read(draft) === from) session.edit(text.write(draft, till), sprak);
  }
}
