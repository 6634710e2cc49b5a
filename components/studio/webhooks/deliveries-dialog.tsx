'use client';

import { RotateCw } from 'lucide-react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { tellOfAnswer } from '#components/studio/webhooks/tell-of-answer.ts';
import styles from '#components/studio/webhooks/webhook-table.module.css';
import { Badge, type BadgeProps } from '#components/ui/badge.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { Webhook, WebhookDelivery } from '#lib/contract/webhook.ts';
import { studio } from '#lib/transports/client/browser.ts';

const COLUMNS = [
  { id: 'vad', namn: 'Leverans' },
  { id: 'lage', namn: 'Hur det gick' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

/** So many are shown: what is older is seldom asked for. */
const SHOWN = 50;

const STATE_WORDS: Readonly<Record<WebhookDelivery['lage'], { namn: string; tone: BadgeProps['tone'] }>> = {
  vantar: { namn: 'Väntar', tone: 'warning' },
  levererad: { namn: 'Levererad', tone: 'success' },
  misslyckad: { namn: 'Misslyckades', tone: 'danger' },
};

/** What a receiver has been sent and how it answered, and a way to send something once more. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { data, failure, reload } = useLoaded(webhook.id, () => studio.listaWebhookleveranser({ id: webhook.id, per_sida: SHOWN }));
  const again = useOperation((leverans: string) => studio.skickaWebhookleveransIgen({ id: webhook.id, leverans }));

  async function sendAgain(id: string) {
    const answer = await again.run(id);
    if (answer === undefined) return;
    tellOfAnswer(answer.leverans);
    reload();
  }

  return (
    <Dialog title={`Leveranser till ${webhook.namn}`} width="wide" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable>
      <FailureBanner failure={failure} onRetry={reload} />
      <FailureBanner failure={again.failure} />
      {data === undefined && failure === undefined && <Spinner label="Hämtar leveranserna" />}
      {data?.leveranser.length === 0 && (
        <EmptyState title="Ingenting har skickats ännu">
          <p>Det som skickas finns kvar här i trettio dagar.</p>
        </EmptyState>
      )}
      {data !== undefined && data.leveranser.length > 0 && (
        <Table label="Leveranser" columns={COLUMNS}>
          {data.leveranser.map((delivery) => (
            <TableRow key={delivery.id}>
              <TableCell>
                <div className={styles.name}>{contentOf(delivery)}</div>
                <div className={styles.small}>
                  <RelativeTime iso={delivery.senast ?? delivery.skapad} />
                </div>
              </TableCell>
              <TableCell>
                <Badge tone={STATE_WORDS[delivery.lage].tone}>{STATE_WORDS[delivery.lage].namn}</Badge>
                <div className={styles.small}>{answerOf(delivery)}</div>
              </TableCell>
              <TableCell align="end">
                {delivery.lage !== 'vantar' && (
                  <IconButton
                    label={`Skicka igen: ${contentOf(delivery)}`}
                    size="small"
                    isDisabled={again.isRunning}
                    onPress={() => sendAgain(delivery.id)}
                  >
                    <RotateCw aria-hidden />
                  </IconButton>
                )}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
    </Dialog>
  );
}

function contentOf({ slag, antal }: WebhookDelivery): string {
  if (slag === 'prov') return 'Prov';
  return antal === 1 ? '1 händelse' : `${antal} händelser`;
}

/** How it was answered, and how often it has been sent. */
function answerOf({ fel, status, ms, forsok }: WebhookDelivery): string {
  const tries = forsok > 1 ? ` ${forsok} försök.` : '';
  if (fel !== null) return `${fel.orsak}${tries}`;
  return status === null ? tries.trim() : `Svarade ${status} på ${ms ?? 0} ms.${tries}`;
}
