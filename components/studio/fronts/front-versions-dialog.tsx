'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/fronts/fronts.module.css';
import { longMoment } from '#components/studio/swedish-time.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Edition } from '#lib/contract/edition.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** As many as are shown: who wants one of before them asks the service. */
const SHOWN = 50;

interface FrontVersionsDialogProps {
  sprak: Language;
  sektion: string | null;
  onClose: () => void;
  /** Chooses as an earlier version was. Absent without the right. */
  onTake: ((earlier: Edition) => void) | undefined;
}

/** The versions of a front: who saved each, when and why, and the way back to it. */
export function FrontVersionsDialog({ sprak, sektion, onClose, onTake }: FrontVersionsDialogProps) {
  const front = { sprak, ...(sektion === null ? {} : { sektion }) };
  const { data, failure, reload } = useLoaded('versioner', () => studio.listaFramsideversioner({ ...front, per_sida: SHOWN }));
  const earlier = useOperation((nr: number) => studio.hamtaFramsida({ ...front, nr }));

  async function take(nr: number) {
    const answer = await earlier.run(nr);
    if (answer !== undefined) onTake?.(answer.framsida);
  }

  return (
    <Dialog
      title="Framsidans versioner"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>Stäng</Button>}
    >
      <FailureBanner failure={failure ?? earlier.failure} onRetry={reload} />
      {data === undefined && failure === undefined && <Skeleton height="6rem" />}
      <ol className={styles.versions}>
        {data?.versioner.map(({ nr, av, skapad, kommentar }, place) => (
          <li key={nr} className={styles.version}>
            <div className={styles.words}>
              <div className={styles.name}>
                Version {nr}
                {place === 0 && ', den som gäller'}
              </div>
              <div className={styles.about}>
                {av?.namn}, {skapad !== null && longMoment(skapad)}
              </div>
              {kommentar !== '' && <div className={styles.about}>{kommentar}</div>}
            </div>
            {onTake !== undefined && place > 0 && (
              <Button size="small" isDisabled={earlier.isRunning} onPress={() => take(nr)}>
                Välj som i version {nr}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
