import { lastMorning } from '#lib/content/last-morning.ts';
import { taskLetter } from '#lib/letters/task-letter.ts';
import type { Store } from '#lib/store/store.ts';
import type { TakenTaskNews } from '#lib/store/task-news.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 60_000;
/** What happens within this is one letter, for who wants it at once. */
const GATHER_MS = 60_000;
const MORNING = '07:00';

type Looking = Pick<Kernel, 'machinery' | 'now' | 'log'>;

/** Writes to people, every minute, of what has happened to their tasks: as often as each of them wants it, and all of it in one letter. */
export function startTaskLetters(kernel: Looking): { stop(): Promise<void> } {
  return inRounds(() => tellOfTasks(kernel), {
    pauseMs: LOOK_EVERY_MS,
    againMs: LOOK_EVERY_MS,
    failed: (error) => kernel.log.error({ err: error }, 'it could not be seen what people are to be told of their tasks; trying again'),
  });
}

/** Tells of all that there is to tell at this moment. Each once, whatever number of instances look. */
export async function tellOfTasks({ machinery, now }: Pick<Looking, 'machinery' | 'now'>): Promise<void> {
  const untilNone = async (tell: (store: Store) => Promise<number>) => {
    while ((await machinery.database.transaction((unit) => tell(machinery.storeOn(unit)))) > 0);
  };
  await untilNone((store) => noteOverdue(store, now().toISOString(), machinery.newId));
  await untilNone((store) => write(store, now(), machinery.settings.url));
}

async function noteOverdue({ taskNews }: Store, now: string, newId: () => string): Promise<number> {
  const overdue = await taskNews.takeOverdue(now);
  const news = overdue.flatMap(({ ko, person }) =>
    person === null ? [] : [{ id: newId(), person, ko, handelse: 'forsenad' as const, text: '', av: null }],
  );
  await taskNews.add(news, now);
  return overdue.length;
}

async function write({ taskNews, outbox }: Store, now: Date, url: string): Promise<number> {
  const due = await taskNews.takeDue(new Date(now.getTime() - GATHER_MS).toISOString(), lastMorning(now.toISOString(), MORNING));
  const byPerson = Map.groupBy(due, ({ epost }) => epost);
  for (const [epost, news] of byPerson) {
    const letter = taskLetter(
      news.map((one) => ({ ...one, lank: linkOf(one, url) })),
      `${url}/studio/att-gora`,
    );
    await outbox.put({ till: [epost], ...letter, innehall: null });
  }
  return due.length;
}

function linkOf({ ko }: TakenTaskNews, url: string): string {
  return `${url}/studio/ko?uppgift=${ko}`;
}
