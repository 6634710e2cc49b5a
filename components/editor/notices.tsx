'use client';

import { lazy, Suspense, useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { LazyDeleted, LazyKeptNotices, LazyOthersSaves, LazyOutdated, LazyTakeAlong } from '#components/editor/lazy-notices.tsx';
import { ChangedSinceRead } from '#components/editor/review/changed-since-read.tsx';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { isNoContact } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { Banner } from '#components/ui/banner.tsx';
import type { Actor } from '#lib/contract/actor.ts';

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
      <LazyDeleted jag={jag} />
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
        <LazyOutdated />
      )}
      <LazyKeptNotices />
    </>
  );
}
