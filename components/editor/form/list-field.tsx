'use client';

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { z } from 'zod';
import dropStyles from '#components/editor/form/entry-drop.module.css';
import { EntryGrip } from '#components/editor/form/entry-grip.tsx';
import { EntryList } from '#components/editor/form/entry-list.tsx';
import { EntryMoves } from '#components/editor/form/entry-moves.tsx';
import { entrySummary } from '#components/editor/form/entry-summary.ts';
import { fieldKind, fieldLabel, groupSchema, shownFields } from '#components/editor/form/field-kind.ts';
import styles from '#components/editor/form/form.module.css';
import type { FormFieldProps } from '#components/editor/form/form-field-context.ts';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { LineList } from '#components/editor/form/line-list.tsx';
import { useEntryDrag } from '#components/editor/form/use-entry-drag.ts';
import { moved, useEntryKeys } from '#components/editor/form/use-entry-keys.ts';
import { CONTROL, useFocusAfter } from '#components/editor/form/use-focus-after.ts';
import { asValues } from '#components/editor/form/values.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { fieldMeta } from '#lib/blocks/field.ts';
import { bareSchema, itemSchema } from '#lib/blocks/field-values.ts';

/** A list in a block's form: lines of text, rows of a few short fields, or entries that open. */
export function ListField({ name, schema, value, onChange }: FormFieldProps) {
  const item = itemSchema(bareSchema(schema));
  if (item === undefined) return null;
  const meta = fieldMeta(schema);
  const label = fieldLabel(name, schema);
  const description = meta?.description;
  const one = meta?.en ?? label;
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const kind = fieldKind(item);

  if (kind === 'text' || kind === 'lines') {
    return (
      <LineList
        label={label}
        one={one}
        description={description}
        lines={entries.map((entry) => (typeof entry === 'string' ? entry : ''))}
        onChange={onChange}
        wanted={meta?.min}
        isMultiline={kind === 'lines'}
        advisedLength={fieldMeta(item)?.max}
      />
    );
  }
  if (kind !== 'group') return null;
  const group = groupSchema(item);
  return isShort(group) ? (
    <RowList label={label} one={one} description={description} schema={group} entries={entries} onChange={onChange} />
  ) : (
    <EntryList
      label={label}
      description={description}
      one={one}
      entries={entries}
      onChange={onChange}
      isNumbered
      summary={(entry) => <span>{entrySummary(group, entry) || 'Inget skrivet än'}</span>}
    >
      {(entry, change) => <GroupFields schema={group} value={asValues(entry)} onChange={change} />}
    </EntryList>
  );
}

const ONE_LINE = ['text', 'number', 'choice'];
const FEW = 2;

/** Whether all of an entry's fields have room beside each other. */
function isShort(schema: z.ZodObject): boolean {
  const fields = shownFields(schema);
  return fields.length <= FEW && fields.every(([, field]) => ONE_LINE.includes(fieldKind(field)));
}

interface RowListProps {
  label: string;
  /** What one of them is called: «Länk». */
  one: string;
  description: string | undefined;
  schema: z.ZodObject;
  entries: readonly unknown[];
  onChange: (entries: unknown[] | undefined) => void;
}

/** Entries of a field or two, always in sight. */
function RowList({ label, one, description, schema, entries, onChange }: RowListProps) {
  const keys = useEntryKeys(entries.length);
  const frame = useRef<HTMLFieldSetElement>(null);
  const focusAfter = useFocusAfter(frame);
  const rows = useRef<HTMLDivElement>(null);
  const focusRow = (index: number) => focusAfter((element) => element.querySelectorAll('[data-row]')[index]?.querySelector(CONTROL));
  const drag = useEntryDrag(rows, move);

  function move(from: number, to: number) {
    keys.move(from, to);
    focusRow(to);
    onChange(moved(entries, from, to));
  }

  return (
    <fieldset ref={frame} className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {description === undefined ? null : <p className={styles.about}>{description}</p>}
      <div ref={rows} className={styles.rows}>
        {entries.map((entry, index) => (
          <div key={keys.at(index)} className={classNames(styles.row, dropStyles.entry)} data-row {...drag.marks(index)}>
            {entries.length > 1 && <EntryGrip drag={drag} index={index} />}
            <div className={styles.fields}>
              <GroupFields
                schema={schema}
                value={asValues(entry)}
                onChange={(next) => onChange(entries.map((old, place) => (place === index ? next : old)))}
              />
            </div>
            <EntryMoves
              name={`${one.toLocaleLowerCase('sv')} ${index + 1}`}
              index={index}
              length={entries.length}
              onMove={(to) => move(index, to)}
              onRemove={() => {
                keys.remove(index);
                focusRow(Math.min(index, entries.length - 2));
                onChange(entries.length === 1 ? undefined : entries.filter((_, place) => place !== index));
              }}
            />
          </div>
        ))}
      </div>
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          onPress={() => {
            focusRow(entries.length);
            onChange([...entries, {}]);
          }}
        >
          Lägg till
        </Button>
      </div>
    </fieldset>
  );
}
