'use client';

import type { Editor } from '@tiptap/core';
import { useDraft } from '#components/editor/session/use-session.ts';
import { ChoiceRow } from '#components/editor/suggestions/choice-row.tsx';
import { altOf } from '#components/editor/suggestions/picture-alts.ts';
import { SourceBadge } from '#components/editor/suggestions/source-badge.tsx';
import type { SuggestedPicture } from '#components/editor/suggestions/suggested.ts';
import { pictureKey } from '#components/editor/suggestions/suggestion-desk.ts';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { TextLength } from '#components/editor/suggestions/text-length.tsx';
import { useDesk, useDeskPart } from '#components/editor/suggestions/use-desk.ts';
import { Picture } from '#components/ui/picture.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { LENGTHS } from '#lib/suggestions/lengths.ts';

interface PictureChoicesProps {
  picture: SuggestedPicture;
  /** Which of the pictures in the list it is, from one. */
  place: number;
  editor: Editor | null;
}

/** The choices for how a picture in the text is described. Nothing once the picture is gone. */
export function PictureChoices({ picture, place, editor }: PictureChoicesProps) {
  const desk = useDesk();
  const now = useDraft((draft) => altOf(draft.block, picture));
  const replaced = useDeskPart((part) => part.pictures[pictureKey(picture)]);
  if (now === undefined) return null;
  const name = `Bild ${place} i texten`;
  const isApplied = picture.val.some(({ text }) => text === now);
  const isMine = replaced?.applied === now;

  function change(work: (editor: Editor) => boolean) {
    if (editor !== null && !work(editor)) showToast({ tone: 'fault', text: 'Bilden gick inte att ändra härifrån. Ändra den i texten.' });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is
    <div role="group" aria-label={`Förslag: ${name}, alternativtext`} className={styles.field}>
      <div className={styles.pictureHead}>
        <Picture src={picture.src} alt="" className={styles.thumbnail} />
        <h3 className={styles.fieldName}>{name}</h3>
      </div>
      {!isApplied && now !== '' && <p className={styles.now}>Nu: {now}</p>}
      {isMine && replaced.before !== '' && <p className={styles.now}>Ersatte: {replaced.before}</p>}
      <ul className={styles.choices}>
        {picture.val.map(({ text, kalla }) => (
          <ChoiceRow
            key={text}
            isApplied={text === now}
            meta={
              <>
                <SourceBadge kalla={kalla} />
                <TextLength text={text} mest={LENGTHS.alt.mest} />
              </>
            }
            take={{
              namn: 'Använd',
              label: `Använd som alternativtext till ${name}: ${text}`,
              onPress: () => change((open) => desk.takeAlt(open, picture, text)),
              isDisabled: editor === null,
            }}
            takeBack={isMine ? { label: `Ångra: ${name}`, onPress: () => change((open) => desk.takeBackAlt(open, picture)) } : undefined}
          >
            {text}
          </ChoiceRow>
        ))}
      </ul>
    </div>
  );
}
