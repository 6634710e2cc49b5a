'use client';

import { useArticle } from '#components/editor/article-context.ts';
import { ProposalSection } from '#components/editor/proposals/proposal-section.tsx';
import styles from '#components/editor/proposals/proposals.module.css';
import { openVersion, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { MOST_OPEN_PROPOSALS } from '#lib/contract/closed/proposal.ts';
import { studio } from '#lib/transports/client/browser.ts';

const UNSAVED = 'Det som är skrivet kunde inte sparas, och förslaget är inte godtaget. Spara först och försök igen.';

/** What is decided of which parts of a proposal, by their ids. */
export interface Decided {
  fid: string;
  delar: readonly string[];
  godtas: boolean;
}

/**
 * What has been proposed for the open language version and is not decided: each part as it was and as it would be, to be accepted or declined by
 * itself or with all others. What is written here is saved before something is accepted, so that it is merged with that and not lost.
 */
export function ProposalsDialog({ jag, onClose }: { jag: Actor; onClose: () => void }) {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const id = useSessionState(({ item }) => item.id);
  const sprak = useSessionState((state) => state.sprak);
  const loaded = useLoaded(`${id} ${sprak}`, async () => {
    const { forslag } = await studio.listaAndringsforslag({ id, sprak, avgjort: 'false', per_sida: MOST_OPEN_PROPOSALS });
    const whole = await Promise.all(forslag.map(({ id: fid }) => studio.hamtaAndringsforslag({ id, sprak, fid })));
    return whole.map((answer) => answer.forslag);
  });
  const decide = useOperation(async ({ fid, delar, godtas }: Decided) => {
    const asked = { id, sprak, fid, delar: [...delar] };
    if (godtas) return (await studio.godtaAndringsforslag(asked)).revision;
    await studio.avbojAndringsforslag(asked);
    return null;
  });

  async function decided(asked: Decided) {
    if (asked.godtas && session.hasUnsaved() && !(await session.save())) return showToast({ tone: 'fault', text: UNSAVED });
    const made = await decide.run(asked);
    if (made !== undefined) {
      const many = asked.delar.length === 1 ? 'Ändringen' : `${asked.delar.length} ändringar`;
      showToast({ tone: 'success', text: asked.godtas ? `${many} står i texten, som en ny version.` : `${many} avböjdes.` });
    }
    // A refusal tells that something is otherwise than it was shown.
    await session.takeOthers();
    // What came in is what was accepted here: nobody else has saved it.
    if (made != null && openVersion(session.store.get()).arrived?.revision === made.id) session.seenArrived();
    loaded.reload();
  }

  const shown = loaded.data?.filter(({ delar }) => delar.some(({ beslut }) => beslut === null)) ?? [];
  return (
    <Dialog
      title="Förslag till ändringar"
      width="full"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          Klart
        </Button>
      }
    >
      <FailureBanner failure={loaded.failure} onRetry={loaded.reload} />
      <FailureBanner failure={decide.failure} />
      {loaded.data === undefined && loaded.failure === undefined && <Skeleton height="12rem" />}
      {loaded.data !== undefined && shown.length === 0 && <p className={styles.none}>Det finns inga förslag att ta ställning till.</p>}
      {shown.length > 0 && (
        <p className={styles.legend}>
          <del>Struket</del> tas bort ur texten, <ins>understruket</ins> kommer till.
        </p>
      )}
      {shown.map((proposal) => (
        <ProposalSection
          key={proposal.id}
          proposal={proposal}
          mayAccept={!isReadOnly}
          mayDecline={!isReadOnly || proposal.av.id === jag.id}
          isRunning={decide.isRunning}
          onDecide={(delar, godtas) => void decided({ fid: proposal.id, delar, godtas })}
        />
      ))}
    </Dialog>
  );
}
