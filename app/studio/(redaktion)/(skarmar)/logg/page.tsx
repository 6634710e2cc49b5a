import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { askedOf, logAddressOf, logFilterOf } from '#components/studio/log/log-address.ts';
import { LogView } from '#components/studio/log/log-view.tsx';

export const metadata = { title: 'Logg' };

export default async function LogPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const filter = logFilterOf(await searchParams);
  const { data, failure } = await load(logAddressOf(filter), (studio) =>
    studio.listaLogg({ ...askedOf(filter), sida: filter.sida, per_sida: 50 }),
  );
  // A filter that is refused is put right where it stands.
  if (failure !== undefined && failure.status !== 422) return <FailurePage failure={failure} />;
  const { logg, sidor, antal, per_sida: perSida } = data ?? { logg: [], sidor: 1, antal: 0, per_sida: 50 };
  return <LogView filter={filter} logg={logg} sidor={sidor} antal={antal} perSida={perSida} failure={failure} />;
}
