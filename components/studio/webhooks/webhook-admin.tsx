'use client';

import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { useEditing } from '#components/studio/use-editing.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { SecretDialog } from '#components/studio/webhooks/secret-dialog.tsx';
import { tellOfAnswer } from '#components/studio/webhooks/tell-of-answer.ts';
import { WebhookTable } from '#components/studio/webhooks/webhook-table.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Webhook } from '#lib/contract/webhook.ts';
import { studio } from '#lib/transports/client/browser.ts';

const WebhookDialog = lazyDialog(async () => (await import('#components/studio/webhooks/webhook-dialog.tsx')).WebhookDialog);
const DeliveriesDialog = lazyDialog(async () => (await import('#components/studio/webhooks/deliveries-dialog.tsx')).DeliveriesDialog);

/** The receivers elsewhere that are sent what happens: made, tried, paused, started and removed. */
export function WebhookAdmin({ webhookar }: { webhookar: readonly Webhook[] }) {
  const router = useRouter();
  const { edit, create, opened } = useEditing<Webhook>();
  const [secret, setSecret] = useState<{ namn: string; hemlighet: string }>();
  const [shown, setShown] = useState<Webhook>();
  const [removing, setRemoving] = useState<Webhook>();
  const trial = useOperation((id: string) => studio.provaWebhook({ id }));
  const change = useOperation((asked: { id: string; lage: Webhook['lage'] }) => studio.andraWebhook(asked));
  const remove = useOperation((id: string) => studio.taBortWebhook({ id }));

  async function tryOut({ id }: Webhook) {
    const answer = await trial.run(id);
    if (answer !== undefined) tellOfAnswer(answer.leverans);
  }

  async function set({ id }: Webhook, lage: Webhook['lage']) {
    if ((await change.run({ id, lage })) !== undefined) router.refresh();
  }

  function closeRemoving() {
    setRemoving(undefined);
    remove.reset();
  }

  async function confirmRemoving() {
    if (removing === undefined || (await remove.run(removing.id)) === undefined) return;
    closeRemoving();
    router.refresh();
  }

  const createButton = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={create}>
      Ny webhook
    </Button>
  );

  return (
    <>
      <PageHeader title="Webhookar" actions={createButton}>
        En webhook berättar för en tjänst någon annanstans vad som händer i redaktionen, när det händer. Det som inte kommer fram skickas
        igen i tre dygn.
      </PageHeader>
      <FailureBanner failure={trial.failure} />
      <FailureBanner failure={change.failure} />
      {webhookar.length === 0 ? (
        <EmptyState icon={<WebhookIcon aria-hidden />} title="Inga webhookar ännu" action={createButton}>
          <p>Gör en för varje tjänst som ska få veta vad som händer, till exempel appen eller nyhetsbrevet.</p>
        </EmptyState>
      ) : (
        <WebhookTable
          webhookar={webhookar}
          onEdit={edit}
          onTry={tryOut}
          onShowDeliveries={setShown}
          onPause={(webhook) => set(webhook, 'pausad')}
          onStart={(webhook) => set(webhook, 'aktiv')}
          onRemove={setRemoving}
        />
      )}
      {opened !== undefined && (
        <WebhookDialog
          webhook={opened.thing}
          onClose={opened.onClose}
          onSaved={(hemlighet, namn) => {
            if (hemlighet !== undefined) setSecret({ namn, hemlighet });
            opened.onSaved();
          }}
        />
      )}
      {shown !== undefined && <DeliveriesDialog webhook={shown} onClose={() => setShown(undefined)} />}
      {secret !== undefined && <SecretDialog {...secret} onClose={() => setSecret(undefined)} />}
      {removing !== undefined && (
        <ConfirmDialog
          title="Ta bort webhooken"
          confirm="Ta bort"
          danger
          onCancel={closeRemoving}
          onConfirm={confirmRemoving}
          isRunning={remove.isRunning}
          failure={remove.failure}
        >
          {removing.namn} får inget mer veta, inte heller det som väntar på att skickas. Det går inte att ångra.
        </ConfirmDialog>
      )}
    </>
  );
}
