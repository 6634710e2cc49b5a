import { Download } from 'lucide-react';
import styles from '#components/studio/account/account.module.css';
import { ButtonLink } from '#components/ui/button-link.tsx';

/** Everything that Studio keeps about the person, to take home (GDPR, article 15). */
export function RegisterSection() {
  return (
    <section className={styles.section} aria-labelledby="registerutdrag">
      <h2 id="registerutdrag" className={styles.heading}>
        Det Studio sparar om dig
      </h2>
      <p className={styles.about}>
        Vem du är, hur du loggar in, vad du äger och vad loggen säger om dig, i en fil. Att du har tagit ut den står i loggen.
      </p>
      <ButtonLink href="/studio/api/jag/registerutdrag" download icon={<Download aria-hidden />}>
        Ladda ned registerutdrag
      </ButtonLink>
    </section>
  );
}
