'use client';

import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { mayDelete } from '#lib/access/deletion.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** That the article is deleted, and the way to take it back. */
export function Deleted({ jag }: { jag: Actor }) {
  const session = useSession();
  const item = useSessionState((state) => state.item);
  const takeBack = useOperation(() => studio.andraInnehall({ id: item.id, raderad: false, bas_andrad: item.andrad }));
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

/** That the source has changed since the open version was translated from it. */
export function Outdated() {
  const session = useSession();
  const source = useSessionState((state) => state.item.kallsprak);
  const blocks = useSessionState(({ item, sprak }) => item.sprak[sprak]?.inaktuella_block.length ?? 0);
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
