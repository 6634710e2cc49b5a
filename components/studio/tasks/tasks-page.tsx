'use client';

import { ListChecks, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OfferedTemplate } from '#components/studio/articles/new-article-dialog.tsx';
import { failureOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { useNow } from '#components/studio/release/use-now.ts';
import { SavedViews } from '#components/studio/saved-views.tsx';
import { LazyTaskCalendar } from '#components/studio/tasks/lazy-task-calendar.tsx';
import { countTasks, type LoadedTasks, loadTasks } from '#components/studio/tasks/load-tasks.ts';
import {
  addressOf,
  filterOfText,
  isFiltered,
  queryOf,
  queryTextOf,
  TASK_VIEWS,
  type TaskFilter,
} from '#components/studio/tasks/task-address.ts';
import { TaskBoard } from '#components/studio/tasks/task-board.tsx';
import { stepsOf, type TaskDesk, TaskDeskContext, type TaskStep } from '#components/studio/tasks/task-desk.ts';
import { TaskDetails } from '#components/studio/tasks/task-details.tsx';
import { TaskFilters } from '#components/studio/tasks/task-filters.tsx';
import { focusTask } from '#components/studio/tasks/task-link.tsx';
import { TaskTable } from '#components/studio/tasks/task-table.tsx';
import styles from '#components/studio/tasks/tasks-page.module.css';
import { useTaskKeys } from '#components/studio/tasks/use-task-keys.ts';
import { useHotkey } from '#components/studio/use-hotkey.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { cannotQueue } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import type { QueueState } from '#lib/contract/closed/queue.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import type { SavedView } from '#lib/contract/saved-view.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const HandOverDialog = lazyDialog(async () => (await import('#components/studio/tasks/hand-over-dialog.tsx')).HandOverDialog);
const TaskDialog = lazyDialog(async () => (await import('#components/studio/tasks/task-dialog.tsx')).TaskDialog);

const VIEW_NAME = { tavla: 'Tavla', lista: 'Lista', kalender: 'Kalender' } as const;
const AGAIN = 15_000;
const ONE_OF_EACH = { oppen: 1, tagen: 1, klar: 1, lista: 1 };

interface TasksPageProps {
  filter: TaskFilter;
  /** The task that the address opens. */
  uppgift: QueueItem | undefined;
  idag: string;
  vyer: readonly SavedView[];
  ansvariga: readonly Author[];
  sektioner: readonly Section[];
  mallar: readonly OfferedTemplate[];
  jag: Actor;
}

/** What the newsroom has to do: as a board, a list and a calendar. */
export function TasksPage(props: TasksPageProps) {
  const { idag, vyer, ansvariga, sektioner, mallar, jag } = props;
  const now = useNow();
  const [filter, setFilter] = useState(props.filter);
  const [pages, setPages] = useState(ONE_OF_EACH);
  const [opened, setOpened] = useState(props.uppgift);
  const [editing, setEditing] = useState<{ task: QueueItem | undefined }>();
  const [givenOver, setGivenOver] = useState<QueueItem>();
  /** What has moved keeps the focus, wherever it is shown next. */
  const followed = useRef<string>(undefined);
  const canWork = cannotQueue(jag) === undefined;

  const query = queryOf(filter, jag.id);
  const tasks = usePolled(
    JSON.stringify([filter.vy, query, pages]),
    () => loadView(filter, query, pages),
    () => AGAIN,
    { om: ['ko', 'ideer', 'innehall'] },
  );
  const loaded = tasks.data;
  const all = loaded === undefined ? [] : Object.values(loaded).flatMap(({ uppgifter }) => uppgifter);
  const shown = opened === undefined ? undefined : (all.find(({ id }) => id === opened.id) ?? opened);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what has been loaded that has moved the task
  useEffect(() => {
    if (followed.current !== undefined && document.activeElement === document.body) focusTask(followed.current);
    followed.current = undefined;
  }, [loaded]);

  function show(change: Partial<TaskFilter>) {
    const next = { ...filter, ...change };
    setFilter(next);
    setPages(ONE_OF_EACH);
    window.history.replaceState(null, '', addressOf(next));
  }

  function open(task: QueueItem | undefined) {
    setOpened(task);
    window.history.replaceState(null, '', addressOf(filter, task?.id));
  }

  function changed(task: QueueItem, told?: string) {
    if (told !== undefined) showToast({ tone: 'success', text: told });
    if (opened?.id === task.id) setOpened(task);
    followed.current = task.id;
    tasks.reload();
  }

  async function step(task: QueueItem, wanted: TaskStep) {
    try {
      const { uppgift } = await STEPS[wanted]({ id: task.id });
      changed(uppgift, toldOf(wanted, task));
    } catch (error) {
      const { fel } = failureOf(error);
      showToast({ tone: 'fault', text: fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ') });
      tasks.reload();
    }
  }

  const desk: TaskDesk = {
    ...{ jag, sektioner, ansvariga, now, canWork, open, step },
    edit: (task) => setEditing({ task }),
    handOver: setGivenOver,
  };
  const ifPossible = (wanted: TaskStep) => (task: QueueItem) => {
    if (canWork && stepsOf(task, jag).includes(wanted)) void step(task, wanted);
  };
  useHotkey('n', () => setEditing({ task: undefined }), canWork);
  useTaskKeys({
    find: (id) => all.find((task) => task.id === id),
    on: {
      t: ifPossible('ta'),
      s: ifPossible('slapp'),
      g: ifPossible('klar'),
      l: (task) => canWork && stepsOf(task, jag).length > 0 && setGivenOver(task),
      e: (task) => canWork && setEditing({ task }),
    },
  });

  const more = (list: keyof typeof pages) => setPages((before) => ({ ...before, [list]: before[list] + 1 }));
  const newTask = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setEditing({ task: undefined })}>
      Ny uppgift
    </Button>
  );

  return (
    <TaskDeskContext value={desk}>
      <PageHeader title="Arbetskö" actions={canWork ? newTask : undefined}>
        Det som ska göras, av personer och agenter. Ta en uppgift med t, lämna tillbaka med s, gör klar med g.
      </PageHeader>
      <div className={styles.bar}>
        <TaskFilters filter={filter} sektioner={sektioner} ansvariga={ansvariga} onChange={show} />
        <SavedViews
          skarm="ko"
          vyer={vyer}
          val={queryTextOf(filter)}
          jag={jag}
          count={(val) => countTasks(filterOfText(val), jag.id)}
          onChoose={(val) => show(filterOfText(val))}
        />
      </div>
      <FailureBanner failure={tasks.failure} onRetry={tasks.reload} />
      <Tabs
        label="Visa som"
        selected={filter.vy}
        onSelect={(id) => show({ vy: TASK_VIEWS.find((view) => view === id) ?? 'tavla' })}
        tabs={TASK_VIEWS.map((id) => ({
          id,
          namn: VIEW_NAME[id],
          panel:
            id === 'kalender' ? (
              <LazyTaskCalendar
                dag={filter.dag === '' ? idag : filter.dag}
                idag={idag}
                filter={filter}
                onDay={(dag) => show({ dag: dag === idag ? '' : dag })}
              />
            ) : loaded === undefined ? (
              tasks.failure === undefined && <Skeleton height="24rem" />
            ) : isEmpty(loaded) ? (
              <EmptyState
                icon={<ListChecks aria-hidden />}
                title={isFiltered(filter) ? 'Inga uppgifter passar' : 'Arbetskön är tom'}
                action={!isFiltered(filter) && canWork ? newTask : undefined}
              >
                <p>{isFiltered(filter) ? 'Ta bort något av filtren.' : 'Här samlas det som redaktionen och agenterna ska göra.'}</p>
              </EmptyState>
            ) : 'lista' in loaded ? (
              <TaskTable tasks={loaded.lista} onMore={() => more('lista')} />
            ) : (
              <TaskBoard columns={loaded} onMore={more} />
            ),
        }))}
      />
      {shown !== undefined && (
        <TaskDetails
          task={shown}
          mallar={mallar}
          onChanged={tasks.reload}
          onClose={() => {
            followed.current = shown.id;
            open(undefined);
            tasks.reload();
          }}
        />
      )}
      {editing !== undefined && (
        <TaskDialog
          task={editing.task}
          sektioner={sektioner}
          ansvariga={ansvariga}
          onClose={() => setEditing(undefined)}
          onSaved={(task) => {
            setEditing(undefined);
            changed(task, editing.task === undefined ? 'Uppgiften ligger i kön.' : 'Uppgiften är ändrad.');
          }}
        />
      )}
      {givenOver !== undefined && (
        <HandOverDialog
          task={givenOver}
          ansvariga={ansvariga}
          onClose={() => setGivenOver(undefined)}
          onDone={(task) => {
            setGivenOver(undefined);
            changed(task, `${task.ansvarig?.namn ?? ''} ansvarar nu för uppgiften.`);
          }}
        />
      )}
    </TaskDeskContext>
  );
}

const STEPS = { ta: studio.taKouppgift, slapp: studio.slappKouppgift, klar: studio.klarmarkeraKouppgift } as const;

function toldOf(step: TaskStep, { status }: QueueItem): string {
  if (step === 'klar') return 'Uppgiften är klar.';
  if (step === 'slapp') return 'Uppgiften är ledig för andra.';
  return status === 'tagen' ? 'Du har uppgiften i 30 minuter till.' : 'Uppgiften är din i 30 minuter.';
}

type Loaded = { lista: LoadedTasks } | Record<QueueState, LoadedTasks>;

/** In the list what is done comes along where it is asked for; in its column of the board what was done last comes first. */
async function loadView({ vy, klara }: TaskFilter, query: ReturnType<typeof queryOf>, pages: typeof ONE_OF_EACH): Promise<Loaded> {
  if (vy !== 'tavla')
    return { lista: await loadTasks({ ...query, ...(klara === '' && { ogjord: '1' as const }), sortera: 'senast' }, pages.lista) };
  const [oppen, tagen, klar] = await Promise.all(
    (['oppen', 'tagen', 'klar'] as const).map((status) =>
      loadTasks({ ...query, status, sortera: status === 'klar' ? 'andrad' : 'prioritet' }, pages[status]),
    ),
  );
  if (oppen === undefined || tagen === undefined || klar === undefined) throw new Error('a column of the board is missing');
  return { oppen, tagen, klar };
}

function isEmpty(loaded: Loaded): boolean {
  return Object.values(loaded).every(({ uppgifter }) => uppgifter.length === 0);
}
