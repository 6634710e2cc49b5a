'use client';

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { fieldKind, fieldLabel, groupSchema } from '#components/editor/form/field-kind.ts';
import styles from '#components/editor/form/form.module.css';
import { type FormFieldProps, useFormField } from '#components/editor/form/form-field-context.ts';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { asValues } from '#components/editor/form/values.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { fieldMeta } from '#lib/blocks/field.ts';
import { bareSchema, itemSchema } from '#lib/blocks/field-values.ts';

/** A list in a block's form: entries to fill in, to move, to add and to take away. */
export function ListField({ name, schema, value, onChange }: FormFieldProps) {
  const FormField = useFormField();
  const item = itemSchema(bareSchema(schema));
  const meta = fieldMeta(schema);
  const isGroup = item !== undefined && fieldKind(item) === 'group';
  const entries = withRoom(Array.isArray(value) ? value : [], isGroup ? 0 : (meta?.min ?? 0));
  const keys = useKeys(entries.length);
  const [added, setAdded] = useState<number>();
  if (item === undefined) return null;
  const label = fieldLabel(name, schema);

  const set = (next: unknown[]) => onChange(next.every((entry) => entry === '') ? undefined : next);

  function move(from: number, to: number) {
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    keys.move(from, to);
    set(next);
  }

  function add() {
    setAdded(entries.length);
    set([...entries, isGroup ? {} : '']);
  }

  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {meta === undefined ? null : <p className={styles.about}>{meta.description}</p>}
      {entries.map((entry, index) => {
        const change = (next: unknown) => set(entries.map((old, place) => (place === index ? (next ?? '') : old)));
        const entryLabel = `${label} ${index + 1}`;
        return (
          <div key={keys.at(index)} className={styles.entry} data-group={isGroup || undefined}>
            <div className={styles.fields}>
              {isGroup ? (
                <GroupFields schema={groupSchema(item)} value={asValues(entry)} onChange={change} />
              ) : (
                <FormField name={name} schema={item} label={entryLabel} value={entry} onChange={change} autoFocus={index === added} />
              )}
            </div>
            <div className={styles.moves}>
              <IconButton
                label={`Flytta upp ${entryLabel.toLocaleLowerCase('sv')}`}
                size="small"
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={`Flytta ned ${entryLabel.toLocaleLowerCase('sv')}`}
                size="small"
                isDisabled={index === entries.length - 1}
                onPress={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                label={`Ta bort ${entryLabel.toLocaleLowerCase('sv')}`}
                size="small"
                onPress={() => {
                  keys.remove(index);
                  set(entries.filter((_, place) => place !== index));
                }}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </div>
        );
      })}
      <div>
        <Button size="small" icon={<Plus aria-hidden />} onPress={add}>
          Lägg till
        </Button>
      </div>
    </fieldset>
  );
}

/** The entries, with empty ones after them until there are as many as there should be. */
function withRoom(entries: readonly unknown[], wanted: number): unknown[] {
  return [...entries, ...Array.from({ length: Math.max(0, wanted - entries.length) }, () => '')];
}

/** A key for each entry that follows it when it moves, so that a field keeps its focus and cursor. */
function useKeys(length: number) {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < length) keys.current.push(next.current++);
  keys.current.length = length;
  return {
    at: (index: number) => keys.current[index],
    move: (from: number, to: number) => keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
    remove: (index: number) => keys.current.splice(index, 1),
  };
}
