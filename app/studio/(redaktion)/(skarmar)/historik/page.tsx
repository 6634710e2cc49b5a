import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { HistoryCheckView } from '#components/studio/history-check/history-check-view.tsx';

export const metadata = { title: 'Historikkontroll' };

export default async function HistoryPage() {
  const { data, failure } = await load('/studio/historik', (studio) => studio.hamtaHistorikkontroll({}));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <HistoryCheckView historik={data.historik} />;
}
