import { showToast } from '#components/ui/toast-queue.ts';
import type { WebhookDelivery } from '#lib/contract/webhook.ts';

/** Says how a receiver has answered what it was just sent. */
export function tellOfAnswer({ fel, status, ms }: WebhookDelivery): void {
  if (fel === null) showToast({ tone: 'success', text: `Mottagaren tog emot: svar ${status} på ${ms} ms.` });
  else showToast({ tone: 'fault', text: fel.orsak });
}
