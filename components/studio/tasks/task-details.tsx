'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { NewArticleDialog } from '#components/studio/articles/new-article-dialog.tsx';
import { AuthorName } from '#components/studio/author-name.tsx';
import { longMoment } from '#components/studio/swedish-time.ts';
import { TaskComments } from '#components/studio/tasks/task-comments.tsx';
import { stepName, stepsOf, useTaskDesk } from '#components/studio/tasks/task-desk.ts';
import styles from '#components/studio/tasks/task-details.module.css';
import { TaskFacts } from '#components/studio/tasks/task-facts.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { cannotContribute } from '#lib/access/rights.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface TaskDetailsProps {
  task: QueueItem;
  mallar: ReadonlyArray<{ id: string; namn: string }>;
  onClose: () => void;
  onChanged: () => void;
}

/** A task in full: what it is about, what can be done with it, its article, and what is said about it. */
export function TaskDetails({ task, mallar, onClose, onChanged }: TaskDetailsProps) {
  const { jag, sektioner, canWork, step, edit, handOver } = useTaskDesk();
  const router = useRouter();
  const [isWriting, setWriting] = useState(false);
  const steps = canWork ? stepsOf(task, jag) : [];
  const isOnes = steps.length > 0;
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
        <TaskComments task={task} canWrite={canWork} onChanged={onChanged} />
      </div>
      {isWriting && (
        <NewArticleDialog
          sektioner={sektioner}
          mallar={mallar}
          jag={jag}
          start={{ rubrik: task.rubrik, sektion: task.sektion }}
          onClose={() => setWriting(false)}
          onCreated={async (innehall) => {
            await studio.andraKouppgift({ id: task.id, innehall });
            router.push(`/studio/artikel/${innehall}`);
          }}
        />
      )}
    </Dialog>
  );
}
