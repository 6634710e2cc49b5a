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

interface Deciding {
  title: string;
  confirm: string;
  text: string;
  done: string;
}

/** Asks once before somebody is logged out, or loses the second step of their login. */
export function LoginDialog({ decision: { person, kind }, isOwn, onClose, onDone }: LoginDialogProps) {
  const operation = useOperation(({ id }: Person) => DEEDS[kind](id));
  const { title, confirm, text, done } = wordsOf(person, isOwn)[kind];

  async function decide() {
    if ((await operation.run(person)) !== undefined) onDone(done);
  }

  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      danger
      isRunning={operation.isRunning}
      failure={operation.failure}
      onConfirm={decide}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}

const DEEDS: Record<LoginDecision['kind'], (id: string) => Promise<unknown>> = {
  endSessions: (id) => studio.avslutaAnvandaresSessioner({ id }),
  resetSecondFactor: (id) => studio.nollstallAndraFaktor({ id }),
};

function wordsOf({ namn }: Person, isOwn: boolean): Record<LoginDecision['kind'], Deciding> {
  return {
    endSessions: {
      title: `Logga ut ${namn} överallt`,
      confirm: 'Logga ut',
      text: `${namn} loggas ut genast i alla webbläsare${isOwn ? ', även här' : ''}, och kan logga in igen. Ändringar som inte är sparade kan gå förlorade.`,
      done: `${namn} är utloggad överallt.`,
    },
    resetSecondFactor: {
      title: `Nollställ tvåstegsinloggning för ${namn}`,
      confirm: 'Nollställ',
      text: `Gör det bara när du vet att det är ${namn} som ber om det. Personen loggas ut överallt, assistenter som är anslutna i hens namn släpps ut, och sedan räcker lösenordet för att logga in, tills tvåstegsinloggningen är påslagen igen.`,
      done: `${namn} loggar in med bara sitt lösenord tills vidare.`,
    },
  };
}
