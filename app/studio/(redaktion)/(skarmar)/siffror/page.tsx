import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { FiguresPage } from '#components/studio/figures/figures-page.tsx';
import { askedDays, chosenPeriod, isByHour } from '#components/studio/figures/period.ts';
import { stockholmClock } from '#components/studio/swedish-time.ts';

export const metadata = { title: 'Siffror' };

export default async function Figures({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const chosen = chosenPeriod(await searchParams);
  // Nothing of what was published is shown: only how it was read.
  const asked = { ...askedDays(chosen), publicerat: '0' } as const;
  const { data, failure } = await load('/studio/siffror', (studio) =>
    Promise.all([
      studio.hamtaTrafik(
        isByHour(chosen) ? { ...asked, per: 'timme', ...(chosen.period === 'nu' ? { dagar: 2 } : {}) } : { ...asked, per: 'dag' },
      ),
      studio.hamtaTrafik({ ...asked, per: 'artikel' }),
      studio.hamtaTrafik({ ...asked, per: 'sektion' }),
      studio.hamtaTrafik({ ...asked, per: 'kalla' }),
      studio.hamtaTrafik({ ...asked, per: 'sprak' }),
      studio.hamtaTrafik({ ...asked, per: 'agent' }),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [tid, artikel, sektion, kalla, sprak, agent] = data;
  return <FiguresPage chosen={chosen} trafik={{ tid, artikel, sektion, kalla, sprak, agent }} nu={stockholmClock(Date.now())} />;
}
