'use client';

import { useDraft } from '#components/editor/session/use-session.ts';
import { FieldChoices } from '#components/editor/suggestions/field-choices.tsx';
import { SuggestionSection } from '#components/editor/suggestions/suggestion-section.tsx';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { useDeskPart } from '#components/editor/suggestions/use-desk.ts';

/** What the main picture shows, for those who do not see it. */
export function AltSection() {
  const now = useDraft(({ hero }) => hero?.mediaId);
  const hasHero = useDraft(({ hero }) => hero !== null);
  const suggested = useDeskPart((part) => part.suggested.av.alt?.content.hero?.mediaId);
  const hasChoices = useDeskPart((part) => (part.suggested.texter['hero.alt']?.val.length ?? 0) > 0);
  return (
    <SuggestionSection kind="alt" title="Bild">
      {!hasHero && <p className={styles.note}>Artikeln har ingen huvudbild. Välj en under Bild.</p>}
      {hasHero && now !== suggested && <p className={styles.note}>Huvudbilden har bytts. Hämta nya förslag.</p>}
      {hasHero && now === suggested && hasChoices && <FieldChoices field="hero.alt" />}
      {hasHero && now === suggested && !hasChoices && (
        <p className={styles.note}>
          Inga förslag: bildarkivet har ingen alternativtext till huvudbilden, och ingen AI-tjänst kunde titta på den.
        </p>
      )}
    </SuggestionSection>
  );
}
