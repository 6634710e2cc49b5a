'use client';

import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { chosenTimeOf, NO_TIME } from '#components/studio/release/publish-time.ts';
import { ReleaseCheck } from '#components/studio/release/release-check.tsx';
import {
  intentOf,
  isPossible,
  type ReleaseChoice,
  type ReleaseIntent,
  releasableLanguages,
  timeOf,
} from '#components/studio/release/release-choice.ts';
import { ReleaseContents } from '#components/studio/release/release-contents.tsx';
import { ReleaseForm } from '#components/studio/release/release-form.tsx';
import { ReleaseResult } from '#components/studio/release/release-result.tsx';
import { useNow } from '#components/studio/release/use-now.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { cannotOverride } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ReleaseDialogProps {
  /** As it is saved: what is released is the saved working revisions, not what stands unsaved in the editor. */
  item: Item;
  jag: Actor;
  /** The language the writer stands in, chosen from the start. */
  sprak: Language;
  /** A schedule to be made again with what is saved now. */
  schema?: { datum: string; sprak: readonly Language[] } | undefined;
  onClose: () => void;
  /** Called when the service has accepted the release: fetch the item again. */
  onReleased: () => void;
  /** Shows the writer where a fault is. Given, each fault with a block becomes a button. */
  onShowFault?: ((entry: FaultEntry) => void) | undefined;
}

type Answer = Awaited<ReturnType<typeof studio.slappInnehall>>;

const VERB = {
  publicera: 'Publicera nu',
  datera: 'Publicera nu, bakåtdaterad',
  schemalagg: 'Schemalägg',
  utkast: 'Skicka som utkast',
} as const satisfies Record<ReleaseIntent, string>;

/** Chooses what to release and when, shows what the check says first, and tells how it went. */
export function ReleaseDialog({ item, jag, sprak, schema, onClose, onReleased, onShowFault }: ReleaseDialogProps) {
  const now = useNow();
  const [choice, setChoice] = useState<ReleaseChoice>(() =>
    schema === undefined
      ? { sprak: releasableLanguages(item, sprak), nar: 'nu', tid: NO_TIME }
      : { sprak: [...schema.sprak], nar: 'tid', tid: chosenTimeOf(schema.datum) },
  );
  const [overrides, setOverrides] = useState(false);
  const [reason, setReason] = useState('');
  const check = useLoaded(choice.sprak.join(), () =>
    choice.sprak.length === 0 ? Promise.resolve(undefined) : studio.valideraInnehall({ id: item.id, sprak: choice.sprak }),
  );
  const intent = intentOf(choice, now);
  const isBlocked = intent !== 'utkast' && check.data?.blockerande === true;
  const mayOverride = cannotOverride(jag) === undefined;
  const release = useOperation(() => {
    const time = timeOf(choice, now);
    return studio.slappInnehall({
      id: item.id,
      // A schedule whose time passes while the dialog stands open is refused, not published by mistake.
      lage: intent === 'utkast' ? 'utkast' : intent === 'schemalagg' ? 'schemalagd' : 'publicera',
      sprak: choice.sprak,
      bas_andrad: item.andrad,
      // The very revisions that were checked: what somebody saves meanwhile is not released unseen.
      revisioner: Object.fromEntries(choice.sprak.map((language) => [language, item.sprak[language]?.arbetsrevision.id ?? ''])),
      ...(time.kind === 'instant' ? { datum: time.instant } : {}),
      ...(isBlocked && overrides ? { overstyr: true, overstyr_orsak: reason } : {}),
    });
  });
  const [answer, setAnswer] = useState<Answer>();
  const isReady =
    isPossible(item, choice, now) &&
    (check.data !== undefined || intent === 'utkast') &&
    (!isBlocked || (overrides && reason.trim() !== ''));

  async function submit() {
    const result = await release.run(undefined);
    if (result === undefined) return;
    setAnswer(result);
    onReleased();
  }

  if (answer !== undefined) {
    return (
      <Dialog
        title={outcomeOf(answer)}
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        footer={
          <Button variant="primary" onPress={onClose} autoFocus>
            Klart
          </Button>
        }
      >
        <ReleaseResult answer={answer} alreadyTold={check.data?.varningar ?? []} />
      </Dialog>
    );
  }

  const faults = check.data?.fel.length === 1 ? 'felet' : 'felen';
  const anyway = `${intent === 'schemalagg' ? 'Schemalägg' : 'Publicera'} trots ${faults}`;
  return (
    <Dialog
      title={item.status === 'publicerad' ? 'Publicera igen' : 'Publicera'}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Avbryt
          </Button>
          <Button
            variant={isBlocked && overrides ? 'danger' : 'primary'}
            isPending={release.isRunning}
            isDisabled={!isReady}
            onPress={submit}
          >
            {isBlocked && overrides ? anyway : VERB[intent ?? 'schemalagg']}
          </Button>
        </>
      }
    >
      <FailureBanner failure={release.failure} onRetry={submit} />
      <ReleaseForm item={item} choice={choice} onChange={setChoice} now={now} />
      <ReleaseContents item={item} sprak={choice.sprak} intent={intent} now={now} />
      <FailureBanner failure={check.failure} onRetry={check.reload} />
      {choice.sprak.length > 0 && check.failure === undefined && (
        <ReleaseCheck
          check={check.data}
          intent={intent}
          onShowFault={
            onShowFault &&
            ((entry) => {
              onClose();
              onShowFault(entry);
            })
          }
        />
      )}
      {isBlocked && mayOverride && (
        <Checkbox
          isSelected={overrides}
          onChange={setOverrides}
          description={`Artikeln ${intent === 'schemalagg' ? 'går ut' : 'publiceras'} med ${faults} kvar. Det loggas med ditt namn och skälet.`}
        >
          {anyway}
        </Checkbox>
      )}
      {isBlocked && overrides && (
        <TextField
          label="Varför"
          description={`Den som läser loggen ska förstå varför ${faults} fick stå kvar.`}
          value={reason}
          onChange={setReason}
          maxLength={LIMITS.takedownReason}
          autoFocus
        />
      )}
    </Dialog>
  );
}

function outcomeOf({ lage, release }: Answer): string {
  if (release.tillstand === 'schemalagd') return 'Schemalagd';
  if (release.tillstand === 'koad' || release.tillstand === 'pagar') return 'I kö till publicering';
  return lage === 'utkast' ? 'Skickad som utkast' : 'Publicerad';
}
