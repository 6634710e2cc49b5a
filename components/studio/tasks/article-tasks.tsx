'use client';

import Link from 'next/link';
import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import styles from '#components/studio/tasks/article-tasks.module.css';
import { loadTasks } from '#components/studio/tasks/load-tasks.ts';
import { TASKS } from '#components/studio/tasks/task-address.ts';
import { TASK_STATE } from '#components/studio/tasks/task-words.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { cannotQueue } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const TaskDialog = lazyDialog(async () => (await import('#components/studio/tasks/task-dialog.tsx')).TaskDialog);

const AGAIN = 30_000;

interface ArticleTasksProps {
  innehall: string;
  sektioner: readonly Section[];
  jag: Actor;
}

/** The tasks of an article, each with its way to the queue, and the way to put in another. */
export function ArticleTasks({ innehall, sektioner, jag }: ArticleTasksProps) {
  const [isCreating, setCreating] = useState(false);
  const { data, failure, reload } = usePolled(
    innehall,
    async () => {
      const [tasks, { ansvariga }] = await Promise.all([loadTasks({ innehall }, 1), studio.listaKoansvariga({})]);
      return { uppgifter: tasks.uppgifter, ansvariga };
    },
    () => AGAIN,
    { om: ['ko', 'ideer'] },
  );
  return (
    <section aria-labelledby="artikelns-uppgifter" className={styles.tasks}>
      <h3 id="artikelns-uppgifter" className={styles.heading}>
        Uppgifter
      </h3>
      <FailureBanner failure={failure} onRetry={reload} />
      {data !== undefined && data.uppgifter.length > 0 && (
        <ul className={styles.list}>
          {data.uppgifter.map(({ id, rubrik, status }) => (
            <li key={id}>
              <Link href={`${TASKS}?uppgift=${id}`}>{rubrik}</Link> <Badge tone={TASK_STATE[status].tone}>{TASK_STATE[status].namn}</Badge>
            </li>
          ))}
        </ul>
      )}
      {cannotQueue(jag) === undefined && (
        <p className={styles.more}>
          <Button size="small" onPress={() => setCreating(true)}>
            Ny uppgift
          </Button>
        </p>
      )}
      {isCreating && (
        <TaskDialog
          task={undefined}
          innehall={innehall}
          sektioner={sektioner}
          ansvariga={data?.ansvariga ?? []}
          onClose={() => setCreating(false)}
          onSaved={() => {
            setCreating(false);
            reload();
          }}
        />
      )}
    </section>
  );
}
