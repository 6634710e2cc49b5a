'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { longMoment } from '#components/studio/swedish-time.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { FrontProposal } from '#lib/contract/edition.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface FrontProposalsProps {
  sprak: Language;
  sektion: string | null;
  /** The oldest first. */
  proposals: readonly FrontProposal[];
  /** The one that is shown in the places now. */
  shown: string | null;
  onShow: (proposal: FrontProposal) => void;
  onDeclined: (proposal: string) => void;
}

/** What others have proposed for the front: shown in the places when one asks for it, and saved there by whoever chooses. */
export function FrontProposals({ sprak, sektion, proposals, shown, onShow, onDeclined }: FrontProposalsProps) {
  const declining = useOperation((forslag: string) =>
    studio.taBortFramsideforslag({ sprak, forslag, ...(sektion === null ? {} : { sektion }) }),
  );

  async function decline({ id, av }: FrontProposal) {
    if ((await declining.run(id)) === undefined) return;
    onDeclined(id);
    showToast({ tone: 'success', text: `Förslaget från ${av.namn} är avböjt.` });
  }

  return (
    <>
      <FailureBanner failure={declining.failure} />
      {proposals.map((proposal) => {
        const { id, av, skapad, kommentar, platser } = proposal;
        const isShown = id === shown;
        return (
          <Banner
            key={id}
            tone="info"
            title={`Förslag från ${av.namn}`}
            actions={
              <>
                <Button size="small" isDisabled={isShown} onPress={() => onShow(proposal)}>
                  {isShown ? 'Visas nedan' : 'Visa förslaget'}
                </Button>
                <Button size="small" variant="quiet" isDisabled={declining.isRunning} onPress={() => decline(proposal)}>
                  Avböj
                </Button>
              </>
            }
          >
            {kommentar !== '' && <p>{kommentar}</p>}
            <p>
              {platser.length === 0 ? 'De nyaste först' : platser.length === 1 ? 'En plats' : `${platser.length} platser`}, föreslaget{' '}
              {longMoment(skapad)}. {isShown ? 'Spara framsidan för att godta det, som det är eller ändrat.' : 'Läsarna ser det inte än.'}
            </p>
          </Banner>
        );
      })}
    </>
  );
}
