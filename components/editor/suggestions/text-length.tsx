import styles from '#components/editor/suggestions/suggestions.module.css';
import { characterCount } from '#lib/contract/characters.ts';

/** How long a text is, against the most it may be. */
export function TextLength({ text, mest }: { text: string; mest: number }) {
  const count = characterCount(text);
  return (
    <span className={styles.length} data-over={count > mest || undefined}>
      {count} av {mest} tecken
    </span>
  );
}
