import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { WebhookAdmin } from '#components/studio/webhooks/webhook-admin.tsx';

export const metadata = { title: 'Webhookar' };

export default async function WebhooksPage() {
  const { data, failure } = await load('/studio/webhookar', (studio) => studio.listaWebhookar({}));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <WebhookAdmin webhookar={data.webhookar} />;
}
