import type { ReactNode } from 'react';
import styles from '#components/studio/sign-in/sign-in-card.module.css';

/** The page of whoever is not in yet: a card with Studio's name, what it is for and what there is to do. */
export function SignInCard({ about, children }: { about: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.brand}>Studio</h1>
        <p className={styles.about}>{about}</p>
        {children}
      </div>
    </main>
  );
}
