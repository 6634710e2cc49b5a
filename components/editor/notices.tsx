'use client';

import { useArticle } from '#components/editor/article-context.ts';
import { savedTime } from '#components/editor/clock-time.ts';
import { openVersion, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Language } from '#lib/contract/languages.ts';

/** What the writer has to know before going on: why a save failed, text left from earlier, a source that has changed. */
export function Notices() {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const failure = useSessionState((state) => state.failure);
  return (
    <>
      {/* That there is no contact is told beside the save button, for as long as it lasts. */}
      {failure?.status === 0 ? null : <FailureBanner failure={failure} onRetry={() => session.save()} />}
      {isReadOnly ? (
        <Banner tone="info" title="Du läser artikeln">
          Du har inte rätt att skriva i den här sektionen eller på det här språket.
        </Banner>
      ) : (
        <>
          <Recovery />
          <Outdated />
        </>
      )}
    </>
  );
}

function Recovery() {
  const session = useSession();
  const [kept] = useSessionState((state) => openVersion(state).recoverable);
  if (kept === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={`Det finns osparade ändringar från ${savedTime(kept.tid)}`}
      actions={
        <>
          <Button size="small" variant="quiet" onPress={() => session.dropRecovered(kept)}>
            Kasta dem
          </Button>
          <Button size="small" onPress={() => session.takeRecovered(kept)}>
            Hämta tillbaka
          </Button>
        </>
      }
    >
      De ligger kvar i den här webbläsaren och har inte sparats.
    </Banner>
  );
}

function Outdated() {
  const session = useSession();
  const source = useSessionState((state) => state.item.kallsprak);
  const isOutdated = useSessionState(({ item, sprak, versions }) => {
    const isBehind = sprak !== item.kallsprak && (item.sprak[sprak]?.inaktuell ?? false);
    return isBehind && versions[sprak]?.kallRevision !== versions[item.kallsprak]?.bas;
  });
  const blocks = useSessionState(({ item, sprak }) => item.sprak[sprak]?.inaktuella_block.length ?? 0);
  if (!isOutdated) return null;
  return (
    <Banner
      tone="warning"
      title={`${DEFINITE[source]} har ändrats sedan översättningen`}
      actions={
        <Button size="small" onPress={() => session.markUpToDate()}>
          Texten stämmer nu
        </Button>
      }
    >
      {blocks === 0 ? 'Se över texten.' : `Se över ${blocks === 1 ? 'det block' : `de ${blocks} block`} som har ändrats.`} När
      översättningen stämmer igen: säg till här och spara.
    </Banner>
  );
}

const DEFINITE = { sv: 'Svenskan', en: 'Engelskan' } as const satisfies Record<Language, string>;
