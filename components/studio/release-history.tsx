'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { RELEASE_MODE, RELEASE_STATE } from '#components/studio/labels.ts';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { ReleaseSteps } from '#components/studio/release/release-steps.tsx';
import styles from '#components/studio/release-history.module.css';
import { longMoment } from '#components/studio/swedish-time.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Item } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Every release and takedown of an article, newest first, with each step on the way and why one failed. */
export function ReleaseHistory({ item }: { item: Item }) {
  const { data, failure, reload } = useLoaded(`${item.id} ${item.andrad} ${item.status}`, () => studio.listaReleaser({ id: item.id }));
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (data === undefined) return <Skeleton height="6rem" />;
  if (data.releaser.length === 0) return <Banner tone="info">Artikeln har inte publicerats.</Banner>;
  return (
    <ol className={styles.list}>
      {data.releaser.map((release) => {
        const state = RELEASE_STATE[release.tillstand];
        const languages = Object.keys(release.revisioner).join(', ').toUpperCase();
        return (
          <li key={release.id} className={styles.release}>
            <div className={styles.top}>
              <strong>{release.tillstand === 'nedtagen' ? 'Nedtagning' : RELEASE_MODE[release.lage]}</strong>
              {languages !== '' && <span className={styles.quiet}>{languages}</span>}
              <Badge tone={state.tone}>{state.namn}</Badge>
            </div>
            <div className={styles.quiet}>
              {release.av.namn}
              {release.order_av !== null && ` på order av ${release.order_av.namn}`}, <RelativeTime iso={release.skapad} />
              {release.datum !== null && ` · daterad ${longMoment(release.datum)}`}
              {release.overstyr && ' · trots fel i kontrollen'}
            </div>
            {release.fel !== null && release.fel.length > 0 && <Banner tone="fault" entries={release.fel} />}
            {release.steg.length > 0 && <ReleaseSteps steps={release.steg} />}
          </li>
        );
      })}
    </ol>
  );
}
