import type { ReactNode } from 'react';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import styles from '#components/studio/language-choice.module.css';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Language } from '#lib/contract/languages.ts';

/** The language versions of an article side by side, to open one of them. */
export function LanguageChoice({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.languages}>
      <legend>
        <VisuallyHidden>Språkversion</VisuallyHidden>
      </legend>
      {children}
    </fieldset>
  );
}

interface LanguageButtonProps {
  sprak: Language;
  isOpen: boolean;
  onOpen: () => void;
  /** How it stands with that version. */
  children?: ReactNode;
}

export function LanguageButton({ sprak, isOpen, onOpen, children }: LanguageButtonProps) {
  return (
    <button type="button" className={styles.language} aria-pressed={isOpen} onClick={onOpen}>
      {LANGUAGE_NAME[sprak]}
      {children}
    </button>
  );
}
