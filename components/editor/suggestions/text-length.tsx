import styles from '#components/editor/suggestions/suggestions.module.css';

/** How long a text is, against the most it may be. */
export function TextLength({ text, mest }: { text: string; mest: number }) {
  return (
    <span className={styles.length} data-over={text.length > mest || undefined}>
      {text.length} av {mest} tecken
    </span>
  );
}
