'use client';

import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import type { Person } from '#lib/contract/person.ts';
import { studio } from '#lib/transports/client/browser.ts';

export interface LoginDecision {
  person: Person;
  kind: 'endSessions' | 'resetSecondFactor';
}

interface LoginDialogProps {
  decision: LoginDecision;
  /** The administrator's own login is concerned. */
  isOwn: boolean;
  onClose: () => void;
  /** With what was done, in words. */
  onDone: (text: string) => void;
}

/** Asks once before somebody is logged out, or loses the second step of their login. */
export function LoginDialog({ decision: { person, kind }, isOwn, onClose, onDone }: LoginDialogProps) {
  const endSessions = kind === 'endSessions';
  const operation = useOperation(({ id }: Person) =>
    endSessions ? studio.avslutaAnvandaresSessioner({ id }) : studio.nollstallAndraFaktor({ id }),
  );

  async function confirm() {
    const answer = await operation.run(person);
    if (answer === undefined) return;
    onDone(endSessions ? `${person.namn} är utloggad överallt.` : `${person.namn} loggar in med bara sitt lösenord tills vidare.`);
  }

  return (
    <ConfirmDialog
      title={endSessions ? `Logga ut ${person.namn} överallt` : `Nollställ tvåstegsinloggning för ${person.namn}`}
      confirm={endSessions ? 'Logga ut' : 'Nollställ'}
      danger
      isRunning={operation.isRunning}
      failure={operation.failure}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {endSessions
        ? `${person.namn} loggas ut genast i alla webbläsare${isOwn ? ', även här' : ''}, och kan logga in igen. Ändringar som inte är sparade kan gå förlorade.`
        : `Gör det bara när du vet att det är ${person.namn} som ber om det. Personen loggas ut överallt och kommer sedan in med bara sitt lösenord, tills tvåstegsinloggningen är påslagen igen.`}
    </ConfirmDialog>
  );
}
