'use client';

import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { faultOf } from '#components/studio/failure.ts';
import styles from '#components/studio/release/takedown-dialog.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import type { Item } from '#lib/contract/article.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface TakedownDialogProps {
  item: Item;
  onClose: () => void;
  /** Called when the article is down: fetch the item again. */
  onTakenDown: () => void;
}

/** Takes the article away from readers in every language, with a reason for the log. */
export function TakedownDialog({ item, onClose, onTakenDown }: TakedownDialogProps) {
  const [orsak, setOrsak] = useState('');
  const [wasAsked, setAsked] = useState(false);
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof studio.taNedInnehall>>>();
  const takeDown = useOperation(() => studio.taNedInnehall({ id: item.id, orsak: orsak.trim() }));
  const isMissing = orsak.trim() === '';
  const isTooLong = orsak.trim().length > LIMITS.takedownReason;

  async function submit() {
    setAsked(true);
    if (isMissing || isTooLong) return;
    const result = await takeDown.run(undefined);
    if (result === undefined) return;
    setAnswer(result);
    onTakenDown();
  }

  if (answer !== undefined) {
    return (
      <Dialog
        title="Artikeln är nedtagen"
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        width="narrow"
        footer={
          <Button variant="primary" onPress={onClose} autoFocus>
            Klart
          </Button>
        }
      >
        <Banner tone="success">
          Läsarna ser den inte längre. Den som följer den gamla adressen kommer till <a href={answer.leder_till}>{answer.leder_till}</a>.
        </Banner>
      </Dialog>
    );
  }

  return (
    <DecisionDialog
      title="Ta ned artikeln"
      role="alertdialog"
      width="medium"
      decide="Ta ned"
      isDanger
      isDeciding={takeDown.isRunning}
      onDecide={submit}
      onClose={onClose}
      failure={takeDown.failure}
      fields={['orsak']}
    >
      <ul className={styles.consequences}>
        <li>Alla språk försvinner från sajten, ur sökindexet och ur sidcachen.</li>
        <li>Den gamla adressen leder till sektionen.</li>
        <li>Texten och historiken finns kvar här. Artikeln kan publiceras igen.</li>
      </ul>
      <TextArea
        label="Orsak"
        value={orsak}
        onChange={(value) => {
          setOrsak(value);
          takeDown.dismiss('orsak');
        }}
        advisedLength={LIMITS.takedownReason}
        rows={3}
        autoFocus
        description="Syns i loggen, inte för läsarna."
        fault={
          wasAsked && isMissing
            ? 'Skriv varför artikeln tas ned.'
            : isTooLong
              ? `Högst ${LIMITS.takedownReason} tecken. Korta orsaken.`
              : faultOf(takeDown.failure, 'orsak')
        }
      />
    </DecisionDialog>
  );
}
