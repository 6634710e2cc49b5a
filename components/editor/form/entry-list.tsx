'use client';

import { ChevronRight, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import dropStyles from '#components/editor/form/entry-drop.module.css';
import { EntryGrip } from '#components/editor/form/entry-grip.tsx';
import styles from '#components/editor/form/entry-list.module.css';
import { EntryMoves } from '#components/editor/form/entry-moves.tsx';
import formStyles from '#components/editor/form/form.module.css';
import { useEntryDrag } from '#components/editor/form/use-entry-drag.ts';
import { moved, useEntryKeys } from '#components/editor/form/use-entry-keys.ts';
import { CONTROL, useFocusAfter } from '#components/editor/form/use-focus-after.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';

interface EntryListProps<Entry> {
  label: string;
  description?: string | undefined;
  /** What one of them is called: «Produkt». */
  one: string;
  /** «Lägg till produkt»; «Lägg till» when absent. */
  addLabel?: string;
  entries: readonly Entry[];
  onChange: (entries: unknown[]) => void;
  /** A new entry, with what it holds from the start. */
  make?: () => unknown;
  /** The entry in one line, while it is closed. */
  summary: (entry: Entry, index: number) => ReactNode;
  /** The address of a small picture before the line. */
  picture?: (entry: Entry) => string | undefined;
  isNumbered?: boolean;
  /** The places of the entries in the order they are shown, where that follows from what they say; they are then not moved by hand. */
  order?: readonly number[];
  /** Other ways to add, beside the button. */
  actions?: ReactNode;
  children: (entry: Entry, change: (entry: unknown) => void, index: number) => ReactNode;
}

/**
 * A list of entries with several fields each. Each is one line until it is opened; the newest is open from the start, and
 * one that is added closes the others.
 */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { label, description, one, addLabel = 'Lägg till', entries, onChange, make, summary, picture, isNumbered, order, actions } = props;
  const keys = useEntryKeys(entries.length);
  const shown = order ?? entries.map((_, index) => index);
  const newest = order === undefined ? entries.length - 1 : order[0];
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(newest === undefined || newest < 0 ? [] : [keys.at(newest)]));
  const frame = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(frame);
  const id = useId();
  const bodyOf = (key: number) => `${id}-${key}`;
  const drag = useEntryDrag(list, move);

  function toggle(key: number) {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  }

  function add() {
    keys.insert(entries.length);
    const key = keys.at(entries.length);
    setOpen(new Set([key]));
    focusAfter((element) => element.querySelector(`[id="${bodyOf(key)}"]`)?.querySelector(CONTROL));
    onChange([...entries, make?.() ?? {}]);
  }

  function move(from: number, to: number) {
    keys.move(from, to);
    // The button that was pressed may have become of no use.
    if (to === 0 || to === entries.length - 1) focusHeader(to);
    onChange(moved(entries, from, to));
  }

  function remove(index: number) {
    keys.remove(index);
    focusHeader(Math.min(index, entries.length - 2));
    onChange(entries.filter((_, place) => place !== index));
  }

  function focusHeader(index: number) {
    focusAfter((element) => element.querySelector(`[data-header="${index}"]`) ?? element.querySelector('[data-add] button'));
  }

  return (
    <fieldset ref={frame} className={formStyles.list}>
      <legend className={formStyles.legend}>{label}</legend>
      {description === undefined ? null : <p className={formStyles.about}>{description}</p>}
      {shown.length === 0 ? null : (
        <div ref={list} className={styles.entries}>
          {shown.map((index, place) => {
            const entry = entries[index];
            if (entry === undefined) return null;
            const key = keys.at(index);
            const isOpen = open.has(key);
            const name = `${one.toLocaleLowerCase('sv')} ${place + 1}`;
            const src = picture?.(entry);
            return (
              <div key={key} className={classNames(styles.entry, dropStyles.entry)} data-open={isOpen || undefined} {...drag.marks(index)}>
                <div className={styles.header}>
                  {order === undefined && entries.length > 1 && <EntryGrip drag={drag} index={index} />}
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? bodyOf(key) : undefined}
                    data-header={index}
                    onClick={() => toggle(key)}
                  >
                    <ChevronRight aria-hidden className={styles.chevron} />
                    {/* biome-ignore lint/performance/noImgElement: shows whatever address the article has */}
                    {src === undefined ? null : <img src={src} alt="" className={styles.thumbnail} loading="lazy" />}
                    {isNumbered && <span className={styles.number}>{place + 1}.</span>}
                    <span className={styles.summary}>{summary(entry, index)}</span>
                  </button>
                  <EntryMoves
                    name={name}
                    index={index}
                    length={entries.length}
                    onMove={order === undefined ? (to) => move(index, to) : undefined}
                    onRemove={() => remove(index)}
                  />
                </div>
                {isOpen && (
                  <div id={bodyOf(key)} className={styles.body}>
                    {props.children(entry, (next) => onChange(entries.map((old, at) => (at === index ? next : old))), index)}
                  </div>
                )}
              </div>
            );
          })}
        </div>
      )}
      <div className={styles.actions} data-add data-first={order !== undefined || undefined}>
        <Button size="small" icon={<Plus aria-hidden />} onPress={add}>
          {addLabel}
        </Button>
        {actions}
      </div>
    </fieldset>
  );
}
