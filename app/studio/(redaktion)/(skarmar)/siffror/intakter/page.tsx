import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { chosenRevenue } from '#components/studio/revenue/revenue-choice.ts';
import { RevenuePage } from '#components/studio/revenue/revenue-page.tsx';
import { cannotCurate } from '#lib/access/rights.ts';

export const metadata = { title: 'Intäkter' };

export default async function Revenue({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const chosen = chosenRevenue(await searchParams);
  const { data, failure } = await load('/studio/siffror/intakter', (studio) =>
    Promise.all([
      studio.hamtaIntakter({ per: chosen.per, dagar: Number(chosen.dagar), kalla: chosen.kalla }),
      // Which sources there are is told by all of them together.
      chosen.kalla === '' ? undefined : studio.hamtaIntakter({ per: 'program', dagar: Number(chosen.dagar) }),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [intakter, all = intakter, { vem }] = data;
  const kallor = [...new Set([...all.tackning.map(({ kalla }) => kalla), chosen.kalla])].filter((kalla) => kalla !== '').toSorted();
  return <RevenuePage chosen={chosen} intakter={intakter} kallor={kallor} canImport={cannotCurate(vem) === undefined} />;
}
