'use client';

import Link from 'next/link';
import { useState } from 'react';
import styles from '#components/studio/cms/move.module.css';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import service from '#components/studio/service-page.module.css';
import { ProgressBar } from '#components/studio/translation/progress-bar.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { CmsState } from '#lib/contract/cms-state.ts';
import type { MOVE_ORDERS, Move as MoveRecord } from '#lib/contract/move.ts';
import { studio } from '#lib/transports/client/browser.ts';

type Order = (typeof MOVE_ORDERS)[number];

const NUMBER = new Intl.NumberFormat('sv');
const ASKS_EVERY_MS = 2_000;

const OFFER: Record<CmsState['namn'], { title: string; text: string; verb: string; begun: string }> = {
  wordpress: {
    title: 'Flytta det publicerade till WordPress',
    text: 'Varje publicerad svensk artikel lämnas till WordPress med sina datum, och dess adress här leder dit så fort den är på plats. Till dess läses den här. Det som redan är i WordPress dubbleras inte, och det som någon har ändrat där skrivs inte över.',
    verb: 'Flytta till WordPress',
    begun: 'Artiklarna flyttas till WordPress',
  },
  inbyggd: {
    title: 'Flytta hem från WordPress',
    text: 'Allt publicerat läses redan här. Flytten tar ned artiklarna i WordPress, där de blir utkast, och låter deras adresser där leda hit.',
    verb: 'Flytta hem',
    begun: 'Artiklarna flyttas hem från WordPress',
  },
};

/** Moving what is public to where Swedish is published now: offered when something is elsewhere, followed while it goes on, and what could not be moved afterwards. */
export function Move({ namn }: Pick<CmsState, 'namn'>) {
  const { data, failure, reload } = usePolled(
    'flytt',
    () => studio.hamtaFlytt({}),
    (state) => (state?.flytt?.slut === null ? ASKS_EVERY_MS : undefined),
    { om: ['flytt', 'releaser'] },
  );
  const order = useOperation((gor: Order) => studio.flyttaPublicerat({ gor }));
  const again = useOperation((rid: string) => studio.provaReleaseIgen({ rid }));
  const [isAsking, ask] = useState(false);
  if (failure !== undefined && data === undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (data === undefined || !data.kan) return null;
  const { flytt, kvar } = data;
  const isMoving = flytt !== null && flytt.slut === null;
  const offer = OFFER[namn];

  async function tell(gor: Order) {
    const answer = await order.run(gor);
    if (answer === undefined) return;
    ask(false);
    reload();
  }

  async function tryAgain(release: string) {
    if ((await again.run(release)) !== undefined) reload();
  }

  return (
    <section className={service.section} aria-labelledby="flytt">
      <h2 id="flytt" className={service.heading}>
        {offer.title}
      </h2>
      {kvar && !isMoving && (
        <Banner tone="warning" title={namn === 'wordpress' ? 'Alla artiklar är inte i WordPress' : 'Artiklar ligger kvar i WordPress'}>
          {namn === 'wordpress' ? 'De läses på Studios egen webbplats tills de är flyttade.' : 'Läsarna kan hitta dem på båda ställena.'}
        </Banner>
      )}
      <p>{offer.text}</p>
      {!isAsking && <FailureBanner failure={order.failure} />}
      {flytt !== null && <Progress flytt={flytt} />}
      <div className={styles.actions}>
        {!isMoving && <Button onPress={() => ask(true)}>{flytt === null ? offer.verb : `${offer.verb} igen`}</Button>}
        {isMoving && (
          <Button isPending={order.isRunning} onPress={() => void tell(flytt.pausad ? 'fortsatt' : 'pausa')}>
            {flytt.pausad ? 'Fortsätt flytten' : 'Pausa flytten'}
          </Button>
        )}
        {isMoving && (
          <Button variant="quiet" isDisabled={order.isRunning} onPress={() => void tell('avbryt')}>
            Avbryt flytten
          </Button>
        )}
      </div>
      <FailureBanner failure={again.failure} />
      {flytt !== null && flytt.fel.length > 0 && <Failed flytt={flytt} isTrying={again.isRunning} onTry={(id) => void tryAgain(id)} />}
      {isAsking && (
        <ConfirmDialog
          title={offer.title}
          confirm={offer.verb}
          isRunning={order.isRunning}
          failure={order.failure}
          onCancel={() => ask(false)}
          onConfirm={() => void tell('borja')}
        >
          <p>{offer.text}</p>
          <p>Flytten sker i bakgrunden. Den går att pausa, och fortsätter efter en omstart där den var.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Progress({ flytt: { till, slut, pausad, antal, klara, misslyckade, vantar } }: { flytt: MoveRecord }) {
  const told = `${NUMBER.format(klara)} av ${NUMBER.format(Math.max(antal, klara))} artiklar är flyttade.`;
  if (slut !== null) {
    return misslyckade === 0 ? (
      <Banner tone="success" title="Den senaste flytten är klar">
        {told}
      </Banner>
    ) : (
      <Banner tone="warning" title="Den senaste flytten är klar, men allt gick inte att flytta">
        {told} {NUMBER.format(misslyckade)} gick inte: de läses där de var.
      </Banner>
    );
  }
  const percent = antal === 0 ? 100 : Math.min(100, Math.floor((100 * (klara + misslyckade)) / antal));
  return (
    <Banner tone={vantar === null ? 'info' : 'warning'} title={pausad ? 'Flytten är pausad' : OFFER[till].begun}>
      <ProgressBar value={percent} label={`${OFFER[till].begun}: ${percent} procent`} />
      {told} {misslyckade > 0 && `${NUMBER.format(misslyckade)} gick inte att flytta. `}
      {vantar ?? 'Du kan lämna sidan: flytten fortsätter ändå.'}
    </Banner>
  );
}

function Failed({ flytt, isTrying, onTry }: { flytt: MoveRecord; isTrying: boolean; onTry: (release: string) => void }) {
  return (
    <>
      <h3>Gick inte att flytta</h3>
      <ul className={styles.failed}>
        {flytt.fel.map(({ innehall, rubrik, release, orsak, atgard }) => (
          <li key={release}>
            <Link href={`/studio/artikel/${innehall}`}>{rubrik}</Link>
            <span>
              <strong>{orsak}</strong> {atgard}
            </span>
            <Button size="small" isDisabled={isTrying} onPress={() => onTry(release)} aria-label={`Försök igen med ${rubrik}`}>
              Försök igen
            </Button>
          </li>
        ))}
      </ul>
      {flytt.misslyckade > flytt.fel.length && (
        <p>Bara de {flytt.fel.length} första visas. Börja om flytten för att försöka med alla: det som är på plats dubbleras inte.</p>
      )}
    </>
  );
}
