import { COLUMN_NAMES, type FigureKind, type FoundColumns } from '#components/studio/figures-import/figure-form.ts';
import styles from '#components/studio/figures-import/import-page.module.css';
import { Select } from '#components/ui/select.tsx';

interface ColumnChoiceProps {
  kind: FigureKind;
  columns: FoundColumns;
  /** Those that somebody has chosen. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (falt: string, rubrik: string) => void;
  faultOf: (falt: string) => string | undefined;
  isDisabled: boolean;
}

/** Which of the file's columns is what: as Studio takes them, for whoever knows better to change. */
export function ColumnChoice({ kind, columns: { rubriker, kolumner }, chosen, onChoose, faultOf, isDisabled }: ColumnChoiceProps) {
  const named = [...new Set(rubriker)].filter((rubrik) => rubrik !== '');
  return (
    <div className={styles.columns}>
      {COLUMN_NAMES[kind].map(({ falt, namn, isNeeded }) => {
        const fault = faultOf(`kolumner.${falt}`);
        return (
          <Select
            key={falt}
            label={namn}
            options={[
              ...(isNeeded ? [] : [{ id: '', namn: 'Finns inte i filen' }]),
              ...named.map((rubrik) => ({ id: rubrik, namn: rubrik })),
            ]}
            value={chosen[falt] ?? kolumner[falt] ?? (isNeeded ? null : '')}
            onChange={(rubrik) => onChoose(falt, rubrik)}
            placeholder="Välj kolumn"
            isDisabled={isDisabled}
            {...(fault === undefined ? {} : { fault })}
          />
        );
      })}
    </div>
  );
}
