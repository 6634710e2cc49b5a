import { load } from '#app/studio/load.ts';
import { AccountView } from '#components/studio/account/account-view.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';

export const metadata = { title: 'Mitt konto' };

export default async function AccountPage() {
  const { data, failure } = await load('/studio/konto', (studio) =>
    Promise.all([studio.hamtaJag({}), studio.hamtaAndraFaktor({}), studio.listaPassernycklar({}), studio.listaSessioner({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ vem, krav }, { andra_faktor }, { passernycklar }, { sessioner }] = data;
  return <AccountView vem={vem} krav={krav} secondFactor={andra_faktor} passernycklar={passernycklar} sessioner={sessioner} />;
}
