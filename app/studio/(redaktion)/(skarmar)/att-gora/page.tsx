import { load } from '#app/studio/load.ts';
import { NewArticleButton } from '#components/studio/articles/new-article-button.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { OrderOnPage } from '#components/studio/release/order-on-page.tsx';
import { openFailures, possibilitiesOf } from '#components/studio/release/release-rules.ts';
import { SetupBanner } from '#components/studio/setup/setup-banner.tsx';
import { toDoGroups } from '#components/studio/to-do/to-do-groups.ts';
import { ToDoView } from '#components/studio/to-do/to-do-view.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { cannotAdminister, cannotContribute } from '#lib/access/rights.ts';
import { orderAddress } from '#lib/contract/order-address.ts';
import { FIRST_PAGE } from '#lib/contract/sign-in-address.ts';

export const metadata = { title: 'Att göra nu' };

/** As many of each as anybody takes in; the rest is one press away. */
const MOST = 10;
const REQUESTS = 50;
const TWO_WEEKS_MS = 14 * 86_400_000;

interface ToDoPageProps {
  searchParams: Promise<{ order?: string | string[] }>;
}

export default async function ToDoPage({ searchParams }: ToDoPageProps) {
  const now = Date.now();
  const { order } = await searchParams;
  const asksOrder = typeof order === 'string';
  const { data, failure } = await load(asksOrder ? orderAddress(order) : FIRST_PAGE, async (studio) => {
    const { vem } = await studio.hamtaJag({});
    const [tagna, ansvarOppna, forsenade, begarda, fel, granskning, utkast, { sektioner }, { mallar }, setup, seenTo] = await Promise.all([
      studio.listaKo({ tagen_av: vem.id, per_sida: MOST }),
      studio.listaKo({ ansvarig: vem.id, status: 'oppen', per_sida: MOST }),
      studio.listaKo({ forsenad: '1', per_sida: MOST }),
      studio.listaAllaReleaser({ tillstand: 'vantar_pa_godkannande', per_sida: REQUESTS }),
      studio.listaAllaReleaser({ tillstand: 'misslyckad', fran: new Date(now - TWO_WEEKS_MS).toISOString(), per_sida: MOST }),
      studio.listaInnehall({ status: 'granskning', per_sida: REQUESTS }),
      studio.listaInnehall({ agare: vem.id, status: 'utkast', per_sida: MOST }),
      studio.listaSektioner({}),
      studio.listaMallar({}),
      cannotAdminister(vem) === undefined ? studio.hamtaKomIgang({}) : undefined,
      cannotContribute(vem) === undefined
        ? Promise.all([
            studio.listaInnehall({ priser: 'gamla', per_sida: 1 }),
            studio.hamtaSkrivsatt({}),
            studio.listaArtiklarUtanAlt({ per_sida: MOST }),
          ])
        : undefined,
    ]);
    const histories = await Promise.all(
      [...new Set(fel.releaser.map(({ innehall }) => innehall.id))].map((id) => studio.listaReleaser({ id })),
    );
    const open = new Set(histories.flatMap(({ releaser }) => openFailures(releaser).map(({ id }) => id)));
    const waiting = {
      ...{ tagna: tagna.ko, ansvar: ansvarOppna.ko, forsenade: forsenade.ko, begarda: begarda.releaser },
      publiceringar: vem.publicera ? fel.releaser.filter(({ id }) => open.has(id)) : [],
      ...{ granskning: granskning.innehall, utkast: utkast.innehall },
      gamlaPriser: seenTo && { ...seenTo[0], prisdagar: seenTo[1].prisdagar },
      utanAlt: seenTo?.[2].artiklar ?? [],
    };
    const toConfirm = begarda.releaser.find((release) => release.innehall.id === order && possibilitiesOf(release, vem).confirm);
    return { groups: toDoGroups(waiting, vem, now), toConfirm, vem, sektioner, mallar, setup };
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const { groups, toConfirm, vem, sektioner, mallar, setup } = data;
  const canWrite = cannotContribute(vem) === undefined && sektioner.length > 0;
  return (
    <>
      {setup !== undefined && <SetupBanner setup={setup.kom_igang} />}
      {toConfirm !== undefined && <OrderOnPage release={toConfirm} />}
      {asksOrder && toConfirm === undefined && (
        <Banner tone="info" title="Ingen order på den artikeln väntar på dig">
          Den är redan bekräftad eller avslagen, tiden har gått ut, eller så har någon annan tagit över. Hur det gick står i artikelns
          historik.
        </Banner>
      )}
      <ToDoView
        groups={groups}
        actions={
          canWrite && (
            <NewArticleButton
              sektioner={sektioner}
              mallar={mallar.map(({ id, namn, beskrivning, kravda_block }) => ({ id, namn, beskrivning, kravda_block }))}
              jag={vem}
              hasKey
            />
          )
        }
      />
    </>
  );
}
