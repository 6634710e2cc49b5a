'use client';

import { ArrowLeft, ExternalLink, Radio, Square } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import styles from '#components/studio/live/desk-header.module.css';
import type { LiveReport } from '#components/studio/live/live-entry.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface DeskHeaderProps {
  id: string;
  rubrik: string;
  sprak: Language;
  report: LiveReport | undefined;
  mayWrite: boolean;
  onEnded: () => void;
}

/** Which report it is, whether it goes on, and the way to end it. */
export function DeskHeader({ id, rubrik, sprak, report, mayWrite, onEnded }: DeskHeaderProps) {
  const [isAsking, setAsking] = useState(false);
  const end = useOperation((live: boolean) => studio.avslutaLiverapport({ id, sprak, live }));
  const isLive = report?.live === true;

  async function confirm() {
    if ((await end.run(!isLive)) === undefined) return;
    setAsking(false);
    showToast({ tone: 'success', text: isLive ? 'Rapporten är avslutad.' : 'Rapporten pågår igen.' });
    onEnded();
  }

  return (
    <header className={styles.header}>
      <ButtonLink href={`/studio/artikel/${id}`} variant="quiet" icon={<ArrowLeft aria-hidden />} aria-label="Tillbaka till artikeln">
        <span className={styles.wide}>Artikeln</span>
      </ButtonLink>
      <h1 className={styles.title}>{rubrik || 'Liverapport'}</h1>
      {report === undefined ? null : (
        <Badge tone={isLive ? 'success' : 'neutral'}>{isLive ? 'Pågår' : report.antal === 0 ? 'Inte börjat' : 'Avslutad'}</Badge>
      )}
      <div className={styles.actions}>
        {report?.lank == null ? null : (
          <ButtonLink href={report.lank} target="_blank" variant="quiet" icon={<ExternalLink aria-hidden />} aria-label="Visa hos läsarna">
            <span className={styles.wide}>Hos läsarna</span>
          </ButtonLink>
        )}
        {mayWrite && report !== undefined && report.antal > 0 ? (
          <Button icon={isLive ? <Square aria-hidden /> : <Radio aria-hidden />} onPress={() => setAsking(true)}>
            {isLive ? 'Avsluta' : 'Återuppta'}
          </Button>
        ) : null}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={isLive ? 'Avsluta rapporten?' : 'Återuppta rapporten?'}
          confirm={isLive ? 'Avsluta' : 'Återuppta'}
          onCancel={() => {
            end.reset();
            setAsking(false);
          }}
          onConfirm={confirm}
          isRunning={end.isRunning}
          failure={end.failure}
        >
          {isLive
            ? 'Läsarnas sidor slutar fråga efter nytt och visar att rapporten är slut. Den går att återuppta.'
            : 'Läsarnas sidor visar att rapporten pågår och börjar fråga efter nytt.'}
        </ConfirmDialog>
      )}
    </header>
  );
}
