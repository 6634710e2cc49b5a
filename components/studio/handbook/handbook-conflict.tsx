'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { HandbookChanges } from '#components/studio/handbook/handbook-changes.tsx';
import styles from '#components/studio/handbook/handbook-conflict.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { HandbookVersion } from '#lib/contract/handbook.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface HandbookConflictProps {
  /** The number of the version that was begun from. */
  bas: number;
  theirs: HandbookVersion;
  /** The writer has put the changes into their own text. */
  onTakenIn: () => void;
  /** The writer gives up their own text. */
  onTakeTheirs: () => void;
}

/** Somebody else has saved meanwhile: what they changed, and the two ways on. Nothing of either text is lost. */
export function HandbookConflict({ bas, theirs, onTakenIn, onTakeTheirs }: HandbookConflictProps) {
  const { data, failure, reload } = useLoaded(`${bas}`, () => studio.hamtaHandboksversion({ nr: String(bas) }));
  const vem = theirs.av?.namn ?? 'Studio';
  return (
    <section className={styles.conflict} aria-label="Krock med en annan version">
      <Banner
        tone="warning"
        title={`${vem} har sparat version ${theirs.nr} medan du skrev`}
        actions={
          <>
            <Button size="small" onPress={onTakenIn}>
              Jag har fört in ändringarna
            </Button>
            <Button size="small" variant="quiet" onPress={onTakeTheirs}>
              Ta den andras text
            </Button>
          </>
        }
      >
        Din text är inte sparad, men står kvar här. För in ändringarna nedan i den och spara igen.
        {theirs.kommentar !== '' && ` Kommentar: ${theirs.kommentar}`}
      </Banner>
      <FailureBanner failure={failure} onRetry={reload} />
      {data === undefined && failure === undefined && <Skeleton height="6rem" />}
      {data !== undefined && <HandbookChanges from={data.version.text} to={theirs.text} />}
    </section>
  );
}
