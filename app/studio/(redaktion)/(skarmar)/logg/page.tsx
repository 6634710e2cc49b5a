import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { LogView } from '#components/studio/log/log-view.tsx';
import { pageNumber } from '#components/studio/page-number.ts';

export const metadata = { title: 'Logg' };

export default async function LogPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const innehall = typeof params.innehall === 'string' ? params.innehall : '';
  const av = typeof params.av === 'string' ? params.av : '';
  const narrowed = { ...(innehall === '' ? {} : { innehall }), ...(av === '' ? {} : { av }) };
  const { data, failure } = await load('/studio/logg', (studio) =>
    studio.listaLogg({ sida: pageNumber(params.sida), per_sida: 50, ...narrowed }),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return (
    <LogView logg={data.logg} innehall={innehall} av={av} sida={data.sida} sidor={data.sidor} antal={data.antal} perSida={data.per_sida} />
  );
}
