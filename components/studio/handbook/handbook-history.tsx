'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { HandbookChanges } from '#components/studio/handbook/handbook-changes.tsx';
import { HandbookVersionList } from '#components/studio/handbook/handbook-version-list.tsx';
import styles from '#components/studio/history/history-panel.module.css';
import { PageHeader } from '#components/studio/page-header.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { HandbookHead } from '#lib/contract/handbook.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface HandbookHistoryProps {
  /** Newest first; the last is the text Studio ships with. */
  versions: readonly HandbookHead[];
  canRestore: boolean;
}

/** Every version of the handbook: who, when, what differs from the present one, and the way back to it. */
export function HandbookHistory({ versions, canRestore }: HandbookHistoryProps) {
  const router = useRouter();
  const [shown, setShown] = useState<HandbookHead>();
  const [restoring, setRestoring] = useState<HandbookHead>();
  const current = versions[0]?.nr ?? 1;
  const restore = useOperation((nr: number) => studio.aterstallHandbok({ nr, bas: current }));

  function close() {
    setRestoring(undefined);
    restore.reset();
  }

  async function confirm() {
    if (restoring === undefined) return;
    const answer = await restore.run(restoring.nr);
    if (answer === undefined) return;
    showToast({ tone: 'success', text: `Version ${restoring.nr} är återställd som version ${answer.version.nr}.` });
    close();
    setShown(undefined);
    router.refresh();
  }

  return (
    <>
      <PageHeader title="Handbokens versioner" actions={<ButtonLink href="/studio/handbok">Till handboken</ButtonLink>}>
        Välj en version för att se vad som skiljer den från den nuvarande.
      </PageHeader>
      <div className={styles.frame}>
        <div className={styles.panel} data-comparing={shown !== undefined || undefined}>
          <div className={styles.list}>
            <HandbookVersionList versions={versions} currentNr={current} shownNr={shown?.nr} onShow={setShown} />
          </div>
          {shown !== undefined && (
            <div className={styles.comparison}>
              <div className={styles.bar}>
                <Button variant="quiet" size="small" onPress={() => setShown(undefined)}>
                  Stäng jämförelsen
                </Button>
                {canRestore && (
                  <Button size="small" onPress={() => setRestoring(shown)}>
                    Återställ version {shown.nr}
                  </Button>
                )}
              </div>
              <VersionComparison from={shown.nr} to={current} />
            </div>
          )}
        </div>
      </div>
      {restoring !== undefined && (
        <ConfirmDialog
          title={`Återställ version ${restoring.nr}`}
          confirm="Återställ"
          onCancel={close}
          onConfirm={confirm}
          isRunning={restore.isRunning}
          failure={restore.failure}
        >
          Texten från version {restoring.nr} sparas som en ny version och gäller genast alla som skriver, också agenter. Alla versioner
          finns kvar.
        </ConfirmDialog>
      )}
    </>
  );
}

function VersionComparison({ from, to }: { from: number; to: number }) {
  const { data, failure, reload } = useLoaded(`${from} ${to}`, () =>
    Promise.all([studio.hamtaHandboksversion({ nr: String(from) }), studio.hamtaHandboksversion({ nr: String(to) })]),
  );
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (data === undefined) return <Skeleton height="10rem" />;
  const [before, after] = data;
  return (
    <section aria-label={`Version ${from} jämförd med version ${to}`}>
      <HandbookChanges from={before.version.text} to={after.version.text} />
    </section>
  );
}
