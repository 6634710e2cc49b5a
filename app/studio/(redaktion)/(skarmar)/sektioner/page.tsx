import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { SectionAdmin } from '#components/studio/sections/section-admin.tsx';
import { cannotAdminister } from '#lib/access/rights.ts';

export const metadata = { title: 'Sektioner' };

export default async function SectionsPage() {
  const { data, failure } = await load('/studio/sektioner', (studio) =>
    Promise.all([studio.listaSektioner({ arkiverade: '1' }), studio.listaMallar({}), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ sektioner }, { mallar }, { vem }] = data;
  return (
    <SectionAdmin
      sektioner={sektioner}
      mallar={mallar.map(({ id, namn }) => ({ id, namn }))}
      canChange={cannotAdminister(vem) === undefined}
    />
  );
}
