'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import styles from '#components/studio/demo/remove-demo.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { DemoParts } from '#lib/contract/demo.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface RemoveDemoProps {
  /** What would go, and what has become somebody's own. */
  gar: DemoParts;
  kvar: DemoParts;
}

/** Says that there is a demo in the newsroom, and removes it once it has been told what goes and what stays. Shows nothing when it is gone. */
export function RemoveDemo({ gar, kvar }: RemoveDemoProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const removal = useOperation(() => studio.taBortDemo({}));
  if (Object.values(gar).flat().length === 0) return null;

  async function remove() {
    if ((await removal.run(undefined)) === undefined) return;
    setAsking(false);
    showToast({ tone: 'success', text: 'Demon är borttagen. Nu gör ni redaktionen till er egen.' });
    router.push('/studio/kom-igang');
  }

  return (
    <>
      <div className={styles.above}>
        <Banner
          tone="info"
          title="I redaktionen finns en demo"
          actions={
            <Button size="small" onPress={() => setAsking(true)}>
              Ta bort demon
            </Button>
          }
        >
          Påhittade artiklar, personer och agenter som visar vad Studio kan. Ta bort dem när du är klar med dem.
        </Banner>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Ta bort demon?"
          confirm="Ta bort demon"
          danger
          isRunning={removal.isRunning}
          failure={removal.failure}
          onCancel={() => setAsking(false)}
          onConfirm={remove}
        >
          <p>
            {inWords(gar)}. Artiklarna tas ned och raderas, agenterna återkallas, uppgifterna stängs och personerna stängs av. Deras
            historik finns kvar.
          </p>
          <p>
            Det ni själva har gjort rörs inte, och inte heller det av demon som någon har ändrat
            {Object.values(kvar).flat().length === 0 ? '.' : `: ${stays(kvar)}.`} De påhittade personerna i personlexikonet blir kvar, och
            sektionerna, som du sedan kan döpa om eller lägga undan.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const WORDS: Record<keyof DemoParts, readonly [one: string, more: string]> = {
  artiklar: ['artikel', 'artiklar'],
  bilder: ['bild', 'bilder'],
  agenter: ['agent', 'agenter'],
  uppgifter: ['uppgift', 'uppgifter'],
  personer: ['person', 'personer'],
};

const KINDS = ['artiklar', 'bilder', 'agenter', 'uppgifter', 'personer'] as const satisfies readonly (keyof DemoParts)[];

/** ”Det här går: 28 artiklar, 34 bilder, …” */
function inWords(parts: DemoParts): string {
  const counted = KINDS.filter((kind) => parts[kind].length > 0).map((kind) => {
    const [one, more] = WORDS[kind];
    return `${parts[kind].length} ${parts[kind].length === 1 ? one : more}`;
  });
  return `Det här går: ${counted.join(', ')}`;
}

function stays(parts: DemoParts): string {
  return KINDS.flatMap((kind) => parts[kind].map(({ namn }) => namn)).join(', ');
}
