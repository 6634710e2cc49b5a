'use client';

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { IngredientTable } from '#components/editor/block/forms/ingredient-table.tsx';
import type { TypedFormProps } from '#components/editor/block/forms/typed-form.tsx';
import dropStyles from '#components/editor/form/entry-drop.module.css';
import { EntryGrip } from '#components/editor/form/entry-grip.tsx';
import { EntryMoves } from '#components/editor/form/entry-moves.tsx';
import styles from '#components/editor/form/form.module.css';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { LineList } from '#components/editor/form/line-list.tsx';
import { useEntryDrag } from '#components/editor/form/use-entry-drag.ts';
import { moved, useEntryKeys } from '#components/editor/form/use-entry-keys.ts';
import { useFocusAfter } from '#components/editor/form/use-focus-after.ts';
import { changed, type Values } from '#components/editor/form/values.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { TextField } from '#components/ui/text-field.tsx';
import type { attrs } from '#lib/blocks/recept/schema.ts';

/** A recipe as it is written on paper: ingredients in two columns, the steps as numbered lines. */
export function RecipeForm({ schema, value, onChange }: TypedFormProps<typeof attrs>) {
  const groups = value.grupper === undefined || value.grupper.length === 0 ? [{}] : value.grupper;
  return (
    <>
      <GroupFields schema={schema} value={value} onChange={onChange} only={['rubrik']} />
      <div className={styles.beside}>
        <GroupFields
          schema={schema}
          value={value}
          onChange={onChange}
          only={['portioner', 'tid', 'forberedelse', 'tillagning', 'kategori', 'kok']}
        />
      </div>
      <Groups groups={groups} onChange={(grupper) => onChange(changed(value, { grupper }))} />
      <LineList
        label="Steg"
        description="Ett steg per rad. Enter ger nästa steg, och en inklistrad lista blir flera."
        lines={value.steg?.map((step) => step ?? '') ?? []}
        onChange={(steg) => onChange(changed(value, { steg }))}
        placeholder="Sätt ugnen på 200 grader."
        isNumbered
        isMultiline
      />
      <GroupFields schema={schema} value={value} onChange={onChange} only={['stegbilder', 'naring']} />
    </>
  );
}

type Group = NonNullable<TypedFormProps<typeof attrs>['value']['grupper']>[number];

function Groups({ groups, onChange }: { groups: readonly Group[]; onChange: (groups: Values[]) => void }) {
  const keys = useEntryKeys(groups.length);
  const frame = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(frame);
  const drag = useEntryDrag(list, move);
  const isSeveral = groups.length > 1 || (groups[0]?.namn ?? '') !== '';
  const set = (index: number, change: Values) =>
    onChange(groups.map((group, place) => (place === index ? changed({ ...group }, change) : group)));

  function move(from: number, to: number) {
    keys.move(from, to);
    onChange(moved(groups, from, to));
  }

  return (
    <fieldset ref={frame} className={styles.list}>
      <legend className={styles.legend}>Ingredienser</legend>
      <p className={styles.about}>En per rad. Klistra gärna in hela listan: mängd och vara delas upp.</p>
      <div ref={list} className={styles.rows}>
        {groups.map((group, index) => (
          <div key={keys.at(index)} className={classNames(styles.part, dropStyles.entry)} {...drag.marks(index)}>
            {isSeveral && (
              <div className={styles.row}>
                {groups.length > 1 && <EntryGrip drag={drag} index={index} />}
                <div className={styles.fields}>
                  <TextField
                    aria-label={`Vad grupp ${index + 1} är till`}
                    placeholder="Vad de är till, till exempel Fyllning"
                    value={group.namn ?? ''}
                    onChange={(namn) => set(index, { namn })}
                  />
                </div>
                <EntryMoves
                  name={`grupp ${index + 1}`}
                  index={index}
                  length={groups.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => {
                    keys.remove(index);
                    onChange(groups.filter((_, place) => place !== index));
                  }}
                />
              </div>
            )}
            <IngredientTable
              label={group.namn ? `Ingredienser till ${group.namn}` : 'Ingredienser'}
              rows={group.rader ?? []}
              onChange={(rader) => set(index, { rader })}
            />
          </div>
        ))}
      </div>
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          onPress={() => {
            focusAfter((element) => [...element.querySelectorAll('input:not([data-cell])')].at(-1));
            onChange([...groups, { rader: [] }]);
          }}
        >
          Lägg till grupp
        </Button>
      </div>
    </fieldset>
  );
}
