'use client';

import { useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/history/history-panel.module.css';
import { RevisionComparison } from '#components/studio/history/revision-comparison.tsx';
import { RevisionList } from '#components/studio/history/revision-list.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { ChangedElsewhere } from '#components/studio/release/changed-elsewhere.tsx';
import { ReleaseHistory } from '#components/studio/release/release-history.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Item, RevisionHead } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface HistoryPanelProps {
  item: Item;
  sprak: Language;
  /** Without the right to write, history is for reading. */
  canRestore: boolean;
  /** Called when an earlier version has become the newest: fetch the item again. */
  onRestored: () => void;
}

/**
 * Every saved version of one language, newest first: who, when, what differs from the present one, and the way back to it;
 * and every release of the article. In a narrow place a comparison takes the room of the lists.
 */
export function HistoryPanel({ item, sprak, canRestore, onRestored }: HistoryPanelProps) {
  const version = item.sprak[sprak];
  const currentId = version?.arbetsrevision.id;
  const history = useLoaded(`${item.id} ${sprak} ${currentId}`, () => studio.listaRevisioner({ id: item.id, sprak }));
  const [shown, setShown] = useState<RevisionHead>();
  const [restoring, setRestoring] = useState<RevisionHead>();
  const restore = useOperation((revision: string) =>
    studio.aterstallRevision({ id: item.id, sprak, revision, ...(currentId === undefined ? {} : { bas: currentId }) }),
  );

  async function confirmRestore() {
    if (restoring === undefined) return;
    const answer = await restore.run(restoring.id);
    if (answer === undefined) return;
    showToast({ tone: 'success', text: `Version ${restoring.nr} är återställd som version ${answer.nr}.` });
    setRestoring(undefined);
    setShown(undefined);
    onRestored();
  }

  if (version === undefined) return <Banner tone="info">{LANGUAGE_NAME[sprak]} är inte sparad ännu, så det finns ingen historik.</Banner>;

  return (
    <div className={styles.frame}>
      <div className={styles.panel} data-comparing={shown !== undefined || undefined}>
        <div className={styles.list}>
          <h2 className={styles.heading}>Versioner</h2>
          <FailureBanner failure={history.failure} onRetry={history.reload} />
          {history.data === undefined && history.failure === undefined && <Skeleton height="8rem" />}
          {history.data !== undefined && (
            <RevisionList
              revisions={history.data.revisioner}
              currentId={currentId}
              publishedId={version.publicerad_revision?.id}
              shownId={shown?.id}
              onShow={setShown}
            />
          )}
          <h2 className={styles.heading}>Publiceringar</h2>
          {item.cms !== null && <ChangedElsewhere item={item} onTakenOver={onRestored} />}
          <ReleaseHistory item={item} />
        </div>
        {shown !== undefined && currentId !== undefined && (
          <div className={styles.comparison}>
            <div className={styles.bar}>
              <Button variant="quiet" size="small" onPress={() => setShown(undefined)}>
                Stäng jämförelsen
              </Button>
              {canRestore && shown.id !== currentId && (
                <Button size="small" onPress={() => setRestoring(shown)}>
                  Återställ version {shown.nr}
                </Button>
              )}
            </div>
            <RevisionComparison itemId={item.id} sprak={sprak} from={shown} to={version.arbetsrevision} />
          </div>
        )}
      </div>
      {restoring !== undefined && (
        <ConfirmDialog
          title={`Återställ version ${restoring.nr}`}
          confirm="Återställ"
          onCancel={() => {
            setRestoring(undefined);
            restore.reset();
          }}
          onConfirm={confirmRestore}
          isRunning={restore.isRunning}
          failure={restore.failure}
        >
          Texten från version {restoring.nr} sparas som en ny version överst. Inget försvinner: alla versioner finns kvar i historiken.
        </ConfirmDialog>
      )}
    </div>
  );
}
