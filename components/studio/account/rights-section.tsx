import { KeyRound } from 'lucide-react';
import styles from '#components/studio/account/account.module.css';
import { ROLE_NAME } from '#components/studio/labels.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { Actor } from '#lib/contract/actor.ts';

/** The way to what the person may do, and why not. */
export function RightsSection({ roll }: Pick<Actor, 'roll'>) {
  return (
    <section className={styles.section} aria-labelledby="rattigheter">
      <h2 id="rattigheter" className={styles.heading}>
        Dina rättigheter
      </h2>
      <p className={styles.about}>Din roll är {ROLE_NAME[roll].toLowerCase()}. Se vad du får göra, i vilka sektioner och på vilka språk.</p>
      <ButtonLink href="/studio/rattigheter" icon={<KeyRound aria-hidden />}>
        Vad du får göra
      </ButtonLink>
    </section>
  );
}
