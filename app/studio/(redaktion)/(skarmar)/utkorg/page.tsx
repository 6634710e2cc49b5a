import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { OutboxView } from '#components/studio/outbox/outbox-view.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { LETTER_STATES } from '#lib/contract/closed/letter.ts';

export const metadata = { title: 'Utkorg' };

export default async function OutboxPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const lage = LETTER_STATES.find((state) => state === params.lage);
  const { data, failure } = await load('/studio/utkorg', (studio) =>
    studio.listaUtskick({ sida: pageNumber(params.sida), per_sida: 50, ...(lage === undefined ? {} : { lage }) }),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <OutboxView utskick={data.utskick} lage={lage} page={shownPage(data)} />;
}
