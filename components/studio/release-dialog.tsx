'use client';

import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { ReleaseCheck } from '#components/studio/release/release-check.tsx';
import { isPossible, type ReleaseChoice, ReleaseForm, releasableLanguages } from '#components/studio/release/release-form.tsx';
import { ReleaseResult } from '#components/studio/release/release-result.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { cannotOverride } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ReleaseDialogProps {
  /** As it is saved: what is released is the saved working revisions, not what stands unsaved in the editor. */
  item: Item;
  jag: Actor;
  /** The language the writer stands in, chosen from the start. */
  sprak: Language;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when the service has accepted the release: fetch the item again. */
  onReleased: () => void;
  /** Shows the writer where a fault is. Given, each fault with a block becomes a button. */
  onShowFault?: ((entry: FaultEntry) => void) | undefined;
}

/** Chooses what to release and how, shows what the check says first, and tells how it went. */
export function ReleaseDialog({ isOpen, onOpenChange, ...rest }: ReleaseDialogProps) {
  // Mounted anew each time: an old answer or check must never be taken for the present one.
  return isOpen ? <OpenReleaseDialog onOpenChange={onOpenChange} {...rest} /> : null;
}

function OpenReleaseDialog({ item, jag, sprak, onOpenChange, onReleased, onShowFault }: Omit<ReleaseDialogProps, 'isOpen'>) {
  const [choice, setChoice] = useState<ReleaseChoice>({ sprak: releasableLanguages(item, sprak), lage: 'publicera', datum: '' });
  const [overrides, setOverrides] = useState(false);
  const check = useLoaded(choice.sprak.join(), () =>
    choice.sprak.length === 0 ? Promise.resolve(undefined) : studio.valideraInnehall({ id: item.id, sprak: choice.sprak }),
  );
  const isBlocked = choice.lage === 'publicera' && check.data?.blockerande === true;
  const mayOverride = cannotOverride(jag) === undefined;
  const release = useOperation(() =>
    studio.slappInnehall({
      id: item.id,
      lage: choice.lage,
      sprak: choice.sprak,
      // The very revisions that were checked: what somebody saves meanwhile is not released unseen.
      revisioner: Object.fromEntries(choice.sprak.map((language) => [language, item.sprak[language]?.arbetsrevision.id ?? ''])),
      ...(choice.lage === 'publicera' && choice.datum !== '' ? { datum: choice.datum.replace('T', ' ') } : {}),
      ...(isBlocked && overrides ? { overstyr: true } : {}),
    }),
  );
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof studio.slappInnehall>>>();
  const isReady = isPossible(item, choice) && (check.data !== undefined || choice.lage === 'utkast') && (!isBlocked || overrides);

  async function submit() {
    const result = await release.run(undefined);
    if (result === undefined) return;
    setAnswer(result);
    onReleased();
  }

  if (answer !== undefined) {
    return (
      <Dialog
        title={
          answer.lage === 'utkast' ? 'Skickad som utkast' : answer.release.tillstand === 'koad' ? 'I kö till publicering' : 'Publicerad'
        }
        isOpen
        onOpenChange={onOpenChange}
        footer={
          <Button variant="primary" onPress={() => onOpenChange(false)} autoFocus>
            Klart
          </Button>
        }
      >
        <ReleaseResult answer={answer} alreadyTold={check.data?.varningar ?? []} />
      </Dialog>
    );
  }

  return (
    <Dialog
      title={item.status === 'publicerad' ? 'Publicera igen' : 'Publicera'}
      isOpen
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="quiet" onPress={() => onOpenChange(false)}>
            Avbryt
          </Button>
          <Button
            variant={isBlocked && overrides ? 'danger' : 'primary'}
            isPending={release.isRunning}
            isDisabled={!isReady}
            onPress={submit}
          >
            {choice.lage === 'utkast' ? 'Skicka som utkast' : isBlocked && overrides ? 'Publicera trots felen' : 'Publicera nu'}
          </Button>
        </>
      }
    >
      <FailureBanner failure={release.failure} onRetry={submit} />
      <ReleaseForm item={item} choice={choice} onChange={setChoice} />
      <FailureBanner failure={check.failure} onRetry={check.reload} />
      {choice.sprak.length > 0 && check.failure === undefined && (
        <ReleaseCheck
          check={check.data}
          lage={choice.lage}
          onShowFault={
            onShowFault &&
            ((entry) => {
              onOpenChange(false);
              onShowFault(entry);
            })
          }
        />
      )}
      {isBlocked && mayOverride && (
        <Checkbox
          isSelected={overrides}
          onChange={setOverrides}
          description="Artikeln publiceras med felen kvar. Det loggas med ditt namn."
        >
          Publicera trots felen
        </Checkbox>
      )}
    </Dialog>
  );
}
