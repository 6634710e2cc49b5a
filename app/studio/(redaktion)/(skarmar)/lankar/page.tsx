import { load } from '#app/studio/load.ts';
import { blockInWords } from '#components/editor/checks/where-of.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { LinksPage } from '#components/studio/links/links-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import type { Item } from '#lib/contract/article.ts';
import { LINK_STATES } from '#lib/contract/closed/link.ts';
import type { Link } from '#lib/contract/link.ts';

export const metadata = { title: 'Länkar' };

export default async function Links({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const tillstand = LINK_STATES.find((state) => state === params.tillstand);
  const vard = typeof params.vard === 'string' ? params.vard.slice(0, 253) : '';
  const innehall = typeof params.innehall === 'string' && params.innehall !== '' ? params.innehall.slice(0, 40) : undefined;
  const narrowed = {
    ...(tillstand === undefined ? {} : { tillstand }),
    ...(vard === '' ? {} : { vard }),
    ...(innehall === undefined ? {} : { innehall }),
  };
  const { data, failure } = await load('/studio/lankar', (studio) =>
    Promise.all([
      studio.listaLankar({ sida: pageNumber(params.sida), per_sida: 50, ...narrowed }),
      innehall === undefined ? undefined : studio.hamtaInnehall({ id: innehall }),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, article, { vem }] = data;
  const artikel = article && {
    id: article.innehall.id,
    rubrik: article.innehall.rubrik,
    block: blocksInWords(article.innehall, list.lankar),
  };
  return (
    <LinksPage
      {...{ lankar: list.lankar, tillstand: tillstand ?? '', vard, artikel }}
      page={shownPage(list)}
      mayAct={cannotContribute(vem) === undefined}
    />
  );
}

/** What the blocks that links stand in are called, by their ids: of the text as it is being worked on. */
function blocksInWords({ sprak: versions }: Pick<Item, 'sprak'>, lankar: readonly Link[]): Record<string, string> {
  const places = lankar.flatMap(({ platser }) => platser);
  return Object.fromEntries(
    places.map(({ block, sprak }) => [block, block === '' ? 'Källorna' : blockInWords(block, versions[sprak]?.arbetsrevision.block ?? [])]),
  );
}
