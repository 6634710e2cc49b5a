import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { HealthView } from '#components/studio/health/health-view.tsx';

export const metadata = { title: 'Driftläge' };

export default async function HealthPage() {
  const { data, failure } = await load('/studio/driftlage', (studio) => studio.hamtaHalsa({}));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <HealthView halsa={data.halsa} />;
}
