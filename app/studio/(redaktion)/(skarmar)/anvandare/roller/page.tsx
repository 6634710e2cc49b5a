import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { RoleAdmin } from '#components/studio/roles/role-admin.tsx';
import { cannotMakeRoles } from '#lib/access/rights.ts';

export const metadata = { title: 'Roller' };

export default async function RolesPage() {
  const { data, failure } = await load('/studio/anvandare/roller', (studio) =>
    Promise.all([studio.listaRoller({}), studio.listaSektioner({}), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ roller, ratter }, { sektioner }, { vem }] = data;
  return (
    <RoleAdmin
      roller={roller}
      ratter={ratter}
      sektioner={sektioner.map(({ id, namn }) => ({ id, namn }))}
      canChange={cannotMakeRoles(vem) === undefined}
    />
  );
}
