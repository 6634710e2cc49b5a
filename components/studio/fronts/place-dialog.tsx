'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { useOwnArticles } from '#components/editor/body/use-own-articles.ts';
import { DateField } from '#components/editor/form/date-field.tsx';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import fronts from '#components/studio/fronts/fronts.module.css';
import { fieldTime, instantOf, wrongTime } from '#components/studio/tasks/task-times.ts';
import { useForm } from '#components/studio/use-form.ts';
import { Button } from '#components/ui/button.tsx';
import { ComboBox } from '#components/ui/combo-box.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import type { Place } from '#lib/contract/edition.ts';
import type { Language } from '#lib/contract/languages.ts';

interface PlaceDialogProps {
  sprak: Language;
  /** Of which the front is; null for the start page. */
  sektion: string | null;
  sektioner: readonly Option[];
  taggar: readonly Option[];
  place: Place;
  isNew: boolean;
  /** What the article is called that is chosen now. */
  chosen: string | null;
  onClose: () => void;
  onChosen: (place: Place) => void;
}

const FIELDS = ['fran', 'till'] as const;

/** What stands in one place: an article and its time, and the rule that fills the place otherwise. */
export function PlaceDialog({ sprak, sektion, sektioner, taggar, place, isNew, chosen, onClose, onChosen }: PlaceDialogProps) {
  const { field, fields, change, dialog } = useForm({
    before: {
      artikel: place.artikel === null ? null : { id: place.artikel, rubrik: chosen ?? 'Den valda artikeln' },
      fran: fieldTime(place.fran),
      till: fieldTime(place.till),
      sektion: place.sektion,
      tagg: place.tagg,
    },
    missingIn: ({ fran, till }) => ({
      ...wrongTime('fran', fran),
      ...wrongTime('till', till),
      ...(fran !== '' && till !== '' && till <= fran ? { till: 'Tiden måste sluta efter att den har börjat.' } : {}),
    }),
    async send({ artikel, fran, till, sektion, tagg }): Promise<Place> {
      const times = artikel === null ? { fran: null, till: null } : { fran: instantOf(fran), till: instantOf(till) };
      return { artikel: artikel?.id ?? null, ...times, sektion, tagg };
    },
    onSent: onChosen,
  });
  const { artikel } = fields;
  const [fran, till] = [field('fran'), field('till')];
  return (
    <FormDialog
      title={isNew ? 'Ny plats' : 'Ändra platsen'}
      send={isNew ? 'Lägg till' : 'Ändra'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      {artikel === null ? (
        <ArticleSearch sprak={sprak} sektion={sektion} onFound={change('artikel')} />
      ) : (
        <div className={fronts.chosen}>
          <div className={fronts.words}>
            <div className={fronts.about}>Artikel</div>
            <div className={fronts.name}>{artikel.rubrik}</div>
          </div>
          <Button size="small" variant="quiet" icon={<X aria-hidden />} onPress={() => change('artikel')(null)}>
            Välj ingen
          </Button>
        </div>
      )}
      {artikel !== null && (
        <div className={styles.pair}>
          <DateField label="Från" form="tid" {...fran} onChange={(text) => fran.onChange(text ?? '')} />
          <DateField label="Till" form="tid" {...till} onChange={(text) => till.onChange(text ?? '')} />
        </div>
      )}
      <fieldset className={fronts.rule}>
        <legend>{artikel === null ? 'Visa det senaste' : 'När artikeln inte kan stå där, visa det senaste'}</legend>
        <div className={styles.pair}>
          {sektion === null && (
            <ComboBox
              label="I sektionen"
              placeholder="Alla sektioner"
              options={sektioner}
              {...field('sektion')}
              onChange={(id) => {
                change('sektion')(id);
                if (id !== null) change('tagg')(null);
              }}
            />
          )}
          <ComboBox
            label="Med taggen"
            placeholder="Vilken tagg som helst"
            options={taggar}
            {...field('tagg')}
            onChange={(id) => {
              change('tagg')(id);
              if (id !== null) change('sektion')(null);
            }}
          />
        </div>
      </fieldset>
    </FormDialog>
  );
}

interface ArticleSearchProps {
  sprak: Language;
  sektion: string | null;
  onFound: (artikel: { id: string; rubrik: string }) => void;
}

/** Published articles by their words, to choose one. */
function ArticleSearch({ sprak, sektion, onFound }: ArticleSearchProps) {
  const [words, setWords] = useState('');
  const found = useOwnArticles(words, sprak).filter((article) => sektion === null || article.sektion === sektion);
  return (
    <div className={fronts.search}>
      <SearchField label="Sök en publicerad artikel" placeholder="Ord ur rubriken" value={words} onChange={setWords} />
      {found.length > 0 && (
        <ul className={fronts.found} aria-label="Funna artiklar">
          {found.map(({ id, rubrik, sektion: where }) => (
            <li key={id}>
              <button type="button" className={fronts.choose} onClick={() => onFound({ id, rubrik })}>
                {rubrik} <span className={fronts.where}>{where}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
