'use client';

import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { ColumnChoice } from '#components/studio/figures-import/column-choice.tsx';
import { COLUMN_NAMES, type FigureFields, type FigureKind } from '#components/studio/figures-import/figure-form.ts';
import { FileFields } from '#components/studio/figures-import/file-fields.tsx';
import styles from '#components/studio/figures-import/import-page.module.css';
import { ImportReport } from '#components/studio/figures-import/import-report.tsx';
import { Removal } from '#components/studio/figures-import/removal.tsx';
import { useFigureImport } from '#components/studio/figures-import/use-figure-import.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import type { AdProgram } from '#lib/contract/outbound-link.ts';

const KINDS = [
  { id: 'intakter', namn: 'Intäkter', hint: 'Från annonsnätverk och program: dag, belopp, program och artikel.' },
  {
    id: 'trafik',
    namn: 'Trafik',
    hint: 'Från Matomo, Plausible, Search Console eller något annat. Visas för sig, aldrig ihoplagd med Studios egen.',
  },
] as const;

/** A file of figures is tried, its columns are seen to, and then it is read in by whoever has seen what becomes of it. */
export function ImportPage({ program }: { program: readonly AdProgram[] }) {
  const [kind, setKind] = useState<FigureKind>('intakter');
  const [file, setFile] = useState<File>();
  const [fields, setFields] = useState<FigureFields>({ kalla: '', program: '', valuta: '', dag: '' });
  const [lacksSource, setLacksSource] = useState(false);
  const { columns, outlook, done, failure, isRunning, ...it } = useFigureImport();

  function change(name: keyof FigureFields, value: string) {
    setFields((now) => ({ ...now, [name]: value }));
    setLacksSource(false);
    it.forget();
  }

  function tryOut() {
    if (file === undefined) return;
    if (kind === 'intakter' && fields.kalla.trim() === '') return setLacksSource(true);
    void it.tryOut({ kind, file, fields });
  }

  const shown = ['kalla', 'program', 'valuta', 'dag', ...COLUMN_NAMES[kind].map(({ falt }) => `kolumner.${falt}`)];
  return (
    <>
      <PageHeader title="Importera siffror" actions={<ButtonLink href="/studio/siffror/intakter">Intäkter</ButtonLink>}>
        En fil provkörs först och ändrar ingenting. Samma fil två gånger räknas en gång, och en rättelse ersätter.
      </PageHeader>
      <div className={styles.parts}>
        <RadioGroup
          label="Vad filen innehåller"
          options={KINDS}
          value={kind}
          onChange={(id) => {
            setKind(KINDS.find((one) => one.id === id)?.id ?? 'intakter');
            it.beginAnew();
          }}
        />
        <FileFields
          {...{ kind, fields, program }}
          onChange={change}
          faultOf={(name) =>
            name === 'kalla' && lacksSource ? 'Skriv varifrån filen kommer, till exempel adtraction.' : faultOf(failure, name)
          }
        />
        <div className={styles.file}>
          <FileTrigger
            acceptedFileTypes={['.csv', '.tsv', '.txt', 'text/csv']}
            onSelect={(files) => {
              if (files?.[0] === undefined) return;
              setFile(files[0]);
              it.beginAnew();
            }}
          >
            <Button icon={<Upload aria-hidden />} isDisabled={isRunning}>
              Välj fil
            </Button>
          </FileTrigger>
          <span className={styles.name}>{file?.name ?? 'En CSV-fil med rubriker på första raden.'}</span>
        </div>
        {columns !== undefined && (
          <section className={styles.part}>
            <h2 className={styles.heading}>Kolumner</h2>
            <p className={styles.note}>Så här läses filen. Ändra det som är fel och provkör igen.</p>
            <ColumnChoice
              {...{ kind, columns, chosen: it.chosen, onChoose: it.choose, isDisabled: isRunning }}
              faultOf={(falt) => faultOf(failure, falt)}
            />
          </section>
        )}
        <FailureBanner failure={failure} except={shown} onRetry={tryOut} />
        <div>
          <Button
            variant={outlook === undefined ? 'primary' : 'standard'}
            isDisabled={file === undefined}
            isPending={isRunning}
            onPress={tryOut}
          >
            Provkör
          </Button>
        </div>
        {outlook !== undefined && file !== undefined && (
          <section className={styles.part}>
            <Banner tone={outlook.avvisade === 0 ? 'info' : 'warning'} title="Det här skulle hända">
              Ingenting är ändrat än.
            </Banner>
            <ImportReport report={outlook} />
            <div>
              <Button
                variant="primary"
                isPending={isRunning}
                isDisabled={outlook.tagna === 0}
                onPress={() => void it.readIn({ kind, file, fields })}
              >
                Importera
              </Button>
            </div>
          </section>
        )}
        {done !== undefined && (
          <section className={styles.part}>
            <Banner tone="success" title={`${file?.name ?? 'Filen'} är inläst`} />
            <ImportReport report={done} />
          </section>
        )}
        <Removal {...{ kind, fields }} />
      </div>
    </>
  );
}
