'use client';

import { type KeyboardEvent, type Ref, useId } from 'react';
import styles from '#components/editor/growing-text.module.css';
import { RUNNING_TEXT } from '#components/editor/typography/typed-in-field.ts';
import { useCaretKept } from '#components/editor/use-caret-kept.ts';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { oneLine } from '#lib/content/one-line.ts';

interface GrowingTextProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter goes on to what comes next: a headline is one line, however long. */
  onEnter: () => void;
  look: 'rubrik' | 'ingress';
  lang: string;
  isReadOnly: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field without a frame, as high as its text. */
export function GrowingText({ label, placeholder, value, onChange, onEnter, look, lang, isReadOnly, ref }: GrowingTextProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const field = useCaretKept(value);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <div className={styles.field} data-look={look} data-falt={look}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {/* The copy gives the field its height. */}
      <div className={styles.grow} data-value={`${value || placeholder} `}>
        <textarea
          ref={(element) => {
            field.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          id={id}
          rows={1}
          lang={lang}
          {...{ [RUNNING_TEXT]: lang }}
          spellCheck
          placeholder={placeholder}
          readOnly={isReadOnly || !isHydrated}
          value={value}
          onChange={(event) => onChange(oneLine(event.target.value))}
          onKeyDown={press}
        />
      </div>
    </div>
  );
}
