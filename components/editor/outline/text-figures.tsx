'use client';

import { useMemo } from 'react';
import { outlineOf, readingMinutes, wordsOf } from '#components/editor/outline/outline.ts';
import styles from '#components/editor/outline/text-figures.module.css';
import { useDraft } from '#components/editor/session/use-session.ts';

/** How long the text is, and its headings, each of which leads there. */
export function TextFigures({ onShow }: { onShow: (block: string) => void }) {
  const rubrik = useDraft((draft) => draft.rubrik);
  const ingress = useDraft((draft) => draft.ingress);
  const block = useDraft((draft) => draft.block);
  const words = useMemo(() => wordsOf({ rubrik, ingress, block }), [rubrik, ingress, block]);
  const outline = useMemo(() => outlineOf(block), [block]);
  return (
    <section className={styles.figures} aria-label="Längd och disposition">
      <p className={styles.length}>
        {words === 1 ? '1 ord' : `${words.toLocaleString('sv')} ord`} · {readingMinutes(words)} min läsning
      </p>
      {outline.length > 0 && (
        <details className={styles.outline} open>
          <summary>Disposition</summary>
          <ol className={styles.headings}>
            {outline.map(({ id, text, niva }) => (
              <li key={id} data-niva={niva}>
                <button type="button" onClick={() => onShow(id)}>
                  {text}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
