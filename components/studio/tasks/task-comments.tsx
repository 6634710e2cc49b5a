'use client';

import { useState } from 'react';
import { AuthorName } from '#components/studio/author-name.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import styles from '#components/studio/tasks/task-comments.module.css';
import { useTaskDesk } from '#components/studio/tasks/task-desk.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Button } from '#components/ui/button.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { cannotRemoveComment } from '#lib/access/rights.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import { studio } from '#lib/transports/client/browser.ts';

const AGAIN = 15_000;
const MOST = 100;

interface TaskCommentsProps {
  task: QueueItem;
  canWrite: boolean;
  onChanged: () => void;
}

/** What has been said about a task, and the field to say more. */
export function TaskComments({ task, canWrite, onChanged }: TaskCommentsProps) {
  const { jag } = useTaskDesk();
  const [text, setText] = useState('');
  const loaded = usePolled(
    task.id,
    () => studio.listaKokommentarer({ id: task.id, per_sida: MOST }),
    () => AGAIN,
    { om: ['ko', 'kommentarer'] },
  );
  const refresh = () => {
    loaded.reload();
    onChanged();
  };
  const say = useOperation((words: string) => studio.skapaKokommentar({ id: task.id, text: words }));
  const remove = useOperation((id: string) => studio.taBortKommentar({ id }));

  async function send() {
    if ((await say.run(text)) === undefined) return;
    setText('');
    refresh();
  }

  return (
    <section aria-labelledby="kommentarer" className={styles.comments}>
      <h3 id="kommentarer" className={styles.heading}>
        Kommentarer
      </h3>
      <FailureBanner failure={say.failure ?? remove.failure ?? loaded.failure} />
      {loaded.data !== undefined && loaded.data.kommentarer.length > 0 && (
        <ol className={styles.list}>
          {loaded.data.kommentarer.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              <p className={styles.by}>
                <strong>
                  <AuthorName av={comment.av} />
                </strong>{' '}
                <RelativeTime iso={comment.skapad} />
                {comment.andrad !== comment.skapad && ' (ändrad)'}
                {cannotRemoveComment(jag, comment) === undefined && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Ta bort kommentaren av ${comment.av.namn}`}
                    onPress={async () => (await remove.run(comment.id)) !== undefined && refresh()}
                  >
                    Ta bort
                  </Button>
                )}
              </p>
              <p className={styles.words}>{comment.text}</p>
            </li>
          ))}
        </ol>
      )}
      {canWrite && (
        <>
          <TextArea
            label="Skriv en kommentar"
            rows={2}
            value={text}
            onChange={setText}
            description="De som har med uppgiften att göra får veta det."
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return event.continuePropagation();
              if (text.trim() !== '') void send();
            }}
          />
          <p className={styles.send}>
            <Button isPending={say.isRunning} isDisabled={text.trim() === ''} onPress={send}>
              Kommentera
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
