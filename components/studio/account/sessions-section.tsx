'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styles from '#components/studio/account/account.module.css';
import type { Proof } from '#components/studio/account/first-step.ts';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Session } from '#lib/contract/session.ts';
import { studio } from '#lib/transports/client/browser.ts';

const COLUMNS = [
  { id: 'klient', namn: 'Var' },
  { id: 'skapad', namn: 'Inloggad', hideBelow: 'small' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

const SHOWN: Record<Session['inloggad_med'], string> = {
  losenord: 'med lösenord',
  engangskod: 'med lösenord och kod',
  passernyckel: 'med lösenord och passernyckel',
  reservkod: 'med lösenord och reservkod',
  oidc: 'med organisationens inloggning',
  oidc_kod: 'med organisationens inloggning och kod',
  oidc_passernyckel: 'med organisationens inloggning och passernyckel',
};

/** Where the person is logged in, and the end of it. */
export function SessionsSection({ sessioner, bevis }: { sessioner: readonly Session[]; bevis: Proof }) {
  const router = useRouter();
  const [isEndingAll, setEndingAll] = useState(false);
  const end = useOperation((id: string) => studio.avslutaSession({ id }));
  const endOthers = useOperation(() => studio.avslutaSessioner({ utom_denna: 'true' }));

  async function endOne({ id, klient }: Session) {
    if ((await end.run(id)) === undefined) return;
    showToast({ tone: 'success', text: `Du är utloggad från ${klient}.` });
    router.refresh();
  }

  async function endAllOthers() {
    if ((await endOthers.run(undefined)) === undefined) return;
    setEndingAll(false);
    showToast({ tone: 'success', text: 'Du är utloggad överallt utom här.' });
    router.refresh();
  }

  return (
    <section className={styles.section} aria-labelledby="inloggningar">
      <h2 id="inloggningar" className={styles.heading}>
        Inloggningar
      </h2>
      <p className={styles.about}>
        Känner du inte igen en inloggning: avsluta den och byt lösenord{bevis === 'inloggning' ? ' hos organisationen' : ''}. En inloggning
        tar slut av sig själv efter tolv timmar utan att användas, och senast efter trettio dagar.
      </p>
      <FailureBanner failure={end.failure} />
      <div className={styles.table}>
        <Table label="Inloggningar" columns={COLUMNS}>
          {sessioner.map((session) => (
            <TableRow key={session.id}>
              <TableCell>
                <div className={styles.client}>
                  {session.klient} {session.denna && <Badge tone="accent">Den här</Badge>}
                </div>
                <div className={styles.detail}>
                  {session.adress !== '' && `${session.adress} · `}
                  {SHOWN[session.inloggad_med]} · senast använd <RelativeTime iso={session.senast_anvand} />
                </div>
              </TableCell>
              <TableCell hideBelow="small" muted>
                <RelativeTime iso={session.skapad} />
              </TableCell>
              <TableCell align="end">
                {!session.denna && (
                  <Button
                    size="small"
                    aria-label={`Avsluta ${session.klient} ${session.adress}`.trim()}
                    isDisabled={end.isRunning}
                    onPress={() => endOne(session)}
                  >
                    Avsluta
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      </div>
      {sessioner.length > 1 && <Button onPress={() => setEndingAll(true)}>Avsluta alla andra</Button>}
      {isEndingAll && (
        <ConfirmDialog
          title="Avsluta alla andra inloggningar"
          confirm="Avsluta alla andra"
          danger
          isRunning={endOthers.isRunning}
          failure={endOthers.failure}
          onConfirm={endAllOthers}
          onCancel={() => {
            setEndingAll(false);
            endOthers.reset();
          }}
        >
          Du loggas ut genast överallt utom här. Det som inte är sparat där går förlorat.
        </ConfirmDialog>
      )}
    </section>
  );
}
