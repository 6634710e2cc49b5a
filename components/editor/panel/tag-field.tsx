'use client';

import { X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Button as AriaButton, Tag, TagGroup, TagList } from 'react-aria-components';
import { type KnownWord, KnownWords, OFFERED } from '#components/editor/panel/known-words.tsx';
import styles from '#components/editor/panel/tag-field.module.css';
import fieldStyles from '#components/ui/field.module.css';
import { TextField } from '#components/ui/text-field.tsx';

interface TagFieldProps {
  label: string;
  /** What one of them is called, as in «Ta bort taggen skola». */
  one: string;
  description: string;
  placeholder: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Words that cannot be taken are refused with this. */
  refuse?: (typed: string) => string | undefined;
  /** Finds words that are in use already, to be offered while somebody types. */
  known?: (typed: string) => Promise<KnownWord[]>;
  isDisabled?: boolean;
  falt: string;
}

/** Any number of short words, added one at a time by Enter or comma. */
export function TagField({ label, one, description, placeholder, value, onChange, refuse, known, isDisabled, falt }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  function add() {
    const words = typed
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const refused = words.map((word) => refuse?.(word)).find((reason) => reason !== undefined);
    setFault(refused);
    if (refused !== undefined) return;
    const fresh = words.filter((word) => !value.includes(word));
    if (fresh.length > 0) onChange([...value, ...new Set(fresh)]);
    setTyped('');
  }

  function choose(word: string) {
    if (!value.includes(word)) onChange([...value, word]);
    setTyped('');
    setFault(undefined);
  }

  /** Whoever goes on to what is offered means that, and not what they had begun to type. */
  function leave({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Element && relatedTarget.closest(`[${OFFERED}]`) !== null)) add();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  }

  return (
    <div className={fieldStyles.field} data-falt={falt}>
      <TextField
        label={label}
        description={description}
        placeholder={placeholder}
        value={typed}
        onChange={setTyped}
        onKeyDown={press}
        onBlur={leave}
        isDisabled={isDisabled ?? false}
        {...(fault === undefined ? {} : { fault })}
      />
      {known !== undefined && !isDisabled && <KnownWords typed={typed} chosen={value} find={known} onChoose={choose} />}
      {value.length > 0 && (
        <TagGroup aria-label={label} {...(isDisabled ? {} : { onRemove: (keys) => onChange(value.filter((word) => !keys.has(word))) })}>
          <TagList className={styles.tags ?? ''}>
            {value.map((word) => (
              <Tag key={word} id={word} textValue={word} className={styles.tag ?? ''}>
                {word}
                {isDisabled ? null : (
                  <AriaButton slot="remove" aria-label={`Ta bort ${one} ${word}`} className={styles.remove ?? ''}>
                    <X aria-hidden />
                  </AriaButton>
                )}
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      )}
    </div>
  );
}
