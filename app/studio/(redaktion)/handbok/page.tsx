import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { Handbook } from '#components/studio/handbook/handbook.tsx';

export const metadata = { title: 'Handbok' };

export default async function HandbookPage() {
  const { data, failure } = await load('/studio/handbok', (studio) => studio.hamtaHandbok({}));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <Handbook text={data.text} version={data.version} />;
}
