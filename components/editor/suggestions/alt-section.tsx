'use client';

import type { Editor } from '@tiptap/core';
import { useDraft } from '#components/editor/session/use-session.ts';
import { FieldChoices } from '#components/editor/suggestions/field-choices.tsx';
import { PictureChoices } from '#components/editor/suggestions/picture-choices.tsx';
import { pictureKey } from '#components/editor/suggestions/suggestion-desk.ts';
import { SuggestionSection } from '#components/editor/suggestions/suggestion-section.tsx';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { useDeskPart } from '#components/editor/suggestions/use-desk.ts';

/** What the pictures show, for those who do not see them. */
export function AltSection({ editor }: { editor: Editor | null }) {
  const pictures = useDeskPart((part) => part.suggested.bilder);
  return (
    <SuggestionSection kind="alt" title="Alternativtexter">
      <HeroChoices />
      {pictures.map((picture, index) => (
        <PictureChoices key={pictureKey(picture)} picture={picture} place={index + 1} editor={editor} />
      ))}
    </SuggestionSection>
  );
}

function HeroChoices() {
  const now = useDraft(({ hero }) => hero?.mediaId);
  const hasHero = useDraft(({ hero }) => hero !== null);
  const suggested = useDeskPart((part) => part.suggested.av.alt?.content.hero?.mediaId);
  const hasChoices = useDeskPart((part) => (part.suggested.texter['hero.alt']?.val.length ?? 0) > 0);
  if (!hasHero) return <p className={styles.note}>Artikeln har ingen huvudbild. Välj en under Bild.</p>;
  if (now !== suggested) return <p className={styles.note}>Huvudbilden har bytts. Hämta nya förslag.</p>;
  if (hasChoices) return <FieldChoices field="hero.alt" />;
  return (
    <p className={styles.note}>
      Inget förslag till huvudbilden. Bildarkivet har ingen alternativtext, och ingen AI-tjänst har sett bilden.
    </p>
  );
}
