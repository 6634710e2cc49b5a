import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { NewsroomArchiveView } from '#components/studio/newsroom-archive/newsroom-archive-view.tsx';
import { cannotReadInNewsroom } from '#lib/access/rights.ts';

export const metadata = { title: 'Flytta redaktionen' };

export default async function NewsroomArchivePage() {
  // The settings are for those who administer, as this is.
  const { data, failure } = await load('/studio/flytta', (studio) =>
    Promise.all([studio.hamtaJag({}), studio.listaSektioner({}), studio.hamtaInstallningar({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ vem }, { sektioner }] = data;
  return <NewsroomArchiveView canReadIn={cannotReadInNewsroom(vem) === undefined} sektioner={sektioner} />;
}
