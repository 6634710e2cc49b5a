import styles from '#app/studio/anslut/page.module.css';
import { load } from '#app/studio/load.ts';
import { ConsentForm } from '#components/studio/consent/consent-form.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { consentQuestion } from '#lib/transports/in-process/consent.ts';

export const metadata = { title: 'Anslut ett program' };

export default async function ConsentPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { begaran } = await searchParams;
  const asked = typeof begaran === 'string' ? begaran : '';
  const { data, failure } = await load(`/studio/anslut?begaran=${encodeURIComponent(asked)}`, (studio) => studio.hamtaJag({}));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const question = await consentQuestion(asked);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.brand}>Studio</p>
        {question === undefined ? (
          <EmptyState isWholePage title="Frågan gäller inte längre">
            <p>Gå tillbaka till programmet som du ville ansluta och börja om där. Frågan gäller i en halvtimme.</p>
          </EmptyState>
        ) : (
          <ConsentForm question={question} person={data.vem} />
        )}
      </div>
    </main>
  );
}
