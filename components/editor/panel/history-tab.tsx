'use client';

import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { HistoryPanel } from '#components/studio/history/history-panel.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import type { ListedRevision } from '#lib/contract/article.ts';

const CompareDialog = lazyDialog(async () => (await import('#components/editor/revisions/compare-dialog.tsx')).CompareDialog);

export interface HistoryTabProps {
  editor: Editor | null;
  jag: string;
}

/** What has been saved and published of the open language, and the comparison of any two versions of it. */
export function HistoryTab({ editor, jag }: HistoryTabProps) {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const item = useSessionState((state) => state.item);
  const sprak = useSessionState((state) => state.sprak);
  const [compared, setCompared] = useState<{ chosen: string; revisions: readonly ListedRevision[] }>();
  const [named, setNamed] = useState(0);
  const refresh = () => void session.refresh();

  return (
    <>
      <HistoryPanel
        item={item}
        sprak={sprak}
        jag={jag}
        round={named}
        onCompare={({ id }, revisions) => setCompared({ chosen: id, revisions })}
        onTakenOver={refresh}
      />
      {compared !== undefined && (
        <CompareDialog
          {...compared}
          editor={editor}
          canRestore={!isReadOnly}
          onNamed={() => setNamed((before) => before + 1)}
          onRestored={refresh}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}
