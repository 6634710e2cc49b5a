import { daysInWords, inNumbers } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures-import/import-page.module.css';
import { RefusedRows } from '#components/studio/figures-import/refused-rows.tsx';
import service from '#components/studio/service-page.module.css';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

export type RevenueReport = OperationOutput<'importeraIntakter'>['rapport'];
export type TrafficReport = OperationOutput<'importeraTrafik'>['rapport'];
export type FigureReport = RevenueReport | TrafficReport;

/** What became of a file, or would become of it: how many of its rows, and each that is not taken with why. */
export function ImportReport({ report }: { report: FigureReport }) {
  const { rader, tagna, nya, ersatta, samma, kvar, avvisade, fel, fran, till } = report;
  const facts: Array<[name: string, told: string]> = [
    ['Rader i filen', inNumbers(rader)],
    ['Tagna', inNumbers(tagna)],
    ['Nya siffror', inNumbers(nya)],
    ['Ersatta siffror', inNumbers(ersatta)],
    ['Oförändrade siffror', inNumbers(samma)],
    ...(kvar === 0 ? [] : [['Samma dagar, inte i filen', `${inNumbers(kvar)}: de står kvar`] satisfies [string, string]]),
    ['Avvisade rader', inNumbers(avvisade)],
    ...(fran === null || till === null ? [] : [['Dagar', daysInWords(fran, till)] satisfies [string, string]]),
    ...('summor' in report ? ofRevenue(report) : []),
  ];
  return (
    <div className={styles.report}>
      <dl className={service.facts}>
        {facts.map(([name, told]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
      <RefusedRows fel={fel} avvisade={avvisade} />
    </div>
  );
}

function ofRevenue({ summor, utan_artikel, avrundade, i_andra_kallor }: RevenueReport): Array<[string, string]> {
  return [
    ['Summa', summor.length === 0 ? '–' : summor.map(({ text }) => text).join(' och ')],
    ...(utan_artikel === 0 ? [] : [['Rader utan artikel', inNumbers(utan_artikel)] satisfies [string, string]]),
    ...(avrundade === 0 ? [] : [['Avrundade siffror', inNumbers(avrundade)] satisfies [string, string]]),
    ...(i_andra_kallor === 0
      ? []
      : [['Finns också från en annan källa', `${inNumbers(i_andra_kallor)}: de räknas ihop`] satisfies [string, string]]),
  ];
}
