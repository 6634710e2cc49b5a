'use client';

import Link from 'next/link';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { ARTICLE_PART_CHOICES } from '#components/studio/settings/article-part-choices.ts';
import { choicesOf, partNames, partsAmong, withChoice, wordsOfChoices } from '#components/studio/settings/theme-choices.ts';
import styles from '#components/studio/settings/theme-parts.module.css';
import { ThemePreview } from '#components/studio/settings/theme-preview.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { ArticlePart } from '#lib/contract/theme-parts.ts';
import { studio } from '#lib/transports/client/browser.ts';

export interface ThemePartsProps {
  label: string;
  description?: string;
  fault?: string;
  isDisabled: boolean;
  /** What is chosen for themes (theme-choices.ts). */
  value: string;
  /** What the form says of all other themes. */
  others: readonly string[];
  onChange: (value: string) => void;
}

/** What the theme that readers see in WordPress shows by itself, and beside it an article as it becomes with that. */
export function ThemeParts({ label, description, fault, isDisabled, value, others, onChange }: ThemePartsProps) {
  const { data, failure, reload } = useLoaded('tema', () => studio.hamtaPubliceringssystem({}));
  const choices = choicesOf(value);
  const tema = data?.cms.tema ?? null;
  const own = choices.find((choice) => choice.tema === tema?.id)?.delar;
  const choose = (id: string, delar: readonly ArticlePart[] | undefined) => onChange(wordsOfChoices(withChoice(choices, id, delar)));

  return (
    <fieldset className={styles.themes} disabled={isDisabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        <FailureBanner failure={failure} onRetry={reload} />
        {data !== undefined && data.cms.namn !== 'wordpress' && (
          <>
            <p className={styles.note}>Spara först: Studio frågar det WordPress som är sparat vilket tema det har.</p>
            <Button size="small" variant="quiet" isDisabled={isDisabled} onPress={reload}>
              Fråga efter temat
            </Button>
          </>
        )}
        {data?.cms.namn === 'wordpress' && tema === null && (
          <p className={styles.note}>
            WordPress säger inte vilket tema som används. <Link href="/studio/publiceringssystem">Se vad som hindrar det</Link>. Så länge
            gäller valet ovan.
          </p>
        )}
        {tema !== null && (
          <Checkbox
            isSelected={own !== undefined}
            isDisabled={isDisabled}
            onChange={(isOwn) => choose(tema.id, isOwn ? partsAmong(others) : undefined)}
            description="Det är temat som läsarna ser i WordPress nu. Utan eget val gäller valet ovan."
          >
            Eget val för {tema.namn}
          </Checkbox>
        )}
        {tema !== null && own !== undefined && (
          <CheckboxGroup
            label={`Det här visar ${tema.namn} självt`}
            options={ARTICLE_PART_CHOICES}
            value={[...own]}
            isDisabled={isDisabled}
            onChange={(ids) => choose(tema.id, partsAmong(ids))}
          />
        )}
        <Others
          choices={choices.filter((choice) => choice.tema !== tema?.id)}
          isDisabled={isDisabled}
          onRemove={(id) => choose(id, undefined)}
        />
        {fault === undefined ? <p className={styles.note}>{description}</p> : <p className={styles.fault}>{fault}</p>}
      </div>
      <ThemePreview delar={own ?? partsAmong(others)} tema={tema?.namn} />
    </fieldset>
  );
}

interface OthersProps {
  choices: ReturnType<typeof choicesOf>;
  isDisabled: boolean;
  onRemove: (tema: string) => void;
}

/** What is chosen for themes that readers do not see now. */
function Others({ choices, isDisabled, onRemove }: OthersProps) {
  if (choices.length === 0) return null;
  return (
    <ul className={styles.others} aria-label="Val för andra teman">
      {choices.map(({ tema, delar }) => (
        <li key={tema}>
          <span>
            <b>{tema}</b> visar självt: {partNames(delar)}
          </span>
          <Button
            size="small"
            variant="quiet"
            isDisabled={isDisabled}
            aria-label={`Ta bort valet för ${tema}`}
            onPress={() => onRemove(tema)}
          >
            Ta bort
          </Button>
        </li>
      ))}
    </ul>
  );
}
