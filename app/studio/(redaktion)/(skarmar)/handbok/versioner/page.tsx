import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { HandbookHistory } from '#components/studio/handbook/handbook-history.tsx';
import { cannotEditHandbook } from '#lib/access/rights.ts';

export const metadata = { title: 'Handbokens versioner' };

export default async function HandbookVersionsPage() {
  const { data, failure } = await load('/studio/handbok/versioner', (studio) =>
    Promise.all([studio.listaHandboksversioner({}), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ versioner }, { vem }] = data;
  return <HandbookHistory versions={versioner} canRestore={cannotEditHandbook(vem) === undefined} />;
}
