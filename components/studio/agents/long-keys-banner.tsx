import { dayAfter, stockholmDay } from '#components/studio/stockholm-day.ts';
import { Banner } from '#components/ui/banner.tsx';
import type { Agent } from '#lib/contract/agent.ts';

interface LongKeysBannerProps {
  agenter: readonly Agent[];
  /** 0 where keys may open for as long as anybody likes. */
  nyckelDagar: number;
}

/** Names the agents whose keys open for longer than the newsroom lets keys that are made now. */
export function LongKeysBanner({ agenter, nyckelDagar }: LongKeysBannerProps) {
  if (nyckelDagar === 0) return null;
  const last = dayAfter(stockholmDay(new Date().toISOString()), nyckelDagar);
  const long = agenter.filter(({ aterkallad, utgar }) => aterkallad === null && (utgar === null || stockholmDay(utgar) > last));
  if (long.length === 0) return null;
  return (
    <Banner tone="warning" title={long.length === 1 ? 'En nyckel gäller för länge' : `${long.length} nycklar gäller för länge`}>
      Redaktionen låter nycklar gälla i högst {nyckelDagar} dagar. Ge {new Intl.ListFormat('sv').format(long.map(({ namn }) => namn))} en
      sista dag. Tills dess fungerar {long.length === 1 ? 'nyckeln' : 'nycklarna'} som förut, men går inte att byta.
    </Banner>
  );
}
