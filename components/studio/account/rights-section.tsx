import { KeyRound } from 'lucide-react';
import styles from '#components/studio/account/account.module.css';
import { roleInSentence } from '#components/studio/labels.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { Actor } from '#lib/contract/actor.ts';

/** The way to what the person may do, and why not. */
export function RightsSection({ vem }: { vem: Actor }) {
  return (
    <section className={styles.section} aria-labelledby="rattigheter">
      <h2 id="rattigheter" className={styles.heading}>
        Dina rättigheter
      </h2>
      <p className={styles.about}>Din roll är {roleInSentence(vem)}. Se vad du får göra, i vilka sektioner och på vilka språk.</p>
      <ButtonLink href="/studio/rattigheter" icon={<KeyRound aria-hidden />}>
        Vad du får göra
      </ButtonLink>
    </section>
  );
}
