'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { OfferedTemplate } from '#components/studio/articles/new-article-dialog.tsx';
import { AuthorName } from '#components/studio/author-name.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { longMoment } from '#components/studio/swedish-time.ts';
import { TaskComments } from '#components/studio/tasks/task-comments.tsx';
import { stepName, stepsOf, useTaskDesk } from '#components/studio/tasks/task-desk.ts';
import styles from '#components/studio/tasks/task-details.module.css';
import { TaskFacts } from '#components/studio/tasks/task-facts.tsx';
import { tellWhereInVain } from '#components/studio/tasks/told-in-vain.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { cannotContribute } from '#lib/access/rights.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import { studio } from '#lib/transports/client/browser.ts';

const NewArticleDialog = lazyDialog(async () => (await import('#components/studio/articles/new-article-dialog.tsx')).NewArticleDialog);

interface TaskDetailsProps {
  task: QueueItem;
  mallar: readonly OfferedTemplate[];
  onClose: () => void;
  onChanged: () => void;
}

/** A task in full: what it is about, what can be done with it, its article, and what is said about it. */
export function TaskDetails({ task, mallar, onClose, onChanged }: TaskDetailsProps) {
  const { jag, sektioner, canWork, step, edit, handOver } = useTaskDesk();
  const router = useRouter();
  const [isWriting, setWriting] = useState(false);
  const [draft, setDraft] = useState<string>();
  const tie = useOperation((innehall: string) => studio.andraKouppgift({ id: task.id, innehall }));
  const steps = canWork ? stepsOf(task, jag) : [];
  const isOnes = steps.length > 0;

  /** Ties the draft to the task and opens it. One that cannot be tied is there all the same, and is told of. */
  async function begin(innehall: string) {
    setWriting(false);
    setDraft(innehall);
    const tied = await tie.run(innehall);
    if (tied === undefined) return;
    tellWhereInVain(tied);
    router.push(`/studio/artikel/${innehall}`);
  }

  return (
    <Dialog
      title={task.rubrik}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        canWork ? (
          <>
            <Button variant="quiet" onPress={() => edit(task)}>
              Ändra
            </Button>
            {isOnes && (
              <Button variant="quiet" onPress={() => handOver(task)}>
                Lämna över
              </Button>
            )}
            {steps.toReversed().map((one, index) => (
              <Button key={one} variant={index === steps.length - 1 ? 'primary' : 'standard'} onPress={() => step(task, one)}>
                {stepName(one, task)}
              </Button>
            ))}
          </>
        ) : undefined
      }
    >
      <div className={styles.task}>
        <TaskFacts task={task} />
        {task.beskrivning !== '' && <p className={styles.words}>{task.beskrivning}</p>}
        <dl className={styles.facts}>
          {task.ansvarig !== null && (
            <div>
              <dt>Ansvarig</dt>
              <dd>
                <AuthorName av={task.ansvarig} />
              </dd>
            </div>
          )}
          {task.senast !== null && (
            <div>
              <dt>Ska vara klar</dt>
              <dd>{longMoment(task.senast)}</dd>
            </div>
          )}
          {task.planerad !== null && (
            <div>
              <dt>Planerad publicering</dt>
              <dd>{longMoment(task.planerad)}</dd>
            </div>
          )}
          <div>
            <dt>Inlagd</dt>
            <dd>
              {longMoment(task.skapad)} av <AuthorName av={task.av} />
            </dd>
          </div>
        </dl>
        {task.innehall === null ? (
          draft === undefined &&
          cannotContribute(jag) === undefined &&
          task.status !== 'klar' && (
            <p className={styles.article}>
              <Button onPress={() => setWriting(true)}>Skapa utkast</Button>
            </p>
          )
        ) : (
          <p className={styles.article}>
            <ButtonLink href={`/studio/artikel/${task.innehall}`}>Öppna artikeln</ButtonLink>
            <span>{task.artikel?.rubrik ?? ''}</span>
          </p>
        )}
        {draft !== undefined && tie.failure !== undefined && (
          <>
            <FailureBanner failure={tie.failure} onRetry={() => begin(draft)} />
            <p className={styles.article}>
              <ButtonLink href={`/studio/artikel/${draft}`}>Öppna utkastet</ButtonLink>
              <span>Utkastet är sparat, men står inte vid uppgiften än.</span>
            </p>
          </>
        )}
        <TaskComments task={task} canWrite={canWork} onChanged={onChanged} />
      </div>
      {isWriting && (
        <NewArticleDialog
          sektioner={sektioner}
          mallar={mallar}
          jag={jag}
          start={{ rubrik: task.rubrik, sektion: task.sektion }}
          onClose={() => setWriting(false)}
          onCreated={begin}
        />
      )}
    </Dialog>
  );
}
