'use client';

import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/people-dictionary/import-dialog.module.css';
import { ImportOutcome } from '#components/studio/people-dictionary/import-outcome.tsx';
import { readJsonFiles } from '#components/studio/people-dictionary/read-json-files.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { studio } from '#lib/transports/client/browser.ts';

type Outcome = Awaited<ReturnType<typeof studio.importeraPersoner>>;

interface ImportDialogProps {
  files: readonly File[];
  onClose: () => void;
}

/** Imports the chosen files, once it was said what that does, and tells who came in, who was changed and who was left out. */
export function ImportDialog({ files, onClose }: ImportDialogProps) {
  const [unreadable, setUnreadable] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const send = useOperation((wikidata: unknown[]) => studio.importeraPersoner({ wikidata }));

  async function start() {
    const read = await readJsonFiles(files);
    setUnreadable(read.unreadable);
    if (read.documents !== undefined) setOutcome(await send.run(read.documents));
  }

  return (
    <Dialog
      title="Importera från Wikidata"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        outcome === undefined ? (
          <>
            <Button variant="quiet" onPress={onClose}>
              Avbryt
            </Button>
            <Button variant="primary" isPending={send.isRunning} onPress={start}>
              Importera
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={onClose}>
            Klart
          </Button>
        )
      }
    >
      <FailureBanner failure={send.failure} onRetry={start} />
      {unreadable !== undefined && (
        <Banner tone="fault" title={`${unreadable} går inte att läsa`}>
          Filen är inte JSON. Spara den från Wikidata med adressen https://www.wikidata.org/wiki/Special:EntityData/Q….json.
        </Banner>
      )}
      {outcome === undefined ? (
        <p className={styles.text}>
          {files.length === 1 ? `Filen ${files[0]?.name}` : `${files.length} filer`} läses in. Nya personer läggs till och kända uppdateras.
          Det som någon har ändrat för hand får stå kvar. Yrken följer med när även yrkenas poster finns i filerna.
        </p>
      ) : (
        <ImportOutcome outcome={outcome} />
      )}
    </Dialog>
  );
}
