'use client';

import { ShieldCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/history-check/history-check-view.module.css';
import { useNews } from '#components/studio/news/use-news.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import service from '#components/studio/service-page.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { HistoryCheckRecord, HistoryState } from '#lib/contract/history.ts';
import { studio } from '#lib/transports/client/browser.ts';

const NUMBER = new Intl.NumberFormat('sv');
/** Where news do not come by themselves; and where they do, for what was lost on its way. */
const ASKS_EVERY_MS = 2_000;
const ASKS_SELDOM_MS = 120_000;

const CHECKS = { om: ['historik'] } as const;

/** Whether history is as it was written, when that was last looked at, and a button that looks now. */
export function HistoryCheckView({ historik }: { historik: HistoryState }) {
  const router = useRouter();
  const order = useOperation(() => studio.kontrolleraHistorik({}));
  const { senaste, pagar } = historik;
  const isChecking = pagar !== null;
  const hasNews = useNews(CHECKS, () => router.refresh());

  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(() => router.refresh(), hasNews ? ASKS_SELDOM_MS : ASKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isChecking, hasNews, router]);

  async function check() {
    if ((await order.run(undefined)) !== undefined) router.refresh();
  }

  return (
    <>
      <PageHeader
        title="Historikkontroll"
        actions={
          <Button icon={<ShieldCheck aria-hidden />} isPending={order.isRunning || isChecking} onPress={check}>
            Kontrollera nu
          </Button>
        }
      >
        Varje sparad version, varje publicering och varje rad i loggen får ett sigill. Kontrollen visar om något av det, eller av det som
        läsarna ser, har ändrats, tagits bort eller lagts till vid sidan av Studio: i databasen eller bland bildernas filer. Studio gör den
        varje natt, och skriver till administratörerna om något är fel.
      </PageHeader>
      <div className={service.parts}>
        <FailureBanner failure={order.failure} onRetry={check} />
        {pagar !== null && (
          <Banner tone="info" title="Kontrollen pågår">
            {progress(pagar)} Du kan lämna sidan: kontrollen fortsätter ändå.
          </Banner>
        )}
        {senaste === null ? pagar === null && <NotYet /> : <Outcome kontroll={senaste} />}
        <Facts historik={historik} />
      </div>
    </>
  );
}

function progress({ kontrollerade, totalt }: HistoryCheckRecord): string {
  if (totalt === 0) return 'Den börjar strax.';
  return `${NUMBER.format(kontrollerade)} av ${NUMBER.format(Math.max(kontrollerade, totalt))} rader och bilder är sedda hittills.`;
}

function NotYet() {
  return (
    <Banner tone="info" title="Ingen kontroll är gjord ännu">
      Studio gör den första i natt. Tryck på Kontrollera nu för att slippa vänta.
    </Banner>
  );
}

function Outcome({ kontroll: { hel, fynd, antal_fynd, kontrollerade } }: { kontroll: HistoryCheckRecord }) {
  if (hel === true) {
    return (
      <Banner tone="success" title="Historiken är orörd">
        {NUMBER.format(kontrollerade)} rader och bilder är kontrollerade, och läsarna får det som är publicerat.
      </Banner>
    );
  }
  return (
    <>
      <Banner tone="fault" title="Historiken är inte orörd">
        {NUMBER.format(antal_fynd)} fel hittades. Det går inte att göra i Studio: någon har varit inne i databasen eller bland bildernas
        filer. Ta reda på vem, och jämför med en säkerhetskopia.
      </Banner>
      <section className={service.section}>
        <h2 className={service.heading}>Det här är fel</h2>
        <ul className={styles.findings}>
          {fynd.map(({ kod, tabell, rad, orsak }) => (
            <li key={`${kod} ${tabell} ${rad}`}>{orsak}</li>
          ))}
        </ul>
        {antal_fynd > fynd.length && (
          <p>
            Bara de {fynd.length} första visas. Den som driver Studio ser alla med <code className={styles.command}>npm run verify</code>.
          </p>
        )}
      </section>
    </>
  );
}

function Facts({ historik: { senaste, sigill, vantar, rot } }: { historik: HistoryState }) {
  return (
    <>
      <dl className={service.facts}>
        <dt>Senast kontrollerad</dt>
        <dd>{senaste?.klar ? <RelativeTime iso={senaste.klar} /> : 'Aldrig'}</dd>
        <dt>På begäran av</dt>
        <dd>{senaste?.av?.namn ?? 'Studio, varje natt'}</dd>
        <dt>Sigill</dt>
        <dd>{NUMBER.format(sigill)}</dd>
        <dt>Väntar på sigill</dt>
        <dd>{vantar === 1 ? '1 rad' : `${NUMBER.format(vantar)} rader`}</dd>
        <dt>Senaste roten</dt>
        <dd className={styles.root}>{rot || 'Inget är förseglat ännu'}</dd>
      </dl>
      <p className={styles.note}>
        Skriv upp roten på ett ställe utanför databasen. Då kan den som driver Studio visa med{' '}
        <code className={styles.command}>npm run verify -- --rot</code>, följt av roten, att ingenting före den har räknats om eller tagits
        bort.
      </p>
    </>
  );
}
