import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { InboxView } from '#components/studio/inbox/inbox-view.tsx';

export const metadata = { title: 'Inkorg' };

const ON_A_PAGE = 50;

export default async function InboxPage() {
  const { data, failure } = await load('/studio/inkorg', (studio) => studio.listaInkorg({ per_sida: ON_A_PAGE }));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <InboxView first={data} />;
}
