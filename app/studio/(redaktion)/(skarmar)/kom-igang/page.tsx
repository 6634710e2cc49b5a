import { redirect } from 'next/navigation';
import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { SETTING_GROUPS } from '#components/studio/settings/setting-groups.ts';
import { SetupGuide } from '#components/studio/setup/setup-guide.tsx';
import { stepAddress, stepOf } from '#components/studio/setup/setup-steps.ts';

export const metadata = { title: 'Kom igång' };

export default async function SetupPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { steg } = await searchParams;
  const { data, failure } = await load('/studio/kom-igang', (studio) =>
    Promise.all([
      studio.hamtaKomIgang({}),
      studio.hamtaInstallningar({}),
      studio.listaSektioner({ arkiverade: '1' }),
      studio.listaMallar({}),
      studio.listaAnvandare({}),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ kom_igang }, { version, installningar, miljovariabler }, { sektioner }, { mallar }, { anvandare }, { vem }] = data;
  const step = stepOf(steg, kom_igang);
  // What is done in a step must not lead on from it by itself.
  if (steg !== step) redirect(stepAddress(step));
  return (
    <SetupGuide
      setup={kom_igang}
      step={step}
      settings={{ version, installningar, miljovariabler }}
      grupper={SETTING_GROUPS.filter(({ id }) => id === 'webbplats' || id === 'publicering')}
      sektioner={sektioner}
      mallar={mallar.map(({ id, namn }) => ({ id, namn }))}
      anvandare={anvandare}
      jag={vem}
    />
  );
}
