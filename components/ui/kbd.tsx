import styles from '#components/ui/kbd.module.css';

/** Keys to press at once, for example `<Kbd keys={['Ctrl', 'S']} />`. */
export function Kbd({ keys }: { keys: string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
