import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { SettingsHistory } from '#components/studio/settings/settings-history.tsx';
import { shownPage } from '#components/studio/shown-page.ts';

export const metadata = { title: 'Inställningarnas versioner' };

/** So many to a page. */
const PAGE = 50;

export default async function SettingsVersionsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { sida } = await searchParams;
  const { data, failure } = await load('/studio/installningar/versioner', (studio) =>
    Promise.all([studio.listaInstallningsversioner({ sida: pageNumber(sida), per_sida: PAGE }), studio.hamtaInstallningar({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [listed, { version }] = data;
  return <SettingsHistory versioner={listed.versioner} senaste={version} page={shownPage(listed)} />;
}
