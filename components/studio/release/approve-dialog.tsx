'use client';

import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/form.module.css';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { approvedWords } from '#components/studio/release/approved-words.ts';
import { type AskedArticle, loadAskedArticle } from '#components/studio/release/asked-versions.ts';
import { useNow } from '#components/studio/release/use-now.ts';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ApproveDialogProps {
  release: Release;
  jag: Actor;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks what is to go out, and when, before a person confirms what an agent has asked for. */
export function ApproveDialog({ release, jag, onClose, onChanged }: ApproveDialogProps) {
  const now = useNow();
  const { id, lage, datum, innehall, av, order_av } = release;
  const asked = useLoaded(id, () => loadAskedArticle(release, jag.id));
  const [latest, setLatest] = useState<Partial<Record<string, boolean>>>({});
  // Nothing is chosen beforehand: whether an article goes out marked as an advertisement is not to be passed by.
  const [chosenFacts, setChosenFacts] = useState<'begarda' | 'senaste'>();
  const ahead = lage === 'schemalagd' ? datum : null;
  const isExpired = ahead !== null && Date.parse(ahead) <= now;
  const goesOutNow = ahead === null || isExpired;
  const approve = useOperation(({ versions, facts, andrad }: AskedArticle) => {
    const revisioner = Object.fromEntries(versions.map(({ sprak, begard, senaste }) => [sprak, (latest[sprak] ? senaste : begard).id]));
    const fakta = facts === undefined ? undefined : chosenFacts;
    const read = fakta === undefined ? undefined : andrad;
    return studio.godkannRelease({ rid: id, revisioner, fakta, bas_andrad: read, datum: ahead, nu: isExpired });
  });

  async function submit() {
    const answer = asked.data && (await approve.run(asked.data));
    if (answer === undefined) return;
    showToast({ tone: 'success', text: `”${innehall.rubrik}” ${approvedWords(answer, Date.now())}.` });
    onClose();
    onChanged();
  }

  return (
    <DecisionDialog
      title={goesOutNow ? 'Godkänna och publicera?' : 'Godkänna schemaläggningen?'}
      width="medium"
      decide={goesOutNow ? 'Godkänn och publicera nu' : 'Godkänn'}
      isDeciding={approve.isRunning}
      canDecide={asked.data !== undefined && (asked.data.facts === undefined || chosenFacts !== undefined)}
      onDecide={submit}
      onClose={onClose}
      failure={approve.failure}
    >
      <FailureBanner failure={asked.failure} onRetry={asked.reload} />
      <div>
        {av.namn} vill publicera ”{innehall.rubrik}”{order_av !== null && ` på order av ${order_av.namn}`}.{' '}
        {ahead !== null && !isExpired && `Artikeln går ut ${weekdayMoment(ahead, now)}. `}
        Du svarar för att den går ut.
      </div>
      {isExpired && (
        <Banner tone="warning" title={`Tiden som begärdes har varit: ${weekdayMoment(ahead, now)}`}>
          Godkänner du nu går artikeln ut genast. Ska den ut senare, stäng rutan och välj Ändra tid.
        </Banner>
      )}
      {asked.data === undefined && asked.failure === undefined && <Skeleton height="3rem" />}
      {asked.data?.versions.map(
        ({ sprak, begard, last }) =>
          last !== undefined && (
            <Banner key={sprak} tone="info" title={`${LANGUAGE_NAME[sprak]}: ändrat sedan du läste version ${last.nr}`}>
              {last.andrat === undefined
                ? `Ingenting: version ${begard.nr} säger samma sak.`
                : `I version ${begard.nr}: ${last.andrat}. Orden står under Historik i artikeln.`}
            </Banner>
          ),
      )}
      <div className={styles.form}>
        {asked.data?.versions.map(({ sprak, begard, senaste }) =>
          begard.id === senaste.id ? (
            <div key={sprak}>
              {LANGUAGE_NAME[sprak]}, version {begard.nr}
            </div>
          ) : (
            <RadioGroup
              key={sprak}
              label={`${LANGUAGE_NAME[sprak]}: texten har ändrats sedan begäran`}
              value={latest[sprak] ? 'senaste' : 'begard'}
              onChange={(value) => setLatest({ ...latest, [sprak]: value === 'senaste' })}
              options={[
                { id: 'begard', namn: `Version ${begard.nr}`, hint: 'Den som begäran gäller.' },
                {
                  id: 'senaste',
                  namn: `Version ${senaste.nr}`,
                  hint: `Den senaste, sparad av ${senaste.av.namn}. Jämför dem under Historik i artikeln.`,
                },
              ]}
            />
          ),
        )}
        {asked.data?.facts !== undefined && (
          <RadioGroup
            label="Uppgifterna kring texten har ändrats sedan begäran"
            value={chosenFacts ?? ''}
            onChange={(value) => setChosenFacts(value === 'senaste' ? 'senaste' : 'begarda')}
            options={[
              { id: 'begarda', namn: 'Som de begärdes', hint: `Läsarna får: ${asked.data.facts.begarda}.` },
              { id: 'senaste', namn: 'Som de är nu', hint: `Läsarna får: ${asked.data.facts.senaste}.` },
            ]}
          />
        )}
      </div>
    </DecisionDialog>
  );
}
