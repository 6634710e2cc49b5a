'use client';

import { Send } from 'lucide-react';
import { useRouter } from 'next/navigation';
import styles from '#components/studio/outbox/outbox-view.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import type { OutboxLetter } from '#lib/contract/letter.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Sends a letter that did not go once more. */
export function ResendButton({ letter }: { letter: OutboxLetter }) {
  const router = useRouter();
  const resend = useOperation((id: string) => studio.skickaUtskickIgen({ id }));
  return (
    <>
      <Button
        size="small"
        icon={<Send aria-hidden />}
        aria-label={`Skicka ”${letter.amne}” till ${letter.till} igen`}
        isPending={resend.isRunning}
        onPress={async () => {
          if ((await resend.run(letter.id)) !== undefined) router.refresh();
        }}
      >
        Skicka igen
      </Button>
      {resend.failure?.fel.map((entry) => (
        <div key={entry.kod} className={styles.fault} role="alert">
          {entry.orsak} {entry.atgard}
        </div>
      ))}
    </>
  );
}
