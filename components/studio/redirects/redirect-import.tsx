'use client';

import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { inNumbers } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures-import/import-page.module.css';
import { RefusedRows } from '#components/studio/figures-import/refused-rows.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import service from '#components/studio/service-page.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Report = OperationOutput<'importeraOmdirigeringar'>['rapport'];

/** A file of old addresses is tried, and then read in by whoever has seen what becomes of it. */
export function RedirectImport() {
  const [file, setFile] = useState<File>();
  const [elsewhere, setElsewhere] = useState(false);
  const [outcome, setOutcome] = useState<{ report: Report; isTried: boolean }>();
  const { run, isRunning, failure, reset } = useOperation(studio.importeraOmdirigeringar);

  function forget() {
    setOutcome(undefined);
    reset();
  }

  async function send(isTried: boolean) {
    if (file === undefined) return;
    const form = new FormData();
    form.set('fil', file);
    form.set('annan_vard', String(elsewhere));
    if (isTried) form.set('provkor', 'true');
    forget();
    const answer = await run(form);
    if (answer !== undefined) setOutcome({ report: answer.rapport, isTried });
  }

  return (
    <>
      <PageHeader title="Importera omdirigeringar" actions={<ButtonLink href="/studio/omdirigeringar">Omdirigeringar</ButtonLink>}>
        En CSV-fil med kolumnerna fran, till och status (301, 302 eller 410). Den provkörs först och ändrar ingenting; samma fil två gånger
        räknas en gång.
      </PageHeader>
      <div className={styles.parts}>
        <div className={styles.file}>
          <FileTrigger
            acceptedFileTypes={['.csv', '.tsv', '.txt', 'text/csv']}
            onSelect={(files) => {
              if (files?.[0] === undefined) return;
              setFile(files[0]);
              forget();
            }}
          >
            <Button icon={<Upload aria-hidden />} isDisabled={isRunning}>
              Välj fil
            </Button>
          </FileTrigger>
          <span className={styles.name}>{file?.name ?? 'En CSV-fil med rubriker på första raden.'}</span>
        </div>
        <Switch
          isSelected={elsewhere}
          onChange={(chosen) => {
            setElsewhere(chosen);
            forget();
          }}
        >
          Adresserna får leda till andra webbplatser
        </Switch>
        <FailureBanner failure={failure} onRetry={() => send(true)} />
        <div>
          <Button
            variant={outcome === undefined ? 'primary' : 'standard'}
            isDisabled={file === undefined}
            isPending={isRunning}
            onPress={() => send(true)}
          >
            Provkör
          </Button>
        </div>
        {outcome !== undefined && (
          <section className={styles.part}>
            {outcome.isTried ? (
              <Banner tone={outcome.report.avvisade === 0 ? 'info' : 'warning'} title="Det här skulle hända">
                Ingenting är ändrat än.
              </Banner>
            ) : (
              <Banner tone="success" title={`${file?.name ?? 'Filen'} är inläst`} />
            )}
            <ReportFacts report={outcome.report} />
            {outcome.isTried && (
              <div>
                <Button variant="primary" isPending={isRunning} isDisabled={outcome.report.tagna === 0} onPress={() => send(false)}>
                  Importera
                </Button>
              </div>
            )}
          </section>
        )}
      </div>
    </>
  );
}

function ReportFacts({ report: { rader, nya, ersatta, samma, avvisade, fel } }: { report: Report }) {
  const facts = [
    ['Rader i filen', rader],
    ['Nya', nya],
    ['Ersatta', ersatta],
    ['Oförändrade', samma],
    ['Avvisade rader', avvisade],
  ] as const;
  return (
    <div className={styles.report}>
      <dl className={service.facts}>
        {facts.map(([name, count]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{inNumbers(count)}</dd>
          </div>
        ))}
      </dl>
      <RefusedRows fel={fel} avvisade={avvisade} />
    </div>
  );
}
