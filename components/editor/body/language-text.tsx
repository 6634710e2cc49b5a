'use client';

import { useLayoutEffect, useRef } from 'react';
import { ArticleContext } from '#components/editor/article-context.ts';
import styles from '#components/editor/body/body-editor.module.css';
import { BodyEditor, type BodyEditorProps } from '#components/editor/body/body-editor.tsx';
import { type AroundText, useAroundText } from '#components/editor/use-around-text.ts';

interface LanguageTextProps extends BodyEditorProps, AroundText {}

/**
 * The text of one language. Once opened it is kept when another language is, outside the page: with what may be undone in it, and with the places of
 * pictures that are on their way to it.
 */
export function LanguageText({ jag, typografi, ...text }: LanguageTextProps) {
  const { sprak, isOpen } = text;
  const place = useRef<HTMLDivElement>(null);
  const kept = useRef<HTMLDivElement>(null);
  const article = useAroundText(sprak, { jag, typografi });

  useLayoutEffect(() => {
    const element = kept.current;
    if (element === null) return;
    if (isOpen) place.current?.append(element);
    else element.remove();
  }, [isOpen]);

  return (
    <ArticleContext value={article}>
      <div ref={place} className={styles.around}>
        <div ref={kept} className={styles.around}>
          <BodyEditor {...text} />
        </div>
      </div>
    </ArticleContext>
  );
}
