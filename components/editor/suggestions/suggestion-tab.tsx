'use client';

import type { Editor } from '@tiptap/core';
import { useArticle } from '#components/editor/article-context.ts';
import type { InsertItem } from '#components/editor/body/insert-items.ts';
import { AltSection } from '#components/editor/suggestions/alt-section.tsx';
import { AskingBar } from '#components/editor/suggestions/asking-bar.tsx';
import { PointSection } from '#components/editor/suggestions/point-section.tsx';
import { RelatedSection } from '#components/editor/suggestions/related-section.tsx';
import { SeoFindings } from '#components/editor/suggestions/seo-findings.tsx';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { TagSection } from '#components/editor/suggestions/tag-section.tsx';
import { TeaserSection } from '#components/editor/suggestions/teaser-section.tsx';
import { TextSection } from '#components/editor/suggestions/text-section.tsx';
import { useSettledVersion } from '#components/editor/suggestions/use-settled-version.ts';

export interface SuggestionTabProps {
  editor: Editor | null;
  /** What the article's template lets one put in the text. */
  items: readonly InsertItem[];
  /** Leads the writer to a field. */
  onShow: (falt: string) => void;
}

/** What could be better in the article, and choices for its texts. Nothing in the article is changed until one is chosen. */
export function SuggestionTab({ editor, items, onShow }: SuggestionTabProps) {
  const { isReadOnly } = useArticle();
  const version = useSettledVersion();
  const allows = (type: string) => items.some((item) => item.type === type);
  return (
    <div className={styles.tab}>
      {isReadOnly ? (
        <p className={styles.note}>Du läser artikeln. Förslag hämtar den som får skriva i den.</p>
      ) : (
        <AskingBar version={version} />
      )}
      <SeoFindings content={version.draft} onShow={onShow} />
      {isReadOnly ? null : (
        <>
          <TextSection />
          <TeaserSection />
          <TagSection />
          <RelatedSection editor={editor} isAllowed={allows('relaterat')} />
          <AltSection editor={editor} />
          <PointSection editor={editor} isAllowed={allows('viktigast')} />
        </>
      )}
    </div>
  );
}
