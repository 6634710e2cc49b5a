import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { ImportPage } from '#components/studio/figures-import/import-page.tsx';
import { LIMITS } from '#lib/contract/limits.ts';

export const metadata = { title: 'Importera siffror' };

export default async function ImportFiguresPage() {
  const { data, failure } = await load('/studio/siffror/importera', (studio) => studio.listaProgram({ per_sida: LIMITS.pageSize }));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <ImportPage program={data.program} />;
}
