import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { Handbook } from '#components/studio/handbook/handbook.tsx';
import { cannotEditHandbook } from '#lib/access/rights.ts';

export const metadata = { title: 'Handbok' };

export default async function HandbookPage() {
  const { data, failure } = await load('/studio/handbok', (studio) =>
    Promise.all([studio.hamtaHandbok({ utforlig: '1' }), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ text, version }, { vem }] = data;
  return <Handbook text={text} version={version} canEdit={cannotEditHandbook(vem) === undefined} />;
}
