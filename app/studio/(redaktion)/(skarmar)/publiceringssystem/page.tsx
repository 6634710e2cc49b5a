import { load } from '#app/studio/load.ts';
import { CmsStatus } from '#components/studio/cms/cms-status.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';

export const metadata = { title: 'Publiceringssystem' };

export default async function CmsPage() {
  const { data, failure } = await load('/studio/publiceringssystem', (studio) =>
    Promise.all([studio.hamtaPubliceringssystem({}), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ cms }, { vem }] = data;
  return <CmsStatus cms={cms} person={vem.id} />;
}
