'use client';

import { useDraft } from '#components/editor/session/use-session.ts';
import { ChoiceRow } from '#components/editor/suggestions/choice-row.tsx';
import { SourceBadge } from '#components/editor/suggestions/source-badge.tsx';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { TEXT_FIELDS, type TextField, textIn } from '#components/editor/suggestions/text-fields.ts';
import { TextLength } from '#components/editor/suggestions/text-length.tsx';
import { useDesk, useDeskPart } from '#components/editor/suggestions/use-desk.ts';

/** The choices for one field, beside what stands in it. */
export function FieldChoices({ field }: { field: TextField }) {
  const desk = useDesk();
  const now = useDraft((draft) => textIn(draft, field));
  const suggested = useDeskPart((part) => part.suggested.texter[field]);
  const replaced = useDeskPart((part) => part.texts[field]);
  if (suggested === undefined) return null;
  const { namn, mest } = TEXT_FIELDS[field];
  const isApplied = suggested.val.some(({ text }) => text === now);
  const before = replaced?.applied === now ? replaced.before : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is
    <div role="group" aria-label={`Förslag: ${namn}`} className={styles.field}>
      <h3 className={styles.fieldName}>{namn}</h3>
      {suggested.val.length === 0 ? <p className={styles.note}>Inga förslag.</p> : null}
      {suggested.val.length > 0 && !isApplied && now !== '' && (
        <p className={styles.now}>
          {now !== suggested.fore && <strong>Ändrad sedan förslagen hämtades. </strong>}
          Nu: {now}
        </p>
      )}
      {/* In the same place, so that nothing moves when a suggestion is taken. */}
      {before !== undefined && before !== '' && <p className={styles.now}>Ersatte: {before}</p>}
      <ul className={styles.choices}>
        {suggested.val.map(({ text, kalla }) => (
          <ChoiceRow
            key={text}
            isApplied={text === now}
            meta={
              <>
                <SourceBadge kalla={kalla} />
                <TextLength text={text} mest={mest} />
              </>
            }
            take={{ namn: 'Använd', label: `Använd som ${namn}: ${text}`, onPress: () => desk.takeText(field, text) }}
            takeBack={before === undefined ? undefined : { label: `Ångra: ${namn}`, onPress: () => desk.takeBackText(field) }}
          >
            {text}
          </ChoiceRow>
        ))}
      </ul>
    </div>
  );
}
