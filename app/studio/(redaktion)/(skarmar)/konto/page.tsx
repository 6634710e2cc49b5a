import { load } from '#app/studio/load.ts';
import { AccountView } from '#components/studio/account/account-view.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';

export const metadata = { title: 'Mitt konto' };

export default async function AccountPage() {
  const { data, failure } = await load('/studio/konto', async (studio) => {
    const jag = await studio.hamtaJag({});
    return Promise.all([
      jag,
      studio.hamtaAndraFaktor({}),
      studio.listaPassernycklar({}),
      studio.listaSessioner({}),
      // Until what is demanded of the person is done, nothing else is answered.
      jag.krav === undefined ? studio.hamtaKobrev({}) : undefined,
      jag.krav === undefined ? studio.hamtaSkrivsatt({}) : undefined,
      jag.krav === undefined ? studio.hamtaSkribentprofil({ id: jag.vem.id }) : undefined,
    ]);
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ vem, krav }, { andra_faktor }, { passernycklar }, { sessioner }, kobrev, skrivsatt, author] = data;
  return (
    <AccountView
      vem={vem}
      krav={krav}
      secondFactor={andra_faktor}
      passernycklar={passernycklar}
      sessioner={sessioner}
      kobrev={kobrev}
      typografi={skrivsatt?.typografi}
      profil={author?.profil}
    />
  );
}
