import type { FigureFields, FigureKind } from '#components/studio/figures-import/figure-form.ts';
import styles from '#components/studio/figures-import/import-page.module.css';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { AdProgram } from '#lib/contract/outbound-link.ts';

interface FileFieldsProps {
  kind: FigureKind;
  fields: FigureFields;
  program: readonly AdProgram[];
  onChange: (name: keyof FigureFields, value: string) => void;
  /** What is wrong with a field. */
  faultOf: (name: keyof FigureFields) => string | undefined;
}

/** Those that newsrooms are paid in; a file that tells another says so itself. */
const CURRENCIES = ['SEK', 'EUR', 'USD', 'GBP', 'NOK', 'DKK'];
const IN_THE_FILE = { id: '', namn: 'Står i filen' };

/** What holds for all of a file: where it comes from, and what it does not say itself. */
export function FileFields({ kind, fields, program, onChange, faultOf }: FileFieldsProps) {
  const field = (name: keyof FigureFields) => {
    const fault = faultOf(name);
    return { value: fields[name], onChange: (value: string) => onChange(name, value), ...(fault === undefined ? {} : { fault }) };
  };
  return (
    <div className={styles.pair}>
      <TextField
        label="Källa"
        {...field('kalla')}
        description={kind === 'intakter' ? 'Varifrån filen kommer, samma namn varje gång.' : 'Behövs bara när det inte syns på filen.'}
      />
      {kind === 'intakter' ? (
        <>
          <Select label="Program" options={[IN_THE_FILE, ...program.map(({ id, namn }) => ({ id, namn }))]} {...field('program')} />
          <Select label="Valuta" options={[IN_THE_FILE, ...CURRENCIES.map((code) => ({ id: code, namn: code }))]} {...field('valuta')} />
        </>
      ) : (
        <TextField label="Dag" type="date" {...field('dag')} description="När hela filen gäller en dag och ingen kolumn säger vilken." />
      )}
    </div>
  );
}
