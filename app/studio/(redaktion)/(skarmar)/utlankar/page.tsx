import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { OutboundList } from '#components/studio/outbound/outbound-list.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotContribute, cannotCurate } from '#lib/access/rights.ts';
import { LIMITS } from '#lib/contract/limits.ts';

export const metadata = { title: 'Annonslänkar' };

const STATES = ['gallande', 'utgangen'] as const;

export default async function OutboundLinksPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const params = await searchParams;
  const sok = typeof params.sok === 'string' ? params.sok.slice(0, 200) : '';
  const tillstand = STATES.find((state) => state === params.tillstand);
  const { data, failure } = await load('/studio/utlankar', (studio) =>
    Promise.all([
      studio.listaUtlankar({ sok, sida: pageNumber(params.sida), per_sida: 50, ...(tillstand === undefined ? {} : { tillstand }) }),
      studio.listaProgram({ per_sida: LIMITS.pageSize }),
      studio.listaSektioner({}),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { program }, { sektioner }, { vem }] = data;
  return (
    <OutboundList
      {...{ utlankar: list.utlankar, program, sektioner, sok, tillstand: tillstand ?? '' }}
      page={shownPage(list)}
      may={{ make: cannotContribute(vem) === undefined, change: cannotCurate(vem) === undefined }}
    />
  );
}
