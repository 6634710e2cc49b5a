'use client';

import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { NO_TIME, quickTimes } from '#components/studio/release/publish-time.ts';
import { isEnglishAlone, type ReleaseChoice, timeOf } from '#components/studio/release/release-choice.ts';
import { TimeField } from '#components/studio/release/time-field.tsx';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import type { Item } from '#lib/contract/article.ts';
import { isLanguage, LANGUAGES, type Language } from '#lib/contract/languages.ts';

interface ReleaseFormProps {
  item: Item;
  choice: ReleaseChoice;
  onChange: (choice: ReleaseChoice) => void;
  now: number;
}

function hintFor(item: Item, language: Language): string {
  const version = item.sprak[language];
  if (version === undefined) return 'Finns inte ännu';
  const { nr } = version.arbetsrevision;
  const published = version.publicerad_revision;
  if (published === null) return `Version ${nr}, inte publicerad ${item.status === 'nedtagen' ? 'nu' : 'förut'}`;
  if (published.nr === nr) return `Version ${nr}, redan publicerad`;
  return `Version ${nr}, publicerad är version ${published.nr}`;
}

/** Which languages, whether readers see it, and when. */
export function ReleaseForm({ item, choice, onChange, now }: ReleaseFormProps) {
  const time = timeOf(choice, now);

  function chooseWhen(value: string) {
    if (value !== 'tid') return onChange({ ...choice, nar: value === 'utkast' ? 'utkast' : 'nu' });
    const morning = quickTimes(now).find(({ namn }) => namn === 'I morgon 06.00');
    onChange({ ...choice, nar: 'tid', tid: choice.tid.text === '' ? (morning?.tid ?? NO_TIME) : choice.tid });
  }

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
        {...faultOfLanguages(item, choice, now)}
      />
      <RadioGroup
        label="Vad ska hända"
        value={choice.nar}
        onChange={chooseWhen}
        options={[
          { id: 'nu', namn: 'Publicera nu', hint: 'Läsarna ser artikeln direkt.' },
          { id: 'tid', namn: 'Schemalägg', hint: 'Artikeln går ut vid en tid som du väljer. En tid som har varit daterar den bakåt.' },
          { id: 'utkast', namn: 'Skicka som utkast', hint: 'Svenskan läggs i publiceringssystemet. Läsarna ser den inte.' },
        ]}
      />
      {choice.nar === 'tid' && (
        <TimeField
          value={choice.tid}
          onChange={(tid) => onChange({ ...choice, tid })}
          time={time}
          now={now}
          {...(time.kind === 'none' ? { fault: 'Välj både dag och tid.' } : {})}
          {...(time.kind === 'instant' && time.isPast
            ? { description: 'Tiden har varit: artikeln publiceras nu, och läsarna ser det här datumet.' }
            : {})}
        />
      )}
    </>
  );
}

function faultOfLanguages(item: Item, choice: ReleaseChoice, now: number): { fault?: string } {
  if (choice.sprak.length === 0) return { fault: 'Välj minst ett språk.' };
  return isEnglishAlone(item, choice, now) ? { fault: 'Engelskan kan inte gå ut innan svenskan är publik. Ta med svenskan också.' } : {};
}
