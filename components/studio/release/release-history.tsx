'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { ReleaseEntry } from '#components/studio/release/release-entry.tsx';
import styles from '#components/studio/release/release-history.module.css';
import { isWaiting } from '#components/studio/release/release-rules.ts';
import { useNow } from '#components/studio/release/use-now.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Item } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

const SOON = 5_000;
const LATER = 30_000;

/** Every release and takedown of an article, newest first, with each step on the way and why one failed. */
export function ReleaseHistory({ item }: { item: Item }) {
  const now = useNow();
  const { data, failure, reload } = usePolled(
    `${item.id} ${item.andrad} ${item.status}`,
    () => studio.listaReleaser({ id: item.id }),
    (answer) => (answer?.releaser.some(isWaiting) ? SOON : LATER),
    { om: ['releaser'], innehall: item.id },
  );
  if (data === undefined) return failure === undefined ? <Skeleton height="6rem" /> : <FailureBanner failure={failure} onRetry={reload} />;
  if (data.releaser.length === 0) return <Banner tone="info">Artikeln har inte publicerats.</Banner>;
  return (
    <ol className={styles.list}>
      {data.releaser.map((release) => (
        <li key={release.id} className={styles.release}>
          <ReleaseEntry release={release} now={now} />
        </li>
      ))}
    </ol>
  );
}
