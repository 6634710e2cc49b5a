'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/history/compared-version.module.css';
import { Differences } from '#components/studio/history/differences.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { approvedWords } from '#components/studio/release/approved-words.ts';
import { loadOrder, type OrderedVersion } from '#components/studio/release/order-contents.ts';
import { useNow } from '#components/studio/release/use-now.ts';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface OrderDialogProps {
  release: Release;
  onDecline: () => void;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks whoever an agent names whether they gave the order: what goes out, when, and what becomes another for readers. */
export function OrderDialog({ release, onDecline, onClose, onChanged }: OrderDialogProps) {
  const now = useNow();
  const { id, lage, datum, innehall, av, order_begaran } = release;
  const order = useLoaded(id, () => loadOrder(release));
  const ahead = lage === 'schemalagd' ? datum : null;
  const confirm = useOperation(() => studio.godkannRelease({ rid: id, order: order_begaran?.hash, datum: ahead }));

  async function submit() {
    const answer = await confirm.run(undefined);
    if (answer === undefined) return;
    showToast({ tone: 'success', text: `”${innehall.rubrik}” ${approvedWords(answer, Date.now())}.` });
    onClose();
    onChanged();
  }

  return (
    <Dialog
      title="Har du gett den här ordern?"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onDecline}>Avslå</Button>
          <Button
            variant="primary"
            isPending={confirm.isRunning}
            isDisabled={order.data === undefined || order.data.isOther}
            onPress={submit}
          >
            {ahead === null ? 'Bekräfta och publicera nu' : 'Bekräfta'}
          </Button>
        </>
      }
    >
      <FailureBanner failure={confirm.failure} onRetry={submit} />
      <FailureBanner failure={order.failure} onRetry={order.reload} />
      <div>
        Agenten {av.namn} säger att du vill publicera <a href={`/studio/artikel/${innehall.id}`}>”{innehall.rubrik}”</a>.{' '}
        {ahead === null ? 'Artikeln går ut så snart du bekräftar.' : `Artikeln går ut ${weekdayMoment(ahead, now)}.`} Du svarar för den.
      </div>
      {order_begaran !== null && (
        <p className={styles.quiet}>Det går att bekräfta till och med {weekdayMoment(order_begaran.fore, now)}.</p>
      )}
      {order.data?.isOther === true && (
        <Banner tone="warning" title="Något har ändrats sedan agenten begärde det här">
          Ordern går inte att bekräfta längre. Be agenten begära publiceringen igen, eller publicera artikeln själv.
        </Banner>
      )}
      {order.data === undefined && order.failure === undefined && <Skeleton height="8rem" />}
      {order.data?.versions.map((version) => (
        <Version key={version.sprak} version={version} now={now} />
      ))}
      {order.data !== undefined && order.data.facts.length > 0 && (
        <section className={styles.version} aria-labelledby="order-uppgifter">
          <h3 id="order-uppgifter">Uppgifter</h3>
          <p>{sentence(order.data.facts)}</p>
        </section>
      )}
    </Dialog>
  );
}

/** The facts in one line that begins as a sentence does. */
function sentence(facts: readonly string[]): string {
  const words = facts.join(' · ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** One language: which version, and what of it is new to readers. */
function Version({ version, now }: { version: OrderedVersion; now: number }) {
  const { sprak, revision, isNew, differences, readersFacts } = version;
  return (
    <section className={styles.version} aria-labelledby={`order-${sprak}`}>
      <h3 id={`order-${sprak}`}>
        {LANGUAGE_NAME[sprak]}, version {revision.nr}
      </h3>
      <p className={styles.quiet}>
        Sparad {weekdayMoment(revision.skapad, now)} av {revision.av.namn}
      </p>
      {isNew && <p className={styles.quiet}>Läsarna har den inte än. Det här får de:</p>}
      <Differences differences={differences} isNew={isNew}>
        Läsarna har redan den här texten.
      </Differences>
      {readersFacts.length > 0 && <p className={styles.quiet}>Läsarna har i dag: {readersFacts.join(' · ')}</p>}
    </section>
  );
}
