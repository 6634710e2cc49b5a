'use client';

import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import styles from '#components/editor/translation/translation.module.css';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { outcomeWords } from '#components/studio/translation/outcome-words.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { TranslationJob } from '#lib/contract/translation.ts';

/** What a translation came to, in words, until the writer has read it. */
export function EndedJob({ job: { till, status, fel, resultat }, onDismiss }: { job: TranslationJob; onDismiss: () => void }) {
  const session = useSession();
  const isOpen = useSessionState((state) => state.sprak === till);
  const isShown = useSessionState(({ versions }) => versions[till]?.bas === resultat?.revision);
  const name = LANGUAGE_NAME[till].toLowerCase();
  const close = (
    <Button size="small" variant="quiet" onPress={onDismiss}>
      Stäng
    </Button>
  );
  if (status === 'avbruten') {
    return (
      <Banner tone="info" title={`Översättningen till ${name} avbröts`} actions={close}>
        Inget av den har sparats.
      </Banner>
    );
  }
  if (resultat === null) {
    return <Banner tone="fault" title={`Översättningen till ${name} misslyckades`} entries={fel ?? []} actions={close} />;
  }
  const refusals = resultat.varningar.filter(({ kod }) => kod !== 'egen_text_behallen');
  return (
    <Banner
      tone={refusals.length > 0 ? 'warning' : 'success'}
      title={`Översättningen till ${name} är klar`}
      entries={refusals}
      actions={
        <>
          {isOpen ? null : (
            <Button size="small" onPress={() => session.open(till)}>
              Visa översättningen
            </Button>
          )}
          {close}
        </>
      }
    >
      <ul className={styles.outcome}>
        {outcomeWords(resultat).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {resultat.revision === null || isShown ? null : (
          <li>
            <strong>Din osparade text står kvar.</strong> När du sparar får du se den bredvid översättningen och välja.
          </li>
        )}
      </ul>
    </Banner>
  );
}
