'use client';

import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import dropStyles from '#components/editor/form/entry-drop.module.css';
import { EntryMoves } from '#components/editor/form/entry-moves.tsx';
import formStyles from '#components/editor/form/form.module.css';
import styles from '#components/editor/form/line-list.module.css';
import { pastedLines, pasteInto } from '#components/editor/form/pasted-lines.ts';
import { useEntryDrag } from '#components/editor/form/use-entry-drag.ts';
import { moved, useEntryKeys } from '#components/editor/form/use-entry-keys.ts';
import { useFocusAfter } from '#components/editor/form/use-focus-after.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { oneLine } from '#lib/content/one-line.ts';

interface LineListProps {
  label: string;
  /** What one of them is called: «Punkt»; as the list when absent. */
  one?: string;
  description?: string | undefined;
  lines: readonly string[];
  /** Undefined for a list that says nothing. */
  onChange: (lines: string[] | undefined) => void;
  /** How many there should be: so many lines are ready to be written. */
  wanted?: number | undefined;
  isNumbered?: boolean;
  /** Shift+Enter makes a new line within one. */
  isMultiline?: boolean;
  advisedLength?: number | undefined;
  placeholder?: string;
}

/**
 * Texts in a row, written as in a list: Enter begins the next, Backspace in an empty one takes it away, the arrows go
 * between them, and a pasted list becomes as many.
 */
export function LineList(props: LineListProps) {
  const { label, one = label, description, onChange, wanted = 1, isNumbered, isMultiline, advisedLength, placeholder } = props;
  const lines = withRoom(props.lines, Math.max(1, wanted));
  const keys = useEntryKeys(lines.length);
  const frame = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(frame);
  const focusLine = (index: number) => focusAfter((element) => element.querySelectorAll('textarea')[index]);
  const set = (next: string[]) => onChange(next.every((line) => line.trim() === '') && next.length <= 1 ? undefined : next);

  const drag = useEntryDrag(list, move);

  function move(from: number, to: number) {
    keys.move(from, to);
    focusLine(to);
    set(moved(lines, from, to));
  }

  function insert(index: number, added: readonly string[]) {
    keys.insert(index, added.length);
    focusLine(index + added.length - 1);
    set(lines.toSpliced(index, 0, ...added));
  }

  function remove(index: number, focus: number) {
    if (lines.length > 1) {
      keys.remove(index);
      focusLine(focus);
    }
    set(lines.toSpliced(index, 1));
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>, index: number) {
    const { currentTarget: field } = event;
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const isPlain = !event.shiftKey;
    if (event.key === 'Enter' && (isPlain || !isMultiline)) {
      event.preventDefault();
      insert(index + 1, ['']);
    } else if (event.key === 'Backspace' && field.value === '' && lines.length > 1) {
      event.preventDefault();
      remove(index, Math.max(0, index - 1));
    } else if (event.key === 'ArrowUp' && isPlain && index > 0 && isAt(field, 'first')) {
      event.preventDefault();
      frame.current?.querySelectorAll('textarea')[index - 1]?.focus();
    } else if (event.key === 'ArrowDown' && isPlain && index < lines.length - 1 && isAt(field, 'last')) {
      event.preventDefault();
      frame.current?.querySelectorAll('textarea')[index + 1]?.focus();
    }
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>, index: number) {
    const pasted = pastedLines(event.clipboardData.getData('text/plain'));
    if (pasted === undefined) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const made = pasteInto(value, selectionStart, selectionEnd, pasted);
    keys.insert(index + 1, made.length - 1);
    focusLine(index + made.length - 1);
    set(lines.toSpliced(index, 1, ...made));
  }

  return (
    <fieldset ref={frame} className={formStyles.list}>
      <legend className={formStyles.legend}>{label}</legend>
      {description === undefined ? null : <p className={formStyles.about}>{description}</p>}
      <div ref={list} className={styles.lines}>
        {lines.map((line, index) => (
          <div key={keys.at(index)} className={classNames(styles.line, dropStyles.entry)} {...drag.marks(index)}>
            <span
              className={styles.mark}
              aria-hidden
              data-grip
              title={lines.length > 1 ? 'Dra för att flytta' : undefined}
              {...(lines.length > 1 ? drag.grip(index) : {})}
            >
              {isNumbered ? `${index + 1}.` : '•'}
            </span>
            <span className={styles.grow} data-value={`${line || (placeholder ?? '')} `}>
              <textarea
                rows={1}
                aria-label={`${label} ${index + 1}`}
                value={line}
                placeholder={index === 0 ? placeholder : undefined}
                onChange={({ target }) => set(lines.with(index, isMultiline ? target.value : oneLine(target.value)))}
                onKeyDown={(event) => press(event, index)}
                onPaste={(event) => paste(event, index)}
              />
            </span>
            {advisedLength === undefined ? null : (
              <span className={styles.counter} data-over={line.length > advisedLength || undefined}>
                {line.length}/{advisedLength}
              </span>
            )}
            <EntryMoves
              name={`${one.toLocaleLowerCase('sv')} ${index + 1}`}
              index={index}
              length={lines.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index, Math.min(index, lines.length - 2))}
            />
          </div>
        ))}
      </div>
      <div>
        <Button size="small" variant="quiet" icon={<Plus aria-hidden />} onPress={() => insert(lines.length, [''])}>
          Lägg till
        </Button>
      </div>
    </fieldset>
  );
}

/** The lines, with empty ones after them until there are as many as there should be. */
function withRoom(lines: readonly string[], wanted: number): string[] {
  return [...lines, ...Array.from({ length: Math.max(0, wanted - lines.length) }, () => '')];
}

/** Whether the cursor stands where an arrow would not move it within the text. */
function isAt({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, end: 'first' | 'last'): boolean {
  return selectionStart === selectionEnd && selectionStart === (end === 'first' ? 0 : value.length);
}
