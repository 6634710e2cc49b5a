'use client';

import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import historyStyles from '#components/studio/history/history-panel.module.css';
import styles from '#components/studio/history/who-wrote.module.css';
import { wordShares } from '#components/studio/history/word-shares.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Language } from '#lib/contract/languages.ts';
import type { Provenance } from '#lib/contract/provenance.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface WhoWroteProps {
  id: string;
  sprak: Language;
  /** The revision that is told of. */
  revision: string;
  /** Becomes another when somebody may have approved it. */
  status: string;
}

const NUMBER = new Intl.NumberFormat('sv');
const NAMES = new Intl.ListFormat('sv');

/**
 * How much of a version people have written or approved, by its words, and what a model is said to have written. Asked for by a press: every revision is
 * read for it.
 */
export function WhoWrote(props: WhoWroteProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section className={styles.whose} aria-labelledby="vem-har-skrivit">
      <h2 className={historyStyles.heading} id="vem-har-skrivit">
        Vem har skrivit
      </h2>
      {isAsked ? (
        <Shares {...props} />
      ) : (
        <Button size="small" onPress={() => setAsked(true)}>
          Räkna orden
        </Button>
      )}
    </section>
  );
}

function Shares({ id, sprak, revision, status }: WhoWroteProps) {
  const { data, failure, reload } = useLoaded(`${id} ${sprak} ${revision} ${status}`, async () => {
    const answer = await studio.hamtaRevision({ id, sprak, rid: revision, proveniens: 'ja' });
    return answer.revision.proveniens;
  });
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (data === undefined) return <Skeleton height="6rem" />;
  const shares = wordShares(data.ord);
  const uncounted = uncountedInWords(data);
  if (shares === undefined) return <p className={styles.note}>{uncounted ?? 'Texten har inga ord än.'}</p>;
  const models = [...new Set(data.bidrag.flatMap(({ modell }) => modell ?? []))];

  return (
    <>
      <p className={styles.whole}>
        <strong>{NUMBER.format(shares.procent)} %</strong> av {uncounted === undefined ? 'orden' : 'de räknade orden'} har en människa
        skrivit eller granskat.
      </p>
      <div className={styles.bar} aria-hidden>
        {shares.rader.map(({ slag, ord }) => ord > 0 && <span key={slag} className={styles[slag]} style={{ flexGrow: ord }} />)}
      </div>
      <dl className={styles.rows}>
        {shares.rader.map(({ slag, text, ord }) => (
          <div key={slag} className={styles.row}>
            <dt>
              <span className={`${styles.mark} ${styles[slag]}`} aria-hidden />
              {text}
            </dt>
            <dd>{NUMBER.format(ord)} ord</dd>
          </div>
        ))}
      </dl>
      {uncounted !== undefined && <p className={styles.note}>{uncounted}</p>}
      {models.length > 0 && <p className={styles.note}>Modeller som har uppgetts: {NAMES.format(models)}.</p>}
      {data.granskare.length > 0 && <p className={styles.note}>Godkänt av {NAMES.format(data.granskare.map(({ namn }) => namn))}.</p>}
      <p className={styles.note}>
        Räknat på rubrik, ingress och brödtext i den senaste versionen. Granskat är det som en människa har godkänt, publicerat eller
        godtagit som förslag. Det som någon har klistrat in räknas som deras eget.
      </p>
    </>
  );
}

/** What of a long history is not counted. */
function uncountedInWords({ raknat_fran, ord: { okant } }: Provenance): string | undefined {
  if (raknat_fran === null) return undefined;
  const since = `Historiken är lång: räknat är det som har sparats efter version ${NUMBER.format(raknat_fran.nr)}.`;
  return okant === 0 ? since : `${since} ${NUMBER.format(okant)} ord stod redan där, och vem som skrev dem är inte räknat.`;
}
