'use client';

import { useRef } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/growing-text.module.css';
import { GrowingText } from '#components/editor/growing-text.tsx';
import { useDraft, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { useFocusToBegin } from '#components/editor/use-focus-to-begin.ts';

/** Headline and standfirst. Enter goes on to the next field, and at last to the text. */
export function HeadFields({ onBody }: { onBody: () => void }) {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const rubrik = useDraft((draft) => draft.rubrik);
  const ingress = useDraft((draft) => draft.ingress);
  const lang = useSessionState((state) => state.sprak);
  const standfirst = useRef<HTMLTextAreaElement>(null);
  const headline = useRef<HTMLTextAreaElement>(null);
  const common = { lang, isReadOnly };

  useFocusToBegin(isReadOnly, () => (rubrik === '' ? headline : standfirst).current);

  return (
    <div>
      <h1 className={styles.label}>{rubrik || 'Artikel utan rubrik'}</h1>
      <GrowingText
        {...common}
        ref={headline}
        look="rubrik"
        label="Rubrik"
        placeholder="Rubrik"
        value={rubrik}
        onChange={(typed) => session.edit({ rubrik: typed })}
        onEnter={() => standfirst.current?.focus()}
      />
      <GrowingText
        {...common}
        ref={standfirst}
        look="ingress"
        label="Ingress"
        placeholder="Ingress: det viktigaste i en eller två meningar"
        value={ingress}
        onChange={(typed) => session.edit({ ingress: typed })}
        onEnter={onBody}
      />
    </div>
  );
}
