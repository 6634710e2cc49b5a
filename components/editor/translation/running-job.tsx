'use client';

import styles from '#components/editor/translation/translation.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { ProgressBar } from '#components/studio/translation/progress-bar.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import type { TranslationJob } from '#lib/contract/translation.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** How far a translation has come, and the way to call it off. */
export function RunningJob({ job, onCancelled }: { job: TranslationJob; onCancelled: () => void }) {
  const { jobb, till, status, framsteg, fel } = job;
  const cancel = useOperation(() => studio.avbrytOversattning({ jobb }));
  const name = LANGUAGE_NAME[till].toLowerCase();
  const why = fel?.map(({ orsak }) => orsak).join(' ') ?? '';

  async function stop() {
    await cancel.run(undefined);
    onCancelled();
  }

  return (
    <>
      <div className={styles.running} data-oversattning={status}>
        <p className={styles.words} role="status">
          <strong>{status === 'vantar' ? `Väntar på att översättas till ${name}` : `Översätts till ${name}`}</strong>{' '}
          <span className={styles.muted}>
            {why === '' ? 'Du kan skriva vidare under tiden.' : `${why} Studio försöker igen av sig självt.`}
          </span>
        </p>
        <Button size="small" isPending={cancel.isRunning} onPress={stop}>
          Avbryt översättningen
        </Button>
        <ProgressBar label={`Översättning till ${name}`} value={framsteg} />
      </div>
      <FailureBanner failure={cancel.failure} />
    </>
  );
}
