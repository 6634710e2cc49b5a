'use client';

import { lazy, Suspense, useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { LazyKeptNotices, LazyOthersSaves, LazyTakeAlong } from '#components/editor/lazy-notices.tsx';
import { ChangedSinceRead } from '#components/editor/review/changed-since-read.tsx';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { isNoContact } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { mayDelete } from '#lib/access/deletion.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

const ProposalsNotice = lazy(async () => ({
  default: (await import('#components/editor/proposals/proposals-notice.tsx')).ProposalsNotice,
}));

/** Answers after which what is written will not be taken as it is, or not from whoever writes: no right, no article, too much. */
const WILL_NOT: ReadonlySet<number> = new Set([403, 404, 410, 413]);

/** What the writer has to know before going on: why a save failed, text left from earlier, a source that has changed. */
export function Notices({ jag }: { jag: Actor }) {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const ofSaving = useSessionState((state) => state.failure);
  const notTaken = useSessionState((state) => state.notTaken);
  const failure = ofSaving ?? notTaken;
  const hasProposals = useSessionState(({ item, sprak }) => (item.sprak[sprak]?.oppna_forslag ?? 0) > 0);
  // What leads to them stays when the last has been decided: the dialog is its own to close.
  const [hasHad, setHasHad] = useState(hasProposals);
  if (hasProposals && !hasHad) setHasHad(true);
  return (
    <>
      {/* That there is no contact is told beside the save button, for as long as it lasts; what has answered instead is not. */}
      {isNoContact(failure) ? null : (
        <FailureBanner
          failure={failure}
          onRetry={() => (ofSaving === undefined ? session.keepNow() : session.save())}
          otherwise={failure !== undefined && WILL_NOT.has(failure.status) ? <LazyTakeAlong /> : undefined}
        />
      )}
      <Deleted jag={jag} />
      <LazyOthersSaves jag={jag} />
      <ChangedSinceRead jag={jag} />
      {hasHad && (
        <Suspense>
          <ProposalsNotice jag={jag} />
        </Suspense>
      )}
      {isReadOnly ? (
        <Banner tone="info" title="Du läser artikeln">
          Du har inte rätt att skriva i den här sektionen eller på det här språket.
        </Banner>
      ) : (
        <Outdated />
      )}
      <LazyKeptNotices />
    </>
  );
}

function Deleted({ jag }: { jag: Actor }) {
  const session = useSession();
  const item = useSessionState((state) => state.item);
  const takeBack = useOperation(() => studio.andraInnehall({ id: item.id, raderad: false, bas_andrad: item.andrad }));
  if (!item.raderad) return null;
  return (
    <>
      <FailureBanner failure={takeBack.failure} />
      <Banner
        tone="warning"
        title="Artikeln är raderad"
        actions={
          mayDelete(jag, item) && (
            <Button
              size="small"
              isPending={takeBack.isRunning}
              onPress={async () => {
                if ((await takeBack.run(undefined)) !== undefined) await session.refresh();
              }}
            >
              Ta tillbaka
            </Button>
          )
        }
      >
        Den måste tas tillbaka innan den kan ändras eller publiceras.
      </Banner>
    </>
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
