'use client';

import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { stockholmClock } from '#components/studio/swedish-time.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Item } from '#lib/contract/article.ts';
import { isLanguage, LANGUAGES, type Language } from '#lib/contract/languages.ts';

export interface ReleaseChoice {
  sprak: Language[];
  lage: 'publicera' | 'utkast';
  /** As the date field has it, `YYYY-MM-DDTHH:MM`; empty for now. */
  datum: string;
}

interface ReleaseFormProps {
  item: Item;
  choice: ReleaseChoice;
  onChange: (choice: ReleaseChoice) => void;
}

/** The language the writer stands in, and Swedish with it when English cannot go alone. */
export function releasableLanguages(item: Item, sprak: Language): Language[] {
  const needsSwedish = sprak !== 'sv' && !isSwedishPublic(item);
  return LANGUAGES.filter((language) => item.sprak[language] !== undefined && (language === sprak || (needsSwedish && language === 'sv')));
}

function isSwedishPublic(item: Item): boolean {
  return item.status === 'publicerad' && item.sprak.sv?.publicerad_revision !== null && item.sprak.sv !== undefined;
}

function isEnglishAlone(item: Item, choice: ReleaseChoice): boolean {
  return choice.sprak.length === 1 && choice.sprak[0] === 'en' && !isSwedishPublic(item);
}

function isFuture(choice: ReleaseChoice): boolean {
  return choice.lage === 'publicera' && choice.datum > stockholmClock(Date.now()).replace(' ', 'T');
}

/** Whether the service would take the choice, as far as the form can tell. */
export function isPossible(item: Item, choice: ReleaseChoice): boolean {
  return choice.sprak.length > 0 && !isEnglishAlone(item, choice) && !isFuture(choice);
}

function hintFor(item: Item, language: Language): string {
  const version = item.sprak[language];
  if (version === undefined) return 'Finns inte ännu';
  const { nr } = version.arbetsrevision;
  const published = version.publicerad_revision;
  if (published === null) return `Version ${nr}, inte publicerad förut`;
  if (published.nr === nr) return `Version ${nr}, redan publicerad`;
  return `Version ${nr}, publicerad är version ${published.nr}`;
}

/** Which languages, whether readers see it, and the date it bears. */
export function ReleaseForm({ item, choice, onChange }: ReleaseFormProps) {
  const isPublishing = choice.lage === 'publicera';

  return (
    <>
      <CheckboxGroup
        label="Språk"
        options={LANGUAGES.map((language) => ({
          id: language,
          namn: LANGUAGE_NAME[language],
          hint: hintFor(item, language),
          isDisabled: item.sprak[language] === undefined,
        }))}
        value={choice.sprak}
        onChange={(values) => onChange({ ...choice, sprak: values.filter(isLanguage) })}
        fault={
          choice.sprak.length === 0
            ? 'Välj minst ett språk.'
            : isEnglishAlone(item, choice)
              ? 'Engelskan kan inte gå ut ensam förrän svenskan är publik. Ta med svenskan också.'
              : undefined
        }
      />
      <RadioGroup
        label="Vad ska hända"
        value={choice.lage}
        onChange={(lage) => onChange({ ...choice, lage: lage === 'utkast' ? 'utkast' : 'publicera' })}
        options={[
          { id: 'publicera', namn: 'Publicera', hint: 'Läsarna ser artikeln direkt.' },
          { id: 'utkast', namn: 'Skicka som utkast', hint: 'Svenskan läggs i publiceringssystemet. Läsarna ser den inte.' },
        ]}
      />
      {isPublishing && (
        <TextField
          label="Publiceringsdatum"
          type="datetime-local"
          value={choice.datum}
          onChange={(datum) => onChange({ ...choice, datum })}
          description="Lämna tomt för nu. Ett datum som har varit dateras bakåt. Svensk tid."
          fault={isFuture(choice) ? 'Datumet har inte varit än. Välj ett tidigare, eller lämna tomt för nu.' : undefined}
        />
      )}
    </>
  );
}
