'use client';

import { useState } from 'react';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { beginWithSource } from '#components/editor/translation/begin-with-source.ts';
import { planWords } from '#components/editor/translation/plan-words.ts';
import styles from '#components/editor/translation/translate-dialog.module.css';
import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface TranslateDialogProps {
  till: Language;
  onClose: () => void;
  onStarted: () => void;
}

/**
 * Before a translation: what would become of the text, and whether to replace what people have written. Where Studio cannot
 * translate, why; writing the translation oneself is always a way.
 */
export function TranslateDialog({ till, onClose, onStarted }: TranslateDialogProps) {
  const session = useSession();
  const { id, kallsprak: fran } = useSessionState((state) => state.item);
  const exists = useSessionState((state) => state.versions[till] !== undefined);
  const [skrivOver, setSkrivOver] = useState(false);
  const order = { id, fran, till: [till], skrivOver };
  const plan = useLoaded(`${skrivOver}`, () => studio.hamtaOversattning({ id, till, skrivOver: skrivOver ? 'true' : 'false' }));
  // Every call that writes can be tried without anything being done: the refusal is known before the button is pressed.
  const trial = { ...order, provkor: true };
  const tried = useLoaded('', () => studio.oversattInnehall(trial));
  const start = useOperation(() => studio.oversattInnehall(order));
  const failure: Failure | undefined = start.failure ?? tried.failure ?? plan.failure;
  const name = LANGUAGE_NAME[till].toLowerCase();

  async function begin() {
    if ((await start.run(undefined)) === undefined) return;
    onClose();
    onStarted();
  }

  async function writeOneself() {
    onClose();
    if (exists) session.open(till);
    else await beginWithSource(session, till);
  }

  return (
    <Dialog
      title={`Översätt till ${name}`}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Avbryt
          </Button>
          {failure !== undefined && <Button onPress={writeOneself}>Översätt själv</Button>}
          <Button
            variant="primary"
            isDisabled={failure !== undefined || plan.data === undefined || tried.data === undefined || plan.data.atgang.oversatta === 0}
            isPending={start.isRunning}
            onPress={begin}
          >
            Översätt med AI
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <FailureBanner failure={failure} onRetry={start.failure === undefined ? tried.reload : begin} />
        {plan.data === undefined ? (
          plan.failure === undefined && <Skeleton height="4rem" />
        ) : (
          <ul className={styles.plan} aria-live="polite">
            {planWords(plan.data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Checkbox
          isSelected={skrivOver}
          onChange={setSkrivOver}
          description="Annars lämnas det orört. Den gamla texten finns kvar i historiken."
        >
          Ersätt också det som någon har skrivit eller ändrat i översättningen
        </Checkbox>
        <p>Översättningen sparas som ett utkast. Läs igenom den innan den publiceras.</p>
      </div>
    </Dialog>
  );
}
