import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { askedOf, logAddressOf, logFilterOf } from '#components/studio/log/log-address.ts';
import { LogView } from '#components/studio/log/log-view.tsx';

export const metadata = { title: 'Logg' };

export default async function LogPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const filter = logFilterOf(await searchParams);
  const { data, failure } = await load(logAddressOf(filter), (studio) => studio.listaLogg({ ...askedOf(filter), per_sida: 50 }));
  // A filter that is refused is put right where it stands.
  if (failure !== undefined && failure.status !== 422) return <FailurePage failure={failure} />;
  const { logg, antal, antal_minst: minst, nasta } = data ?? { logg: [], antal: 0, nasta: null };
  return <LogView filter={filter} logg={logg} antal={antal} antalMinst={minst === true} nasta={nasta} failure={failure} />;
}
