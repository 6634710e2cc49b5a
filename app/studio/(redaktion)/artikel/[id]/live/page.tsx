import type { Metadata } from 'next';
import { cache } from 'react';
import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { LiveDesk } from '#components/studio/live/live-desk.tsx';
import { LANGUAGES } from '#lib/contract/languages.ts';

interface LivePageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ sprak?: string | string[] }>;
}

/** Fetched once for the page and its title. */
const loadReport = cache((id: string, sprak: string | undefined) =>
  load(`/studio/artikel/${id}/live${sprak === undefined ? '' : `?sprak=${encodeURIComponent(sprak)}`}`, (studio) =>
    Promise.all([
      studio.hamtaInnehall({ id }),
      studio.hamtaLiverapport({ id, ...(sprak === undefined ? {} : { sprak }) }),
      studio.hamtaJag({}),
    ]),
  ),
);

async function loadPage({ params, searchParams }: LivePageProps) {
  const [{ id }, { sprak }] = await Promise.all([params, searchParams]);
  return loadReport(id, typeof sprak === 'string' ? sprak : undefined);
}

export async function generateMetadata(props: LivePageProps): Promise<Metadata> {
  const { data } = await loadPage(props);
  return { title: `Live: ${data?.[0].innehall.rubrik || 'liverapport'}` };
}

export default async function LivePage(props: LivePageProps) {
  const { data, failure } = await loadPage(props);
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ innehall }, report, { vem }] = data;
  const { id, rubrik, sektion, mall } = innehall;
  const sprak = LANGUAGES.filter((one) => innehall.sprak[one] !== undefined);
  const schemalagda = innehall.schemalagd?.sprak ?? [];
  return <LiveDesk key={id} item={{ id, rubrik, sektion, mall, sprak, schemalagda }} report={report} jag={vem} />;
}
