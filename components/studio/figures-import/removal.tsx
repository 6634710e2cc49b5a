'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { daysInWords, inNumbers } from '#components/studio/figures/figure-words.ts';
import { type FigureFields, type FigureKind, removalForm } from '#components/studio/figures-import/figure-form.ts';
import styles from '#components/studio/figures-import/import-page.module.css';
import type { FigureReport } from '#components/studio/figures-import/import-report.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { studio } from '#lib/transports/client/browser.ts';

interface RemovalProps {
  kind: FigureKind;
  /** Of which source, and of which program where one is chosen. */
  fields: FigureFields;
}

/** What was read in wrongly is removed by its source and days: tried first, like a file. */
export function Removal({ kind, fields }: RemovalProps) {
  const [days, setDays] = useState({ fran: '', till: '' });
  const [lacking, setLacking] = useState<'kalla' | 'fran' | 'till'>();
  const [outlook, setOutlook] = useState<FigureReport>();
  const [done, setDone] = useState<FigureReport>();
  const asking = useOperation(async (isTried: boolean) => {
    const form = removalForm(kind, fields, days, isTried);
    return (await (kind === 'intakter' ? studio.importeraIntakter(form) : studio.importeraTrafik(form))).rapport;
  });
  // What was told is of the source as it was chosen then.
  const asked = [kind, fields.kalla, fields.program].join(' ');
  const [toldOf, setToldOf] = useState(asked);
  const isOfThis = toldOf === asked;

  function change(name: 'fran' | 'till', value: string) {
    setDays((now) => ({ ...now, [name]: value }));
    setLacking(undefined);
    setOutlook(undefined);
    setDone(undefined);
    asking.reset();
  }

  async function ask(isTried: boolean) {
    const missing = fields.kalla.trim() === '' ? 'kalla' : (['fran', 'till'] as const).find((name) => days[name] === '');
    setLacking(missing);
    if (missing !== undefined) return;
    setToldOf(asked);
    setOutlook(undefined);
    setDone(undefined);
    const report = await asking.run(isTried);
    if (report === undefined) return;
    if (isTried) setOutlook(report);
    else setDone(report);
  }

  const field = (name: 'fran' | 'till', empty: string) => {
    const fault = lacking === name ? empty : faultOf(asking.failure, `ta_bort_${name}`);
    return { type: 'date', value: days[name], onChange: (value: string) => change(name, value), ...(fault === undefined ? {} : { fault }) };
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Ta bort det som lästs in fel</h2>
      <p className={styles.note}>
        Siffrorna från källan ovan tas bort för dagarna här. Finns filen kvar kan den läsas in igen.
        {kind === 'intakter' && ' Är ett program valt ovan tas bara det programmets bort.'}
      </p>
      <div className={styles.pair}>
        <TextField label="Första dagen" {...field('fran', 'Ange första dagen.')} />
        <TextField label="Sista dagen" {...field('till', 'Ange sista dagen.')} />
      </div>
      {lacking === 'kalla' && (
        <Banner tone="warning" title="Källan saknas">
          Skriv källans namn i fältet Källa ovan, som när filen lästes in.
        </Banner>
      )}
      <FailureBanner failure={asking.failure} except={['ta_bort_fran', 'ta_bort_till']} onRetry={() => void ask(true)} />
      <div>
        <Button isPending={asking.isRunning} onPress={() => void ask(true)}>
          Provkör borttagningen
        </Button>
      </div>
      {isOfThis && outlook !== undefined && (
        <>
          <Banner tone={outlook.borttagna === 0 ? 'info' : 'warning'} title={removedInWords(outlook, 'Skulle tas bort')}>
            Ingenting är ändrat än.
          </Banner>
          <div>
            <Button
              variant="danger"
              icon={<Trash2 aria-hidden />}
              isPending={asking.isRunning}
              isDisabled={outlook.borttagna === 0}
              onPress={() => void ask(false)}
            >
              Ta bort siffrorna
            </Button>
          </div>
        </>
      )}
      {isOfThis && done !== undefined && <Banner tone="success" title={removedInWords(done, 'Borttaget')} />}
    </section>
  );
}

/** How many, of which days, and what they come to. */
function removedInWords(report: FigureReport, became: string): string {
  const { borttagna, fran, till } = report;
  if (borttagna === 0 || fran === null || till === null) return 'Källan har inga siffror för de dagarna';
  const sums = 'summor' in report ? `, ${report.summor.map(({ text }) => text).join(' och ')}` : '';
  const number = borttagna === 1 ? '1 siffra' : `${inNumbers(borttagna)} siffror`;
  return `${became}: ${number}, ${daysInWords(fran, till)}${sums}`;
}
