'use client';

import { useId } from 'react';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { ChoiceRow } from '#components/editor/suggestions/choice-row.tsx';
import { SuggestionSection } from '#components/editor/suggestions/suggestion-section.tsx';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { useDesk, useDeskPart } from '#components/editor/suggestions/use-desk.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';

/** What the article can be found by. */
export function TagSection() {
  return (
    <SuggestionSection kind="taggar" title="Taggar och kategorier">
      <Tags />
      <Categories />
    </SuggestionSection>
  );
}

function Tags() {
  const desk = useDesk();
  const id = useId();
  const own = useSessionState((state) => state.details.taggar);
  const suggested = useDeskPart((part) => part.suggested.taggar);
  const added = useDeskPart((part) => part.addedTags);
  const missing = suggested.map(({ tagg }) => tagg).filter((tagg) => !own.includes(tagg));
  const canTakeBack = missing.length === 0 && added.length > 0 && added.every((tagg) => own.includes(tagg));

  function all() {
    if (canTakeBack) {
      const rest = own.filter((tagg) => !added.includes(tagg));
      desk.setTags(rest, [], 'Taggarna är borta igen.');
    } else
      desk.setTags(
        [...own, ...missing],
        missing,
        `${missing.length === 1 ? 'En tagg är tillagd' : `${missing.length} taggar är tillagda`}.`,
      );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is
    <div role="group" aria-labelledby={id} className={styles.field}>
      <div className={styles.head}>
        <h3 id={id} className={styles.fieldName}>
          Taggar
        </h3>
        {suggested.length > 1 && (missing.length > 0 || canTakeBack) && (
          <Button
            size="small"
            variant="quiet"
            onPress={all}
            aria-label={canTakeBack ? 'Ångra: lägg till alla taggar' : 'Lägg till alla taggar'}
          >
            {canTakeBack ? 'Ångra' : 'Lägg till alla'}
          </Button>
        )}
      </div>
      {suggested.length === 0 ? <p className={styles.note}>Inga förslag utöver de taggar som artikeln har.</p> : null}
      <ul className={styles.choices}>
        {suggested.map(({ tagg, finns, artiklar }) => (
          <ChoiceRow
            key={tagg}
            isApplied={own.includes(tagg)}
            meta={
              finns ? (
                <span className={styles.length}>Finns på {articles(artiklar)}</span>
              ) : (
                <Badge tone="accent" title="Ingen annan artikel har taggen. Den är AI:ns förslag.">
                  Ny · AI
                </Badge>
              )
            }
            take={{
              namn: 'Lägg till',
              label: `Lägg till taggen ${tagg}`,
              onPress: () => desk.setTags([...own, tagg], added, `Taggen ${tagg} är tillagd.`),
            }}
            takeBack={{
              label: `Ångra taggen ${tagg}`,
              onPress: () =>
                desk.setTags(
                  own.filter((other) => other !== tagg),
                  added,
                  `Taggen ${tagg} är borta igen.`,
                ),
            }}
          >
            {tagg}
          </ChoiceRow>
        ))}
      </ul>
    </div>
  );
}

function Categories() {
  const desk = useDesk();
  const id = useId();
  const own = useSessionState((state) => state.details.kategorier);
  const suggested = useDeskPart((part) => part.suggested.kategorier);
  if (suggested.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is
    <div role="group" aria-labelledby={id} className={styles.field}>
      <h3 id={id} className={styles.fieldName}>
        Kategorier
      </h3>
      <ul className={styles.choices}>
        {suggested.map(({ id: category, namn, artiklar }) => {
          const name = namn === '' ? `Kategori ${category}` : namn;
          return (
            <ChoiceRow
              key={category}
              isApplied={own.includes(category)}
              meta={<span className={styles.length}>{related(artiklar)}</span>}
              take={{
                namn: 'Lägg till',
                label: `Lägg till kategorin ${name}`,
                onPress: () => desk.setCategories([...own, category], `${name} är tillagd.`),
              }}
              takeBack={{
                label: `Ångra kategorin ${name}`,
                onPress: () =>
                  desk.setCategories(
                    own.filter((other) => other !== category),
                    `${name} är borta igen.`,
                  ),
              }}
            >
              {name}
            </ChoiceRow>
          );
        })}
      </ul>
    </div>
  );
}

const articles = (count: number) => `${count} ${count === 1 ? 'artikel' : 'artiklar'}`;
const related = (count: number) => `${count} ${count === 1 ? 'närliggande artikel' : 'närliggande artiklar'}`;
