'use client';

import { useRef, useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/people-dictionary/import-dialog.module.css';
import { type ImportTotals, importFiles } from '#components/studio/people-dictionary/import-files.ts';
import { ImportOutcome } from '#components/studio/people-dictionary/import-outcome.tsx';
import { ProgressBar } from '#components/studio/translation/progress-bar.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { studio } from '#lib/transports/client/browser.ts';

interface ImportDialogProps {
  files: readonly File[];
  onClose: () => void;
}

interface Progress {
  part: number;
  totals: ImportTotals;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Imports the chosen files, once it was said what that does, tells how far it has come, and who came in, who was changed and who was left out. */
export function ImportDialog({ files, onClose }: ImportDialogProps) {
  const [progress, setProgress] = useState<Progress>();
  const [outcome, setOutcome] = useState<ImportTotals>();
  const [isStopped, setStopped] = useState(false);
  const stopping = useRef(new AbortController());
  const work = useOperation(() =>
    importFiles({
      files,
      send: (wikidata) => studio.importeraPersoner({ wikidata }),
      onProgress: (part, totals) => setProgress({ part, totals: { ...totals } }),
      wait: pause,
      signal: stopping.current.signal,
    }),
  );

  async function start() {
    stopping.current = new AbortController();
    setProgress(undefined);
    const totals = await work.run(undefined);
    setStopped(stopping.current.signal.aborted);
    setOutcome(totals);
  }

  function close() {
    stopping.current.abort();
    onClose();
  }

  const isFinished = outcome !== undefined;
  return (
    <Dialog
      title="Importera från Wikidata"
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        isFinished ? (
          <Button variant="primary" onPress={close}>
            Klart
          </Button>
        ) : work.isRunning ? (
          <Button onPress={() => stopping.current.abort()}>Avbryt importen</Button>
        ) : (
          <>
            <Button variant="quiet" onPress={close}>
              Avbryt
            </Button>
            <Button variant="primary" onPress={start}>
              {work.failure === undefined ? 'Importera' : 'Importera igen'}
            </Button>
          </>
        )
      }
    >
      <FailureBanner failure={work.failure} />
      {isFinished ? (
        <ImportOutcome outcome={outcome} isStopped={isStopped} />
      ) : progress === undefined ? (
        <p className={styles.text}>
          {files.length === 1 ? `Filen ${files[0]?.name}` : `${files.length} filer`} läses in. Nya personer läggs till och kända uppdateras.
          Det som någon har ändrat för hand får stå kvar. Yrken följer med när även yrkenas poster finns i filerna.
        </p>
      ) : (
        <ImportProgress {...progress} isRunning={work.isRunning} />
      )}
    </Dialog>
  );
}

function ImportProgress({ part, totals, isRunning }: Progress & { isRunning: boolean }) {
  const { skapade, uppdaterade, oforandrade, hoppade } = totals;
  return (
    <div className={styles.outcome}>
      <ProgressBar label="Importen" value={Math.round(part * 100)} />
      <p className={styles.text}>
        {`${skapade.antal} nya, ${uppdaterade.antal} uppdaterade, ${oforandrade} oförändrade, ${hoppade.antal} överhoppade hittills.`}
      </p>
      <p className={styles.muted}>
        {isRunning
          ? 'Låt fönstret vara öppet. Det som har kommit in står kvar om importen avbryts.'
          : 'Det som har kommit in står kvar. Importera samma filer igen så fortsätter det: inget blir dubbelt.'}
      </p>
    </div>
  );
}
