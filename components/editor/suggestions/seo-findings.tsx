'use client';

import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import styles from '#components/editor/suggestions/suggestions.module.css';
import type { ArticleContent } from '#lib/contract/article.ts';
import { analyseSeo } from '#lib/suggestions/seo-analysis.ts';

interface SeoFindingsProps {
  content: ArticleContent;
  onShow: (falt: string) => void;
}

/** What search engines find good and bad in the article as it stands here, counted and not guessed. Each thing to mend leads to its field. */
export function SeoFindings({ content, onShow }: SeoFindingsProps) {
  const id = useId();
  const findings = useMemo(() => analyseSeo(content), [content]);
  const good = findings.filter(({ bra }) => bra);
  const bad = findings.filter(({ bra }) => !bra);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          SEO-analys
        </h2>
        <span className={styles.length}>
          {good.length} av {findings.length} bra
        </span>
      </div>
      <ul className={styles.findings}>
        {bad.map(({ falt, text }) => (
          <li key={text}>
            <button type="button" className={styles.finding} onClick={() => onShow(falt)}>
              <TriangleAlert aria-label="Att förbättra:" className={styles.bad} />
              <span>{text}</span>
              <ArrowRight aria-hidden className={styles.go} />
            </button>
          </li>
        ))}
      </ul>
      {good.length > 0 && (
        <details className={styles.more}>
          <summary>{good.length === 1 ? 'En sak är bra' : `${good.length} saker är bra`}</summary>
          <ul className={styles.findings}>
            {good.map(({ text }) => (
              <li key={text} className={styles.finding}>
                <CircleCheck aria-label="Bra:" className={styles.good} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
