import { Bot, MessageSquare } from 'lucide-react';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { longMoment } from '#components/studio/swedish-time.ts';
import { useTaskDesk } from '#components/studio/tasks/task-desk.ts';
import styles from '#components/studio/tasks/task-facts.module.css';
import { endsSoon, leaseWords, TASK_KIND, TASK_PRIORITY } from '#components/studio/tasks/task-words.ts';
import { Badge } from '#components/ui/badge.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Author } from '#lib/contract/article.ts';
import type { QueueItem } from '#lib/contract/queue.ts';

/** What is to be known of a task before it is opened: how urgent, what sort, by when, and whose. */
export function TaskFacts({ task }: { task: QueueItem }) {
  const { sektioner } = useTaskDesk();
  const { prioritet, typ, sektion, senast, forsenad, kommentarer, status } = task;
  return (
    <div className={styles.facts}>
      {(prioritet === 'akut' || prioritet === 'hog') && <Badge tone={TASK_PRIORITY[prioritet].tone}>{TASK_PRIORITY[prioritet].namn}</Badge>}
      {forsenad && <Badge tone="danger">Försenad</Badge>}
      <span>{TASK_KIND[typ]}</span>
      {sektion !== null && <span>{sektioner.find(({ id }) => id === sektion)?.namn ?? sektion}</span>}
      {senast !== null && status !== 'klar' && (
        <span title={longMoment(senast)}>
          klar <RelativeTime iso={senast} />
        </span>
      )}
      <Whose task={task} />
      {kommentarer > 0 && (
        <span className={styles.icon}>
          <MessageSquare aria-hidden />
          {kommentarer}
          <VisuallyHidden>{kommentarer === 1 ? ' kommentar' : ' kommentarer'}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

/** Who has it and for how long yet, who did it, or who is to see to it. */
function Whose({ task: { status, tagen_av, tagen_till, klar_av, ansvarig } }: { task: QueueItem }) {
  const { now } = useTaskDesk();
  if (status === 'klar') return <Who author={klar_av} before="gjord av" />;
  const lease = tagen_till === null ? undefined : leaseWords(tagen_till, now);
  if (tagen_av === null || tagen_till === null || lease === undefined) return <Who author={ansvarig} before="" />;
  return (
    <>
      <Who author={tagen_av} before="" />
      <span className={styles.lease} data-soon={endsSoon(tagen_till, now) || undefined}>
        {lease}
      </span>
    </>
  );
}

function Who({ author, before }: { author: Author | null; before: string }) {
  if (author === null) return null;
  return (
    <span className={styles.icon}>
      {author.typ !== 'person' && <Bot aria-hidden />}
      {before === '' ? author.namn : `${before} ${author.namn}`}
      {author.typ === 'agent' && <VisuallyHidden> (agent)</VisuallyHidden>}
    </span>
  );
}
