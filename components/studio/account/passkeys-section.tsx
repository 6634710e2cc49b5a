'use client';

import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styles from '#components/studio/account/account.module.css';
import { AddPasskeyDialog } from '#components/studio/account/add-passkey-dialog.tsx';
import { FIRST_STEP, type Proof } from '#components/studio/account/first-step.ts';
import { ProofDialog } from '#components/studio/account/proof-dialog.tsx';
import { RecoveryCodesDialog } from '#components/studio/account/recovery-codes-dialog.tsx';
import { RenamePasskeyDialog } from '#components/studio/account/rename-passkey-dialog.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Button } from '#components/ui/button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { Passkey } from '#lib/contract/passkey.ts';
import { studio } from '#lib/transports/client/browser.ts';

const COLUMNS = [
  { id: 'namn', namn: 'Namn' },
  { id: 'skapad', namn: 'Tillagd', hideBelow: 'small' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

/** The person's passkeys, and what can be done about them. Where the browser knows of none, those there are can still be removed. */
export function PasskeysSection({ passernycklar, bevis }: { passernycklar: readonly Passkey[]; bevis: Proof }) {
  const router = useRouter();
  const [doing, setDoing] = useState<Doing>();
  const [codes, setCodes] = useState<readonly string[]>();
  const isHydrated = useHydrated();

  function close() {
    setDoing(undefined);
    setCodes(undefined);
    router.refresh();
  }

  function done(text: string) {
    close();
    showToast({ tone: 'success', text });
  }

  return (
    <section className={styles.section} aria-labelledby="passernycklar">
      <h2 id="passernycklar" className={styles.heading}>
        Passernycklar
      </h2>
      <p className={styles.about}>
        I stället för en kod visar du enhetens lås: fingeravtryck, ansikte eller PIN. En passernyckel går inte att lura av dig på en annan
        webbplats. Lägg gärna till två, så kommer du in när en enhet är borta.
      </p>
      {passernycklar.length > 0 && (
        <div className={styles.table}>
          <Table label="Passernycklar" columns={COLUMNS}>
            {passernycklar.map((passkey) => (
              <TableRow key={passkey.id}>
                <TableCell>
                  <div className={styles.client}>{passkey.namn}</div>
                  <div className={styles.detail}>
                    {passkey.sakerhetskopierad ? 'Säkerhetskopierad' : 'Bara i den enheten'} ·{' '}
                    {passkey.senast_anvand === null ? 'inte använd än' : <UsedAt iso={passkey.senast_anvand} />}
                  </div>
                </TableCell>
                <TableCell hideBelow="small" muted>
                  <RelativeTime iso={passkey.skapad} />
                </TableCell>
                <TableCell align="end">
                  <div className={styles.rowActions}>
                    <Button size="small" aria-label={`Byt namn på ${passkey.namn}`} onPress={() => setDoing({ what: 'rename', passkey })}>
                      Byt namn
                    </Button>
                    <Button size="small" aria-label={`Ta bort ${passkey.namn}`} onPress={() => setDoing({ what: 'remove', passkey })}>
                      Ta bort
                    </Button>
                  </div>
                </TableCell>
              </TableRow>
            ))}
          </Table>
        </div>
      )}
      {!isHydrated || browserSupportsWebAuthn() ? (
        <Button isDisabled={!isHydrated} onPress={() => setDoing({ what: 'add' })}>
          Lägg till passernyckel
        </Button>
      ) : (
        <p className={styles.about}>Den här webbläsaren kan inte skapa passernycklar på den här adressen.</p>
      )}
      {doing?.what === 'add' && (
        <AddPasskeyDialog
          bevis={bevis}
          onDone={({ passernyckel, reservkoder }) => {
            done(`Passernyckeln ${passernyckel.namn} är tillagd.`);
            setCodes(reservkoder ?? undefined);
          }}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing?.what === 'rename' && (
        <RenamePasskeyDialog
          passkey={doing.passkey}
          onDone={() => done('Passernyckeln har bytt namn.')}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing?.what === 'remove' && (
        <ProofDialog
          bevis={bevis}
          title={`Ta bort ${doing.passkey.namn}`}
          send="Ta bort"
          call={(losenord) => studio.taBortPassernyckel({ id: doing.passkey.id, losenord })}
          onDone={({ aktiv }) => done(aktiv ? 'Passernyckeln är borttagen.' : 'Passernyckeln är borttagen. Tvåstegsinloggningen är av.')}
          onClose={() => setDoing(undefined)}
        >
          Den går inte att logga in med längre. Ta också bort den i enheten. Är den din enda, och har du inga engångskoder, räcker sedan
          {FIRST_STEP[bevis]}.
        </ProofDialog>
      )}
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </section>
  );
}

function UsedAt({ iso }: { iso: string }) {
  return (
    <>
      senast använd <RelativeTime iso={iso} />
    </>
  );
}
