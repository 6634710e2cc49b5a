'use client';

import { FieldChoices } from '#components/editor/suggestions/field-choices.tsx';
import { SuggestionSection } from '#components/editor/suggestions/suggestion-section.tsx';

/** Headlines and standfirst, and what search engines show. */
export function TextSection() {
  return (
    <SuggestionSection kind="seo" title="Rubriker och sök">
      <FieldChoices field="rubrik" />
      <FieldChoices field="ingress" />
      <FieldChoices field="meta.seoTitel" />
      <FieldChoices field="meta.seoBesk" />
    </SuggestionSection>
  );
}
