'use client';

import { Send } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/outbox/letter-dialog.module.css';
import { LETTER_STATE } from '#components/studio/outbox/letter-state.ts';
import { longMoment } from '#components/studio/swedish-time.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { OutboxLetter } from '#lib/contract/letter.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** A letter as it was written, what has become of it, and a way to send it once more when it did not go. */
export function LetterDialog({ letter, onClose }: { letter: OutboxLetter; onClose: () => void }) {
  const router = useRouter();
  const resend = useOperation((id: string) => studio.skickaUtskickIgen({ id }));
  const { namn, tone } = LETTER_STATE[letter.lage];
  const didNotGo = letter.lage === 'misslyckat' || letter.lage === 'bara_utkorg';

  async function sendAgain() {
    if ((await resend.run(letter.id)) === undefined) return;
    router.refresh();
    onClose();
  }

  return (
    <Dialog
      title={letter.amne}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      footer={
        <>
          {letter.innehall !== null && <ButtonLink href={`/studio/artikel/${letter.innehall}`}>Öppna artikeln</ButtonLink>}
          {didNotGo && (
            <Button variant="primary" icon={<Send aria-hidden />} isPending={resend.isRunning} onPress={sendAgain}>
              Skicka igen
            </Button>
          )}
        </>
      }
    >
      <FailureBanner failure={resend.failure} onRetry={sendAgain} />
      <p className={styles.facts}>
        <Badge tone={tone}>{namn}</Badge>
        <span>Till {letter.till}</span>
        <span>{longMoment(letter.skapad)}</span>
      </p>
      {letter.fel !== null && <p className={styles.fault}>{letter.fel}</p>}
      <pre className={styles.text}>{letter.text}</pre>
    </Dialog>
  );
}
