import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { chosenRevenue } from '#components/studio/revenue/revenue-choice.ts';
import { RevenuePage } from '#components/studio/revenue/revenue-page.tsx';
import { cannotCurate } from '#lib/access/rights.ts';

export const metadata = { title: 'Intäkter' };

export default async function Revenue({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const chosen = chosenRevenue(await searchParams);
  const { data, failure } = await load('/studio/siffror/intakter', (studio) =>
    Promise.all([studio.hamtaIntakter({ per: chosen.per, dagar: Number(chosen.dagar) }), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [intakter, { vem }] = data;
  return <RevenuePage chosen={chosen} intakter={intakter} canImport={cannotCurate(vem) === undefined} />;
}
