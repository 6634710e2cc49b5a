import { notFound } from 'next/navigation';
import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { SETTING_GROUPS } from '#components/studio/settings/setting-groups.ts';
import { SettingsGroup } from '#components/studio/settings/settings-group.tsx';
import { cannotDecideLogins } from '#lib/access/rights.ts';
import { SUPERADMINS_SETTINGS } from '#lib/contract/closed/settings.ts';

interface SettingsGroupPageProps {
  params: Promise<{ grupp: string }>;
}

export async function generateMetadata({ params }: SettingsGroupPageProps) {
  const { grupp } = await params;
  return { title: SETTING_GROUPS.find(({ id }) => id === grupp)?.namn ?? 'Inställningar' };
}

export default async function SettingsGroupPage({ params }: SettingsGroupPageProps) {
  const { grupp } = await params;
  const group = SETTING_GROUPS.find(({ id }) => id === grupp);
  if (group === undefined) notFound();
  const { data, failure } = await load(`/studio/installningar/${grupp}`, (studio) =>
    Promise.all([studio.hamtaInstallningar({}), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ version, installningar, miljovariabler }, { vem }] = data;
  const isReadOnly = SUPERADMINS_SETTINGS.some((group) => group === grupp) && cannotDecideLogins(vem) !== undefined;
  const grupper = SETTING_GROUPS.map(({ id, namn }) => ({ id, namn }));
  return (
    <SettingsGroup group={group} grupper={grupper} read={{ version, installningar, miljovariabler }} jag={vem.id} isReadOnly={isReadOnly} />
  );
}
