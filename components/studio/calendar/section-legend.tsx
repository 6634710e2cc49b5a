import { sectionColour } from '#components/studio/calendar/section-colours.ts';
import styles from '#components/studio/calendar/section-legend.module.css';
import type { Section } from '#lib/contract/section.ts';

/** Which colour is which section. */
export function SectionLegend({ sektioner }: { sektioner: readonly Section[] }) {
  return (
    <ul className={styles.legend} aria-label="Sektionernas färger">
      {sektioner.map(({ id, namn }) => (
        <li key={id} style={sectionColour(sektioner, id)}>
          <span className={styles.dot} aria-hidden />
          {namn}
        </li>
      ))}
    </ul>
  );
}
