'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/history/history-panel.module.css';
import { lastRead } from '#components/studio/history/last-read.ts';
import { RevisionList } from '#components/studio/history/revision-list.tsx';
import { WhoWrote } from '#components/studio/history/who-wrote.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { ChangedElsewhere } from '#components/studio/release/changed-elsewhere.tsx';
import { ReleaseHistory } from '#components/studio/release/release-history.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Item, ListedRevision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface HistoryPanelProps {
  item: Item;
  sprak: Language;
  /** Whoever looks. */
  jag: string;
  /** Goes up when a version has been given another name. */
  round: number;
  /** Called with the version that was pressed, and all there are, newest first: it is to be compared with another. */
  onCompare: (chosen: ListedRevision, revisions: readonly ListedRevision[]) => void;
  /** Called when something has been taken over from elsewhere: fetch the item again. */
  onTakenOver: () => void;
}

/** Every saved version of one language, newest first: who, when, and the way to what differs; and every release of the article. */
export function HistoryPanel({ item, sprak, jag, round, onCompare, onTakenOver }: HistoryPanelProps) {
  const version = item.sprak[sprak];
  const currentId = version?.arbetsrevision.id;
  const shown = `${item.id} ${sprak} ${currentId} ${version?.status} ${round}`;
  const history = useLoaded(shown, () => studio.listaRevisioner({ id: item.id, sprak }));
  const read = lastRead(history.data?.revisioner ?? [], jag);

  if (version === undefined) return <Banner tone="info">{LANGUAGE_NAME[sprak]} är inte sparad ännu, så det finns ingen historik.</Banner>;

  return (
    <>
      <h2 className={styles.heading}>Versioner</h2>
      <FailureBanner failure={history.failure} onRetry={history.reload} />
      {history.data === undefined && history.failure === undefined && <Skeleton height="8rem" />}
      {read !== undefined && (
        <Button size="small" onPress={() => onCompare(read, history.data?.revisioner ?? [])}>
          Se vad som ändrats sedan du läste version {read.nr}
        </Button>
      )}
      {history.data !== undefined && (
        <RevisionList
          revisions={history.data.revisioner}
          currentId={currentId}
          publishedId={version.publicerad_revision?.id}
          onShow={(chosen) => onCompare(chosen, history.data?.revisioner ?? [])}
        />
      )}
      <WhoWrote
        id={item.id}
        sprak={sprak}
        revision={version.arbetsrevision.id}
        status={`${version.status} ${version.publicerad_revision?.id}`}
      />
      <h2 className={styles.heading}>Publiceringar</h2>
      <ChangedElsewhere item={item} onTakenOver={onTakenOver} />
      <ReleaseHistory item={item} />
    </>
  );
}
