'use client';

import { FieldChoices } from '#components/editor/suggestions/field-choices.tsx';
import { SmsChoices } from '#components/editor/suggestions/sms-choices.tsx';
import { SuggestionSection } from '#components/editor/suggestions/suggestion-section.tsx';

/** How the article is told of elsewhere. */
export function TeaserSection() {
  return (
    <SuggestionSection kind="puff" title="Puff och delning">
      <FieldChoices field="meta.puffTitel" />
      <FieldChoices field="meta.socialText" />
      <SmsChoices />
    </SuggestionSection>
  );
}
