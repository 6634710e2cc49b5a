import { redirect } from 'next/navigation';
import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { HandbookEditor } from '#components/studio/handbook/handbook-editor.tsx';
import { cannotEditHandbook } from '#lib/access/rights.ts';

export const metadata = { title: 'Redigera handboken' };

export default async function EditHandbookPage() {
  const { data, failure } = await load('/studio/handbok/redigera', (studio) =>
    Promise.all([studio.hamtaHandboksversion({ nr: 'senaste' }), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ version }, { vem }] = data;
  if (cannotEditHandbook(vem) !== undefined) redirect('/studio/handbok');
  return <HandbookEditor version={version} jag={vem} />;
}
