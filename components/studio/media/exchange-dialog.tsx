'use client';

import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import styles from '#components/studio/media/exchange-dialog.module.css';
import { exchangeEverywhere, nextVersions, type PlannedExchange, tryExchange } from '#components/studio/media/exchange-plan.ts';
import { thumbnailOf } from '#components/studio/media/thumbnail.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Switch } from '#components/ui/switch.tsx';
import type { Media } from '#lib/contract/media.ts';

const LibraryDialog = lazyDialog(async () => (await import('#components/editor/picture/library-dialog.tsx')).LibraryDialog);

interface ExchangeDialogProps {
  media: Media;
  onClose: () => void;
}

/**
 * Exchanges a picture for another in every article that shows it: what would follow is shown first, and afterwards what became of each. Of a
 * picture in more than a thousand places, what would follow is shown of the first thousand, and the others are seen to after those.
 */
export function ExchangeDialog({ media, onClose }: ExchangeDialogProps) {
  const [isChoosing, setChoosing] = useState(true);
  const [till, setTill] = useState<Media>();
  const [plan, setPlan] = useState<readonly PlannedExchange[]>([]);
  const [publishes, setPublishes] = useState(false);
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const told = (done: number, all: number) => setProgress({ done, all });
  const [goesOn, setGoesOn] = useState(false);
  const trying = useOperation(async (chosen: Media) => {
    const first = await nextVersions(media.id, []);
    setGoesOn(first.goesOn);
    return tryExchange(first.versions, { fran: media.id, till: chosen.id }, told);
  });
  const exchange = useOperation(async (chosen: Media) => {
    await exchangeEverywhere(plan, { fran: media.id, till: chosen.id, publicera: publishes }, told, setPlan);
    setGoesOn(false);
  });
  const possible = plan.filter(({ lage, found }) => lage === 'planerad' && found !== undefined);
  const waiting = plan.filter(({ lage, publicerad }) => (lage === 'bytt' || lage === 'ej_slappt') && publicerad);
  // An article is asked for the words of its own language; before any is known, for the Swedish ones.
  const languages = plan.length === 0 ? (['sv'] as const) : plan.map(({ sprak }) => sprak);
  const isUndescribed = languages.some((sprak) => (till?.alt[sprak] ?? '') === '');
  const isDone = plan.some(({ lage }) => DONE.includes(lage));
  const publishable = possible.filter(({ found }) => found?.isPublic === true).length;

  async function choose(chosen: Media) {
    setTill(chosen);
    setPlan((await trying.run(chosen)) ?? []);
  }

  async function decide() {
    if (till !== undefined) await exchange.run(till);
  }

  // One dialog at a time: of two the one below would be the one that is heard.
  if (isChoosing) {
    return <LibraryDialog onClose={() => setChoosing(false)} onChoose={(chosen) => chosen.id !== media.id && choose(chosen)} />;
  }
  return (
    <Dialog
      title="Byt bild överallt"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {isDone ? 'Stäng' : 'Avbryt'}
          </Button>
          {!isDone && (
            <Button
              variant="primary"
              isPending={exchange.isRunning || trying.isRunning}
              isDisabled={possible.length === 0}
              onPress={decide}
            >
              {possible.length === 1 ? 'Byt på ett ställe' : `Byt på ${possible.length} ställen`}
            </Button>
          )}
        </>
      }
    >
      <FailureBanner failure={trying.failure ?? exchange.failure} />
      <div className={styles.pair}>
        <Chosen label="Ut" media={media} />
        {till === undefined ? null : <Chosen label="In" media={till} />}
        {!isDone && (
          <Button size="small" onPress={() => setChoosing(true)}>
            {till === undefined ? 'Välj bilden som ska in' : 'Välj en annan'}
          </Button>
        )}
      </div>
      {till !== undefined && (till.kredit === '' || isUndescribed) && (
        <Banner tone="warning" title="Bilden som ska in är inte färdig">
          Den saknar {till.kredit === '' ? 'kredit' : 'alternativtext'}. Artiklarna går inte att publicera förrän det är ifyllt.
        </Banner>
      )}
      {(trying.isRunning || exchange.isRunning) && (
        <p role="status">
          {progress.done} av {progress.all} {trying.isRunning ? 'provade' : 'gjorda'}
        </p>
      )}
      {!isDone && publishable > 0 && (
        <Switch isSelected={publishes} onChange={setPublishes}>
          Publicera genast där inget annat väntar på att publiceras ({publishable} av {possible.length})
        </Switch>
      )}
      {plan.length > 0 && goesOn && <p>Bilden visas på fler ställen än de som står här. De byts efter dem, på samma sätt.</p>}
      {plan.length > 0 && <Plan plan={plan} />}
      {till !== undefined && plan.length === 0 && !trying.isRunning && <p>Ingen artikel som redigeras visar bilden.</p>}
      {waiting.length > 0 && (
        <Banner
          tone="info"
          title={waiting.length === 1 ? 'En artikel väntar på publicering' : `${waiting.length} artiklar väntar på publicering`}
        >
          Läsarna ser den gamla bilden tills artikeln publiceras igen.
        </Banner>
      )}
    </Dialog>
  );
}

function Chosen({ label, media }: { label: string; media: Media }) {
  return (
    <figure className={styles.chosen}>
      <Picture src={thumbnailOf(media, 320)} alt={media.alt.sv ?? ''} className={styles.picture} />
      <figcaption>
        <strong>{label}:</strong> {media.caption || media.filnamn}
      </figcaption>
    </figure>
  );
}

/** The service speaks of revisions; a person at a screen looked at a list. */
const WRITTEN_SINCE = 'Artikeln har sparats sedan listan visades, och skrivs inte över. Börja om för att byta bilden där också.';

const STATES = {
  planerad: ['neutral', 'Byts'],
  bytt: ['success', 'Bytt, nytt utkast'],
  slappt: ['success', 'Bytt och publicerad'],
  ej_slappt: ['warning', 'Bytt, inte publicerad'],
  nekad: ['danger', 'Byts inte'],
} as const;
/** What cannot be begun again. */
const DONE: readonly PlannedExchange['lage'][] = ['bytt', 'slappt', 'ej_slappt'];

function Plan({ plan }: { plan: readonly PlannedExchange[] }) {
  return (
    <ul className={styles.plan} aria-label="Artiklar med bilden">
      {plan.map(({ innehall, sprak, rubrik, publicerad, found, lage, failure }) => {
        const [tone, word] = STATES[lage];
        return (
          <li key={`${innehall} ${sprak}`}>
            <span>
              <a href={`/studio/artikel/${innehall}`} target="_blank" rel="noreferrer">
                {rubrik || 'Utan rubrik'}
              </a>{' '}
              <span className={styles.facts}>
                {LANGUAGE_NAME[sprak]}
                {found !== undefined && `, ${found.platser === 1 ? 'en plats' : `${found.platser} platser`}`}
                {publicerad && ', publicerad'}
              </span>
            </span>
            <Badge tone={tone}>{word}</Badge>
            {failure?.fel.map(({ kod, orsak, atgard }) => (
              <p key={kod}>{kod === 'konflikt' ? WRITTEN_SINCE : `${orsak} ${atgard}`}</p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
