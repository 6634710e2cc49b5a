'use client';

import Link from 'next/link';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { JOB_STATE, jobWords } from '#components/studio/translation/job-state.ts';
import { type NotStarted, NotStartedBanner } from '#components/studio/translation/not-started.tsx';
import { ProgressBar } from '#components/studio/translation/progress-bar.tsx';
import { sumWords } from '#components/studio/translation/sum-words.ts';
import styles from '#components/studio/translation/translations.module.css';
import { useJobs } from '#components/studio/translation/use-jobs.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio } from '#lib/transports/client/browser.ts';

const COLUMNS = [
  { id: 'rubrik', namn: 'Artikel' },
  { id: 'status', namn: 'Läge' },
  { id: 'avbryt', namn: 'Avbryt', isNameHidden: true, align: 'end' },
] as const;

interface JobWatchProps {
  jobb: readonly string[];
  rubriker: Readonly<Record<string, string>>;
  notStarted: readonly NotStarted[];
}

/** How far each of the translations has come; asks the service now and then until all are over. */
export function JobWatch({ jobb, rubriker, notStarted }: JobWatchProps) {
  const { data, failure, reload } = useJobs(jobb);
  const cancel = useOperation(cancelAll);
  const open = data?.jobb.filter(({ status }) => status === 'vantar' || status === 'pagar') ?? [];

  async function stop(ids: readonly string[]) {
    await cancel.run(ids);
    reload();
  }

  return (
    <div className={styles.results}>
      <NotStartedBanner articles={notStarted} />
      <FailureBanner failure={cancel.failure ?? failure} onRetry={reload} />
      {data === undefined ? (
        failure === undefined && <Skeleton height="10rem" />
      ) : (
        <>
          <div className={styles.sum} data-klart={data.klart}>
            <p role="status">{sumWords(data.summa)}</p>
            <ProgressBar
              label="Alla översättningar"
              value={
                data.jobb.reduce((sum, { status, framsteg }) => sum + (status === 'vantar' || status === 'pagar' ? framsteg : 100), 0) /
                data.jobb.length
              }
            />
            {open.length > 1 && (
              <div className={styles.buttons}>
                <Button size="small" isPending={cancel.isRunning} onPress={() => stop(open.map(({ jobb: id }) => id))}>
                  Avbryt alla som inte är klara
                </Button>
              </div>
            )}
          </div>
          <Table label="Översättningar" columns={COLUMNS}>
            {data.jobb.map((job) => {
              const rubrik = rubriker[job.innehall] || 'Utan rubrik';
              const isOpen = job.status === 'vantar' || job.status === 'pagar';
              return (
                <TableRow key={job.jobb} data-jobb={job.status}>
                  <TableCell>
                    <Link href={`/studio/artikel/${job.innehall}`} prefetch={false} className={styles.title}>
                      {rubrik}
                    </Link>
                    {jobWords(job).map((line) => (
                      <p key={line} className={styles.words}>
                        {line}
                      </p>
                    ))}
                  </TableCell>
                  <TableCell>
                    <span className={styles.state}>
                      <Badge tone={JOB_STATE[job.status].tone}>{JOB_STATE[job.status].namn}</Badge>
                    </span>
                    {job.status === 'pagar' && (
                      <div className={styles.progress}>
                        <ProgressBar label={`${rubrik}: till ${LANGUAGE_NAME[job.till].toLowerCase()}`} value={job.framsteg} />
                      </div>
                    )}
                  </TableCell>
                  <TableCell align="end">
                    {isOpen && (
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={`Avbryt översättningen av ${rubrik}`}
                        onPress={() => stop([job.jobb])}
                      >
                        Avbryt
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              );
            })}
          </Table>
        </>
      )}
    </div>
  );
}

/** One that is over meanwhile needs no calling off. */
async function cancelAll(ids: readonly string[]): Promise<void> {
  for (const jobb of ids) {
    try {
      await studio.avbrytOversattning({ jobb });
    } catch (error) {
      if (!(error instanceof ApiFault && error.status === 409)) throw error;
    }
  }
}
