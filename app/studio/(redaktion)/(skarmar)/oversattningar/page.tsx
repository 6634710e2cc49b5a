import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { shownPage } from '#components/studio/shown-page.ts';
import { addressOf, viewOf } from '#components/studio/translation/translation-address.ts';
import { TranslationsPage } from '#components/studio/translation/translations-page.tsx';
import type { StudioClient } from '#lib/transports/client/studio-client.ts';

export const metadata = { title: 'Översättningar' };

/** As many as one list may have, so that «Markera sidan» fills it. */
const PER_PAGE = 60;

export default async function TranslationsRoute({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const view = viewOf(await searchParams);
  const { till: sprak, lage: en, sektion, sida, jobb } = view;
  const { data, failure } = await load(addressOf(view), async (studio) => {
    const { sektioner } = await studio.listaSektioner({});
    if (jobb.length > 0) return { sektioner, articles: undefined, rubriker: await headlinesOf(studio, jobb) };
    const list = await studio.listaInnehall({ en, sprak, sida, per_sida: PER_PAGE, ...(sektion === '' ? {} : { sektion }) });
    return { sektioner, articles: { innehall: list.innehall, page: shownPage(list) }, rubriker: {} };
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <TranslationsPage view={view} {...data} />;
}

/** The jobs tell which articles they are of, and the articles what they are called. */
async function headlinesOf(studio: StudioClient, jobb: readonly string[]): Promise<Record<string, string>> {
  const { jobb: jobs } = await studio.hamtaOversattningar({ jobb: jobb.join(',') });
  const items = await Promise.all(jobs.map(({ innehall: id }) => studio.hamtaInnehall({ id })));
  return Object.fromEntries(items.map(({ innehall: { id, rubrik } }) => [id, rubrik]));
}
