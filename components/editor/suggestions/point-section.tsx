'use client';

import type { Editor } from '@tiptap/core';
import { useDraft } from '#components/editor/session/use-session.ts';
import { pointsBlock, pointsIn } from '#components/editor/suggestions/block-change.ts';
import { ChoiceRow } from '#components/editor/suggestions/choice-row.tsx';
import { SourceBadge } from '#components/editor/suggestions/source-badge.tsx';
import { SuggestionSection } from '#components/editor/suggestions/suggestion-section.tsx';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { useDesk, useDeskPart } from '#components/editor/suggestions/use-desk.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import { equalJson } from '#lib/content/equal-json.ts';

interface PointSectionProps {
  editor: Editor | null;
  /** Whether the template lets an article have a block of its points. */
  isAllowed: boolean;
}

/** The three points that say what the article is about. */
export function PointSection({ editor, isAllowed }: PointSectionProps) {
  const desk = useDesk();
  const block = useDraft((draft) => pointsBlock(draft.block));
  const punkter = useDeskPart((part) => part.suggested.punkter);
  const kalla = useDeskPart((part) => part.suggested.punkterKalla);
  const replaced = useDeskPart((part) => part.points);
  const now = pointsIn(block);
  const isApplied = equalJson(now, punkter);
  const isMine = isApplied && replaced !== undefined && equalJson(replaced.applied, punkter);

  function change(work: (editor: Editor) => boolean) {
    if (editor !== null && !work(editor))
      showToast({ tone: 'fault', text: 'Det viktigaste gick inte att ändra härifrån. Ändra det i texten.' });
  }

  return (
    <SuggestionSection kind="viktigast" title="Det viktigaste">
      {!isAllowed && <p className={styles.note}>Artikelns mall har inget block för Det viktigaste.</p>}
      {punkter.length === 0 ? (
        <p className={styles.note}>Inga förslag: artikeln har för lite text.</p>
      ) : (
        <>
          {!isApplied && <Points title="Nu" punkter={now} />}
          {isMine && <Points title="Ersatte" punkter={replaced.before} />}
          <ul className={styles.choices}>
            <ChoiceRow
              isApplied={isApplied}
              meta={<SourceBadge kalla={kalla} />}
              take={{
                namn: now === undefined ? 'Lägg in' : 'Ersätt',
                label: now === undefined ? 'Lägg in Det viktigaste överst i texten' : 'Ersätt punkterna i Det viktigaste',
                onPress: () => change((open) => desk.takePoints(open, punkter)),
                isDisabled: !isAllowed || editor === null,
              }}
              takeBack={isMine ? { label: 'Ångra: Det viktigaste', onPress: () => change((open) => desk.takeBackPoints(open)) } : undefined}
            >
              <ul className={styles.points}>
                {punkter.map((punkt) => (
                  <li key={punkt}>{punkt}</li>
                ))}
              </ul>
            </ChoiceRow>
          </ul>
        </>
      )}
    </SuggestionSection>
  );
}

function Points({ title, punkter }: { title: string; punkter: readonly string[] | undefined }) {
  if (punkter === undefined || punkter.length === 0) return null;
  return (
    <div className={styles.now}>
      {title}:
      <ul className={styles.points}>
        {punkter.map((punkt) => (
          <li key={punkt}>{punkt}</li>
        ))}
      </ul>
    </div>
  );
}
