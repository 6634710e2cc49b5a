'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styles from '#components/studio/account/account.module.css';
import { FIRST_STEP } from '#components/studio/account/first-step.ts';
import { ProofDialog } from '#components/studio/account/proof-dialog.tsx';
import { RecoveryCodesDialog } from '#components/studio/account/recovery-codes-dialog.tsx';
import { SetUpDialog } from '#components/studio/account/set-up-dialog.tsx';
import { longMoment } from '#components/studio/swedish-time.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { SecondFactorState } from '#lib/contract/second-factor.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Fewer than this are soon used up. */
const FEW_CODES = 4;

/** The second step of the sign-in: whether it is on, and what can be done about it. */
export function SecondFactorSection({ secondFactor }: { secondFactor: SecondFactorState }) {
  const router = useRouter();
  const [doing, setDoing] = useState<'setUp' | 'renew' | 'end'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { aktiv, sedan, engangskoder, bevis, kravs, koder_kvar } = secondFactor;

  function show(fresh: readonly string[]) {
    setDoing(undefined);
    setCodes(fresh);
  }

  function close() {
    setDoing(undefined);
    setCodes(undefined);
    router.refresh();
  }

  return (
    <section className={styles.section} aria-labelledby="tvasteg">
      <h2 id="tvasteg" className={styles.heading}>
        Tvåstegsinloggning {aktiv ? <Badge tone="success">På</Badge> : <Badge hollow>Av</Badge>}
      </h2>
      {aktiv && sedan !== null ? (
        <>
          <p className={styles.about}>
            På sedan {longMoment(sedan)}. Du loggar in med {FIRST_STEP[bevis]} och{' '}
            {engangskoder ? 'en kod från din app' : 'en passernyckel'}. Oanvända reservkoder: {koder_kvar}.
            {kravs && ' Din roll kräver den.'}
          </p>
          {koder_kvar < FEW_CODES && (
            <Banner tone="warning" title={koder_kvar === 0 ? 'Du har inga reservkoder kvar' : 'Du har få reservkoder kvar'}>
              Skaffa nya: utan dem och utan {engangskoder ? 'telefonen' : 'dina passernycklar'} kommer du inte in själv.
            </Banner>
          )}
          <div className={styles.actions}>
            <Button onPress={() => setDoing('renew')}>Nya reservkoder</Button>
            <Button onPress={() => setDoing('setUp')}>{engangskoder ? 'Byt telefon eller app' : 'Slå på engångskoder'}</Button>
            {!kravs && (
              <Button variant="quiet" onPress={() => setDoing('end')}>
                Stäng av
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p className={styles.about}>
            Med tvåstegsinloggning räcker det inte att någon får tag i ditt lösenord: den måste också ha din telefon. Du behöver en
            passernyckel, eller en app för engångskoder, som 1Password, Google Authenticator eller den som finns i telefonens inställningar
            för lösenord.
          </p>
          <Button variant={kravs ? 'primary' : 'standard'} onPress={() => setDoing('setUp')}>
            Slå på
          </Button>
        </>
      )}
      {doing === 'setUp' && <SetUpDialog replaces={engangskoder} bevis={bevis} onDone={show} onClose={() => setDoing(undefined)} />}
      {doing === 'renew' && (
        <ProofDialog
          bevis={bevis}
          title="Nya reservkoder"
          send="Skaffa nya koder"
          call={(losenord) => studio.fornyaReservkoder({ losenord })}
          onDone={({ reservkoder }) => show(reservkoder)}
          onClose={() => setDoing(undefined)}
        >
          De reservkoder som du har slutar gälla.
        </ProofDialog>
      )}
      {doing === 'end' && (
        <ProofDialog
          bevis={bevis}
          title="Stäng av tvåstegsinloggning"
          send="Stäng av"
          call={(losenord) => studio.stangAvAndraFaktor({ losenord })}
          onDone={() => {
            close();
            showToast({ tone: 'success', text: 'Tvåstegsinloggningen är avstängd.' });
          }}
          onClose={() => setDoing(undefined)}
        >
          Engångskoder, reservkoder och passernycklar tas bort. Sedan räcker {FIRST_STEP[bevis]} för att logga in, för dig och för alla
          andra som kan använda {bevis === 'losenord' ? 'det' : 'den'}.
        </ProofDialog>
      )}
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </section>
  );
}
