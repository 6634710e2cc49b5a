import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { LinkClicks } from '#components/studio/outbound/link-clicks.tsx';
import { stockholmClock } from '#components/studio/swedish-time.ts';

export const metadata = { title: 'Klick' };

export default async function LinkClicksPage({ params }: { params: Promise<{ kod: string }> }) {
  const { kod } = await params;
  const { data, failure } = await load(`/studio/utlankar/klick/${kod}`, (studio) => studio.hamtaUtlank({ kod }));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <LinkClicks {...data} idag={stockholmClock(Date.now()).slice(0, 10)} />;
}
