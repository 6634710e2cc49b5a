'use client';

import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import styles from '#components/editor/block/forms/ingredient-table.module.css';
import { isEmptyRow, readIngredient } from '#components/editor/block/forms/ingredients.ts';
import dropStyles from '#components/editor/form/entry-drop.module.css';
import { EntryGrip } from '#components/editor/form/entry-grip.tsx';
import { EntryMoves } from '#components/editor/form/entry-moves.tsx';
import { pastedLines } from '#components/editor/form/pasted-lines.ts';
import { useEntryDrag } from '#components/editor/form/use-entry-drag.ts';
import { moved, useEntryKeys } from '#components/editor/form/use-entry-keys.ts';
import { useFocusAfter } from '#components/editor/form/use-focus-after.ts';
import { changed, type Values } from '#components/editor/form/values.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';

interface Row {
  mangd?: string | number | undefined;
  vara?: string | undefined;
}

interface IngredientTableProps {
  /** «Ingredienser», or of which group. */
  label: string;
  rows: readonly Row[];
  onChange: (rows: Values[]) => void;
}

const COLUMNS = [
  { field: 'mangd', namn: 'Mängd', exempel: '2 dl' },
  { field: 'vara', namn: 'Ingrediens', exempel: 'mjölk' },
] as const;
type Column = (typeof COLUMNS)[number]['field'];

/**
 * Ingredients in two columns. Enter begins a row, Backspace in an empty one takes it away, the arrows go between rows, and
 * a pasted list of ingredients becomes as many rows.
 */
export function IngredientTable({ label, rows: written, onChange }: IngredientTableProps) {
  // There is always a row to write in.
  const rows = written.length === 0 ? [{}] : written;
  const keys = useEntryKeys(rows.length);
  const frame = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(frame);
  const drag = useEntryDrag(list, move);
  const cell = (element: HTMLElement, index: number, field: Column) =>
    element.querySelector<HTMLElement>(`[data-row="${index}"] [data-cell="${field}"]`);
  const focusCell = (index: number, field: Column) => focusAfter((element) => cell(element, index, field));
  const set = (next: readonly Row[]) => onChange(next.map((row) => changed({}, { ...row })));

  function move(from: number, to: number) {
    keys.move(from, to);
    focusCell(to, 'vara');
    set(moved(rows, from, to));
  }

  function insert(index: number) {
    keys.insert(index);
    focusCell(index, 'mangd');
    set(rows.toSpliced(index, 0, {}));
  }

  function remove(index: number, focus: number, field: Column) {
    if (rows.length > 1) keys.remove(index);
    focusCell(Math.max(0, focus), field);
    set(rows.toSpliced(index, 1));
  }

  function press(event: KeyboardEvent<HTMLInputElement>, index: number, field: Column) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Enter') {
      event.preventDefault();
      insert(index + 1);
    } else if (event.key === 'Backspace' && rows.length > 1 && isEmptyRow(rows[index] ?? {})) {
      event.preventDefault();
      remove(index, index - 1, 'vara');
    } else if (step !== 0 && frame.current !== null) {
      event.preventDefault();
      cell(frame.current, index + step, field)?.focus();
    }
  }

  function paste(event: ClipboardEvent, index: number) {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines === undefined) return;
    event.preventDefault();
    const pasted = lines.map(readIngredient);
    const replaces = isEmptyRow(rows[index] ?? {});
    const at = replaces ? index : index + 1;
    keys.insert(at, replaces ? pasted.length - 1 : pasted.length);
    focusCell(at + pasted.length - 1, 'vara');
    set(rows.toSpliced(at, replaces ? 1 : 0, ...pasted));
  }

  return (
    <div className={styles.frame}>
      <fieldset ref={frame} aria-label={label} className={styles.table}>
        <div className={styles.head} aria-hidden>
          <span />
          {COLUMNS.map(({ field, namn }) => (
            <span key={field}>{namn}</span>
          ))}
        </div>
        <div ref={list}>
          {rows.map((row, index) => (
            <div key={keys.at(index)} className={classNames(styles.row, dropStyles.entry)} data-row={index} {...drag.marks(index)}>
              <EntryGrip drag={drag} index={index} />
              {COLUMNS.map(({ field, namn, exempel }) => (
                <input
                  key={field}
                  type="text"
                  data-cell={field}
                  aria-label={`${namn} ${index + 1}`}
                  placeholder={index === 0 ? exempel : undefined}
                  value={row[field] ?? ''}
                  onChange={({ target }) => set(rows.with(index, { ...row, [field]: target.value }))}
                  onKeyDown={(event) => press(event, index, field)}
                  onPaste={(event) => paste(event, index)}
                />
              ))}
              <EntryMoves
                name={`rad ${index + 1}`}
                index={index}
                length={rows.length}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index, Math.min(index, rows.length - 2), 'vara')}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <Button size="small" variant="quiet" icon={<Plus aria-hidden />} onPress={() => insert(rows.length)}>
        Rad
      </Button>
    </div>
  );
}
