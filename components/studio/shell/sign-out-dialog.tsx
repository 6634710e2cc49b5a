'use client';

import Link from 'next/link';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import styles from '#components/studio/shell/sign-out-dialog.module.css';
import type { UnsavedWork } from '#components/studio/shell/unsaved-work.ts';

interface SignOutDialogProps {
  /** What would be lost. */
  works: readonly UnsavedWork[];
  isLeaving: boolean;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks before somebody logs out from text that is not saved: it is not left for whoever sits down next. */
export function SignOutDialog({ works, isLeaving, onLeave, onClose }: SignOutDialogProps) {
  return (
    <DecisionDialog
      title="Logga ut utan att spara?"
      role="alertdialog"
      decide="Logga ut utan att spara"
      isDanger
      isDeciding={isLeaving}
      onDecide={onLeave}
      onClose={onClose}
      failure={undefined}
    >
      <div>
        <p>
          Det här är inte sparat, och försvinner från den här datorn när du loggar ut. Det av en artikel som har säkrats på servern finns
          kvar åt dig:
        </p>
        <ul className={styles.works}>
          {works.map(({ namn, href }) => (
            <li key={`${href} ${namn}`}>
              {href === undefined ? (
                namn
              ) : (
                <Link href={href} onClick={onClose}>
                  {namn}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p>Avbryt och spara det du vill ha kvar. Ändringar som ligger kvar sedan tidigare hämtar du tillbaka i artikeln.</p>
      </div>
    </DecisionDialog>
  );
}
